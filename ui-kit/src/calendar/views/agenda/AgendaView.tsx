import { CalendarDays, Plus } from 'lucide-react';
import { type MouseEvent, useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { ColorRules } from '../../../colors/ColorRules.js';
import { filterMessages } from '../../../filters/filter-messages.js';
import { useKit } from '../../../kit/use-kit.js';
import { useMessages } from '../../../kit/use-messages.js';
import { Button } from '../../../primitives/Button.js';
import { EmptyState } from '../../../primitives/EmptyState.js';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden.js';
import { useEntryLook } from '../../appearance/use-entry-look.js';
import { calendarMessages } from '../../calendar-messages.js';
import { type AgendaRow, layoutAgenda } from '../../layout/layout-agenda.js';
import { useDayOrder } from '../../layout/use-day-order.js';
import { useEntryValues, useOpenValue } from '../../values/use-entry-values.js';
import type { CalendarViewProps } from '../calendar-view.js';
import { overviewMessages } from '../overview/overview-messages.js';
import { AgendaDay } from './AgendaDay.js';
import { AgendaBlocks, AgendaEnd } from './AgendaEnd.js';
import { agendaItems } from './agenda-items.js';
import { agendaMessages } from './agenda-messages.js';
import { agendaRange } from './agenda-range.js';
import type { AgendaContext } from './agenda-row.js';
import { agendaStyle } from './agenda-style.js';
import { useAgendaKeys } from './use-agenda-keys.js';
import { useAgendaScroll } from './use-agenda-scroll.js';

const Root = styled.div`
  ${agendaStyle}
`;

type NoRowsProps = Pick<
  CalendarViewProps,
  'cursor' | 'filtered' | 'onlyLate' | 'onClearFilters' | 'onCreate'
>;

/** The message in place of an empty list, with a button that clears the filter or creates an entry. */
function NoRows({ cursor, filtered, onlyLate, onClearFilters, onCreate }: NoRowsProps) {
  const { add } = useMessages(calendarMessages);
  const { noEventsToDisplay } = useMessages(overviewMessages);
  const { nothingLate } = useMessages(agendaMessages);
  const { clearFilters } = useMessages(filterMessages);
  const action = onClearFilters ? (
    <Button onClick={onClearFilters}>{clearFilters}</Button>
  ) : (
    onCreate &&
    !filtered && (
      <Button icon={<Plus size={16} />} onClick={() => onCreate({ date: cursor })}>
        {add}
      </Button>
    )
  );
  return (
    <EmptyState
      icon={<CalendarDays size={20} />}
      title={onlyLate ? nothingLate : noEventsToDisplay}
      action={action}
    />
  );
}

/** All entries by date, in a list that grows in both directions as the application loads more entries. */
export function AgendaView({
  label,
  entries,
  appearance,
  cursor,
  jumps,
  today,
  compact,
  loading,
  loaded,
  filtered,
  onlyLate,
  onClearFilters,
  selectedId,
  onCursorChange,
  onShow,
  onOpenEntry,
  onCreate,
  onNeedMore,
}: CalendarViewProps) {
  const { locale, brands } = useKit();
  const order = useDayOrder();
  const text = useMessages(calendarMessages);
  const lateText = useMessages(agendaMessages);
  const scrollerRef = useRef<HTMLDivElement>(null);
  const range = agendaRange(cursor);
  const { from, to } = loaded ?? range;
  const rows = useMemo(() => layoutAgenda({ entries, from, to, order }), [entries, from, to, order]);
  const ends = useMemo(() => loaded ?? { from: null, to: null }, [loaded]);
  const items = useMemo(() => agendaItems(rows, ends), [rows, ends]);
  const { list, drawn, allRef, blockRef, scrolling } = useAgendaScroll({
    items,
    rows,
    loaded: ends,
    cursor,
    jumps,
    compact,
    loading,
    onShow,
    onNeedMore,
    scrollerRef,
  });
  const shown = drawn.flatMap(({ index }) => {
    const item = items[index];
    return item?.type === 'row' ? [{ index, row: item.row }] : [];
  });
  const lead = items[0]?.type === 'end' ? 1 : 0;
  const { activeKey, handlers } = useAgendaKeys({
    rows,
    drawn: shown.map(({ row }) => row),
    top: rows[(list.getVirtualItemForOffset(list.scrollOffset ?? 0)?.index ?? 0) - lead],
    scrollerRef,
    scrollToRow: (place) => list.scrollToIndex(place + lead),
    onCursorChange,
  });
  const values = useEntryValues(appearance.shows);
  const openValue = useOpenValue();
  const look = useEntryLook({ ...appearance, shows: values.shows });
  const brandsById = useMemo(() => new Map(brands.map((brand) => [brand.id, brand])), [brands]);
  const context: AgendaContext = {
    ...look,
    values,
    brandsById,
    locale,
    compact,
    lateText,
    lateOn: onlyLate ? today : null,
  };
  const colors = [...look.sharedColors, ...values.colors, ...shown.map(({ row }) => look.colorOf(row.entry))];

  const onClick = (event: MouseEvent<HTMLElement>) => {
    if (openValue(event.target)) return;
    const button = (event.target as Element).closest<HTMLElement>('[data-cp-row], [data-cp-add]');
    const row = rows.find(({ key }) => key === button?.dataset.cpRow);
    if (button && row) onOpenEntry({ entry: row.entry, anchor: button });
    else if (button?.dataset.cpAdd !== undefined) onCreate?.({ date: button.dataset.cpAdd });
  };

  const end = (key: 'before' | 'after') => {
    const item = items.find((candidate) => candidate.key === key);
    if (item?.type !== 'end' || !drawn.some(({ index }) => items[index] === item)) return null;
    return (
      <AgendaEnd
        end={key}
        failed={item.failed}
        onRetry={onNeedMore && (() => onNeedMore({ direction: key }))}
      />
    );
  };

  if (loading) {
    return (
      <Root role="region" aria-label={label} aria-busy data-compact={compact ? '' : undefined}>
        <VisuallyHidden role="status">{text.loading}</VisuallyHidden>
        {[1, 2, 3, 4, 5].map((block) => (
          <AgendaBlocks key={block} />
        ))}
      </Root>
    );
  }
  if (items.length === 0) {
    return (
      <Root role="region" aria-label={label}>
        <NoRows {...{ cursor, filtered, onlyLate, onClearFilters, onCreate }} />
      </Root>
    );
  }
  return (
    <Root
      ref={scrollerRef}
      role="region"
      aria-label={label}
      tabIndex={-1}
      data-compact={compact ? '' : undefined}
      data-dense={appearance.density === 'compact' ? '' : undefined}
      data-values={values.columns || undefined}
      onClick={onClick}
      {...handlers}
      {...scrolling}
    >
      <ColorRules colors={colors} />
      <div ref={allRef} className="cp-all">
        <div ref={blockRef}>
          {end('before')}
          {byDay(shown).map((ofDay) => (
            <AgendaDay
              key={ofDay[0]?.row.date}
              rows={ofDay}
              isToday={ofDay[0]?.row.date === today}
              activeKey={activeKey}
              selectedId={selectedId}
              canCreate={onCreate !== undefined}
              context={context}
              measure={list.measureElement}
            />
          ))}
          {end('after')}
        </div>
      </div>
    </Root>
  );
}

interface ShownRow {
  index: number;
  row: AgendaRow;
}

function byDay(shown: readonly ShownRow[]): ShownRow[][] {
  const days: ShownRow[][] = [];
  for (const item of shown) {
    const last = days.at(-1);
    if (last?.[0]?.row.date === item.row.date) last.push(item);
    else days.push([item]);
  }
  return days;
}
