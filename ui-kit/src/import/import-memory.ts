import { readStored, writeStored } from '../internal/stored-json.js';
import type { LogKind } from '../logs/types.js';
import type { BrandChoice } from './read-rows.js';

/** What the user chose for earlier sheets, keyed by the `comparable` text of headers and cells. */
export interface ImportMemory {
  /** The target of each column, or null if the column was not imported. */
  columns: Readonly<Record<string, string | null>>;
  kinds: Readonly<Record<string, LogKind>>;
  brands: Readonly<Record<string, BrandChoice>>;
  /** The names of checkboxes, or null for no platform. */
  platforms: Readonly<Record<string, string | null>>;
}

/** The maximum number of headers, of kinds, and of brands, to remember. */
const MAX = 200;

const entriesOf = (value: unknown) => Object.entries(typeof value === 'object' && value ? value : {});

const isBrandChoice = (value: unknown): value is BrandChoice =>
  value === 'none' ||
  value === 'create' ||
  (typeof value === 'object' && value !== null && 'brandId' in value && typeof value.brandId === 'string');

/** Returns the remembered choices. Anything else that is stored is ignored. */
export function readMemory(key: string): ImportMemory {
  const stored = readStored(key);
  const { columns, kinds, brands, platforms } = (
    typeof stored === 'object' && stored ? stored : {}
  ) as Record<string, unknown>;
  return {
    columns: Object.fromEntries(
      entriesOf(columns).filter(([, target]) => target === null || typeof target === 'string'),
    ),
    kinds: Object.fromEntries(entriesOf(kinds).filter(([, kind]) => typeof kind === 'string')),
    brands: Object.fromEntries(entriesOf(brands).filter(([, choice]) => isBrandChoice(choice))),
    platforms: Object.fromEntries(
      entriesOf(platforms).filter(([, name]) => name === null || typeof name === 'string'),
    ),
  };
}

const latest = <T>(before: Readonly<Record<string, T>>, added: Readonly<Record<string, T>>) => {
  const rest = Object.entries(before).filter(([name]) => !Object.hasOwn(added, name));
  return Object.fromEntries([...rest, ...Object.entries(added)].slice(-MAX));
};

/** Adds choices to the remembered ones. */
export function addToMemory(key: string, added: ImportMemory): void {
  const before = readMemory(key);
  writeStored(key, {
    columns: latest(before.columns, added.columns),
    kinds: latest(before.kinds, added.kinds),
    brands: latest(before.brands, added.brands),
    platforms: latest(before.platforms, added.platforms),
  });
}
