import { colorKey } from '../../../colors/color-key.js';
import { formatSpan } from '../../../dates/format-date.js';
import type { EntryLook } from '../../appearance/use-entry-look.js';
import { chipName, chipParts, entryContent } from '../../entry/entry-content.js';
import { entryData } from '../../entry/entry-data.js';
import { GLYPHS, glyph } from '../../entry/glyph.js';
import type { Segment } from '../../layout/week-layout.js';

/** How the chips of a view are drawn. All chips share this object. */
export interface ChipContext extends EntryLook {
  locale: string;
  /** Whether cells are too narrow for the icons of single-day entries. */
  narrow: boolean;
}

/** A segment and how it is drawn. */
export interface SegmentChipInput {
  segment: Segment;
  selected: boolean;
  context: ChipContext;
}

/** Returns the attributes that all variants of a segment share: position, ends and color. */
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

function content({ segment, context }: SegmentChipInput) {
  const { entry, isMultiDay, isStart, isEnd } = segment;
  const { narrow, showsIcon, kindOf } = context;
  const icon = (
    <>
      {showsIcon && (isMultiDay || !narrow) && glyph({ path: kindOf(entry.kind).glyph })}
      {isMultiDay && isStart && glyph({ path: GLYPHS.start, className: 'cp-arrow' })}
    </>
  );
  return (
    <>
      {entryContent(entry, isMultiDay ? 'bar' : 'chip', { icon, ...chipParts(entry, context) }, context)}
      {isMultiDay && isEnd && glyph({ path: GLYPHS.end, className: 'cp-arrow cp-arrow-end' })}
    </>
  );
}

/** Returns the props for a segment's button. The button is not in the tab order, and the grid handles its events. */
export function segmentButtonProps(input: SegmentChipInput) {
  const { context } = input;
  const { entry, isMultiDay } = input.segment;
  const { startDate, endDate } = entry;
  const dates = isMultiDay ? context.text.range(formatSpan(startDate, endDate, context.locale)) : undefined;
  return {
    type: 'button' as const,
    tabIndex: -1,
    title: entry.title,
    'aria-label': chipName(entry, context, dates),
    ...entryData(entry),
    ...look(input),
  };
}

/** Renders an entry's button in a grid. */
export function segmentButton(input: SegmentChipInput) {
  return (
    <button key={input.segment.entry.id} {...segmentButtonProps(input)}>
      {content(input)}
    </button>
  );
}

/** Renders an entry in a static picture. It looks the same as the entry's button in a grid. */
export function segmentPicture(input: SegmentChipInput) {
  return (
    <span key={input.segment.entry.id} {...look(input)}>
      {content(input)}
    </span>
  );
}

/** Renders a segment on small screens, as a colored bar without text. */
export function segmentLane(input: SegmentChipInput) {
  const { id } = input.segment.entry;
  return <span key={id} data-cp-lane={id} {...look(input)} />;
}
