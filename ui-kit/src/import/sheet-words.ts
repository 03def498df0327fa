import type { LogKind } from '../logs/types.js';
import type { DataRow } from './arrange-rows.js';
import { cellText, isBlank, isPlaceholder } from './cell-text.js';
import type { ImportTarget } from './import-targets.js';
import { CHANNEL, type ColumnTargets } from './match-columns.js';
import { channelsIn, isFormat, kindOfPlatforms, platformNamed } from './platform-words.js';
import {
  detected,
  severalIn,
  type Vocabulary,
  type WordChoice,
  type WordChoices,
  type WordMeanings,
  wordKey,
} from './vocabularies.js';

/** A distinct word of a target, in all its spellings. */
export interface SheetWord {
  key: string;
  /** The word as it is written first. */
  text: string;
  /** Its other spellings. */
  variants: readonly string[];
  /** The number of cells. */
  count: number;
  /** Whether the user has to choose, because the word names no option. */
  isAsked: boolean;
  choice: WordChoice | null;
  /** The parts of a word that names several values, although an entry has only one. */
  several: readonly string[];
}

/** The words of a target. */
export interface FoundWords {
  /** The id of the target. */
  id: string;
  /** The columns that contain the words. */
  columns: readonly number[];
  /** Words for which the user has to choose come first, then the most frequent ones. */
  words: readonly SheetWord[];
}

/** The words of a target, and what they can mean. */
export type WordGroup = Vocabulary & FoundWords;

interface WordsInput {
  headers: readonly string[] | null;
  dataRows: readonly DataRow[];
  /** Whether a row has a date, so that it can be imported. */
  isDated: (row: DataRow) => boolean;
  columns: ColumnTargets;
  targets: readonly ImportTarget[];
  words: ReadonlyMap<string, Vocabulary>;
  /** The kind of rows without one. */
  kind: LogKind | null;
  choices: WordChoices;
  /** The choices for earlier sheets. */
  remembered: WordChoices;
}

const NO_WORDS: ReadonlySet<string> = new Set();

/** Returns whether a choice for an earlier sheet is still possible. */
const isPossible = (choice: WordChoice, { options }: Vocabulary) =>
  choice === 'none' || ('use' in choice && options.some(({ value }) => value === choice.use));

