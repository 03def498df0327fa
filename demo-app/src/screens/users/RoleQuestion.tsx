import { ConfirmDialog, type User, useMessages } from '@content-planner/ui-kit';
import { userMessages } from './user-messages.js';

/** Asks for confirmation before administrator rights are granted or revoked. */
export function RoleQuestion({
  open,
  onOpenChange,
  subject,
  isOwnAccount,
  onConfirm,
}: {
  open: boolean;
  onOpenChange: (change: { open: boolean }) => void;
  subject: User | null;
  isOwnAccount: boolean;
  onConfirm: (user: User) => void;
}) {
  const text = useMessages(userMessages);
  const isAdmin = subject?.isAdmin ?? false;
  const title = text.changeRole({ isAdmin });
  const email = isOwnAccount ? null : (subject?.email ?? '');
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={text.roleDescription({ isAdmin, email })}
      confirmLabel={title}
      tone={isAdmin ? 'destructive' : 'default'}
      onConfirm={() => subject && onConfirm(subject)}
    />
  );
}
