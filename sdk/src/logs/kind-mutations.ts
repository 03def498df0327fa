import type { BuiltInKindId, EntryOf, LogKind } from '@content-planner/model';
import type { TypedDocumentNode } from '@urql/core';
import { kinds } from './kinds/documents.js';
import type { EntryInput } from './kinds/entry-input.js';

/** The mutations for one kind. */
interface KindMutations<Kind extends LogKind> {
  create: TypedDocumentNode<{ entry: EntryOf<Kind> }, { input: EntryInput<Kind> }>;
  update: TypedDocumentNode<
    { entry: EntryOf<Kind> },
    { id: string; version: number; input: EntryInput<Kind> }
  >;
}

/** Returns the mutations for a kind. */
export const mutationsOf = <Kind extends LogKind>(kind: Kind): KindMutations<Kind> =>
  kinds[kind as BuiltInKindId] as unknown as KindMutations<Kind>;
