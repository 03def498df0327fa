import { formatCellDay, formatDayNumber, formatLongDate } from '../../../dates/format-date.js';
import type { DayLayout, Segment } from '../../layout/week-layout.js';
import { spriteIcon } from './icon-sprite.js';
import { type ChipContext, segmentButton, segmentLane, segmentPicture } from './segment-chip.js';
import { skeletonLanes } from './skeleton-lanes.js';

/** How the cells of one month are drawn; the same object for all of them. */
export interface DayContext extends ChipContext {
  /** Full cells, the small-screen form, or a picture that nobody can use. */
  mode: 'full' | 'compact' | 'picture';
  loading: boolean;
  maxPerDay: number;
  canCreate: boolean;
}

interface DayCellInput {
  day: DayLayout;
  week: number;
  column: number;
  isWeekend: boolean;
  isToday: boolean;
  isActive: boolean;
  selectedId: string | null;
  context: DayContext;
}

/** One day of the month grid. A function and no component: there are 42, and the week remembers them together. */
export function dayCell(input: DayCellInput) {
  const { day, isWeekend, isToday, isActive, context } = input;
  const { mode, labels, locale, loading } = context;
  const frame = {
    className: 'cp-day',
    'data-weekend': isWeekend ? '' : undefined,
    'data-outside': day.isOutside ? '' : undefined,
    'data-today': isToday ? '' : undefined,
  };
  if (mode === 'picture') {
    return (
      <div key={day.date} {...frame}>
        {dayContent(input)}
      </div>
    );
  }
  const name = labels.day({
    date: formatLongDate(day.date, locale),
    count: loading ? undefined : day.total,
  });
  const isCompact = mode === 'compact';
  // Cells of a table cannot be laid out as a grid of equal rows that bars reach across: roles, no <td>.
  const cell = {
    role: 'gridcell',
    'data-cp-date': day.date,
    'data-picked': isCompact && isActive ? '' : undefined,
  };
  return (
    <div key={day.date} {...frame} {...cell}>
      <button
        type="button"
        className="cp-pick"
        tabIndex={isActive ? 0 : -1}
        aria-label={name}
        aria-current={isToday ? 'date' : undefined}
        aria-pressed={isCompact ? isActive : undefined}
        data-empty={loading || day.total > 0 ? undefined : ''}
      />
      {dayContent(input)}
    </div>
  );
}

/** Number, lanes, '+N more' and the button that adds. */
function dayContent(input: DayCellInput) {
  const { day, week, column, context } = input;
  const { mode, locale, labels, loading, canCreate, sprite } = context;
  const number = mode === 'compact' ? formatDayNumber(day.date, locale) : formatCellDay(day.date, locale);
  const date = formatLongDate(day.date, locale);
  const hidden = loading ? 0 : day.hidden;
  return (
    <>
      <span className="cp-num" aria-hidden="true">
        {number}
      </span>
      {loading ? skeleton(skeletonLanes(week, column)) : lanes(input)}
      {hidden > 0 && mode === 'full' && (
        <button
          type="button"
          className="cp-more"
          tabIndex={-1}
          data-cp-more=""
          aria-label={labels.moreOn({ count: hidden, date })}
          aria-haspopup="dialog"
        >
          {labels.more({ count: hidden })}
        </button>
      )}
      {hidden > 0 && mode === 'picture' && <span className="cp-more">{labels.more({ count: hidden })}</span>}
      {hidden > 0 && mode === 'compact' && <span className="cp-more" aria-hidden="true">{`+${hidden}`}</span>}
      {mode === 'full' && canCreate && (
        <button
          type="button"
          className="cp-add"
          tabIndex={-1}
          data-cp-add=""
          aria-label={labels.addOn({ date })}
        >
          {spriteIcon({ prefix: sprite, name: 'add' })}
        </button>
      )}
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

function chip(segment: Segment, selected: boolean, context: DayContext) {
  const draw = { full: segmentButton, compact: segmentLane, picture: segmentPicture }[context.mode];
  return draw({ segment, selected, context });
}

function skeleton(count: number) {
  return Array.from({ length: count }, (_lane, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a lane is its place.
    <span key={index} className="cp-lane" data-skeleton="" />
  ));
}
