import { brandColor } from '../../../colors/brand-color.js';
import { colorKey } from '../../../colors/color-key.js';
import type { Brand } from '../../../logs/types.js';
import { entryContent, entryMarks } from '../../entry/entry-content.js';
import { glyph } from '../../entry/glyph.js';
import type { DayLayout } from '../../layout/week-layout.js';
import { type DayState, dayFrame, type FrameContext } from '../grid/day-frame.js';
import { addButton, moreButton, skeletonBlocks } from '../grid/day-parts.js';
import { keepChip } from '../grid/keep-chip.js';
import {
  type ChipContext,
  type SegmentChipInput,
  segmentButton,
  segmentButtonProps,
} from '../grid/segment-chip.js';
import { skeletonLanes } from '../grid/skeleton-lanes.js';

/** How the cells of a week are drawn. All cells share this object. */
export interface WeekContext extends ChipContext, FrameContext {
  brandsById: ReadonlyMap<string, Brand>;
  canCreate: boolean;
}

interface WeekCellInput extends DayState {
  day: DayLayout;
  selectedId: string | null;
  context: WeekContext;
}

/** The index of a skeleton week in which some days have more entries than others. */
const SKELETON_WEEK = 3;

/** Renders a day of the week: bars in their lanes at the top, then a card for each single-day entry. */
export function weekCell({ day, selectedId, context, ...state }: WeekCellInput) {
  const { column } = state;
  const { text, loading, canCreate } = context;
  const children = loading ? (
    skeletonBlocks(skeletonLanes(SKELETON_WEEK, column))
  ) : (
    <>
      {day.lanes.map((segment, lane) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: a lane is identified by its position
        if (segment === null || segment.column !== column) return <span key={lane} className="cp-lane" />;
        const input = { segment, selected: segment.entry.id === selectedId, context };
        return keepChip(input, segment.isMultiDay ? segmentButton : card);
      })}
      {day.total === 0 && <span className="cp-none">{text.noEvents}</span>}
      {day.hidden > 0 && moreButton({ day, context, short: false })}
      {canCreate && addButton({ day, context })}
    </>
  );
  return dayFrame({ day, context, children, ...state });
}

/** Renders a single-day entry as a card, which has room for more than the title. */
function card(input: SegmentChipInput & { context: WeekContext }) {
  const { entry } = input.segment;
  const { context } = input;
  const { kindOf, brandsById, showsIcon, fieldOf, marksOf, contentOf } = context;
  const brand = entry.brandId === null ? undefined : brandsById.get(entry.brandId);
  const field = fieldOf?.(entry);
  const kind = kindOf(entry.kind);
  const parts = {
    title: (
      <b dir="auto">
        {entry.title}
        {entryMarks(marksOf(entry))}
      </b>
    ),
    icon: (
      <span>
        {showsIcon && glyph({ path: kind.glyph })}
        <span>{kind.badge}</span>
      </span>
    ),
    brand: brand && (
      <span>
        <i className="cp-dot" data-cp-color={colorKey(brandColor(brand.color).fill)} />
        <span dir="auto">{brand.name}</span>
      </span>
    ),
    field: field && (
      <span>
        <span dir="auto">{field}</span>
      </span>
    ),
  };
  return (
    // The card's usual content is its accessible name.
    <button
      key={entry.id}
      {...segmentButtonProps(input)}
      {...(!contentOf && { 'aria-label': undefined })}
      className="cp-entry cp-card"
    >
      {entryContent(entry, 'card', parts, context)}
    </button>
  );
}
