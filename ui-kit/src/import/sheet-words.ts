import { fieldTypeOf } from '@content-planner/model';
import { optionColors } from '../colors/option-color.js';
import type { Brand, LogKind } from '../logs/types.js';
import type { DataRow } from './arrange-rows.js';
import { brandNamed } from './brand-names.js';
import { cellText, comparable } from './cell-text.js';
import type { ImportTarget, TargetField } from './import-targets.js';
import { kindNamed, type NamedKinds } from './kind-words.js';
import { CHANNEL, type ColumnTargets } from './match-columns.js';
import { flagNamed, platformName, platformsIn, wordsIn } from './platform-words.js';

/** What a word means: the value of an option, a new option with this name, or nothing. */
export type WordChoice = { use: string } | { create: string } | 'none';

/** What words mean, keyed by target and by `wordKey`. */
export type WordChoices = Readonly<Record<string, Readonly<Record<string, WordChoice>>>>;

/** A value that words can stand for. */
export interface WordOption {
  /** What is stored, such as the id of a brand. */
  value: string;
  label: string;
  /** The email address of a person, which also names the person. */
  email?: string | undefined;
  /** The color of a dot before the label. */
  color?: string;
}

/** The words that the cells of a target contain. */
export interface Vocabulary {
  /** The id of the target. */
  id: string;
  label: string;
  options: readonly WordOption[];
  /** Returns the words in a cell. */
  split: (text: string) => readonly string[];
  /** Returns the value that a word names, or null. */
  find: (word: string) => string | null;
  /** Returns the name of a new option. */
  nameOf: (word: string) => string;
  /** Whether new options can be created. */
  canCreate: boolean;
  /** Whether unknown words are created unless the user chooses otherwise. */
  creates: boolean;
}

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

/** Returns the key of a word. Words that differ only in case, spaces and punctuation have the same key. */
export const wordKey = (word: string): string => comparable(word) || word;

/** Returns the option with the name, or null. */
const named = (word: string, options: readonly WordOption[]): WordOption | null =>
  options.find(({ label }) => label === word) ??
  options.find(({ label }) => wordKey(label) === wordKey(word)) ??
  null;

/** Returns the only person with the name, the first name, the email address or the id, or null. */
function personNamed(word: string, people: readonly WordOption[]): WordOption | null {
  const key = wordKey(word);
  const exact = people.filter(({ value, label, email }) =>
    [value, label, email].some((one) => one !== undefined && wordKey(one) === key),
  );
  const found = exact.length > 0 ? exact : people.filter(({ label }) => wordKey(label).startsWith(`${key} `));
  return found.length === 1 ? (found[0] ?? null) : null;
}

const isPerson = (field: TargetField) =>
  field.type === 'custom' && field.configuration.fieldType === 'person';

/** Returns the options of a field whose cells contain words, or null. */
export function fieldOptions(field: TargetField): readonly WordOption[] | null {
  switch (field.type) {
    case 'flags':
      return field.flags
        .filter(({ isHidden }) => !isHidden)
        .map(({ name, label }) => ({ value: name, label }));
    case 'custom': {
      const { configuration } = field;
      if (configuration.fieldType === 'person') {
        const people = (configuration.options ?? []).filter(({ isArchived }) => !isArchived);
        return people.map(({ id, name, email }) => ({ value: id, label: name, email }));
      }
      if (!fieldTypeOf(configuration.fieldType).hasOptions) return null;
      return [...optionColors(configuration)].map(([value, { color }]) => ({ value, label: value, color }));
    }
    case 'own':
      return field.field.options?.map((value) => ({ value, label: value })) ?? null;
    default:
      return null;
  }
}

const isList = (field: TargetField) =>
  field.type === 'custom' && fieldTypeOf(field.configuration.fieldType).jsonType === 'array';

/** Returns the options in a list. Exported files have semicolons, because an option can contain commas. */
const listed = (text: string, options: readonly WordOption[]) =>
  text
    .split(/[;\n]/)
    .flatMap((part) => (named(part.trim(), options) ? [part] : part.split(',')))
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** What words can mean. */
export interface VocabularyInput extends NamedKinds {
  /** The names of the kinds that users see. */
  kindOptions: readonly WordOption[];
  targets: readonly ImportTarget[];
  brands: readonly Brand[];
  createsBrands: boolean;
  createsOptions: boolean;
  createsPlatforms: boolean;
}

