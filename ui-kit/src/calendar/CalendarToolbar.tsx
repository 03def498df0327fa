import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { MonthHeadingPart } from '../dates/format-date.js';
import { Button } from '../primitives/Button.js';
import { ButtonGroup } from '../primitives/ButtonGroup.js';
import { IconButton } from '../primitives/IconButton.js';
import { type CalendarLabels, calendarLabels } from './calendar-labels.js';
import { ViewSwitch } from './ViewSwitch.js';

/** Props of {@link CalendarToolbar}; all others go to the `<div>`. */
export interface CalendarToolbarProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** What shows, in pieces: the year is drawn quieter. */
  heading: readonly MonthHeadingPart[];
  /** Level of the heading; default 1, the screen's one heading. */
  headingLevel?: 1 | 2 | 3;
  onPrevious: () => void;
  onToday: () => void;
  onNext: () => void;
  /** The ways to look at the calendar; the switch shows when there is more than one. */
  views: readonly { name: string; label: string }[];
  /** Name of the view that shows. */
  view: string;
  onViewChange: (change: { view: string }) => void;
  /** More controls at the end. */
  actions?: ReactNode;
  labels?: Partial<CalendarLabels>;
}

const Root = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: var(--cp-space-2);
  min-height: var(--cp-toolbar-h);
  padding: 0 var(--cp-space-4);
  background: var(--cp-surface-panel);

  /* A fixed width, so that Previous stays put from month to month. */
  h1,
  h2,
  h3 {
    min-width: 172px;
    margin: 0;
    font-size: var(--cp-text-lg);
    line-height: var(--cp-leading-lg);
    font-weight: var(--cp-weight-semibold);
    letter-spacing: -0.018em;
    white-space: nowrap;
  }

  [data-year] {
    color: var(--cp-text-secondary);
    font-weight: var(--cp-weight-regular);
  }

  svg:dir(rtl) {
    transform: scaleX(-1);
  }

  @media (width < 768px) {
    --cp-control-h: 36px;
    flex-wrap: wrap;
    gap: var(--cp-space-2);
    padding: 6px var(--cp-space-3);

    h1,
    h2,
    h3 {
      flex: 1;
      min-width: 0;
    }
  }
`;

const End = styled.div`
  display: flex;
  align-items: center;
  gap: var(--cp-space-2);
  margin-inline-start: auto;

  @media (width < 768px) {
    width: 100%;
  }
`;

/**
 * The calendar's heading and controls: Previous, Today, Next, the switch between views, and what the host adds.
 *
 * @example <CalendarToolbar heading={monthHeadingParts(cursor)} views={calendarViews} view="month" … />
 */
export const CalendarToolbar = forwardRef<HTMLDivElement, CalendarToolbarProps>(function CalendarToolbar(
  {
    heading,
    headingLevel = 1,
    onPrevious,
    onToday,
    onNext,
    views,
    view,
    onViewChange,
    actions,
    labels,
    ...rest
  },
  ref,
) {
  const text = { ...calendarLabels, ...labels };
  const Heading = `h${headingLevel}` as const;
  return (
    <Root {...rest} ref={ref}>
      <Heading>
        {heading.map(({ text: part, isYear }) =>
          isYear ? (
            <span key={part} data-year="">
              {part}
            </span>
          ) : (
            part
          ),
        )}
      </Heading>
      <ButtonGroup label={text.navigation}>
        <IconButton
          variant="default"
          label={text.previous}
          icon={<ChevronLeft size={16} strokeWidth={1.75} />}
          onClick={onPrevious}
        />
        <Button onClick={onToday}>{text.today}</Button>
        <IconButton
          variant="default"
          label={text.next}
          icon={<ChevronRight size={16} strokeWidth={1.75} />}
          onClick={onNext}
        />
      </ButtonGroup>
      {(views.length > 1 || actions !== undefined) && (
        <End>
          {views.length > 1 && (
            <ViewSwitch label={text.views} views={views} view={view} onViewChange={onViewChange} />
          )}
          {actions}
        </End>
      )}
    </Root>
  );
});
