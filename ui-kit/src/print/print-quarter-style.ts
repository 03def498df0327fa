import { css } from 'styled-components';
import { legendStyle } from './legend-style.js';

/**
 * The printed quarter: a table, because browsers break tables between rows and repeat table headers on each sheet. Each
 * row draws its part of the frame and of the bars.
 */
export const printQuarterStyle = css`
  ${legendStyle}

  table {
    width: 100%;
    /* Together with the heading and the legend, this fills one sheet of Letter or A4 paper. */
    height: 6.1in;
    border-spacing: 0;
    table-layout: fixed;
    font-size: 8px;
    line-height: 9px;
  }

  @media screen {
    table {
      min-width: 900px;
    }
  }

  col[data-col='day'] {
    width: 30px;
  }

  col[data-col='bars'] {
    width: 34px;
  }

  th,
  td {
    padding: 0.5px 3px;
    border-block-end: 1px solid #ccc;
    text-align: start;
    vertical-align: middle;
    box-decoration-break: clone;
  }

  thead th {
    padding: 3px 5px;
    border: 1px solid #333;
    font-size: 11px;
    line-height: 14px;
    font-weight: var(--cp-weight-semibold);
  }

  tbody th {
    color: #555;
    font-weight: var(--cp-weight-regular);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }

  tbody th > b {
    color: #000;
    font-weight: var(--cp-weight-semibold);
  }

  tbody > tr > [data-month] {
    border-inline-start: 1px solid #333;
  }

  tbody > tr > :last-child {
    border-inline-end: 1px solid #333;
  }

  tbody > tr:last-child > * {
    border-block-end-color: #333;
  }

  tbody [data-week] {
    border-block-start: 1px solid #777;
  }

  tbody > tr:first-child > [data-week] {
    border-block-start: 0;
  }

  [data-weekend] {
    background: #f2f2f2;
    print-color-adjust: exact;
  }

  tr {
    height: 3.2%;
    break-inside: avoid;
  }

  thead tr {
    height: auto;
  }

  /* Bars continue from row to row, so their cells have no lines. */
  .cp-bars {
    position: relative;
    border-block-end-color: transparent;
  }

  .cp-bars > div {
    position: absolute;
    inset: 0 0 -1px;
    display: flex;
    gap: 3px;
    padding-inline: 2px;
  }

  .cp-bars[data-weekend] > div {
    background: #f2f2f2;
    print-color-adjust: exact;
  }

  .cp-bars i {
    width: 7px;
  }

  .cp-bars i[data-cp-color] {
    border-inline: 1px solid #333;
    background: var(--c-fill, var(--c));
    print-color-adjust: exact;
    forced-color-adjust: none;
  }

  .cp-bars i[data-start] {
    margin-block-start: 2px;
    border-block-start: 1px solid #333;
    border-start-start-radius: 2px;
    border-start-end-radius: 2px;
  }

  .cp-bars i[data-end] {
    margin-block-end: 3px;
    border-block-end: 1px solid #333;
    border-end-start-radius: 2px;
    border-end-end-radius: 2px;
  }

  .cp-item {
    margin-inline-end: 7px;
    overflow-wrap: anywhere;
  }

  .cp-item > .cp-swatch {
    display: inline-block;
    width: 7px;
    height: 7px;
    margin: 0;
    margin-inline-end: 2px;
    vertical-align: -1px;
  }

  .cp-item > b {
    margin-inline-end: 2px;
    font-size: 7px;
    font-weight: var(--cp-weight-semibold);
  }

  .cp-item > svg {
    display: inline-block;
    width: 8px;
    height: 8px;
    margin-inline-end: 2px;
    color: #000;
    vertical-align: -1px;
  }

  .cp-item[data-long] {
    font-weight: var(--cp-weight-semibold);
  }
`;
