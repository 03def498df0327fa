import { readStored, writeStored } from '../../internal/stored-json.js';
import type { KindDescription } from '../../logs/kinds/kind.js';
import type { LogKind } from '../../logs/types.js';

/** The default `localStorage` key under which `QuickCreate` remembers the last chosen kind and brand. */
export const QUICK_CREATE_KEY = 'content-planner:quick-create:v1';

/** The kind and brand that the user last chose. */
export interface StoredChoice {
  kind?: LogKind;
  /** The id of the brand. Null if the user has chosen 'No brand'. */
  brandId?: string | null;
}

/** Returns the valid parts of the stored choice. */
export function storedChoice(key: string, kinds: readonly KindDescription[]): StoredChoice {
  const stored = readStored(key);
  const { kind, brandId } = (typeof stored === 'object' && stored !== null ? stored : {}) as Partial<
    Record<keyof StoredChoice, unknown>
  >;
  const known = kinds.find((one) => one.kind === kind)?.kind;
  return {
    ...(known && { kind: known }),
    ...((brandId === null || typeof brandId === 'string') && { brandId }),
  };
}

/** Updates the given parts of the stored choice. */
export const storeChoice = (key: string, kinds: readonly KindDescription[], choice: StoredChoice): void =>
  writeStored(key, { ...storedChoice(key, kinds), ...choice });
