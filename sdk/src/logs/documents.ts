import type { TypedDocumentNode } from '@urql/core';
import type { EntryInput, EntryOf } from './entry.js';
import { kinds } from './kinds/documents.js';
import type { LogKind } from './kinds/index.js';

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

/** What a kind's hooks send. For what is no kind it is another's: `useUnknownKind` keeps it from being sent. */
export const documentsOf = <Kind extends LogKind>(kind: Kind): KindDocuments<Kind> =>
  (kinds[kind] ?? kinds.blog) as unknown as KindDocuments<Kind>;
