import { ConfirmDialog, type User } from '@content-planner/ui-kit';

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
  const title = subject?.isAdmin ? 'Remove Admin' : 'Make Admin';
  const who = isOwnAccount ? 'You' : subject?.email;
  const links = isOwnAccount
    ? 'Links and embeds that you created keep working.'
    : 'Links and embeds that they created keep working. Replace them under Sharing.';
  const description = subject?.isAdmin
    ? `${who} will no longer be able to manage brands, fields and users. ${links}`
    : `${who} will be able to manage brands, fields and users, including administrators.`;
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={description}
      confirmLabel={title}
      tone={subject?.isAdmin ? 'destructive' : 'default'}
      onConfirm={() => subject && onConfirm(subject)}
    />
  );
}
