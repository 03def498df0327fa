import type { ReactElement } from 'react';
import { brandColor } from '../../../colors/brand-color.js';
import { colorKey } from '../../../colors/color-key.js';
import type { Brand } from '../../../logs/types.js';
import { entryContent, entryMarks } from '../../entry/entry-content.js';
import { glyph } from '../../entry/glyph.js';
import type { DayLayout } from '../../layout/week-layout.js';
import type { EntryValues } from '../../values/use-entry-values.js';
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
  values: EntryValues;
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
        return keepChip(input, segment.isMultiDay ? bar : card);
      })}
      {day.total === 0 && <span className="cp-none">{text.noEvents}</span>}
      {day.hidden > 0 && moreButton({ day, context, short: false })}
      {canCreate && addButton({ day, context })}
    </>
  );
  return dayFrame({ day, context, children, ...state });
}

type WeekChipInput = SegmentChipInput & { context: WeekContext };

/** Puts the values of an entry over the free part of its button, because buttons can't contain buttons. */
function withValues({ segment: { entry, span }, context }: WeekChipInput, chip: ReactElement) {
  const values = context.values.of(entry, -1);
  return values === null ? (
    chip
  ) : (
    <div key={entry.id} className="cp-valued" data-span={span === 1 ? undefined : span}>
      {chip}
      {values}
    </div>
  );
}

/** Renders a multi-day entry as a bar. Bars of one day in this week have no room for values. */
const bar = (input: WeekChipInput) =>
  input.segment.span === 1 ? segmentButton(input) : withValues(input, segmentButton(input));

/** Renders a single-day entry as a card, which has room for more than the title. */
function card(input: WeekChipInput) {
  const { entry } = input.segment;
  const { context } = input;
  const { kindOf, brandsById, showsIcon, fieldOf, marksOf, contentOf, brandOf, values, text } = context;
  const brand = entry.brandId === null ? undefined : brandsById.get(entry.brandId);
  const field = fieldOf?.(entry);
  const kind = kindOf(entry.kind);
  const marks = marksOf(entry);
  // Beside values, the color and the icon already say the type and the brand.
  const time = values.timeOf(entry);
  const isShort = values.columns > 0 && entry.dynamicFields !== undefined;
  const icon = showsIcon && glyph({ path: kind.glyph });
  const parts = {
    title: (
      <>
        {time && <span>{time}</span>}
        <b dir="auto">
          {isShort && icon}
          {entry.title}
          {entryMarks(marks)}
        </b>
      </>
    ),
    icon: !isShort && (
      <span>
        {icon}
        <span>{kind.badge}</span>
      </span>
    ),
    brand: brand && (!isShort || brandOf) && (
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
  const name = text.entry({
    title: time ? `${time}, ${entry.title}` : entry.title,
    kind: kind.badge,
    ...(brand && { brand: brand.name }),
    ...(field && { field }),
    marks: marks.map((mark) => mark.text),
  });
  return withValues(
    input,
    // The usual content of a card without values is its accessible name.
    <button
      key={entry.id}
      {...segmentButtonProps(input)}
      {...(!contentOf && { 'aria-label': isShort ? name : undefined })}
      className="cp-entry cp-card"
    >
      {entryContent(entry, 'card', parts, context)}
    </button>,
  );
}
