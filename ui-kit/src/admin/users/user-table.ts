import { css, styled } from 'styled-components';
import { narrow, Table } from '../admin-table.js';

/** The table for users. The lists of pending and approved accounts both use it, so that their columns line up. */
export const Users: typeof Table = styled(Table)`
  & th:nth-child(2) {
    width: 16%;
  }
  & th:nth-child(3) {
    width: 104px;
  }
  & th:nth-child(4) {
    width: 96px;
  }
  & th:nth-child(5) {
    width: 244px;
  }

  /* Emails and names are never truncated, because administrators base their decisions on the full text. */
  & td:nth-child(-n + 2) {
    padding-block: 6px;
    overflow-wrap: anywhere;
    white-space: normal;
  }

  & td[data-wraps] {
    padding-block: 6px;
    white-space: normal;
  }

  & td[data-actions] {
    padding-block: 4px;
  }

  @container cp-admin (min-width: 1000px) {
    & th:nth-child(1) {
      width: 34%;
    }
    & th:nth-child(2) {
      width: 22%;
    }
    & th:nth-child(3) {
      width: 140px;
    }
    & th:nth-child(4) {
      width: auto;
    }
    & th:nth-child(5) {
      width: 256px;
    }
  }

  /* Makes room for the larger buttons. */
  @media (pointer: coarse) {
    & th:nth-child(5) {
      width: 276px;
    }
  }

  /* This button doesn't need a border: it has its own color, and the button next to it has a border. */
  && button[data-variant='danger'] {
    border-color: transparent;
  }

  ${narrow(css`
    & tbody {
      border-block-start: 1px solid var(--cp-border-subtle);
    }

    & tbody td[data-actions] {
      flex: 1 0 100%;
      margin-block-start: 6px;
    }

    & tbody td[data-actions] > div {
      display: flex;
      justify-content: flex-start;
      gap: var(--cp-space-2);
    }

    & button[data-variant='ghost']:not([data-icon-only]) {
      border-color: var(--cp-border-control);
    }

    & :not([data-icon-only]) + button[data-icon-only] {
      margin-inline-start: auto;
    }
  `)}
`;