/** Finds the distinct words of a sheet, and what they mean. */
export function findWords({
  headers,
  dataRows,
  isDated,
  columns,
  targets,
  words,
  kind: kindOfRest,
  choices,
  remembered,
}: WordsInput): FoundWords[] {
  const kindWords = words.get('kind');
  const kindColumn = columns.indexOf('kind');
  const propose = (word: string, vocabulary: Vocabulary, others?: ReadonlySet<string>) => {
    const earlier = remembered[vocabulary.id]?.[wordKey(word)];
    if (earlier !== undefined && isPossible(earlier, vocabulary)) return earlier;
    return detected(word, vocabulary, others);
  };
  const found = new Map<string, Map<string, { spellings: Map<string, number>; count: number }>>();
  const add = (id: string, word: string) => {
    const group = found.get(id) ?? new Map<string, { spellings: Map<string, number>; count: number }>();
    const key = wordKey(word);
    const one = group.get(key) ?? { spellings: new Map(), count: 0 };
    one.count += 1;
    one.spellings.set(word, 0);
    group.set(key, one);
    found.set(id, group);
  };
  const choiceOf = (word: string, vocabulary: Vocabulary) =>
    choices[vocabulary.id]?.[wordKey(word)] ?? propose(word, vocabulary);
  const platforms = targets.find(({ fields }) => [...fields.values()].some(({ type }) => type === 'flags'));
  const places = columns.flatMap((id, column) => {
    const target = targets.find((one) => one.id === id);
    const vocabulary = target && words.get(target.id);
    return target && vocabulary ? [{ column, target, vocabulary }] : [];
  });
  const channels = columns.flatMap((id, column) => (id === CHANNEL ? column : []));
  const kinds = new Map<string, LogKind | null>();
  const kindIn = (text: string): LogKind | null => {
    const known = kinds.get(text);
    if (known !== undefined || !kindWords) return known ?? null;
    const choice = choiceOf(text, kindWords);
    const kind = choice !== null && choice !== 'none' && 'use' in choice ? choice.use : null;
    kinds.set(text, kind);
    return kind;
  };
  /** The keys of words of types that are perhaps platforms. */
  const others = new Set<string>();
  /** Adds the platforms of a type such as 'Instagram', unless another column contains the platforms. */
  const addPlatforms = (text: string) => {
    const kind = kindIn(text);
    if (!platforms || columns.includes(platforms.id)) return;
    if (kind !== null && !platforms.fields.has(kind)) return;
    for (const word of channelsIn(text, (each) => kindWords?.find(each) !== null)) {
      const isPlatform = platformNamed(word) !== null;
      if (!isPlatform && kind === null) continue;
      add(platforms.id, word);
      if (!isPlatform) others.add(wordKey(word));
    }
  };
  for (const row of dataRows) {
    const { cells } = row;
    const textIn = (column: number) => cellText(cells[column] ?? '');
    const kindText = kindColumn < 0 ? '' : textIn(kindColumn);
    const named = isBlank(kindText) ? '' : kindText;
    const filled = channels
      .filter((column) => !isPlaceholder(textIn(column)))
      .map((column) => headers?.[column] ?? '');
    const rowKinds =
      filled.length > 0
        ? filled.map(kindIn)
        : [
            named === ''
              ? (kindOfPlatforms(targets, (id) => textIn(columns.indexOf(id))) ?? kindOfRest)
              : kindIn(named),
          ];
    for (const header of filled) {
      add('kind', header);
      addPlatforms(header);
    }
    for (const { column, target, vocabulary } of places) {
      const text = textIn(column);
      if (isBlank(text) && vocabulary.find(text) === null) continue;
      if (target.id === 'kind' && filled.length > 0) continue;
      const hasField = (kind: LogKind | null) => kind !== null && target.fields.has(kind);
      // Kinds without the field don't import the value. Rows without a kind or a date are not imported yet.
      if (target.fields.size > 0 && !(rowKinds.some(hasField) && isDated(row))) continue;
      for (const word of vocabulary.split(text)) add(target.id, word);
      if (target.id === 'kind') addPlatforms(text);
    }
  }
  return [...found].flatMap(([id, group]): FoundWords[] => {
    const vocabulary = words.get(id);
    if (!vocabulary) return [];
    const keys = new Set(group.keys());
    const names = (word: string) =>
      vocabulary.find(word) !== null || severalIn(word, vocabulary, NO_WORDS).length > 0;
    // A column that names none of the existing brands perhaps contains something else, such as people.
    const isOther =
      vocabulary.options.length > 0 &&
      ![...group.values()].some(({ spellings }) => [...spellings.keys()].some(names));
    // Beside platforms, a word of a type can be another platform, unless it is a format such as 'Reels'.
    const hasPlatforms = [...keys].some((key) => platformNamed(key) !== null);
    const isLeftOut = (key: string) =>
      id === platforms?.id && others.has(key) && (!hasPlatforms || isFormat(key));
    const list = [...group].map(([key, { spellings, count }]): SheetWord => {
      const [text = '', ...variants] = spellings.keys();
      const meaning = propose(text, vocabulary, keys);
      const isNew = meaning !== null && meaning !== 'none' && 'create' in meaning;
      const proposed = isNew && isOther ? null : (meaning ?? (isLeftOut(key) ? 'none' : null));
      const choice = choices[id]?.[key] ?? proposed;
      const several = severalIn(text, vocabulary, keys);
      return { key, text, variants, count, isAsked: proposed === null, choice, several };
    });
    const sorted = list.toSorted(
      (one, other) => Number(other.isAsked) - Number(one.isAsked) || other.count - one.count,
    );
    const own = places.flatMap(({ target, column }) => (target.id === id ? [column] : []));
    const inKinds = kindColumn < 0 ? channels : [kindColumn];
    return [{ id, columns: own.length > 0 ? own : inKinds, words: sorted }];
  });
}

/** Returns what the words of a sheet mean. */
export const meaningsOf = (groups: readonly FoundWords[]): WordMeanings =>
  Object.fromEntries(
    groups.map(({ id, words }) => [id, Object.fromEntries(words.map(({ key, choice }) => [key, choice]))]),
  );

/** Returns the words for which the user has to choose. */
export const openWords = (groups: readonly FoundWords[]): SheetWord[] =>
  groups.flatMap(({ words }) => words.filter(({ choice }) => choice === null));
