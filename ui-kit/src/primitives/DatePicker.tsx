import { type CalendarDate, toCalendarDate } from '@content-planner/model';
import { Direction } from 'radix-ui';
import type { RefObject } from 'react';
import { DayPicker } from 'react-day-picker';
import { styled } from 'styled-components';
import { formatDayNumber, formatLongDate, formatMonth, formatWeekday } from '../dates/format-date.js';
import { localDate } from '../dates/local-date.js';
import { useKit } from '../kit/use-kit.js';
import { useMessages } from '../kit/use-messages.js';
import { dateInputMessages } from './date-input-messages.js';
import { dayPickerStyle } from './day-picker-style.js';

/** Props of DatePicker. */
export interface DatePickerProps {
  /** The selected date, or null. */
  value: CalendarDate | null;
  /** The last day of the highlighted range, which begins at `value`. */
  lastDay?: CalendarDate;
  /** Called with the selected date, or with null if the user selects the same date again. */
  onPick: (change: { value: CalendarDate | null }) => void;
  /** The day to mark as today. Defaults to the current date in the user's time zone. */
  today?: CalendarDate | undefined;
  weekStartsOn: 0 | 1 | 2 | 3 | 4 | 5 | 6;
  /** Receives the element of the day to focus: the selected date or, if no date is selected, today. */
  dayRef: RefObject<HTMLElement | null>;
}

const Root = styled.div`
  ${dayPickerStyle}
`;

/**
 * A calendar month from which users select a day. Arrow keys move by day or week, and Page Up and Page Down by month.
 */
export function DatePicker({ value, lastDay, onPick, today, weekStartsOn, dayRef }: DatePickerProps) {
  const { locale } = useKit();
  const text = useMessages(dateInputMessages);
  const direction = Direction.useDirection();
  const selected = value === null ? undefined : localDate(value);
  const month = (date: Date) => formatMonth(toCalendarDate(date), locale);
  return (
    <Root
      ref={(node) => {
        dayRef.current = node?.querySelector<HTMLElement>('.rdp-day_button[tabindex="0"]') ?? null;
      }}
    >
      <DayPicker
        mode="single"
        dir={direction}
        weekStartsOn={weekStartsOn}
        {...(today !== undefined && { today: localDate(today) })}
        selected={selected}
        {...(selected && { defaultMonth: selected })}
        {...(selected &&
          lastDay && {
            modifiers: { span: { from: selected, to: localDate(lastDay) } },
            modifiersClassNames: { span: 'cp-span' },
          })}
        onSelect={(day) => onPick({ value: day ? toCalendarDate(day) : null })}
        formatters={{
          formatCaption: month,
          formatDay: (day) => formatDayNumber(toCalendarDate(day), locale),
          formatWeekdayName: (day) => formatWeekday(toCalendarDate(day), 'short', locale).slice(0, 2),
        }}
        labels={{
          labelNav: () => text.months,
          labelPrevious: () => text.previousMonth,
          labelNext: () => text.nextMonth,
          labelGrid: month,
          labelWeekday: (day) => formatWeekday(toCalendarDate(day), 'long', locale),
          labelDayButton: (day, { today: isToday, selected }) =>
            text.day({
              date: formatLongDate(toCalendarDate(day), locale),
              today: isToday === true,
              selected: selected === true,
            }),
        }}
      />
    </Root>
  );
}
