import { ChevronLeft, ChevronRight, Plus } from 'lucide-react';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import type { MonthHeadingPart } from '../dates/format-date.js';
import type { ToolbarItem } from '../entries/feature.js';
import { mergeRefs } from '../internal/merge-refs.js';
import { useNarrow } from '../internal/use-narrow.js';
import { useMessages } from '../kit/use-messages.js';
import { Button } from '../primitives/Button.js';
import { ButtonGroup } from '../primitives/ButtonGroup.js';
import { IconButton } from '../primitives/IconButton.js';
import { SegmentedControl } from '../primitives/SegmentedControl.js';
import { calendarMessages } from './calendar-messages.js';
import { calendarParts } from './calendar-parts.js';
import { MonthHeading } from './MonthHeading.js';
import { ToolbarActions } from './ToolbarActions.js';
import { toolbarStyle } from './toolbar-style.js';
import { toolbarWidths, widthsOf } from './toolbar-widths.js';

/** Props of {@link CalendarToolbar}. All other props are passed to the `<div>`. */
export interface CalendarToolbarProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The displayed period, in parts. The year is displayed in a muted color. If empty, there is no heading. */
  heading: readonly MonthHeadingPart[];
  /** Heading level. @default 1 */
  headingLevel?: 1 | 2 | 3 | 4 | 5 | 6;
  onPrevious: () => void;
  /** If omitted, the toolbar has no buttons that navigate. */
  onToday?: (() => void) | undefined;
  onNext: () => void;
  /** Whether an earlier period exists. If false, Previous is disabled but remains focusable. @default true */
  hasPrevious?: boolean;
  /** Whether a later period exists. If false, Next is disabled but remains focusable. @default true */
  hasNext?: boolean;
  /** The available views. The view switch appears if there is more than one view. */
  views: readonly { name: string; label: string }[];
  /** The displayed view's name. */
  view: string;
  onViewChange: (change: { view: string }) => void;
  /** Controls for the displayed view, placed before the view switch. */
  viewControls?: ReactNode;
  /** Commands, such as Print. @default [] */
  items?: readonly ToolbarItem[];
  /** Called when the user adds an entry with the button at the end. If omitted, the button is hidden. */
  onNew?: (() => void) | undefined;
  /** Additional controls before the commands, such as a `FilterMenu`. */
  actions?: ReactNode;
  /** By how many pixels `actions` are wider than a button with text. A `FilterMenu` is wider by 110. @default 0 */
  actionsWidth?: number;
  /**
   * Whether the commands share one button. By default, they share a button if they don't fit in the
   * toolbar.
   */
  compact?: boolean;
}

/** The key that adds an entry. */
export const NEW_KEY = 'N';

const Root = styled.div`
  ${toolbarStyle}
`;

/**
 * The calendar's heading and controls: Previous, Today, Next, the view switch, the filter, commands
 * such as Print, the application's own controls, and the button that adds an entry.
 *
 * @example <CalendarToolbar heading={[{ text: 'March 2026', isYear: false }]} views={calendarViews} view="month" … />
 */
export const CalendarToolbar = forwardRef<HTMLDivElement, CalendarToolbarProps>(function CalendarToolbar(
  {
    heading,
    headingLevel = 1,
    onPrevious,
    onToday,
    onNext,
    hasPrevious = true,
    hasNext = true,
    views,
    view,
    onViewChange,
    viewControls,
    items = [],
    onNew,
    actions,
    actionsWidth = 0,
    compact,
    ...rest
  },
  ref,
) {
  const text = useMessages(calendarMessages);
  const Heading = `h${headingLevel}` as const;
  const rootRef = useRef<HTMLDivElement>(null);
  const mergedRef = useMemo(() => mergeRefs(rootRef, ref), [ref]);
  const widths = widthsOf({
    hasControls: Boolean(viewControls),
    actionsWidth,
    hasNew: Boolean(onNew),
  });
  const isFolded = useNarrow(rootRef, widths.folded);
  const hasOneButton = compact ?? isFolded;
  const hasShortHeading = useNarrow(rootRef, widths.shortHeading);
  const hasTwoRows = useNarrow(rootRef, widths.twoRows);
  const isPhone = useNarrow(rootRef, toolbarWidths.phone);
  // If the toolbar has two rows, the full heading fits, except on phones with other controls in the same row.
  const isShort = hasShortHeading && (!hasTwoRows || (isPhone && Boolean(viewControls || onNew)));
  return (
    <Root {...rest} ref={mergedRef}>
      <div data-bar="">
        {heading.length > 0 && (
          <Heading>
            <MonthHeading parts={heading} short={isShort} />
          </Heading>
        )}
        {onToday && (
          <ButtonGroup label={text.navigation} data-navigation="">
            <IconButton
              variant="default"
              label={text.previous}
              icon={<ChevronLeft size={16} strokeWidth={1.75} />}
              aria-disabled={hasPrevious ? undefined : true}
              onClick={onPrevious}
            />
            <Button onClick={onToday}>{text.today}</Button>
            <IconButton
              variant="default"
              label={text.next}
              icon={<ChevronRight size={16} strokeWidth={1.75} />}
              aria-disabled={hasNext ? undefined : true}
              onClick={onNext}
            />
          </ButtonGroup>
        )}
        <div data-end="">
          {viewControls && <div data-view-controls="">{viewControls}</div>}
          {views.length > 1 && (
            <SegmentedControl
              data-views=""
              label={text.views}
              segments={views.map(({ name, label }) => ({ value: name, label: text.view({ name, label }) }))}
              value={view}
              onValueChange={({ value }) => onViewChange({ view: value })}
            />
          )}
          {actions}
          {items.length > 0 && !hasOneButton && <span data-separator="" />}
          <ToolbarActions items={items} compact={hasOneButton} part={calendarParts} />
          {onNew && (
            <IconButton
              variant="primary"
              data-cp-new=""
              label={text.newEntry}
              shortcut={NEW_KEY}
              icon={<Plus size={16} strokeWidth={1.75} />}
              onClick={onNew}
            />
          )}
        </div>
      </div>
    </Root>
  );
});
