import type { TypedDocumentNode } from '@urql/core';
import type { EntryInput, EntryOf } from './entry.js';
import { kinds } from './kinds/documents.js';
import type { LogKind } from './kinds/index.js';

/** The documents of one kind. */
export interface KindDocuments<Kind extends LogKind> {
  list: TypedDocumentNode<{ entries: readonly EntryOf<Kind>[] }, Record<string, never>>;
  one: TypedDocumentNode<{ entry: EntryOf<Kind> }, { id: string }>;
  create: TypedDocumentNode<{ entry: EntryOf<Kind> }, { input: EntryInput<Kind> }>;
  update: TypedDocumentNode<
    { entry: EntryOf<Kind> },
    { id: string; version: number; input: EntryInput<Kind> }
  >;
}

/** Returns the documents of a kind. For an unknown kind, returns those of blogs: `useUnknownKind` prevents the request. */
export const documentsOf = <Kind extends LogKind>(kind: Kind): KindDocuments<Kind> =>
  (kinds[kind] ?? kinds.blog) as unknown as KindDocuments<Kind>;
