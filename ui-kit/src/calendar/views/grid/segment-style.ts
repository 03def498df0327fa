import { css } from 'styled-components';

/**
 * CSS rules that set `--span` to the number of days that a bar spans. A bar is as wide as its columns plus
 * the 1 px gaps between them, minus an inset where the entry starts or ends.
 */
const spans = [1, 2, 3, 4, 5, 6, 7]
  .map((span) => `:is(.cp-entry, .cp-valued)[data-span='${span}'] { --span: ${span}; }`)
  .join('\n');

/** Styles for entries in the cells of a day grid. */
export const segmentStyle = css`
  ${spans}

  .cp-day .cp-entry {
    --inset: 4px;
    --reach: calc(100% * var(--span, 1) + 1px * (var(--span, 1) - 1));
    z-index: 1;
    flex: none;
    width: calc(var(--reach) - 2 * var(--inset));
    margin-inline-start: var(--inset);
  }

  .cp-day .cp-entry:focus-visible {
    z-index: 2;
  }

  .cp-day .cp-entry[data-continues] {
    width: calc(var(--reach) - var(--inset));
    margin-inline-start: 0;
    padding-inline-start: calc(var(--inset) + 6px);
    border-start-start-radius: 0;
    border-end-start-radius: 0;
  }

  .cp-day .cp-entry[data-continues]::before {
    display: none;
  }

  .cp-day .cp-entry[data-goes-on] {
    width: calc(var(--reach) - var(--inset));
    border-start-end-radius: 0;
    border-end-end-radius: 0;
  }

  .cp-day .cp-entry[data-continues][data-goes-on] {
    width: var(--reach);
  }

  .cp-day .cp-entry[data-outside]:not([data-selected]) {
    background: var(--cp-entry-bg-quiet);
    color: var(--cp-text-secondary);
  }

  .cp-day button.cp-entry[data-outside]:not([data-selected]):hover {
    background: var(--cp-entry-bg);
  }

  .cp-entry svg.cp-arrow {
    color: var(--cp-text-secondary);
  }

  .cp-entry svg.cp-arrow:dir(rtl) {
    transform: scaleX(-1);
  }

  .cp-entry svg.cp-arrow-end {
    margin-inline-start: auto;
  }

  .cp-entry .cp-entry-initials ~ svg.cp-arrow-end {
    margin-inline-start: 0;
  }
`;
