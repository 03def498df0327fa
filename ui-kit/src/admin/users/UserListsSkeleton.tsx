import { styled } from 'styled-components';
import { useMessages } from '../../kit/use-messages.js';
import { Skeleton } from '../../primitives/Skeleton.js';
import { TableSkeleton } from '../TableSkeleton.js';
import { userListsMessages } from './list-messages.js';
import { UserTableHead } from './UserSection.js';
import { Users } from './user-table.js';

/** A heading placeholder, as tall as a list's heading. */
const Heading = styled.div`
  flex: none;
  padding: var(--cp-space-4);
`;

/** A placeholder that is displayed while a list of accounts is loading. */
export function UserListsSkeleton() {
  const text = useMessages(userListsMessages);
  return (
    <>
      <Heading>
        <Skeleton width={136} />
      </Heading>
      <TableSkeleton
        label={text.loading}
        table={Users}
        head={<UserTableHead badge={text.role} />}
        widths={[208, 104, 80, 44, 0]}
        rows={7}
      />
    </>
  );
}
