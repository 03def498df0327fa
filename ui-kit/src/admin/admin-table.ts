import { css, styled } from 'styled-components';
import { visuallyHiddenStyle } from '../primitives/VisuallyHidden.js';

/** In containers up to this width, in px, the rows of admin tables become blocks. */
const NARROW = 759.98;

/** Applies CSS rules only in narrow containers. */
export const narrow = (rules: ReturnType<typeof css>) => css`
  @container cp-admin (max-width: ${NARROW}px) {
    ${rules}
  }
`;

/** Places the buttons of a narrow row at its end, in the middle of its height. For {@link narrow}. */
export const actionsBeside = css`
  &&& td[data-actions] {
    position: absolute;
    inset: calc(50% - 20px) 8px auto auto;
    height: 40px;
    display: grid;
    align-items: center;
  }
`;

/** The scroll container for the tables on a page, and the container for their container queries. */
export const Scroller = styled.div`
  /* Makes visually hidden elements scroll with the tables. Otherwise, these elements would extend the page. */
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
 * An admin table. In narrow containers, every row becomes a block: the `data-main` cell is its first line, the other
 * cells are below it, and the `data-actions` cell is at the end of the block.
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
  & td[data-figures] > a {
    color: inherit;
    font-weight: inherit;
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

/** A row's buttons. They appear on hover or focus, and are always visible on devices without hover. */
export const RowActions = styled.div`
  display: inline-flex;
  align-items: center;
  gap: 2px;

  &:not([data-always]) {
    opacity: 0;
    transition: opacity var(--cp-duration-fast) var(--cp-ease-out);
  }

  tr:is(:hover, :focus-within, :has([aria-expanded='true'])) & {
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
