import { daysBetween } from '@content-planner/model';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { formatShortDay } from '../../dates/format-date.js';
import { useKit } from '../../kit/use-kit.js';
import { useMessages } from '../../kit/use-messages.js';
import { Kbd } from '../../primitives/Kbd.js';
import { shortcutSheetMessages } from '../../shortcuts/shortcut-messages.js';
import { lengthOf } from './entry-move.js';
import { moveDialogMessages, moveMessages } from './move-messages.js';
import type { LiftedEntries } from './move-overlay.js';

interface MoveStripProps extends Pick<ComponentPropsWithoutRef<'div'>, 'onKeyDown' | 'onBlur'> {
  lifted: LiftedEntries;
  /** Whether the last day can be changed. */
  resizes: boolean;
  /** Whether the entry has no dates yet. @default false */
  isNew?: boolean;
}

/** Has a height of zero, so that the bar overlays the bottom of the calendar. */
const Place = styled.div`
  position: relative;
  z-index: 5;
  flex: none;
  width: 100%;
  height: 0;
  container: cp-strip / inline-size;

  /* Replaces the selection bar, which is in the same place. */
  & ~ * [data-cp-bulk-bar] {
    visibility: hidden;
  }
`;

const Root = styled.div`
  position: absolute;
  inset-block-end: 20px;
  inset-inline: 12px;
  display: flex;
  align-items: center;
  gap: var(--cp-space-4);
  width: fit-content;
  max-width: calc(100% - 24px);
  min-height: 48px;
  margin-inline: auto;
  padding: 5px var(--cp-space-4);
  border: 1px solid var(--cp-border-dialog);
  border-radius: var(--cp-radius-md);
  background: var(--cp-surface-float);
  box-shadow: var(--cp-shadow-dialog);
  color: var(--cp-text-secondary);
  font-size: var(--cp-text-xs);
  white-space: nowrap;

  &:focus-visible {
    outline: none;
  }
  & > p {
    min-width: 0;
    margin: 0;
    /* In narrow calendars, the dates of an event need two lines. */
    white-space: normal;
  }
  & > p > b {
    display: block;
    color: var(--cp-text-primary);
    font-size: var(--cp-text-sm);
    line-height: var(--cp-leading-sm);
    font-weight: var(--cp-weight-medium);
  }
  & > span {
    display: flex;
    flex: none;
    align-items: center;
    gap: 6px;
  }

  @container cp-strip (width < 900px) {
    & > span[data-optional] {
      display: none;
    }
  }
  @container cp-strip (width < 480px) {
    inset-block-end: 12px;
  }
`;

/**
 * The bar that displays the dates and the keys while entries are being moved with the keyboard. The bar has focus.
 */
export const MoveStrip = forwardRef<HTMLDivElement, MoveStripProps>(function MoveStrip(
  { lifted, resizes, isNew = false, ...rest },
  ref,
) {
  const { entry, others, startDate, endDate } = lifted;
  const { locale } = useKit();
  const text = useMessages(moveMessages);
  const dialogText = useMessages(moveDialogMessages);
  const { moveKeys } = text;
  const { keyName } = useMessages(shortcutSheetMessages);
  const hint = (keys: readonly string[], text: string, optional = true): ReactNode => (
    <span data-optional={optional ? '' : undefined}>
      {keys.map((key) => (
        <Kbd key={key}>{keyName({ key })}</Kbd>
      ))}
      {text}
    </span>
  );
  const from = formatShortDay(startDate, locale);
  const days = lengthOf(lifted);
  const distance =
    days === lengthOf(entry)
      ? dialogText.distance({ days: daysBetween(entry.startDate, startDate) })
      : text.length({ days });
  return (
    <Place>
      {/* With this role, screen readers pass the arrow keys to the page. */}
      <Root
        {...rest}
        ref={ref}
        role="application"
        aria-label={text.movingName({ title: entry.title, others: others.length })}
        tabIndex={-1}
        data-cp-move-strip=""
      >
        <p>
          <b>
            {startDate === endDate ? from : dialogText.span({ from, to: formatShortDay(endDate, locale) })}
          </b>
          {others.length > 0 && `${text.movingCount({ count: others.length + 1 })} · `}
          {!isNew && distance}
        </p>
        {hint(['ArrowLeft', 'ArrowRight'], moveKeys.day)}
        {hint(['ArrowUp', 'ArrowDown'], moveKeys.week)}
        {hint(['PageUp', 'PageDown'], moveKeys.month)}
        {resizes && hint(['Shift', 'ArrowRight'], moveKeys.lastDay)}
        {hint(['Enter'], moveKeys.drop, false)}
        {hint(['Escape'], moveKeys.cancel, false)}
      </Root>
    </Place>
  );
});
