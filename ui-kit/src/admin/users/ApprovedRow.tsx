import { ArrowRightLeft, Ellipsis, KeyRound, LogOut, Pencil, ShieldOff, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '../../kit/use-messages.js';
import { Badge } from '../../primitives/Badge.js';
import { Button } from '../../primitives/Button.js';
import { IconButton } from '../../primitives/IconButton.js';
import { Menu, type MenuItem } from '../../primitives/Menu.js';
import { userListsMessages } from './list-messages.js';
import type { User, UserTarget } from './types.js';
import { UserRow } from './UserRow.js';

/** Props of ApprovedRow. */
export interface ApprovedRowProps {
  user: User;
  busy: boolean;
  onEdit: (target: UserTarget) => void;
  onAdminChange: (change: UserTarget & { isAdmin: boolean }) => void;
  onDelete: (target: UserTarget) => void;
  onResetPassword: ((target: UserTarget) => void) | undefined;
  onHandOver: ((target: UserTarget) => void) | undefined;
  onEndSessions: ((target: UserTarget) => void) | undefined;
  onResetTwoStep: ((target: UserTarget) => void) | undefined;
}

/** The table row for an approved account. */
export function ApprovedRow({
  user,
  busy,
  onEdit,
  onAdminChange,
  onDelete,
  onResetPassword,
  onHandOver,
  onEndSessions,
  onResetTwoStep,
}: ApprovedRowProps) {
  const text = useMessages(userListsMessages);
  const { isAdmin, hasTwoStep, passkeyCount = 0 } = user;
  const more: MenuItem[] = [];
  const add = (onSelect: ((target: UserTarget) => void) | undefined, label: string, icon: ReactNode) => {
    if (onSelect) more.push({ id: label, label, icon, onSelect: () => busy || onSelect({ user }) });
  };
  add(onHandOver, text.handOver, <ArrowRightLeft size={16} strokeWidth={1.75} />);
  add(onResetPassword, text.resetPassword, <KeyRound size={16} strokeWidth={1.75} />);
  add(onEndSessions, text.endSessions, <LogOut size={16} strokeWidth={1.75} />);
  if (hasTwoStep || passkeyCount > 0)
    add(onResetTwoStep, text.resetTwoStep, <ShieldOff size={16} strokeWidth={1.75} />);
  return (
    <UserRow
      user={user}
      busy={busy}
      badge={
        <Badge variant={isAdmin ? 'default' : 'line'}>{isAdmin ? text.adminBadge : text.userBadge}</Badge>
      }
    >
      <Button
        size="sm"
        variant="ghost"
        busy={busy}
        aria-label={isAdmin ? text.removeUserAdmin(user) : text.makeUserAdmin(user)}
        onClick={() => onAdminChange({ user, isAdmin: !isAdmin })}
      >
        {isAdmin ? text.removeAdmin : text.makeAdmin}
      </Button>
      <IconButton
        size="sm"
        label={text.editUser(user)}
        icon={<Pencil size={14} strokeWidth={1.75} />}
        aria-disabled={busy || undefined}
        onClick={() => onEdit({ user })}
      />
      <IconButton
        size="sm"
        label={text.deleteUser(user)}
        icon={<Trash2 size={14} strokeWidth={1.75} />}
        aria-disabled={busy || undefined}
        onClick={() => onDelete({ user })}
      />
      {more.length > 0 && (
        <Menu
          trigger={
            <IconButton
              size="sm"
              tooltip={false}
              label={text.moreActions(user)}
              icon={<Ellipsis size={14} strokeWidth={1.75} />}
              // A disabled button would lose the focus that dialogs return to.
              aria-disabled={busy || undefined}
            />
          }
          items={more}
        />
      )}
    </UserRow>
  );
}
