import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../kit/use-messages.js';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.js';
import { Table } from '../admin-table.js';
import { sharingListMessages } from './list-messages.js';

/** The styled table with its column widths. Also used by the skeleton. */
export const Tokens: typeof Table = styled(Table)`
  & th:nth-child(3) {
    width: 13%;
  }
  & th:nth-child(4) {
    width: 15%;
  }
  & th:nth-child(5) {
    width: 156px;
  }
  & th:nth-child(6) {
    width: 124px;
  }
  & th:nth-child(2) {
    width: 25%;
  }

  & td {
    height: 52px;
  }
  & tr[data-ended] td {
    color: var(--cp-text-tertiary);
  }

  & td > [data-line] {
    display: block;
    overflow: hidden;
    line-height: var(--cp-leading-sm);
    text-overflow: ellipsis;
  }
  & td > [data-line='second'] {
    color: var(--cp-text-tertiary);
    font-size: var(--cp-text-xs);
    line-height: var(--cp-leading-xs);
    font-weight: var(--cp-weight-regular);
  }
  /* Relative times such as "tomorrow" are lowercase, but here, they begin a line. */
  & td > [data-line]::first-letter {
    text-transform: uppercase;
  }
  & td > [data-soon] {
    color: var(--cp-warning-text);
  }
`;

/** The table header. Also used by the skeleton. */
export function SharingTableHead() {
  const text = useMessages(sharingListMessages);
  return (
    <thead>
      <tr>
        <th scope="col">{text.name}</th>
        <th scope="col">{text.shows}</th>
        <th scope="col">{text.createdBy}</th>
        <th scope="col">{text.lastUsed}</th>
        <th scope="col">{text.expires}</th>
        <th scope="col">
          <VisuallyHidden>{text.actions}</VisuallyHidden>
        </th>
      </tr>
    </thead>
  );
}

/** A table of tokens. */
export function SharingTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Tokens aria-label={label}>
      <SharingTableHead />
      <tbody>{children}</tbody>
    </Tokens>
  );
}
