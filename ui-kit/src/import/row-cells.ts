import { isBlank, isFormulaError } from './cell-text.js';
import { BASE_TARGETS } from './import-targets.js';
import type { RowReading, TargetWord } from './read-rows.js';
import type { CellContext, CellValue } from './read-value.js';
import { dateIn } from './row-dates.js';
import { wordKey } from './vocabularies.js';
import { optionNamed, type WordValue, wordValues } from './word-values.js';

const whole = (text: string): readonly string[] => [text];

const isBase = (target: string) => BASE_TARGETS.some((id) => id === target);

/** Creates functions that read the cells of a row. They note errors, and words that are left out. */
export function cellReader(reading: RowReading) {
  const { targets, messages, words } = reading;
  const meaningIn = wordValues(words, reading.meanings);
  const canBeBlank = new Set(
    targets.flatMap(({ id, fields }) => (id === 'kind' || fields.size > 0 ? id : [])),
  );
  /** @param typed The targets that the user has corrected. */
  return (texts: Readonly<Record<string, string>>, typed: ReadonlySet<string>) => {
    const errors: Record<string, string> = {};
    const newWords: TargetWord[] = [];
    const emptyWords: TargetWord[] = [];
    for (const [id, text] of Object.entries(texts)) {
      if (isFormulaError(text)) errors[id] = messages.formulaError;
    }
    const cells = {
      texts,
      typed,
      errors,
      newWords,
      emptyWords,
      /** The targets whose cells are not imported, because the kind has no such field. */
      ignored: [] as string[],
      textOf: (id: string): string => {
        const text = cells.texts[id] ?? '';
        return isBlank(text) && canBeBlank.has(id) && !words.get(id)?.find(text) ? '' : text;
      },
      /** Returns the value of a cell, or undefined if it is empty or invalid. */
      valueIn: <T>(id: string, read: (text: string) => CellValue<T>): T | undefined => {
        const text = cells.textOf(id);
        if (text === '' || errors[id] !== undefined) return undefined;
        const result = read(text);
        if ('value' in result) return result.value;
        errors[id] = result.error;
        return undefined;
      },
      /** Returns the words in a cell. */
      wordsIn: (target: string): readonly string[] =>
        (words.get(target)?.split ?? whole)(cells.textOf(target)),
      /** Returns the value of a word, and notes what is created for it and what is left out. */
      valueOfWord: (target: string, word: string): WordValue => {
        const found = meaningIn(target, word);
        for (const lost of found.leftOut) emptyWords.push({ target, word: lost });
        if (found.isNew && typeof found.value === 'string') newWords.push({ target, word: found.value });
        // The words of rows without a kind or a date are not asked. If the user completes such a row, they are left out.
        const isAsked = reading.meanings[target]?.[wordKey(word)] !== undefined;
        if (found.value !== undefined || isAsked || isBase(target) || typed.has(target)) return found;
        emptyWords.push({ target, word });
        return { ...found, value: null };
      },
      contextOf: (
        target: string,
        place: Parameters<typeof dateIn>[1],
        options: readonly string[] = [],
        people: CellContext['people'] = [],
      ): CellContext => ({
        options,
        people,
        split: words.get(target)?.split ?? whole,
        optionOf: (word) => {
          const { value, isNew } = cells.valueOfWord(target, word);
          return typeof value === 'string' && !isNew ? optionNamed(value, options) : value;
        },
        date: (text) => dateIn(text, place, reading),
        numbers: reading.numbers,
        messages,
      }),
    };
    return cells;
  };
}

/** The cells of a row. */
export type RowCells = ReturnType<ReturnType<typeof cellReader>>;
