import { useEffect } from 'react';
import { useEntries, useEntryHost, useIsLoading, useOpened } from '../../entries/use-entry-host.js';
import { useOnDemand } from '../../internal/use-on-demand.js';
import { calendarParts } from '../calendar-parts.js';
import { useEscape } from '../use-escape.js';
import type { DetailsOptions } from './details.js';

/** Opens the entry from a link. While the code of the details loads, Escape cancels them. */
export function OpenLinked({ openEntryId }: Pick<DetailsOptions, 'openEntryId'>) {
  const loading = useIsLoading();
  const host = useEntryHost();
  const { shown } = useEntries();
  const { opened } = useOpened();
  const { value: parts } = useOnDemand(calendarParts, opened !== null);
  // While loading, don't open the details, because there is no element to open them next to.
  const linked = openEntryId && !loading ? shown.find(({ id }) => id === openEntryId) : undefined;
  const linkedId = openEntryId === null ? null : linked?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the application sets a different entry
  useEffect(() => {
    const openId = opened?.type === 'details' ? opened.entry.id : null;
    if (linkedId === undefined || linkedId === openId) return;
    if (linked)
      host.open(
        { type: 'details', entry: linked },
        host.placeOf(linked) ?? host.rootRef.current ?? undefined,
      );
    else host.close();
  }, [linkedId]);
  useEscape(opened !== null && parts === null, () => {
    host.close();
    host.cancel();
  });
  return null;
}
