import type { Brand, CalendarEntry, Entry, FieldConfiguration, LogKind } from '@content-planner/model';
import { useCallback, useState } from 'react';
import { useReadOnly } from '../access/use-access.js';
import { useBrands } from '../brands/use-brands.js';
import { type ReadProps, readProps } from '../core/read-props.js';
import { type CallbacksOf, splitCallbacks, useCallbacks } from '../core/use-callbacks.js';
import type { RefreshOptions } from '../core/use-refresh.js';
import { useFieldConfigurations } from '../fields/use-field-configurations.js';
import { useEntry } from '../logs/use-entry.js';
import type { CalendarRange } from './use-calendar.js';
import {
  type DisplayedDays,
  type LoadedDays,
  type NeededDays,
  useCalendarWindow,
} from './use-calendar-window.js';

/** An entry in the calendar: one of the planner's, or one that the application has added. */
interface DisplayedEntry extends Omit<CalendarEntry, 'version'> {
  version?: number;
  /** If true, the hook doesn't fetch the entry's details. */
  readOnly?: boolean;
}

/** Props for `Calendar` in `@content-planner/ui-kit`. */
export interface CalendarProps extends ReadProps {
  entries: readonly CalendarEntry[];
  brands: readonly Brand[];
  /** Must be called with the days that the calendar displays. */
  onRangeChange: (range: DisplayedDays) => void;
  /** In the agenda, the days whose entries have loaded. Undefined in all other views. */
  loaded: LoadedDays | undefined;
  /** Fetches more days for the agenda. */
  onNeedMore: (needed: NeededDays) => void;
  /** Must be called with the entry whose details are open, or null. */
  onSelectEntry: (selected: { entry: DisplayedEntry | null }) => void;
  /** Whether the client's access token is read-only. Always false for clients with a session. */
  readOnly: boolean;
  /** Fetches everything again from the server. */
  refetch: () => void;
  /** The entry whose details are open, and the custom fields of its kind. */
  details: ReadProps & { entry: Entry | null; fieldConfigurations: readonly FieldConfiguration[] };
}

/**
 * Which entries the calendar displays, and your own callbacks. Filters are not permissions: the same user can fetch all
 * other entries. To limit what a page can fetch, use the access token of a link or an embed.
 *
 * Each callback that the hook returns, such as `onSelectEntry`, can also be set here. It is called after the hook's
 * own. If it was passed to `Calendar` instead, it would replace the hook's own.
 */
export interface CalendarPropsRequest
  extends Pick<CalendarRange, 'kinds' | 'brandIds' | 'search' | 'filter' | 'includeCustomFields'>,
    CallbacksOf<CalendarProps> {
  /** The days to load until the calendar calls `onRangeChange`. By default, nothing loads until then. */
  initialRange?: { from: string; to: string };
}

/**
 * Returns the props with which `Calendar` in `@content-planner/ui-kit` displays the team's calendar: the brands, the
 * entry whose details are open, and the entries for the visible days and for one month before and after them. In the
 * agenda, entries are fetched as far as the user scrolls.
 *
 * @param request filters for the entries, and your own callbacks
 * @param options when to refetch
 * @example
 * <Calendar {...useCalendarProps()} />
 * @example
 * <Calendar {...useCalendarProps({}, { refreshOnFocus: true, refreshEvery: 60_000 })} />
 * @example
 * <Calendar {...useCalendarProps({ onSelectEntry: ({ entry }) => console.info(entry?.title) })} />
 */
export function useCalendarProps(
  request: CalendarPropsRequest = {},
  options: RefreshOptions = {},
): CalendarProps {
  const [callbacks, { initialRange, ...filters }] = splitCallbacks(request);
  const [range, setRange] = useState<DisplayedDays | null>(initialRange ?? null);
  const [selected, setSelected] = useState<{ id: string; kind: LogKind } | null>(null);
  const { onNeedMore, loaded, ...calendar } = useCalendarWindow(range, filters, options);
  const readOnly = useReadOnly();
  const brands = useBrands(options);
  const entry = useEntry(selected, options);
  const fields = useFieldConfigurations(selected?.kind ?? null, options);
  const onSelectEntry: CalendarProps['onSelectEntry'] = useCallback(
    (selection) => setSelected(selection.entry?.readOnly ? null : selection.entry),
    [],
  );
  const refetch = useCallback(() => {
    for (const read of [calendar.refetch, brands.refetch, entry.refetch, fields.refetch]) read();
  }, [calendar.refetch, brands.refetch, entry.refetch, fields.refetch]);
  const brandsState = readProps(brands);
  const props = {
    entries: calendar.entries,
    brands: brands.brands,
    // Nothing loads until the calendar has reported its days.
    loading: calendar.loading || brandsState.loading || range === null,
    error: calendar.error || brandsState.error,
    onRetry() {
      calendar.onRetry();
      brandsState.onRetry();
    },
    onRangeChange: setRange,
    loaded,
    onNeedMore,
    onSelectEntry,
    readOnly,
    refetch,
    details: {
      entry: entry.entry,
      fieldConfigurations: fields.fieldConfigurations,
      ...readProps(entry, fields),
    },
  };
  return useCallbacks<CalendarProps>(props, callbacks);
}
