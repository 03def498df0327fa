import type { DynamicValue, LogKind } from '@content-planner/model';
import { useMemo } from 'react';
import { useWrite, type WriteTuple, writeHook } from '../core/use-write.js';
import type { Changed } from '../core/write.js';
import { graphql } from '../graphql.js';

const UPDATE = graphql(`
  mutation UpdateEntries($kind: LogKind, $ids: [ID!]!, $data: EntriesUpdateInput!) {
    count: updateEntries(kind: $kind, ids: $ids, data: $data)
  }
`);

const DELETE = graphql(`
  mutation DeleteEntries($kind: LogKind, $ids: [ID!]!) {
    count: deleteEntries(kind: $kind, ids: $ids)
  }
`);

const CHANGE_KIND = graphql(`
  mutation ChangeKind($from: LogKind!, $to: LogKind!, $ids: [ID!]) {
    count: changeKind(from: $from, to: $to, ids: $ids)
  }
`);

const countOf = ({ count }: { count: number }, changed: Changed): EntriesChanged => ({ count, ...changed });

/** The result of a bulk edit or a bulk deletion. */
export interface EntriesChanged extends Changed {
  /** The number of entries that were changed or deleted. */
  count: number;
}

/** The changes for many entries. Omitted fields don't change. */
export interface EntriesUpdate {
  /** Null removes the brand. */
  brandId?: string | null;
  /** Whether the calendar displays the entries. */
  showOnCalendar?: boolean;
  /**
   * The new values of custom fields and of platforms, keyed by field id. Options are ids. At most 2 KiB as JSON. Null removes a value.
   * Omitted fields keep their values. Entries whose kind lacks one of the fields don't change.
   */
  values?: Readonly<Record<string, DynamicValue>>;
  /**
   * Options to add to values of multiple choice fields: lists of option ids, keyed by field id. All other options stay.
   * Entries whose kind lacks one of the fields don't change.
   */
  addOptions?: Readonly<Record<string, readonly string[]>>;
  /** Options to remove, like `addOptions`. If a required value would have no option left, nothing changes. */
  removeOptions?: Readonly<Record<string, readonly string[]>>;
}

/**
 * Updates up to 10,000 entries in one transaction. They share one change, so a single undo restores all of them.
 *
 * @param kind the kind of the entries to update. Entries of other kinds are ignored. By default, all kinds.
 * @returns a function and its state. The function resolves to `{ count, changeId }`. It can reject with a PlannerError:
 * `invalid` if the brand or a field no longer exists, if a value is invalid, or if a required value is missing.
 * @example
 * const [updateEntries] = useUpdateEntries('blog');
 * await updateEntries({ ids, data: { showOnCalendar: false } });
 * @example
 * const [updateEntries] = useUpdateEntries();
 * await updateEntries({ ids, data: { addOptions: { platforms: ['instagram'] } } });
 */
export function useUpdateEntries(
  kind?: LogKind,
): WriteTuple<{ ids: readonly string[]; data: EntriesUpdate }, EntriesChanged> {
  const shape = useMemo(
    () => ({
      mutation: UPDATE,
      variables: ({ ids, data }: { ids: readonly string[]; data: EntriesUpdate }) => ({
        ...(kind && { kind }),
        ids: [...ids],
        data,
      }),
      result: countOf,
      inTurn: true,
    }),
    [kind],
  );
  return useWrite(shape);
}

/**
 * Deletes up to 10,000 entries in one transaction.
 *
 * @param kind the kind of the entries to delete. Entries of other kinds are ignored. By default, all kinds.
 * @returns a function and its state. The function resolves to `{ count, changeId }`.
 * @example
 * const [deleteEntries] = useDeleteEntries('blog');
 * await deleteEntries(ids);
 */
export function useDeleteEntries(kind?: LogKind): WriteTuple<readonly string[], EntriesChanged> {
  const shape = useMemo(
    () => ({
      mutation: DELETE,
      variables: (ids: readonly string[]) => ({ ...(kind && { kind }), ids: [...ids] }),
      result: countOf,
    }),
    [kind],
  );
  return useWrite(shape);
}

/** Which entries get which kind. */
export interface KindChange {
  /** The kind of the entries. Entries of other kinds are ignored. */
  from: LogKind;
  /** The new kind. If its entries last a day, the entries keep their first day. */
  to: LogKind;
  /** At most 10,000 ids. Administrators can omit them to change all entries of the kind. */
  ids?: readonly string[];
}

/**
 * Changes the kind of entries. They keep all values, but only those of fields of the new kind are shown. They share one
 * change, so a single undo restores all of them.
 *
 * @returns a function and its state. The function resolves to `{ count, changeId }`. It can reject with a PlannerError:
 * `forbidden`, or `notFound` if the new kind no longer exists.
 * @example
 * const [changeKind] = useChangeKind();
 * await changeKind({ from: 'other', to: 'blog', ids });
 */
export const useChangeKind: () => WriteTuple<KindChange, EntriesChanged> = writeHook({
  mutation: CHANGE_KIND,
  variables: ({ ids, ...kinds }) => ({ ...kinds, ...(ids && { ids: [...ids] }) }),
  result: countOf,
});
