import { colorKey } from '../../../colors/color-key.js';
import { formatSpan } from '../../../dates/format-date.js';
import type { CalendarLabels } from '../../calendar-labels.js';
import type { Segment } from '../../layout/week-layout.js';
import { GLYPHS, glyph, kindGlyph } from './glyph.js';
import type { ColorOf } from './use-entry-colors.js';

/** How the chips of one view are drawn. All chips share one object. */
export interface ChipContext {
  colorOf: ColorOf;
  labels: CalendarLabels;
  locale: string;
  /** Whether cells are too narrow for icons of single-day entries. */
  narrow: boolean;
}

/** One segment and how it is drawn. */
export interface SegmentChipInput {
  segment: Segment;
  selected: boolean;
  context: ChipContext;
}

/** Returns the attributes that both forms of a segment share: position, ends and color. */
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

function content({ segment, context: { narrow } }: SegmentChipInput) {
  const { entry, isMultiDay, isStart, isEnd } = segment;
  return (
    <>
      {(isMultiDay || !narrow) && kindGlyph({ kind: entry.kind })}
      {isMultiDay && isStart && glyph({ path: GLYPHS.start, className: 'cp-arrow' })}
      <span className="cp-entry-title" dir="auto">
        {entry.title}
      </span>
      {isMultiDay && isEnd && glyph({ path: GLYPHS.end, className: 'cp-arrow cp-arrow-end' })}
    </>
  );
}

/** Returns the props for the button of a segment. The grid handles its events, and it is outside of the tab order. */
export function segmentButtonProps(input: SegmentChipInput) {
  const { entry, isMultiDay } = input.segment;
  const { labels, locale } = input.context;
  const kind = labels.kind(entry.kind);
  const dates = isMultiDay ? { dates: labels.range(formatSpan(entry.startDate, entry.endDate, locale)) } : {};
  return {
    type: 'button' as const,
    tabIndex: -1,
    title: entry.title,
    'aria-label': labels.entry({ title: entry.title, kind, ...dates }),
    'data-cp-entry': entry.id,
    ...look(input),
  };
}

/** The button of an entry in a grid. */
export function segmentButton(input: SegmentChipInput) {
  return (
    <button key={input.segment.entry.id} {...segmentButtonProps(input)}>
      {content(input)}
    </button>
  );
}

/** The same chip for a static picture. */
export function segmentPicture(input: SegmentChipInput) {
  return (
    <span key={input.segment.entry.id} {...look(input)}>
      {content(input)}
    </span>
  );
}

/** A lane on small screens: only a color, without text. */
export function segmentLane(input: SegmentChipInput) {
  return <span key={input.segment.entry.id} {...look(input)} />;
}
