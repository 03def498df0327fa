import type { MonthHeadingPart } from '../dates/format-date.js';

/** Renders the parts of a heading. The year has `data-year`, so that it can be drawn in a quieter color. */
export function MonthHeading({ parts }: { parts: readonly MonthHeadingPart[] }) {
  return parts.map(({ text, isYear }) =>
    isYear ? (
      <span key={text} data-year="">
        {text}
      </span>
    ) : (
      text
    ),
  );
}
