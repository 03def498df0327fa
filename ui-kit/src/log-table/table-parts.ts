import { styled } from 'styled-components';

/** Matches a list while a bar with actions floats over its end. */
export const COVERED = '[data-cp-logs]:has([data-cp-bulk-bar])';

/** The container that scrolls in both directions. The column headers stay in place. */
export const Scroller = styled.div`
  flex: 1;
  min-height: 0;
  overflow: auto;

  /* Keeps focused controls from scrolling behind the column headers or the bar with actions. */
  & [data-cp-control] {
    scroll-margin-block: 52px 16px;
  }
  &[data-loading] {
    overflow: hidden;
  }
  ${COVERED} & {
    padding-block-end: 80px;
  }
  ${COVERED} & [data-cp-control] {
    scroll-margin-block-end: 92px;
  }
`;

/** The width of a column depends on its content. Columns share the remaining space. */
export const Table = styled.table`
  width: 100%;
  min-width: max-content;
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: 0;

  & > colgroup > col {
    width: 116px;
  }
  & > colgroup > col[data-column='title'] {
    width: 184px;
  }
  & > colgroup > col[data-column='date'] {
    width: 100px;
  }
  & > colgroup > col[data-column='date']:first-child {
    width: 112px;
  }
  & > colgroup > col[data-column='brand'],
  & > colgroup > col[data-column='person'] {
    width: 148px;
  }
  & > colgroup > col[data-column='custom'] {
    width: 104px;
  }
  & > colgroup > col[data-column='number'] {
    width: 120px;
  }
  & > colgroup > col[data-column='flag'] {
    width: 104px;
  }
  & > colgroup > col[data-column='select'] {
    width: 40px;
  }
  & > colgroup > col[data-column='actions'] {
    width: 76px;
  }
  &[data-menus] > colgroup > col[data-column='actions'] {
    width: 106px;
  }
  & th,
  & td {
    padding: 0 var(--cp-space-2);
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    text-align: start;
  }
  & tr > :first-child {
    padding-inline-start: var(--cp-space-4);
  }
  & tr > :last-child {
    padding-inline-end: var(--cp-space-3);
  }
  & > thead {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
  }
  & > thead th {
    height: 36px;
    background: var(--cp-surface-panel);
    border-block-end: 1px solid var(--cp-border-default);
    color: var(--cp-text-tertiary);
    font-size: var(--cp-text-xs);
    font-weight: var(--cp-weight-medium);
  }
  & > tbody > tr > * {
    height: var(--cp-row-h);
    border-block-end: 1px solid var(--cp-border-subtle);
    color: var(--cp-text-secondary);
    font-weight: var(--cp-weight-regular);
  }
  & > tbody > tr > [data-column='title'] {
    color: var(--cp-text-primary);
    font-weight: var(--cp-weight-medium);
  }
  & > tbody > tr > [data-column='date'],
  & > tbody > tr > [data-column='number'] {
    font-variant-numeric: tabular-nums;
  }
  & > tbody > tr[data-cp-row] {
    cursor: pointer;
  }
  & > tbody > tr:hover > * {
    background: linear-gradient(var(--cp-surface-hover), var(--cp-surface-hover)), var(--cp-surface-panel);
  }
  & > tbody > tr[data-selected] > * {
    border-color: var(--cp-border-default);
    background: linear-gradient(var(--cp-surface-active), var(--cp-surface-active)), var(--cp-surface-panel);
  }
  & > tbody > tr[aria-current] > * {
    background: linear-gradient(var(--cp-surface-active), var(--cp-surface-active)), var(--cp-surface-panel);
  }
  & [data-column='select'] {
    overflow: visible;
  }
  & [data-column='actions'] {
    overflow: visible;
    text-align: end;
  }
  /* Keeps the buttons visible without horizontal scrolling. */
  & > tbody > tr > [data-column='actions'] {
    position: sticky;
    inset-inline-end: 0;
  }
  & [data-row-actions] {
    opacity: 0;
    transition: opacity var(--cp-duration-fast) var(--cp-ease-out);
  }
  & tr:hover [data-row-actions],
  & tr:focus-within [data-row-actions] {
    opacity: 1;
  }
  & > tbody > tr:not([data-selected]):focus-within > [data-column='actions'] {
    background: var(--cp-surface-panel);
  }
  @media (hover: none) {
    & [data-row-actions] {
      opacity: 1;
    }
    & > tbody > tr:not([data-selected]) > [data-column='actions'] {
      background: var(--cp-surface-panel);
    }
  }
`;
