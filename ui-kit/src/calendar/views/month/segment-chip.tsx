import { colorKey } from '../../../colors/color-key.js';
import type { SafeColor } from '../../../colors/safe-color.js';
import { formatMonthDay } from '../../../dates/format-date.js';
import type { CalendarEntry } from '../../../logs/types.js';
import type { CalendarLabels } from '../../calendar-labels.js';
import type { Segment } from '../../layout/week-layout.js';
import { spriteIcon } from './icon-sprite.js';

/** How the chips of one month are drawn; the same object for all of them. */
export interface ChipContext {
  colorOf: (entry: CalendarEntry) => SafeColor;
  labels: CalendarLabels;
  locale: string;
  sprite: string;
}

interface SegmentChipInput {
  segment: Segment;
  selected: boolean;
  context: ChipContext;
}

/** What both forms of a segment carry: where it lies, how it ends, its colour. */
function look({ segment, selected, context }: SegmentChipInput) {
  const { entry, span, isStart, isEnd, isOutside } = segment;
  return {
    className: 'cp-entry',
    'data-cp-color': colorKey(context.colorOf(entry).fill),
    'data-span': span === 1 ? undefined : span,
    'data-continues': isStart ? undefined : '',
    'data-goes-on': isEnd ? undefined : '',
    'data-outside': isOutside ? '' : undefined,
    'data-selected': selected ? '' : undefined,
  };
}

function content({ segment, context: { sprite } }: SegmentChipInput) {
  const { entry, isMultiDay, isStart, isEnd } = segment;
  return (
    <>
      {spriteIcon({ prefix: sprite, name: entry.kind })}
      {isMultiDay && isStart && spriteIcon({ prefix: sprite, name: 'start', className: 'cp-arrow' })}
      <span className="cp-entry-title" dir="auto">
        {entry.title}
      </span>
      {isMultiDay && isEnd && spriteIcon({ prefix: sprite, name: 'end', className: 'cp-arrow cp-arrow-end' })}
    </>
  );
}

/** The button of an entry in a month grid. The grid listens for all of them; outside the tab order (decision S9). */
export function segmentButton(input: SegmentChipInput) {
  const { entry, isMultiDay } = input.segment;
  const { labels, locale } = input.context;
  const kind = labels.kind(entry.kind);
  const dates = isMultiDay
    ? {
        dates: labels.range({
          from: formatMonthDay(entry.startDate, locale),
          to: formatMonthDay(entry.endDate, locale),
        }),
      }
    : {};
  return (
    <button
      key={entry.id}
      type="button"
      tabIndex={-1}
      title={entry.title}
      aria-label={labels.entry({ title: entry.title, kind, ...dates })}
      data-cp-entry={entry.id}
      {...look(input)}
    >
      {content(input)}
    </button>
  );
}

/** The same chip as a picture. */
export function segmentPicture(input: SegmentChipInput) {
  return (
    <span key={input.segment.entry.id} {...look(input)}>
      {content(input)}
    </span>
  );
}

/** A lane of the small-screen form: colour alone. */
export function segmentLane(input: SegmentChipInput) {
  return <span key={input.segment.entry.id} {...look(input)} />;
}
