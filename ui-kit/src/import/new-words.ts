import type { Brand, FieldConfiguration } from '../logs/types.js';
import type { ImportTarget } from './import-targets.js';
import type { ImportedEntry } from './imported-entry.js';
import type { CheckedRow } from './use-checked-rows.js';
import { wordKey } from './vocabularies.js';

/** What was created by this import, also if it failed later. A retry doesn't create it again. */
export interface CreatedWords {
  /** The ids of brands, keyed by `wordKey`. */
  brands: Map<string, string>;
  /** The ids of platforms, keyed by `wordKey`. */
  platforms: Map<string, string>;
  options: Set<string>;
}

interface CreationInput {
  /** The rows to import. */
  rows: readonly CheckedRow[];
  targets: readonly ImportTarget[];
  created: CreatedWords;
  onCreateBrand: ((creation: { name: string }) => Promise<Pick<Brand, 'id'>>) | undefined;
  onCreateOptions:
    | ((creation: { field: FieldConfiguration; options: readonly string[] }) => Promise<unknown>)
    | undefined;
  onCreatePlatforms:
    | ((creation: { names: readonly string[] }) => Promise<readonly { id: string; name: string }[]>)
    | undefined;
}

/** Creates the new brands and options of rows, and returns the entries with them. */
export async function withNewWords({
  rows,
  targets,
  created,
  onCreateBrand,
  onCreateOptions,
  onCreatePlatforms,
}: CreationInput): Promise<ImportedEntry[]> {
  const platforms = new Map<string, string>();
  const additions = new Map<string, { field: FieldConfiguration; options: Set<string> }>();
  for (const { kind, newWords } of rows) {
    for (const { target, word } of newWords) {
      if (target === 'brand') {
        if (!onCreateBrand || created.brands.has(wordKey(word))) continue;
        created.brands.set(wordKey(word), (await onCreateBrand({ name: word })).id);
        continue;
      }
      const field = kind === null ? undefined : targets.find(({ id }) => id === target)?.fields.get(kind);
      if (field?.type === 'flags') platforms.set(wordKey(word), word);
      if (field?.type !== 'custom') continue;
      const { configuration } = field;
      const id = configuration.fieldId ?? configuration.id;
      const addition = additions.get(id) ?? { field: configuration, options: new Set() };
      addition.options.add(word);
      additions.set(id, addition);
    }
  }
  for (const [id, { field, options }] of additions) {
    const missing = [...options].filter((option) => !created.options.has(`${id} ${option}`));
    if (!onCreateOptions || missing.length === 0) continue;
    await onCreateOptions({ field, options: missing });
    for (const option of missing) created.options.add(`${id} ${option}`);
  }
  const names = [...platforms].flatMap(([key, name]) => (created.platforms.has(key) ? [] : [name]));
  if (onCreatePlatforms && names.length > 0) {
    for (const { id, name } of await onCreatePlatforms({ names })) created.platforms.set(wordKey(name), id);
  }
  return rows.flatMap(({ entry: read, newWords }) => {
    if (read === null) return [];
    const flags = newWords.flatMap(({ target, word }) => {
      const isPlatform = targets.find(({ id }) => id === target)?.fields.get(read.kind)?.type === 'flags';
      const id = isPlatform ? created.platforms.get(wordKey(word)) : undefined;
      return id === undefined ? [] : [[id, true] as const];
    });
    const entry =
      flags.length === 0 ? read : { ...read, fields: { ...read.fields, ...Object.fromEntries(flags) } };
    const brand = newWords.find(({ target }) => target === 'brand');
    const brandId = brand && created.brands.get(wordKey(brand.word));
    return brandId === undefined ? entry : { ...entry, brandId };
  });
}

/** Returns the new brands and options of rows, keyed by the label of their column. */
export function newWordsOf(
  rows: readonly CheckedRow[],
  targets: readonly ImportTarget[],
): Map<string, string[]> {
  const labels = new Map(targets.map(({ id, label }) => [id, label]));
  const names = new Map<string, Map<string, string>>();
  for (const { target, word } of rows.flatMap(({ newWords }) => newWords)) {
    const label = labels.get(target) ?? '';
    names.set(label, (names.get(label) ?? new Map()).set(wordKey(word), word));
  }
  return new Map([...names].map(([label, words]) => [label, [...words.values()]]));
}
