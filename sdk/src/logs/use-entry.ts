import { useMemo } from 'react';
import { PlannerError } from '../client/planner-error.js';
import { type Read, useRead } from '../client/use-read.js';
import type { RefreshOptions } from '../client/use-refresh.js';
import { documentsOf } from './documents.js';
import type { EntryOf } from './entry.js';
import type { LogKind } from './kinds/index.js';
import { useUnknownKind } from './use-unknown-kind.js';

/**
 * One entry. A failure reads 'Failed to fetch event details'.
 *
 * @param which the entry's id and kind, as a calendar or a list has them; null reads nothing
 * @param options when it is read again by itself
 * @example
 * const { entry, loading, error } = useEntry(selected);
 */
export function useEntry<Kind extends LogKind>(
  which: { id: string; kind: Kind } | null,
  options: RefreshOptions = {},
): Read & { entry: EntryOf<Kind> | null } {
  const kind = which?.kind ?? ('blog' as Kind);
  const refusal = useUnknownKind(kind);
  const { one } = documentsOf(kind);
  const { data, error, ...read } = useRead(
    one,
    { id: which?.id ?? '' },
    { ...options, pause: which === null, refusal },
  );
  const failure = useMemo(() => {
    if (!error) return null;
    const told = new PlannerError(error);
    told.message = 'Failed to fetch event details';
    return told;
  }, [error]);
  return { ...read, error: failure, entry: (which && data?.entry) ?? null };
}
