import type { EntryOf, LogKind } from '@content-planner/model';
import { useMemo } from 'react';
import { PlannerError } from '../core/planner-error.js';
import type { ReadNothing, ReadOne } from '../core/use-read.js';
import type { RefreshOptions } from '../core/use-refresh.js';
import { ENTRY } from './entry-document.js';
import { namedEntry } from './entry-values.js';
import { useEntryRead } from './use-entry-read.js';

/**
 * Fetches one entry with all its fields. If that fails, the `message` of the `error` is 'Failed to fetch event
 * details'.
 *
 * @param which the entry's id and kind; pass null to send no request
 * @param options when to refetch
 * @example
 * const { entry, loading, error } = useEntry(selected);
 */
export function useEntry<Kind extends LogKind>(
  which: { id: string; kind: Kind },
  options?: RefreshOptions,
): ReadOne<'entry', EntryOf<Kind>>;
export function useEntry<Kind extends LogKind>(
  which: { id: string; kind: Kind } | null,
  options?: RefreshOptions,
): ReadOne<'entry', EntryOf<Kind>> | ReadNothing<'entry'>;
export function useEntry<Kind extends LogKind>(
  which: { id: string; kind: Kind } | null,
  options: RefreshOptions = {},
): ReadOne<'entry', EntryOf<Kind>> | ReadNothing<'entry'> {
  const { data, fields, error, ...read } = useEntryRead(ENTRY, which && { id: which.id }, options);
  const failure = useMemo(() => {
    if (!error) return null;
    const copy = new PlannerError(error);
    copy.message = 'Failed to fetch event details';
    return copy;
  }, [error]);
  const entry = which && data?.entry ? namedEntry(data.entry, fields) : null;
  return { ...read, error: failure, entry } as ReadOne<'entry', EntryOf<Kind>> | ReadNothing<'entry'>;
}
