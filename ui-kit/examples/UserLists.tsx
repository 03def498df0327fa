import { UserLists } from '@content-planner/ui-kit';
import type { ComponentProps } from 'react';

export function Example({
  approve,
  ...props
}: Omit<ComponentProps<typeof UserLists>, 'onApprove'> & { approve: (id: string) => void }) {
  return <UserLists {...props} onApprove={({ user }) => approve(user.id)} />;
}
