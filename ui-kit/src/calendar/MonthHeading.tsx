import type { MonthHeadingPart } from '../dates/format-date.js';

/** The pieces of a heading; the year carries `data-year`, to be drawn quieter. */
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
