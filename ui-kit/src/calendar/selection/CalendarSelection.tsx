import { type RefObject, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../kit/use-messages.js';
import type { CalendarEntry } from '../../logs/types.js';
import type { DateRange } from '../layout/range-of-days.js';
import { SelectionMarks } from './SelectionMarks.js';
import { selectionMessages } from './selection-messages.js';
import { toggleSelection } from './toggle-selection.js';
import { useBand } from './use-band.js';
import { usePresses } from './use-presses.js';
import { useSelectionKeys } from './use-selection-keys.js';

/** Props of {@link CalendarSelection}. */
export interface CalendarSelectionProps {
  rootRef: RefObject<HTMLElement | null>;
  ids: readonly string[];
  onChange: (ids: readonly string[]) => void;
  /** The entries of the visible kinds that can be selected. */
  entries: readonly CalendarEntry[];
  /** Whether the entries in the range are still loading. */
  loading: boolean;
  /** The displayed days, or null if the view displays no entries. */
  range: DateRange | null;
  announce: (text: string) => void;
}

const BandBox = styled.div`
  position: fixed;
  z-index: var(--cp-z-float);
  border: 1px solid var(--cp-text-primary);
  border-radius: 2px;
  background: color-mix(in oklab, var(--cp-text-primary) 8%, transparent);
  pointer-events: none;
`;

/** The part of the calendar that lets users select entries with the mouse, the keyboard, and taps. */
export function CalendarSelection({
  rootRef,
  ids,
  onChange,
  entries,
  loading,
  range,
  announce,
}: CalendarSelectionProps) {
  const text = useMessages(selectionMessages);
  const toggle = (id: string) => toggleSelection(id, { ids, onChange, entries, announce, text });
  const select = (next: readonly string[]) => {
    announce('');
    onChange(next);
  };
  const withBand = (touched: readonly string[]) => [...new Set([...ids, ...touched])];
  const drawn = useBand(rootRef, {
    canSelect: (id) => entries.some((entry) => entry.id === id),
    onSelect: (touched) => {
      if (touched.length > 0) select(withBand(touched));
    },
  });
  usePresses({ rootRef, hasSelection: ids.length > 0, onToggle: toggle });
  useSelectionKeys({
    rootRef,
    ids,
    entries,
    range,
    text,
    onToggle: toggle,
    onSelect: select,
    onClear: () => {
      announce(text.selectionCleared);
      onChange([]);
    },
  });
  useMissing({ ids, onChange, entries, loading, range });

  const touched = drawn?.ids;
  return (
    <>
      <SelectionMarks
        rootRef={rootRef}
        ids={touched ? withBand(touched) : ids}
        description={text.isSelected}
      />
      {drawn && <BandBox style={drawn.band} />}
    </>
  );
}

/**
 * Deselects entries that were deleted or that a filter hides. Entries on other pages remain selected: an entry is
 * deselected only if it was previously in the displayed range.
 */
function useMissing({
  ids,
  onChange,
  entries,
  loading,
  range,
}: Pick<CalendarSelectionProps, 'ids' | 'onChange' | 'entries' | 'loading' | 'range'>): void {
  const { from, to } = range ?? {};
  const seen = useRef({ page: '', ids: new Set<string>() });
  const change = useRef(onChange);
  useEffect(() => {
    change.current = onChange;
  });
  useEffect(() => {
    if (loading || ids.length === 0 || from === undefined || to === undefined) return;
    const page = `${from} ${to}`;
    if (seen.current.page !== page) seen.current = { page, ids: new Set() };
    const present = new Map(entries.map((entry) => [entry.id, entry]));
    const kept = ids.filter((id) => present.has(id) || !seen.current.ids.has(id));
    if (kept.length < ids.length) change.current(kept);
    for (const id of kept) {
      const entry = present.get(id);
      // After the page has turned, `entries` can still contain the previous page's entries.
      if (entry && entry.startDate <= to && entry.endDate >= from) seen.current.ids.add(id);
      else seen.current.ids.delete(id);
    }
  }, [ids, entries, loading, from, to]);
}
