import type { TypedDocumentNode } from '@urql/core';
import type { EntryInput, EntryOf } from './entry.js';
import { kinds, LOG_KINDS, type LogKind } from './kinds/index.js';

/** The documents of one kind, typed by the kind that is only known when they are used. */
export interface KindDocuments<Kind extends LogKind> {
  list: TypedDocumentNode<{ entries: readonly EntryOf<Kind>[] }, Record<string, never>>;
  one: TypedDocumentNode<{ entry: EntryOf<Kind> }, { id: string }>;
  create: TypedDocumentNode<{ entry: EntryOf<Kind> }, { input: EntryInput<Kind> }>;
  update: TypedDocumentNode<
    { entry: EntryOf<Kind> },
    { id: string; version: number; input: EntryInput<Kind> }
  >;
}

/**
 * What a kind's hooks send.
 *
 * @throws Error with a sentence for what is no kind: callers may not have a type checker
 */
export function documentsOf<Kind extends LogKind>(kind: Kind): KindDocuments<Kind> {
  if (!LOG_KINDS.includes(kind)) {
    throw new Error(`'${kind}' is no kind of log. Use one of ${LOG_KINDS.join(', ')}.`);
  }
  return kinds[kind] as unknown as KindDocuments<Kind>;
}
