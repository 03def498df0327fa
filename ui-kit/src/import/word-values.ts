import { meaningOf, partsLost, type Vocabulary, type WordMeanings, wordKey } from './vocabularies.js';

/** What a word in a cell stands for. */
export interface WordValue {
  /** The value, null if the word is left out, or undefined if it is unknown. */
  value: string | null | undefined;
  /** Whether the value is the name of an option that does not exist yet. */
  isNew: boolean;
  /** The word or its parts that are not imported. */
  leftOut: readonly string[];
}

const UNKNOWN: WordValue = { value: undefined, isNew: false, leftOut: [] };

function wordValue(word: string, vocabulary: Vocabulary, meanings: WordMeanings): WordValue {
  const meaning = meaningOf(word, vocabulary, meanings);
  if (meaning === null) return UNKNOWN;
  if (meaning === 'none') return { value: null, isNew: false, leftOut: [word] };
  const isNew = 'create' in meaning;
  const leftOut = partsLost(word, meaning, vocabulary);
  return { value: isNew ? meaning.create : meaning.use, isNew, leftOut };
}

/** Returns a function that returns what a word of a target stands for. Looks up each distinct word once. */
export function wordValues(words: ReadonlyMap<string, Vocabulary>, meanings: WordMeanings) {
  const known = new Map<string, Map<string, WordValue>>();
  return (target: string, word: string): WordValue => {
    const vocabulary = words.get(target);
    if (!vocabulary) return UNKNOWN;
    const values = known.get(target) ?? new Map<string, WordValue>();
    known.set(target, values);
    const value = values.get(word) ?? wordValue(word, vocabulary, meanings);
    values.set(word, value);
    return value;
  };
}

/** Returns the option with the name, or undefined. */
export const optionNamed = (name: string, options: readonly string[]): string | undefined =>
  options.find((one) => one === name) ?? options.find((one) => wordKey(one) === wordKey(name));
