import { type BuiltInKindId, LOG_KINDS, type LogKind } from '@content-planner/model';

/**
 * The kinds that the API's types and operations support. On the first load, the cache requires their names, but not the
 * documents.
 */
export const KNOWN_KINDS: readonly BuiltInKindId[] = LOG_KINDS;

/** Returns whether the API supports a kind. A kind can come from a URL, for example. */
export const isKnownKind = (kind: LogKind): kind is BuiltInKindId =>
  KNOWN_KINDS.some((known) => known === kind);

/** The names of the API's types for entries, such as `BlogEntry`. */
export const ENTRY_TYPES = KNOWN_KINDS.map((kind) => `${kind.charAt(0).toUpperCase()}${kind.slice(1)}Entry`);
