import { daysBetween } from '@content-planner/model';
import { Portal } from 'radix-ui';
import { type CSSProperties, forwardRef } from 'react';
import { styled } from 'styled-components';
import { formatShortDay } from '../../dates/format-date.js';
import { useKindOf } from '../../kit/use-kinds.js';
import { useKit } from '../../kit/use-kit.js';
import { useMessages } from '../../kit/use-messages.js';
import { usePortalContainer } from '../../theme/portal-container.js';
import { calendarMessages } from '../calendar-messages.js';
import { entryStyle } from '../entry/entry-style.js';
import { moveMessages } from './move-messages.js';
import type { MoveDrag } from './use-move-drag.js';

export interface DragGhostProps {
  drag: MoveDrag;
  /** The number of entries that are dragged together with the displayed entry. @default 0 */
  others?: number;
}

/** A box of zero size at the pointer's position. Its content overflows beside the pointer. */
const Root = styled.div`
  ${entryStyle}
  --cp-entry-surface: var(--cp-surface-float);
  --cp-entry-h: 26px;
  position: fixed;
  z-index: var(--cp-z-toast);
  inset-block-start: 0;
  left: 0;
  width: 0;
  height: 0;
  pointer-events: none;
  /* Outside the window until the first frame. */
  transform: translate(-500px, -500px);
  will-change: transform;

  .cp-entry {
    position: absolute;
    inset-block-end: 20px;
    left: -60px;
    width: 184px;
    background: var(--cp-entry-bg-selected);
    box-shadow: var(--cp-shadow-float);
    outline: 1px solid var(--cp-entry-bar);
    outline-offset: -1px;
  }
  .cp-entry small {
    flex: none;
    margin-inline-start: auto;
    color: var(--cp-text-secondary);
    font-size: 10px;
  }
  & > p {
    position: absolute;
    inset-block-start: 10px;
    left: 16px;
    margin: 0;
    padding: 2px 8px;
    border-radius: var(--cp-radius-sm);
    background: var(--cp-surface-inverse);
    box-shadow: var(--cp-shadow-float);
    color: var(--cp-text-inverse);
    font-size: var(--cp-text-xs);
    line-height: 20px;
    font-weight: var(--cp-weight-medium);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  &[data-flipped] .cp-entry {
    left: auto;
    right: -20px;
  }
  &[data-flipped] > p {
    left: auto;
    right: 16px;
  }
`;

/** The dragged entry beside the pointer, and the date on which it would be dropped. */
export const DragGhost = forwardRef<HTMLDivElement, DragGhostProps>(function DragGhost(
  { drag: { entry, isResize, color, target, isOverDay = true, place }, others = 0 },
  ref,
) {
  const { locale } = useKit();
  const text = useMessages(moveMessages);
  const calendarText = useMessages(calendarMessages);
  const container = usePortalContainer();
  const { icon: Icon } = useKindOf()(entry.kind);
  const length = daysBetween(entry.startDate, entry.endDate) + 1;
  const dates =
    target &&
    isOverDay &&
    (isResize
      ? text.resizeLabel({
          date: formatShortDay(target.endDate, locale),
          days: daysBetween(target.startDate, target.endDate) + 1,
        })
      : text.dragLabel({
          date: formatShortDay(target.startDate, locale),
          days: daysBetween(entry.startDate, target.startDate),
        }));
  const label = [place?.label, dates].filter(Boolean).join(' · ');
  return (
    <Portal.Root asChild container={container}>
      <Root ref={ref} aria-hidden="true" data-cp-ghost="">
        {!isResize && (
          <div className="cp-entry" style={{ '--c': color.base } as CSSProperties}>
            <Icon strokeWidth={1.75} />
            <span className="cp-entry-title" dir="auto">
              {entry.title}
            </span>
            {length > 1 && <small>{text.length({ days: length })}</small>}
            {others > 0 && <small>{calendarText.moreShort({ count: others })}</small>}
          </div>
        )}
        {label && <p>{label}</p>}
      </Root>
    </Portal.Root>
  );
});
