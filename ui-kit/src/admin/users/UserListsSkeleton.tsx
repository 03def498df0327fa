import { styled } from 'styled-components';
import { Skeleton } from '../../primitives/Skeleton.js';
import { TableSkeleton } from '../TableSkeleton.js';
import type { UserListsLabels } from './list-labels.js';
import { UserTableHead } from './UserSection.js';
import { Users } from './user-table.js';

/** A heading placeholder, as tall as a list's heading. */
const Heading = styled.div`
  flex: none;
  padding: var(--cp-space-4);
`;

/** A placeholder that is displayed while a list of accounts is loading. */
export function UserListsSkeleton({ labels }: { labels: UserListsLabels }) {
  return (
    <>
      <Heading>
        <Skeleton width={136} />
      </Heading>
      <TableSkeleton
        label={labels.loading}
        table={Users}
        head={<UserTableHead labels={labels} badge={labels.role} />}
        widths={[208, 104, 80, 44, 0]}
        rows={7}
      />
    </>
  );
}
