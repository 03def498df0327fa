import type { LogKind } from '@content-planner/model';
import { useMemo } from 'react';
import { type ReadNothing, type ReadOne, useRead } from '../core/use-read.js';
import type { RefreshOptions } from '../core/use-refresh.js';
import { useWrite, type WriteTuple } from '../core/use-write.js';
import { graphql } from '../graphql.js';
import type { ColumnPreference } from './column-preference.js';
import { COLUMN_PREFERENCE } from './column-preference-document.js';

const SAVE = graphql(`
  mutation SaveColumnPreference($kind: LogKind!, $input: ColumnPreferenceInput!) {
    preference: saveColumnPreference(kind: $kind, input: $input) {
      visibleColumns
      columnOrder
    }
  }
`);

type PreferenceRead = ReadOne<'preference', ColumnPreference>;

/**
 * Fetches the columns that the viewer has chosen for a kind's list. Returns the default columns until the viewer has
 * saved a selection.
 *
 * @param kind pass null to send no request
 * @param options when to refetch
 * @example
 * const { preference } = useColumnPreference('blog');
 */
export function useColumnPreference(kind: LogKind, options?: RefreshOptions): PreferenceRead;
export function useColumnPreference(
  kind: LogKind | null,
  options?: RefreshOptions,
): PreferenceRead | ReadNothing<'preference'>;
export function useColumnPreference(
  kind: LogKind | null,
  options: RefreshOptions = {},
): PreferenceRead | ReadNothing<'preference'> {
  const { data, ...read } = useRead(COLUMN_PREFERENCE, kind && { kind }, options);
  const preference = (kind !== null && data?.columnPreference) || null;
  return { ...read, preference } as PreferenceRead | ReadNothing<'preference'>;
}

/**
 * Saves the viewer's columns for a kind's list. The update is optimistic: `useColumnPreference` returns the new columns
 * immediately. If the request fails, the hook returns the previous columns again.
 *
 * @returns a function and its state. The function resolves to the saved columns. It can reject with a PlannerError.
 * @example
 * const [save] = useSaveColumnPreference('blog');
 * await save({ visibleColumns: ['date', 'blogName'], columnOrder });
 */
export function useSaveColumnPreference(kind: LogKind): WriteTuple<ColumnPreference, ColumnPreference> {
  const shape = useMemo(
    () => ({
      mutation: SAVE,
      variables: ({ visibleColumns, columnOrder }: ColumnPreference) => ({
        kind,
        input: { visibleColumns: [...visibleColumns], columnOrder: [...columnOrder] },
      }),
      result: ({ preference }: { preference: ColumnPreference }) => preference,
    }),
    [kind],
  );
  return useWrite(shape);
}
