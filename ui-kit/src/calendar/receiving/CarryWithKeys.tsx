import type { CalendarDate } from '@content-planner/model';
import { type KeyboardEvent as ReactKeyboardEvent, useContext, useEffect, useRef } from 'react';
import { formatLongDay } from '../../dates/format-date.js';
import { useEntryHost, useFeatureState } from '../../entries/use-entry-host.js';
import { scrollIntoView } from '../../internal/browser.js';
import { useLatest } from '../../internal/use-latest.js';
import { useKit } from '../../kit/use-kit.js';
import { useMessages } from '../../kit/use-messages.js';
import type { CalendarEntry } from '../../logs/types.js';
import { ShortcutContext } from '../../shortcuts/shortcut-registry.js';
import { takesSingleKeys } from '../../shortcuts/takes-single-keys.js';
import { lengthOf } from '../move/entry-move.js';
import { MoveStrip } from '../move/MoveStrip.js';
import { moveMessages } from '../move/move-messages.js';
import { steppedDates } from '../move/stepped-dates.js';
import { useCalendar, useCalendarSettings } from '../use-calendar.js';
import { type Carried, carriedState } from './carried-state.js';

interface CarryWithKeysProps {
  items: string;
  entryAt: (item: HTMLElement, date: CalendarDate) => CalendarEntry;
  onDrop: (item: HTMLElement, entry: CalendarEntry) => void;
}

/** Moves the item with focus onto a day: M picks it up, the arrow keys choose the day, and Enter drops it. */
export function CarryWithKeys({ items, entryAt, onDrop }: CarryWithKeysProps) {
  const host = useEntryHost();
  const carried = useFeatureState(carriedState);
  const { range, today, viewStartsOn } = useCalendar();
  const { hideWeekends } = useCalendarSettings().appearance;
  const { locale } = useKit();
  const text = useMessages(moveMessages);
  const singleKeys = useContext(ShortcutContext)?.singleKeys ?? true;
  const stripRef = useRef<HTMLDivElement>(null);

  const pickUp = (item: HTMLElement) => {
    const entry = entryAt(item, range.from <= today && today <= range.to ? today : range.from);
    host.write(carriedState, { item, entry });
    const date = formatLongDay(entry.startDate, locale);
    host.announce(text.moving({ title: entry.title, others: 0, days: lengthOf(entry), date }));
  };
  const latest = useLatest(pickUp);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const item = event.target instanceof Element ? event.target.closest<HTMLElement>(items) : null;
      if (!item || event.key.toLowerCase() !== 'm' || !singleKeys || !takesSingleKeys(event)) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current(item);
    };
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [items, singleKeys]);

  const isCarrying = carried !== null;
  useEffect(() => {
    if (isCarrying) stripRef.current?.focus({ preventScroll: true });
  }, [isCarrying]);
  const startDate = carried?.entry.startDate;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after a step
  useEffect(() => {
    if (!carried || startDate === undefined) return;
    if (startDate < range.from || startDate > range.to) return host.days()?.show(startDate);
    const place = host.placeOf(carried.entry);
    if (place) scrollIntoView(place, { block: 'nearest', inline: 'nearest' });
  }, [startDate]);

  if (!carried) return null;
  const { item, entry } = carried;
  const end = () => {
    host.write(carriedState, null);
    item.focus({ preventScroll: true });
  };
  const step = (next: Pick<Carried['entry'], 'startDate' | 'endDate'>) => {
    host.write(carriedState, { item, entry: { ...entry, ...next } });
    host.announce(formatLongDay(next.startDate, locale));
  };
  const onKeyDown = (event: ReactKeyboardEvent<HTMLElement>) => {
    const { key, shiftKey } = event;
    if (event.altKey || event.metaKey || event.ctrlKey) return;
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const options = {
      key,
      shiftKey,
      resizes: false,
      weekStartsOn: viewStartsOn,
      hideWeekends,
      isRightToLeft,
    };
    const isEnd = key === 'Enter' || key === 'Escape' || key === 'Tab';
    const next = isEnd ? null : steppedDates(entry, options);
    if (isEnd || next || key.length === 1) event.stopPropagation();
    if (isEnd || next) event.preventDefault();
    if (next) return step(next);
    if (!isEnd) return;
    end();
    host.announce(key === 'Enter' ? text.dropped({ date: formatLongDay(entry.startDate, locale) }) : '');
    if (key === 'Enter') onDrop(item, entry);
  };
  return (
    <MoveStrip
      ref={stripRef}
      lifted={{ entry, startDate: entry.startDate, endDate: entry.endDate, others: [] }}
      resizes={false}
      isNew
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget }) => {
        // If only the window loses focus, the document's active element stays the same.
        if (currentTarget !== document.activeElement) host.write(carriedState, null);
      }}
    />
  );
}
