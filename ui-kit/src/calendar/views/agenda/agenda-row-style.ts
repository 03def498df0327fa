import { css } from 'styled-components';
import { tint } from '../../../theme/tint.js';
import { HEIGHTS } from './agenda-items.js';

/** Styles for the rows of the agenda and the values in them. */
export const rowStyle = css`
  .cp-row {
    ${tint}
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr) 140px 140px minmax(0, 152px) 160px;
    gap: var(--cp-space-3);
    align-items: center;
    width: 100%;
    min-height: ${HEIGHTS.row}px;
    padding: 0;
    padding-inline: 14px var(--cp-space-4);
    border: 0;
    border-start-start-radius: var(--cp-radius-sm);
    border-end-start-radius: var(--cp-radius-sm);
    background: none;
    color: var(--cp-text-primary);
    text-align: start;
    cursor: pointer;
    outline-offset: -2px;
  }

  &[data-dense]:not([data-compact]) :is(.cp-row, .cp-agenda-day > div) {
    height: auto;
    min-height: 32px;
  }

  .cp-agenda-day li {
    display: grid;
  }

  .cp-agenda-day li > * {
    grid-area: 1 / 1;
  }

  /* A style attribute would violate a Content Security Policy. */
  ${[1, 2, 3].map((columns) => css`&[data-values='${columns}'] { --values: ${columns}; }`)}

  .cp-values {
    --width: 132px;
    position: relative;
    z-index: 1;
    display: grid;
    grid-template-columns: repeat(var(--values), var(--width));
    gap: var(--cp-space-3);
    align-items: center;
    justify-self: end;
    /* The columns of the brand and the dates, with their gaps. */
    margin-inline-end: 328px;
    pointer-events: none;
  }

  .cp-values > span {
    display: flex;
    min-width: 0;
  }

  .cp-values button {
    pointer-events: auto;
  }

  /* The badge for a multi-day entry is at the end of the title's column. */
  &[data-values] .cp-row {
    grid-template-columns: minmax(0, 1fr) 132px calc(var(--values) * 144px - 12px) 128px 160px;

    & > * {
      grid-row: 1;
    }
    & > [data-title] {
      grid-column: 1;
    }
    & > [data-title]:has(~ [data-role]:not([data-empty])) {
      padding-inline-end: 140px;
    }
    & > [data-kind-of] {
      grid-column: 2;
    }
    & > [data-role] {
      grid-column: 1;
      justify-self: end;
    }
    & > [data-brand] {
      grid-column: 4;
    }
    & > [data-when] {
      grid-column: 5;
    }
  }

  .cp-row .cp-mark {
    display: inline;
    margin-inline-start: 4px;
    vertical-align: -1px;
  }

  .cp-row > [data-title] > small {
    margin-inline-start: var(--cp-space-2);
    color: var(--cp-text-secondary);
    font-size: var(--cp-text-xs);
  }

  .cp-row::before {
    content: '';
    position: absolute;
    inset-block: 8px;
    inset-inline-start: 0;
    width: 3px;
    border-radius: 2px;
    background: var(--c-fill, var(--cp-entry-bar));
  }

  .cp-row:hover {
    background: var(--cp-surface-hover);
  }

  .cp-row[data-selected] {
    background: var(--cp-surface-active);
  }

  .cp-row > span {
    display: flex;
    align-items: center;
    min-width: 0;
  }

  .cp-row > [data-title] {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .cp-row > [data-brand] {
    gap: var(--cp-space-2);
    color: var(--cp-text-secondary);
    font-size: var(--cp-text-xs);
    line-height: var(--cp-leading-xs);
  }

  .cp-row > [data-brand] > span {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .cp-row > [data-when] {
    color: var(--cp-text-secondary);
    font-size: var(--cp-text-xs);
    line-height: var(--cp-leading-xs);
    font-variant-numeric: tabular-nums;
    justify-content: flex-end;
    white-space: nowrap;
  }

  .cp-row > [data-when] > b {
    color: var(--cp-warning-text);
    font-weight: var(--cp-weight-medium);
  }
`;
