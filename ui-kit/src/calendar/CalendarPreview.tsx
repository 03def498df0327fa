import type { CalendarDate, Weekday } from '@content-planner/model';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { styled } from 'styled-components';
import { formatMonth, monthHeadingParts } from '../dates/format-date.js';
import { shownDate } from '../dates/shown-date.js';
import { useKit } from '../kit/use-kit.js';
import { givenList } from '../logs/given-list.js';
import type { CalendarEntry } from '../logs/types.js';
import { useThemed } from '../theme/portal-container.js';
import { MonthHeading } from './MonthHeading.js';
import { MonthPicture } from './views/month/MonthPicture.js';

/** Props of {@link CalendarPreview}. All other props are passed to the `<div>`. */
export interface CalendarPreviewProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  entries: readonly CalendarEntry[];
  /** Any day in the displayed month. */
  cursor: CalendarDate;
  /** The first day with entries. Earlier days look like those of other months. @default null */
  firstDate?: CalendarDate | null;
  /** The highlighted day. @default cursor */
  today?: CalendarDate;
  weekStartsOn?: Weekday;
  /** Accessible name of the picture. Defaults to the month. */
  label?: string;
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 0;
  background: var(--cp-surface-panel);
  color: var(--cp-text-primary);
  text-align: start;
`;

const Heading = styled.div`
  flex: none;
  padding: 12px var(--cp-space-4);
  font-size: var(--cp-text-lg);
  line-height: var(--cp-leading-lg);
  font-weight: var(--cp-weight-semibold);
  letter-spacing: -0.018em;

  [data-year] {
    color: var(--cp-text-secondary);
    font-weight: var(--cp-weight-regular);
  }
`;

/**
 * A month in the real calendar, as a static picture. Nothing in the picture can be focused or clicked.
 *
 * @example <CalendarPreview entries={sampleEntries} cursor="2026-10-14" />
 */
export const CalendarPreview = forwardRef<HTMLDivElement, CalendarPreviewProps>(function CalendarPreview(
  { entries: givenEntries, cursor: givenCursor, firstDate = null, today, weekStartsOn = 0, label, ...rest },
  ref,
) {
  const { locale } = useKit();
  useThemed();
  const entries = givenList(givenEntries, 'entries of CalendarPreview');
  const cursor = shownDate(givenCursor, 'cursor of CalendarPreview');

  const name = label ?? formatMonth(cursor, locale);
  return (
    <Root {...rest} ref={ref} role="img" aria-label={name}>
      <Heading>
        <MonthHeading parts={monthHeadingParts(cursor, locale)} />
      </Heading>
      <MonthPicture
        entries={entries}
        cursor={cursor}
        firstDate={firstDate}
        today={today ?? cursor}
        weekStartsOn={weekStartsOn}
      />
    </Root>
  );
});
