import { css, styled } from 'styled-components';
import { visuallyHiddenStyle } from '../primitives/VisuallyHidden.js';

/** Where a table of the administration breaks into blocks: it has less room than this, in px. */
const NARROW = 759.98;

/** Rules for a table that has little room, in whatever it lies in. */
export const narrow = (rules: ReturnType<typeof css>) => css`
  @container cp-admin (max-width: ${NARROW}px) {
    ${rules}
  }
`;

/** What the tables of one page lie and scroll in; they measure their room by it. */
export const Scroller = styled.div`
  /* What is hidden inside must scroll along, or it would lengthen the page. */
  position: relative;
  flex: 1;
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  overflow: auto;
  container: cp-admin / inline-size;
`;

/**
 * A table of the administration. With little room every row becomes a block: what is in `data-main` on
 * the first line, the rest below it, what is in `data-actions` as its own element at the end.
 */
export const Table = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  table-layout: fixed;

  & th {
    height: 36px;
    padding: 0 8px;
    border-block-end: 1px solid var(--cp-border-default);
    color: var(--cp-text-tertiary);
    font-size: var(--cp-text-xs);
    font-weight: var(--cp-weight-medium);
    text-align: start;
    white-space: nowrap;
  }

  & td {
    height: var(--cp-row-h);
    padding: 0 8px;
    border-block-end: 1px solid var(--cp-border-subtle);
    overflow: hidden;
    color: var(--cp-text-secondary);
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  & :is(th, td):first-child {
    padding-inline-start: var(--cp-space-4);
  }

  & :is(th, td):last-child {
    padding-inline-end: var(--cp-space-3);
  }

  & td[data-main] {
    color: var(--cp-text-primary);
    font-weight: var(--cp-weight-medium);
  }

  & td[data-figures] {
    font-variant-numeric: tabular-nums;
  }

  & td[data-actions] {
    overflow: visible;
    text-align: end;
  }

  & tbody tr:hover td {
    background: var(--cp-surface-hover);
  }

  ${narrow(css`
    &,
    & tbody {
      display: block;
    }

    & thead {
      ${visuallyHiddenStyle}
      margin: 0;
    }

    & tbody tr {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 2px var(--cp-space-2);
      padding: 10px var(--cp-space-3);
      border-block-end: 1px solid var(--cp-border-subtle);
    }

    & tbody tr:hover {
      background: var(--cp-surface-hover);
    }

    &&& tbody tr td {
      height: auto;
      max-width: 100%;
      padding: 0;
      border: 0;
      background: none;
      font-size: var(--cp-text-xs);
      line-height: 20px;
    }

    &&& tbody td[data-main] {
      flex: 1 0 100%;
      font-size: var(--cp-text-sm);
      white-space: normal;
      overflow-wrap: anywhere;
    }

    &&& tbody td[data-empty] {
      display: none;
    }
  `)}
`;

/** The buttons of a row: they come with pointer or focus, and stay where there is no hover. */
export const RowActions = styled.div`
  display: inline-flex;
  align-items: center;
  gap: 2px;

  &:not([data-always]) {
    opacity: 0;
    transition: opacity var(--cp-duration-fast) var(--cp-ease-out);
  }

  tr:is(:hover, :focus-within) & {
    opacity: 1;
  }

  @media (hover: none) {
    &:not([data-always]) {
      opacity: 1;
    }
  }

  @media (pointer: coarse) {
    --cp-control-h-sm: 40px;
  }

  ${narrow(css`
    &:not([data-always]) {
      opacity: 1;
    }
  `)}
`;
