import { useCallback, useState } from 'react';
import type { Brand } from '../brands/use-brands.js';
import { useBrands } from '../brands/use-brands.js';
import { type ReadProps, readProps } from '../client/read-props.js';
import type { RefreshOptions } from '../client/use-refresh.js';
import type { FieldConfiguration } from '../fields/field-configuration.js';
import { useFieldConfigurations } from '../fields/use-field-configurations.js';
import type { CalendarEntry, Entry } from '../logs/entry.js';
import type { LogKind } from '../logs/kinds/index.js';
import { useEntry } from '../logs/use-entry.js';
import { type CalendarRange, useCalendar } from './use-calendar.js';

/** What `Calendar` of `@content-planner/ui-kit` takes. */
export interface CalendarProps extends ReadProps {
  entries: readonly CalendarEntry[];
  brands: readonly Brand[];
  /** The days that show, both inclusive. */
  onRangeChange: (range: { from: string; to: string }) => void;
  /** The entry whose details are open, or null. */
  onSelectEntry: (selected: { entry: { id: string; kind: LogKind } | null }) => void;
  /** Reads all of it again from the server. */
  refetch: () => void;
  /** What is read of that entry. */
  details: ReadProps & { entry: Entry | null; fieldConfigurations: readonly FieldConfiguration[] };
}

/**
 * All that `Calendar` of `@content-planner/ui-kit` needs to show the team's calendar: the entries of the days that show
 * and a month on either side, the brands, and the whole of the entry whose details are open.
 *
 * @param narrowing only some kinds, brands or titles
 * @param options when all of it is read again by itself
 * @example
 * <Calendar {...useCalendarProps()} />
 * @example
 * <Calendar {...useCalendarProps({}, { refreshOnFocus: true, refreshEvery: 60_000 })} />
 */
export function useCalendarProps(
  narrowing: Pick<CalendarRange, 'kinds' | 'brandIds' | 'search'> = {},
  options: RefreshOptions = {},
): CalendarProps {
  const [range, setRange] = useState<{ from: string; to: string } | null>(null);
  const [selected, setSelected] = useState<{ id: string; kind: LogKind } | null>(null);
  const calendar = useCalendar(range && { ...narrowing, ...range, monthsAround: 1 }, options);
  const brands = useBrands(options);
  const entry = useEntry(selected, options);
  const fields = useFieldConfigurations(selected?.kind ?? null, options);
  const onSelectEntry: CalendarProps['onSelectEntry'] = useCallback(
    (selection) => setSelected(selection.entry),
    [],
  );
  const refetch = useCallback(() => {
    for (const read of [calendar.refetch, brands.refetch, entry.refetch, fields.refetch]) read();
  }, [calendar.refetch, brands.refetch, entry.refetch, fields.refetch]);
  const state = readProps(calendar, brands);
  return {
    entries: calendar.entries,
    brands: brands.brands,
    ...state,
    // The calendar says which days it shows once it is there.
    loading: state.loading || range === null,
    onRangeChange: setRange,
    onSelectEntry,
    refetch,
    details: {
      entry: entry.entry,
      fieldConfigurations: fields.fieldConfigurations,
      ...readProps(entry, fields),
    },
  };
}
