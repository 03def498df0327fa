import { formatCellDay, formatDayNumber } from '../../../dates/format-date.js';
import type { DayLayout, Segment } from '../../layout/week-layout.js';
import { blankFrame, type DayState, dayFrame, dayLook, type FrameContext } from './day-frame.js';
import { addButton, moreButton, skeletonBlocks } from './day-parts.js';
import { keepChip } from './keep-chip.js';
import { ROLES } from './roles.js';
import { type ChipContext, segmentButton, segmentLane, segmentPicture } from './segment-chip.js';
import { skeletonLanes } from './skeleton-lanes.js';

/** How the cells of a month are drawn. All cells share this object. */
export interface DayContext extends ChipContext, FrameContext {
  /** The type of cell: full-size, in a mini month, in the layout for small screens, or in a static picture. */
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

/**
 * Renders a day in the month grid. This is not a component, because there are 42 days and each week memoizes its days
 * together.
 */
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
  // For days in neighboring months, a mini month shows only the day number, so that no entry appears in two months.
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

/** Renders the day number, the lanes, '+N more' and the button that adds an entry. */
function dayContent(input: DayCellInput) {
  const { day, week, column, context } = input;
  const { mode, text, loading, canCreate } = context;
  const hidden = loading ? 0 : day.hidden;
  const isUsable = mode === 'full' || mode === 'mini';
  return (
    <>
      {dayNumber(input)}
      {loading ? skeletonBlocks(Math.min(skeletonLanes(week, column), context.maxPerDay)) : lanes(input)}
      {hidden > 0 && isUsable && moreButton({ day, context, short: mode === 'mini' })}
      {hidden > 0 && mode === 'picture' && <span className="cp-more">{text.more({ count: hidden })}</span>}
      {hidden > 0 && mode === 'compact' && (
        <span className="cp-more" aria-hidden="true">
          {text.moreShort({ count: hidden })}
        </span>
      )}
      {isUsable && canCreate && addButton({ day, context })}
    </>
  );
}

/**
 * Renders each lane in order: a chip on the entry's first day in this week, otherwise an empty lane of the same size.
 * If '+N more' follows, all lanes up to the maximum are rendered, so that '+N more' has the same position in every
 * cell.
 */
function lanes({ day, column, selectedId, context }: DayCellInput) {
  const room = day.hidden > 0 ? context.maxPerDay - day.lanes.length : 0;
  return [...day.lanes, ...Array<null>(room).fill(null)].map((segment, lane) =>
    segment === null || segment.column !== column ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a lane is identified by its position
      <span key={lane} className="cp-lane" />
    ) : (
      chip(segment, segment.entry.id === selectedId, context)
    ),
  );
}

const DRAW = { full: segmentButton, mini: segmentButton, compact: segmentLane, picture: segmentPicture };

function chip(segment: Segment, selected: boolean, context: DayContext) {
  return keepChip({ segment, selected, context }, DRAW[context.mode]);
}
