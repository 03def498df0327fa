import { UserLists, type UserListsProps } from '@content-planner/ui-kit';

export function Example({
  approve,
  ...props
}: Omit<UserListsProps, 'onApprove'> & { approve: (id: string) => void }) {
  return <UserLists {...props} onApprove={({ user }) => approve(user.id)} />;
}
