import { type ReactNode, useEffect } from 'react';
import type { EntryFeature } from '../../entries/feature.js';
import { lazyPart } from '../../entries/lazy-part.js';
import { useEntries, useEntryHost, useIsLoading, useOpened } from '../../entries/use-entry-host.js';
import { useOnDemand } from '../../internal/use-on-demand.js';
import type { CalendarEntry } from '../../logs/types.js';
import { calendarParts } from '../calendar-parts.js';
import { useEscape } from '../use-escape.js';
import type { CalendarDetails } from './EventDetails.js';

/** Options of {@link details}. They are described at the props of `Calendar`. */
export interface DetailsOptions<Entry extends CalendarEntry = CalendarEntry> {
  details?: CalendarDetails | undefined;
  onSelectEntry?: ((selected: { entry: Entry | null }) => void) | undefined;
  openEntryId?: string | null | undefined;
  renderEditors?: ((shown: { entry: Entry }) => ReactNode) | undefined;
  renderHistory?: ((shown: { entry: Entry }) => ReactNode) | undefined;
}

/** Opens the entry from a link. While the code of the details loads, Escape cancels them. */
function OpenLinked({ openEntryId }: Pick<DetailsOptions, 'openEntryId'>) {
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

/** Opens the details of an entry next to the entry, or the list of a day's entries. */
export const details = <Entry extends CalendarEntry = CalendarEntry>(
  options: DetailsOptions<Entry> = {},
): EntryFeature<Entry> => ({
  name: 'details',
  openChanged: (opened) =>
    options.onSelectEntry?.({ entry: opened?.type === 'details' ? opened.entry : null }),
  layer: <OpenLinked openEntryId={options.openEntryId} />,
  // Components have no type parameters: the entries that they pass to the callbacks are those of the host.
  lazy: lazyPart(calendarParts, ({ detailsPart }) => detailsPart(options as DetailsOptions)),
});
