import { css, styled } from 'styled-components';
import { actionsBeside, narrow, Table } from '../admin-table.js';
import { movableRows } from '../RowGrip.js';

/** The table of kinds with the widths of its columns. */
export const Kinds: typeof Table = styled(Table)`
  ${movableRows}

  & th[data-column='grip'] {
    width: 40px;
  }
  & td {
    height: 56px;
  }
  & th[data-column='inSidebar'] {
    width: 18%;
  }
  & th[data-column='dates'] {
    width: 148px;
  }
  & :is(th[data-column='fields'], th[data-column='entries'], td[data-figures]) {
    width: 80px;
    text-align: end;
  }
  & th[data-column='createdBy'] {
    width: 208px;
    padding-inline-start: 24px;
  }
  & td[data-creator] {
    padding-inline-start: 24px;
  }
  & th:last-child {
    width: 92px;
  }
  /* Leaves room for the names. */
  @container cp-admin (max-width: 960px) {
    & th[data-column='dates'] {
      width: 132px;
    }
    & :is(th[data-column='fields'], th[data-column='entries'], td[data-figures]) {
      width: 64px;
    }
    & :is(th[data-column='createdBy'], td[data-creator]) {
      width: 0;
      padding: 0;
      visibility: hidden;
    }
  }
  & tbody tr[data-group]:hover td,
  & tbody tr[data-group] td {
    height: 40px;
    padding-block-start: 12px;
    background: none;
    color: var(--cp-text-tertiary);
    font-size: var(--cp-text-xs);
    font-weight: var(--cp-weight-medium);
  }

  /* The icon, two lines, the number of entries, and the menu. */
  ${narrow(css`
    &&& tbody tr:not([data-group]) {
      position: relative;
      display: grid;
      grid-template-columns: auto minmax(0, 1fr) auto;
      gap: 0 4px;
      min-height: 60px;
      padding-inline: 56px 60px;
    }
    &&& tbody td {
      width: auto;
    }
    &&& tbody td[data-main] {
      grid-column: 1 / 3;
      white-space: nowrap;
    }
    &&& td[data-main] [data-tile] {
      position: absolute;
      inset: calc(50% - 16px) auto auto 12px;
    }
    &&& td:is([data-grip], [data-sidebar], [data-creator]),
    &&& td[data-dates] svg {
      display: none;
    }
    &&& td[data-dates] span::after {
      content: ',';
      margin-inline-start: calc(-1 * var(--cp-space-2));
    }
    &&& td[data-figures='fields'] {
      text-align: start;
    }
    &&& td[data-figures='entries'] {
      grid-area: 1 / 3 / 3;
      font-size: var(--cp-text-sm);
    }
    ${actionsBeside}
  `)}
`;

/** The icon and the name of a kind. */
export const Name = styled.span`
  display: flex;
  align-items: center;
  gap: var(--cp-space-3);
  min-width: 0;

  & > b {
    min-width: 0;
    overflow: hidden;
    font-weight: inherit;
    text-overflow: ellipsis;
  }
`;

/** A small picture and a text. */
export const Pair = styled.span`
  display: flex;
  align-items: center;
  gap: var(--cp-space-2);
`;

/** The name of a number, for rows that are blocks. */
export const Unit = styled.span`
  display: none;
  margin-inline-start: 4px;

  ${narrow(css`
    display: inline;
  `)}
`;
