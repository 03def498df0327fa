import { formatLongDate } from '../../../dates/format-date.js';
import { GLYPHS, glyph } from '../../entry/glyph.js';
import type { DayLayout } from '../../layout/week-layout.js';
import type { FrameContext } from './day-frame.js';

interface DayPartInput {
  day: DayLayout;
  context: FrameContext;
}

/**
 * Renders the button that opens the list of a day's entries. Its text is '+2' if `short` is true, otherwise '+2 more'.
 */
export function moreButton({ day, context, short }: DayPartInput & { short: boolean }) {
  const { text, locale } = context;
  const count = day.hidden;
  return (
    <button
      type="button"
      className="cp-more"
      tabIndex={-1}
      data-cp-more=""
      aria-label={text.moreOn({ count, date: formatLongDate(day.date, locale) })}
      aria-haspopup="dialog"
    >
      {short ? text.moreShort({ count }) : text.more({ count })}
    </button>
  );
}

/** Renders the button that adds an entry to a day. */
export function addButton({ day, context }: DayPartInput) {
  const { text, locale } = context;
  return (
    <button
      type="button"
      className="cp-add"
      tabIndex={-1}
      data-cp-add=""
      aria-label={text.addOn({ date: formatLongDate(day.date, locale) })}
    >
      {glyph({ path: GLYPHS.add })}
    </button>
  );
}

/** Renders skeletons in place of entries that are loading. */
export function skeletonBlocks(count: number) {
  return Array.from({ length: count }, (_lane, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a lane is identified by its position
    <span key={index} className="cp-lane" data-skeleton="" />
  ));
}
