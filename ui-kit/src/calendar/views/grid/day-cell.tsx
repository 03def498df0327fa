import { formatCellDay, formatDayNumber } from '../../../dates/format-date.js';
import type { DayLayout, Segment } from '../../layout/week-layout.js';
import { blankFrame, type DayState, dayFrame, dayLook, type FrameContext } from './day-frame.js';
import { addButton, moreButton, skeletonBlocks } from './day-parts.js';
import { ROLES } from './roles.js';
import { type ChipContext, segmentButton, segmentLane, segmentPicture } from './segment-chip.js';
import { skeletonLanes } from './skeleton-lanes.js';

/** How the cells of one month are drawn; the same object for all of them. */
export interface DayContext extends ChipContext, FrameContext {
  /** Full cells, a mini month's, the small-screen form, or a picture that nobody can use. */
  mode: 'full' | 'mini' | 'compact' | 'picture';
  maxPerDay: number;
  canCreate: boolean;
}

interface DayCellInput extends DayState {
  day: DayLayout;
  week: number;
  selectedId: string | null;
  context: DayContext;
}

/** One day of the month grid. A function and no component: there are 42, and the week remembers them together. */
export function dayCell(input: DayCellInput) {
  const { day, context, column, isWeekend, isToday, isActive } = input;
  const { mode } = context;
  const state = { column, isWeekend, isToday, isActive };
  if (mode === 'picture') {
    return (
      <div key={column} {...dayLook(day, state)}>
        {!day.isBlank && dayContent(input)}
      </div>
    );
  }
  if (day.isBlank) return blankFrame({ day, ...state });
  // A mini month shows only the numbers of its neighbours' days: they have their own month, or none.
  if (mode === 'mini' && day.isOutside) {
    return (
      <div key={column} {...dayLook(day, state)} {...ROLES.cell}>
        {dayNumber(input)}
      </div>
    );
  }
  return dayFrame({ day, context, picks: mode === 'compact', ...state, children: dayContent(input) });
}

function dayNumber({ day, context: { mode, locale } }: DayCellInput) {
  const hasMonth = mode === 'full' || mode === 'picture';
  return (
    <span className="cp-num" aria-hidden="true">
      {hasMonth ? formatCellDay(day.date, locale) : formatDayNumber(day.date, locale)}
    </span>
  );
}

/** Number, lanes, '+N more' and the button that adds. */
function dayContent(input: DayCellInput) {
  const { day, week, column, context } = input;
  const { mode, labels, loading, canCreate } = context;
  const hidden = loading ? 0 : day.hidden;
  const isUsable = mode === 'full' || mode === 'mini';
  return (
    <>
      {dayNumber(input)}
      {loading ? skeletonBlocks(Math.min(skeletonLanes(week, column), context.maxPerDay)) : lanes(input)}
      {hidden > 0 && isUsable && moreButton({ day, context, short: mode === 'mini' })}
      {hidden > 0 && mode === 'picture' && <span className="cp-more">{labels.more({ count: hidden })}</span>}
      {hidden > 0 && mode === 'compact' && (
        <span className="cp-more" aria-hidden="true">
          {labels.moreShort({ count: hidden })}
        </span>
      )}
      {isUsable && canCreate && addButton({ day, context })}
    </>
  );
}

/**
 * Each lane in order: the chip where its entry begins in this week, else the room that it takes. Where '+N more'
 * follows, free lanes at the end take theirs too, so that it stands in the same place in every cell.
 */
function lanes({ day, column, selectedId, context }: DayCellInput) {
  const room = day.hidden > 0 ? context.maxPerDay - day.lanes.length : 0;
  return [...day.lanes, ...Array<null>(room).fill(null)].map((segment, lane) =>
    segment === null || segment.column !== column ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a lane is its place.
      <span key={lane} className="cp-lane" />
    ) : (
      chip(segment, segment.entry.id === selectedId, context)
    ),
  );
}

const DRAW = { full: segmentButton, mini: segmentButton, compact: segmentLane, picture: segmentPicture };

function chip(segment: Segment, selected: boolean, context: DayContext) {
  return DRAW[context.mode]({ segment, selected, context });
}
