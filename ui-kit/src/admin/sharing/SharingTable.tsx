import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.js';
import { Table } from '../admin-table.js';
import type { SharingListLabels } from './list-labels.js';

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
export function SharingTableHead({ labels }: { labels: SharingListLabels }) {
  return (
    <thead>
      <tr>
        <th scope="col">{labels.name}</th>
        <th scope="col">{labels.shows}</th>
        <th scope="col">{labels.createdBy}</th>
        <th scope="col">{labels.lastUsed}</th>
        <th scope="col">{labels.expires}</th>
        <th scope="col">
          <VisuallyHidden>{labels.actions}</VisuallyHidden>
        </th>
      </tr>
    </thead>
  );
}

/** A table of tokens. */
export function SharingTable({
  label,
  labels,
  children,
}: {
  label: string;
  labels: SharingListLabels;
  children: ReactNode;
}) {
  return (
    <Tokens aria-label={label}>
      <SharingTableHead labels={labels} />
      <tbody>{children}</tbody>
    </Tokens>
  );
}
