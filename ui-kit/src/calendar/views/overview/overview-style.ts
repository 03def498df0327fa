import { css } from 'styled-components';
import { tint } from '../../../theme/tint.js';
import { glyphStyle } from '../../entry/glyph.js';
import { compactStyle } from './compact-style.js';

const steps = Array.from({ length: 20 }, (_step, index) => (index + 1) * 5);

/** CSS rules for the lengths of bars. A strict Content-Security-Policy would block style attributes. */
const lengths = steps.map((step) => `.cp-bar[data-length='${step}'] { --length: ${step}%; }`).join('\n');

/** Styles for the overview: a table with equally wide columns or, on small screens, vertical bars for each row. */
export const overviewStyle = css`
  --cp-gap-line: color-mix(in oklab, var(--cp-warning-text) 60%, transparent);
  flex: 1;
  min-height: 0;
  overflow: auto;
  border-top: 1px solid var(--cp-border-subtle);
  background: var(--cp-surface-panel);
  color: var(--cp-text-primary);
  container: cp-overview / inline-size;

  ${glyphStyle}
  ${lengths}

  table {
    width: 100%;
    min-width: 640px;
    border-collapse: separate;
    border-spacing: 0;
    table-layout: fixed;
    font-variant-numeric: tabular-nums;
  }

  col[data-col='name'] {
    width: 196px;
  }

  col[data-col='total'] {
    width: 76px;
  }

  col[data-col='silence'] {
    width: 152px;
  }

  th,
  td {
    padding: 0 8px;
    border-block-end: 1px solid var(--cp-border-subtle);
    text-align: start;
  }

  :is(th, td):first-child {
    padding-inline-start: var(--cp-space-4);
  }

  thead th {
    position: sticky;
    z-index: 2;
    top: 0;
    height: 36px;
    border-block-end-color: var(--cp-border-default);
    background: var(--cp-surface-panel);
    color: var(--cp-text-tertiary);
    font-size: var(--cp-text-xs);
    font-weight: var(--cp-weight-medium);
    white-space: nowrap;
  }

  thead [data-current] > span {
    margin-inline-start: -7px;
    padding: 2px 7px;
    border-radius: var(--cp-radius-full);
    background: var(--cp-accent-solid);
    color: var(--cp-text-on-accent);
    font-weight: var(--cp-weight-semibold);
  }

  /* Otherwise, the names of twelve months would be cut off. */
  @container cp-overview (width >= 768px) and (width < 920px) {
    col[data-col='name'] {
      width: 164px;
    }
    col[data-col='total'] {
      width: 52px;
    }
    col[data-col='silence'] {
      width: 128px;
    }
    thead th:not(:first-child, :nth-last-child(-n + 2)) {
      padding-inline: 4px;
    }
    thead [data-current] > span {
      margin-inline-start: -4px;
      padding-inline: 4px;
    }
  }

  td[data-current] {
    background: var(--cp-surface-hover);
  }

  .cp-group th {
    height: 40px;
    padding-block-start: 10px;
    border-block-end-color: var(--cp-border-default);
    color: var(--cp-text-tertiary);
    font-size: var(--cp-text-xs);
    font-weight: var(--cp-weight-medium);
  }

  tbody th {
    height: 44px;
    overflow: hidden;
    font-weight: var(--cp-weight-regular);
    font-variant-numeric: normal;
  }

  .cp-name {
    display: flex;
    align-items: center;
    gap: 10px;
    min-width: 0;
  }

  .cp-name > span {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .cp-row {
    ${tint}
  }

  .cp-name > svg {
    flex: none;
    width: 16px;
    height: 16px;
    color: var(--cp-entry-icon);
  }

  .cp-dot {
    flex: none;
    width: 8px;
    height: 8px;
    border-radius: var(--cp-radius-full);
    background: var(--c-fill, var(--c));
    box-shadow: 0 0 0 1px color-mix(in oklab, var(--cp-text-primary) 22%, transparent);
    forced-color-adjust: none;
  }

  .cp-cell {
    box-sizing: content-box;
    display: grid;
    gap: 4px;
    width: 100%;
    margin: 0 -6px;
    padding: 5px 6px 6px;
    border: 0;
    border-radius: var(--cp-radius-sm);
    background: none;
    color: inherit;
    line-height: 16px;
    text-align: start;
    cursor: pointer;
  }

  .cp-cell:hover {
    background: var(--cp-surface-active);
  }

  .cp-cell[data-none] {
    color: var(--cp-text-tertiary);
  }

  /* The accessible name says 'none' instead. */
  .cp-cell > [data-zero]::before {
    content: attr(data-zero);
  }

  .cp-cell[data-gap] {
    padding: 4px 5px 5px;
    border: 1px dashed var(--cp-gap-line);
    color: var(--cp-warning-text);
  }

  .cp-bar {
    display: block;
    width: var(--length, 0);
    height: 4px;
    border-radius: 2px;
    background: var(--c-fill, var(--cp-entry-bar));
    forced-color-adjust: none;
  }

  [data-coming] > .cp-bar {
    background: none;
    box-shadow: inset 0 0 0 1px var(--cp-entry-bar);
  }

  .cp-total {
    font-weight: var(--cp-weight-medium);
  }

  .cp-silence {
    line-height: 16px;
  }

  .cp-silence b {
    display: block;
    font-weight: var(--cp-weight-medium);
  }

  .cp-silence small {
    display: block;
    color: var(--cp-text-tertiary);
    font-size: var(--cp-text-xs);
    line-height: 14px;
  }

  .cp-silence [data-short] {
    display: none;
  }

  .cp-sum :is(th, td) {
    border-block-end: 0;
    font-weight: var(--cp-weight-semibold);
  }

  [data-cp-place]:focus-visible {
    outline-offset: -2px;
  }

  .cp-key {
    display: flex;
    flex-wrap: wrap;
    gap: 6px 20px;
    margin: 0;
    padding: 14px var(--cp-space-4) var(--cp-space-4);
    color: var(--cp-text-tertiary);
    font-size: var(--cp-text-xs);
    line-height: var(--cp-leading-xs);
    list-style: none;
  }

  .cp-key > li {
    display: inline-flex;
    align-items: center;
    gap: 7px;
  }

  .cp-key i {
    flex: none;
    width: 18px;
    height: 4px;
    border-radius: 2px;
    background: var(--cp-text-tertiary);
  }

  .cp-key [data-sample='coming'] {
    background: none;
    box-shadow: inset 0 0 0 1px var(--cp-text-tertiary);
  }

  .cp-key [data-sample='gap'] {
    height: 14px;
    border: 1px dashed var(--cp-gap-line);
    border-radius: 4px;
    background: none;
  }

  .cp-block {
    display: block;
    width: 60%;
    height: 12px;
    border-radius: 4px;
    background: var(--cp-skeleton);
  }

  ${compactStyle}
`;
