import { readStored, writeStored } from '../internal/stored-json.js';
import type { WordChoice, WordChoices } from './vocabularies.js';

/** What the user chose for earlier sheets, keyed by the `comparable` text of headers and cells. */
export interface ImportMemory {
  /** The target of each column, or null if the column was not imported. */
  columns: Readonly<Record<string, string | null>>;
  words: WordChoices;
}

/** The maximum number of headers, and of words of each target, to remember. */
const MAX = 200;

const entriesOf = (value: unknown) => Object.entries(typeof value === 'object' && value ? value : {});

const isChoice = (value: unknown): value is WordChoice =>
  value === 'none' ||
  (typeof value === 'object' && value !== null && 'use' in value && typeof value.use === 'string');

/** Returns the remembered choices. Anything else that is stored is ignored. */
export function readMemory(key: string): ImportMemory {
  const stored = readStored(key);
  const { columns, words } = (typeof stored === 'object' && stored ? stored : {}) as Record<string, unknown>;
  return {
    columns: Object.fromEntries(
      entriesOf(columns).filter(([, target]) => target === null || typeof target === 'string'),
    ),
    words: Object.fromEntries(
      entriesOf(words).map(([target, choices]) => [
        target,
        Object.fromEntries(entriesOf(choices).filter(([, choice]) => isChoice(choice))),
      ]),
    ),
  };
}

const latest = <T>(before: Readonly<Record<string, T>> = {}, added: Readonly<Record<string, T>>) => {
  const rest = Object.entries(before).filter(([name]) => !Object.hasOwn(added, name));
  return Object.fromEntries([...rest, ...Object.entries(added)].slice(-MAX));
};

/** Adds choices to the remembered ones. */
export function addToMemory(key: string, added: ImportMemory): void {
  const before = readMemory(key);
  const words = Object.entries(added.words).map(([target, choices]) => [
    target,
    latest(before.words[target], choices),
  ]);
  writeStored(key, {
    columns: latest(before.columns, added.columns),
    words: { ...before.words, ...Object.fromEntries(words) },
  });
}
