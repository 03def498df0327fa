import { css } from 'styled-components';
import { legendStyle } from './legend-style.js';

/**
 * The printed month: black lines, with colors only as swatches. The width of a bar depends on its cell, its border and
 * its margins. The cells draw the frame, so that it ends with the last week on a sheet.
 */
export const printMonthStyle = css`
  ${legendStyle}

  /* Fills one sheet of Letter or A4 paper together with the heading and the legend. */
  table {
    width: 100%;
    height: 6.4in;
    border-spacing: 0;
    table-layout: fixed;
    font-size: 10px;
    line-height: 12px;
  }

  /* On a phone, the sheet scrolls. */
  @media screen {
    table {
      min-width: 700px;
    }
  }

  th {
    padding: 3px 6px;
    border-block: 1px solid #333;
    border-block-end-color: #999;
    font-size: 11px;
    font-weight: var(--cp-weight-semibold);
    text-align: start;
  }

  td {
    --gap: 3px;
    padding: 0 0 4px;
    border-block-end: 1px solid #999;
    vertical-align: top;
    box-decoration-break: clone;
  }

  tr > :first-child {
    border-inline-start: 1px solid #333;
  }

  tr > :last-child {
    border-inline-end: 1px solid #333;
  }

  tbody > tr:last-child > td {
    border-block-end-color: #333;
  }

  /* If a day with many entries makes its week taller, the other weeks share the remaining space on the sheet. */
  tbody > tr {
    height: 20%;
  }

  [data-weeks='4'] > tbody > tr {
    height: 25%;
  }

  [data-weeks='6'] > tbody > tr {
    height: 16.6%;
  }

  th + th,
  td + td {
    border-inline-start: 1px solid #ccc;
  }

  tr {
    break-inside: avoid;
  }

  /* A week that is too tall for one sheet is split across sheets. */
  tr[data-tall] {
    break-inside: auto;
  }

  .cp-num {
    padding: 3px 6px 2px;
    font-size: 11px;
    font-weight: var(--cp-weight-semibold);
    font-variant-numeric: tabular-nums;
  }

  [data-outside] > .cp-num {
    color: #767676;
    font-weight: var(--cp-weight-regular);
  }

  /* Lanes have a fixed height, so that a bar has the same position on each of its days. */
  .cp-lane {
    height: 15px;
    margin-block-end: 2px;
  }

  .cp-item {
    display: flex;
    align-items: flex-start;
    gap: 4px;
    margin-inline: var(--gap);
    padding: 1px 3px;
    break-inside: avoid;
  }

  .cp-item > svg {
    width: 11px;
    height: 11px;
    margin-block-start: 0.5px;
    color: #000;
  }

  .cp-item > .cp-swatch {
    margin-block-start: 1.5px;
  }

  .cp-item > b {
    flex: none;
    font-size: 9px;
    font-weight: var(--cp-weight-semibold);
  }

  .cp-title {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  .cp-bar {
    position: relative;
    height: 15px;
    padding-block: 0;
    border: 1px solid #333;
    border-radius: 3px;
    background: #fff;
  }

  .cp-bar > .cp-title {
    flex: 1;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .cp-bar[data-continues] {
    margin-inline-start: 0;
    border-inline-start: 0;
    border-start-start-radius: 0;
    border-end-start-radius: 0;
  }

  .cp-bar[data-goes-on] {
    border-inline-end: 0;
    border-start-end-radius: 0;
    border-end-end-radius: 0;
  }

  .cp-bar {
    width: calc(var(--span) * (100% + 1px) - 1px - var(--start) - var(--end));
    --span: 1;
    --start: var(--gap);
    --end: var(--gap);
  }

  .cp-bar[data-continues] {
    --start: 0px;
  }

  .cp-bar[data-goes-on] {
    --end: 1px;
  }

  .cp-bar[data-span='2'] {
    --span: 2;
  }

  .cp-bar[data-span='3'] {
    --span: 3;
  }

  .cp-bar[data-span='4'] {
    --span: 4;
  }

  .cp-bar[data-span='5'] {
    --span: 5;
  }

  .cp-bar[data-span='6'] {
    --span: 6;
  }

  .cp-bar[data-span='7'] {
    --span: 7;
  }

  [dir='rtl'] & .cp-arrow {
    transform: scaleX(-1);
  }
`;
