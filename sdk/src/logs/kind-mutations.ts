import type { TypedDocumentNode } from '@urql/core';
import type { EntryInput, EntryOf } from './entry.js';
import { kinds } from './kinds/documents.js';
import type { LogKind } from './kinds/index.js';

/** The mutations of one kind. */
interface KindMutations<Kind extends LogKind> {
  create: TypedDocumentNode<{ entry: EntryOf<Kind> }, { input: EntryInput<Kind> }>;
  update: TypedDocumentNode<
    { entry: EntryOf<Kind> },
    { id: string; version: number; input: EntryInput<Kind> }
  >;
}

/** Returns the mutations of a kind. For an unknown kind, returns those of blogs: `useUnknownKind` prevents the request. */
export const mutationsOf = <Kind extends LogKind>(kind: Kind): KindMutations<Kind> =>
  (kinds[kind] ?? kinds.blog) as unknown as KindMutations<Kind>;
