import type { MonthHeadingPart } from '../dates/format-date.js';

/** Renders the parts of a heading. The year has `data-year`, so that it can be displayed in a muted color. */
export function MonthHeading({
  parts,
  short = false,
}: {
  parts: readonly MonthHeadingPart[];
  /** Whether to display the short text of each part. */
  short?: boolean;
}) {
  return parts.map(({ text, short: shortText = text, isYear }) =>
    isYear ? (
      <span key={text} data-year="">
        {text}
      </span>
    ) : short ? (
      shortText
    ) : (
      text
    ),
  );
}
