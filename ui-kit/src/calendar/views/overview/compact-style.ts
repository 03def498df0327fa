import { css } from 'styled-components';

/** Styles for the overview on small screens: vertical bars for each row. */
export const compactStyle = css`
  &[data-compact] {
    table,
    thead,
    tbody {
      display: block;
      min-width: 0;
    }

    colgroup {
      display: none;
    }

    tr {
      position: relative;
      display: grid;
      grid-template-columns: repeat(12, minmax(0, 1fr));
      padding-inline: var(--cp-space-3);
    }

    table[data-months='3'] tr {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }

    table[data-months='6'] tr {
      grid-template-columns: repeat(6, minmax(0, 1fr));
    }

    :is(th, td) {
      padding: 0;
      border: 0;
      background: none;
      text-align: center;
    }

    tbody > tr {
      border-block-end: 1px solid var(--cp-border-subtle);
    }

    tbody > .cp-group {
      border: 0;
    }

    tbody th {
      grid-column: 1 / -1;
      display: flex;
      align-items: center;
      height: 40px;
      padding-inline-end: 40px;
      text-align: start;
    }

    thead {
      position: sticky;
      z-index: 2;
      top: 0;
      border-block-end: 1px solid var(--cp-border-default);
      background: var(--cp-surface-panel);
    }

    thead th {
      position: static;
      display: grid;
      place-content: center;
      height: 32px;
    }

    thead tr > :is(:first-child, [data-col]) {
      position: absolute;
      clip-path: inset(50%);
    }

    thead [data-current] > span {
      min-width: 22px;
      margin: 0;
    }

    .cp-cell {
      box-sizing: border-box;
      grid-template-rows: 20px 16px;
      justify-items: center;
      align-items: end;
      min-height: 44px;
      margin: 0;
      padding: 0 0 4px;
      color: var(--cp-text-secondary);
      font-size: var(--cp-text-xs);
      text-align: center;
    }

    .cp-cell > .cp-bar {
      grid-row: 1;
      width: min(16px, 70%);
      height: var(--length, 0);
      min-height: 2px;
    }

    .cp-cell:is([data-none], [data-gap]) > .cp-bar {
      min-height: 0;
    }

    .cp-cell[data-gap] {
      border: 0;
      color: var(--cp-warning-text);
    }

    .cp-cell[data-gap] > .cp-bar {
      height: 6px;
      border: 1px dashed var(--cp-gap-line);
      background: none;
      box-shadow: none;
    }

    .cp-sum td:not(.cp-total, .cp-silence) {
      padding-block-end: 8px;
      font-size: var(--cp-text-xs);
    }

    .cp-total {
      position: absolute;
      top: 10px;
      inset-inline-end: var(--cp-space-3);
    }

    .cp-silence {
      position: absolute;
      top: 12px;
      inset-inline-end: 56px;
      color: var(--cp-text-tertiary);
      font-size: var(--cp-text-xs);
    }

    .cp-silence > :not([data-short]) {
      position: absolute;
      clip-path: inset(50%);
    }

    .cp-silence [data-short] {
      display: inline;
    }

    td[data-current] {
      background: none;
    }
  }
`;
