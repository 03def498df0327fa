import { css } from 'styled-components';

/**
 * Styles for mini months side by side, each at least 372 px wide. If the months don't fit, the row scrolls, and users
 * can also drag it. Cells are narrow, so titles wrap at any character.
 */
export const multiStyle = css`
  --cp-day-head-h: 26px;
  container: cp-multi / inline-size;
  display: grid;
  flex: 1;
  grid-auto-columns: minmax(min(372px, 94%), 1fr);
  grid-auto-flow: column;
  min-height: 0;
  overflow: auto;
  border-top: 1px solid var(--cp-border-subtle);
  background: var(--cp-surface-panel);

  &[data-draggable] {
    cursor: grab;
    user-select: none;
  }

  &[data-dragging],
  &[data-dragging] * {
    cursor: grabbing;
  }

  .cp-mini {
    display: flex;
    flex-direction: column;
    min-width: 0;
  }

  .cp-mini + .cp-mini {
    border-inline-start: 1px solid var(--cp-border-control);
  }

  .cp-mini > h2 {
    position: sticky;
    z-index: 4;
    top: 0;
    height: 40px;
    padding-inline: 12px;
    background: var(--cp-surface-panel);
    font-size: var(--cp-text-sm);
    line-height: 40px;
    font-weight: var(--cp-weight-semibold);
  }

  .cp-mini > h2 [data-year] {
    color: var(--cp-text-secondary);
    font-weight: var(--cp-weight-regular);
  }

  .cp-weekdays {
    top: 40px;
  }

  .cp-month {
    --lines: 2;
    --line: 13px;
    --cp-entry-h: calc(var(--lines) * var(--line) + 4px);
    grid-template-rows: repeat(6, minmax(calc(var(--cp-day-head-h) + 2 * var(--cp-entry-h) + 26px), 1fr));
  }

  @container cp-multi (width < 480px) {
    .cp-month {
      --lines: 3;
    }
  }

  .cp-num {
    top: 2px;
    inset-inline-start: 2px;
  }

  .cp-day {
    overflow: visible;
  }

  .cp-day .cp-entry {
    --inset: 1px;
    display: block;
    padding-block: 2px;
    padding-inline: 6px 2px;
    font-size: 11px;
    line-height: var(--line);
  }

  .cp-entry > svg {
    float: inline-start;
    height: var(--line);
    margin-inline-end: 3px;
  }

  .cp-entry:not([data-span]) > svg:not(.cp-arrow) {
    display: none;
  }

  /* The title is clipped with clip-path, because hiding the overflow would keep the text from flowing around the
     icons. */
  .cp-entry-title {
    display: block;
    height: calc(var(--lines) * var(--line));
    overflow: visible;
    clip-path: inset(0);
    white-space: normal;
    word-break: break-all;
  }

  .cp-entry[data-span] > .cp-entry-title {
    overflow-wrap: anywhere;
    word-break: normal;
  }

  .cp-entry-field {
    display: none;
  }

  .cp-entry-initials {
    position: absolute;
    inset-block-end: 2px;
    inset-inline-end: 2px;
    padding-inline-start: 3px;
    background: inherit;
  }

  &[data-dense] .cp-month {
    --line: 12px;
  }

  .cp-entry > .cp-arrow-end {
    position: absolute;
    inset-block-start: 2px;
    inset-inline-end: 2px;
    margin: 0;
  }

  .cp-entry:has(> .cp-arrow-end) > .cp-entry-title {
    padding-inline-end: 14px;
  }

  .cp-more {
    width: calc(100% - 4px);
    margin-inline: 2px;
    padding: 0 5px;
  }
`;