/** Describes the targets whose cells contain words: types, brands, platforms and fields with options. */
export function vocabularies(input: VocabularyInput): ReadonlyMap<string, Vocabulary> {
  const { targets, brands, kindOptions: options, createsBrands, createsOptions, createsPlatforms } = input;
  const whole = (text: string) => [text];
  const nameOf = (word: string) => word;
  const all = targets.flatMap(({ id, label, fields }): Vocabulary[] => {
    if (id === 'kind') {
      const find = (word: string) => kindNamed(word, input);
      return [{ id, label, options, split: whole, find, nameOf, canCreate: false, creates: false }];
    }
    if (id === 'brand') {
      const named = brands.map(({ id: value, name, color }) => ({ value, label: name, color }));
      const find = (word: string) => brandNamed(word, brands)?.id ?? null;
      return [
        {
          id,
          label,
          options: named,
          split: whole,
          find,
          nameOf,
          canCreate: createsBrands,
          creates: createsBrands,
        },
      ];
    }
    const byName = new Map<string, WordOption>();
    for (const field of fields.values()) {
      for (const option of fieldOptions(field) ?? []) {
        // Several people can have the same name.
        const key = isPerson(field) ? option.value : wordKey(option.label);
        if (!byName.has(key)) byName.set(key, option);
      }
    }
    const [first] = [...fields.values()].filter((field) => fieldOptions(field) !== null);
    if (first === undefined) return [];
    const list = [...byName.values()];
    const flags = first.type === 'flags' ? first.flags.filter(({ isHidden }) => !isHidden) : null;
    const split = flags ? wordsIn : isList(first) ? (text: string) => listed(text, list) : whole;
    const valueNamed = (word: string) =>
      isPerson(first) ? personNamed(word, list)?.value : named(word, list)?.value;
    const find = (word: string) => (flags ? flagNamed(word, flags)?.name : valueNamed(word)) ?? null;
    const canCreate = flags
      ? createsPlatforms
      : createsOptions && first.type === 'custom' && !isPerson(first);
    return [
      {
        id,
        label,
        options: list,
        split,
        find,
        nameOf: flags ? platformName : nameOf,
        canCreate,
        creates: false,
      },
    ];
  });
  return new Map(all.map((each) => [each.id, each]));
}

/** Returns what a word means without a choice, or null if the user has to choose. */
function detected(word: string, { find, creates }: Vocabulary): WordChoice | null {
  const use = find(word);
  if (use !== null) return { use };
  // A cell with several known names is not a new name.
  const isSeveral = word.split(/[,;/&+\n]/).every((part) => find(part.trim()) !== null);
  return creates && !isSeveral ? { create: word } : null;
}

/** Returns what a word means: what the user chose, or else the option that it names. */
export const meaningOf = (word: string, vocabulary: Vocabulary, choices: WordChoices): WordChoice | null =>
  choices[vocabulary.id]?.[wordKey(word)] ?? detected(word, vocabulary);

interface WordsInput {
  headers: readonly string[] | null;
  dataRows: readonly DataRow[];
  columns: ColumnTargets;
  targets: readonly ImportTarget[];
  words: ReadonlyMap<string, Vocabulary>;
  /** The kind of rows without one. */
  kind: LogKind | null;
  choices: WordChoices;
  /** The choices for earlier sheets. */
  remembered: WordChoices;
}

/** Returns whether a choice for an earlier sheet is still possible. */
const isPossible = (choice: WordChoice, { options }: Vocabulary) =>
  choice === 'none' || ('use' in choice && options.some(({ value }) => value === choice.use));

/** Finds the distinct words of a sheet, and what they mean. */
export function findWords({
  headers,
  dataRows,
  columns,
  targets,
  words,
  kind: kindOfRest,
  choices,
  remembered,
}: WordsInput): FoundWords[] {
  const kindWords = words.get('kind');
  const kindColumn = columns.indexOf('kind');
  const propose = (word: string, vocabulary: Vocabulary): WordChoice | null => {
    const earlier = remembered[vocabulary.id]?.[wordKey(word)];
    if (earlier !== undefined && isPossible(earlier, vocabulary)) return earlier;
    return detected(word, vocabulary);
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
  /** Adds the platforms of a type such as 'Instagram', unless another column contains the platforms. */
  const addPlatforms = (text: string) => {
    const kind = kindIn(text);
    if (!platforms || columns.includes(platforms.id)) return;
    if (kind !== null && !platforms.fields.has(kind)) return;
    for (const word of platformsIn(text)) add(platforms.id, word);
  };
  for (const { cells } of dataRows) {
    const textIn = (column: number) => cellText(cells[column] ?? '');
    const named = kindColumn < 0 ? '' : textIn(kindColumn);
    const filled = channels
      .filter((column) => textIn(column) !== '')
      .map((column) => headers?.[column] ?? '');
    const rowKinds = filled.length > 0 ? filled.map(kindIn) : [named === '' ? kindOfRest : kindIn(named)];
    for (const header of filled) {
      add('kind', header);
      addPlatforms(header);
    }
    for (const { column, target, vocabulary } of places) {
      const text = textIn(column);
      if (text === '' || (target.id === 'kind' && filled.length > 0)) continue;
      const hasField = (kind: LogKind | null) => kind === null || target.fields.has(kind);
      // Kinds without the field don't import the value.
      if (target.fields.size > 0 && !rowKinds.some(hasField)) continue;
      for (const word of vocabulary.split(text)) add(target.id, word);
      if (target.id === 'kind') addPlatforms(text);
    }
  }
  return [...found].flatMap(([id, group]): FoundWords[] => {
    const vocabulary = words.get(id);
    if (!vocabulary) return [];
    const list = [...group].map(([key, { spellings, count }]): SheetWord => {
      const [text = '', ...variants] = spellings.keys();
      const proposed = propose(text, vocabulary);
      const choice = choices[id]?.[key] ?? proposed;
      return { key, text, variants, count, isAsked: proposed === null, choice };
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
export const choicesOf = (groups: readonly FoundWords[]): WordChoices =>
  Object.fromEntries(
    groups.map(({ id, words }) => [
      id,
      Object.fromEntries(words.flatMap(({ key, choice }) => (choice === null ? [] : [[key, choice]]))),
    ]),
  );

/** Returns the words for which the user has to choose. */
export const openWords = (groups: readonly FoundWords[]): SheetWord[] =>
  groups.flatMap(({ words }) => words.filter(({ choice }) => choice === null));
