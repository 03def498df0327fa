import { Ellipsis, KeyRound, LogOut, Pencil, ShieldOff, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../primitives/Badge.js';
import { Button } from '../../primitives/Button.js';
import { IconButton } from '../../primitives/IconButton.js';
import { Menu, type MenuItem } from '../../primitives/Menu.js';
import type { UserListsLabels } from './list-labels.js';
import type { User, UserTarget } from './types.js';
import { UserRow } from './UserRow.js';

/** Props of ApprovedRow. */
export interface ApprovedRowProps {
  user: User;
  labels: UserListsLabels;
  busy: boolean;
  locale: string | undefined;
  onEdit: (target: UserTarget) => void;
  onAdminChange: (change: UserTarget & { isAdmin: boolean }) => void;
  onDelete: (target: UserTarget) => void;
  onResetPassword: ((target: UserTarget) => void) | undefined;
  onEndSessions: ((target: UserTarget) => void) | undefined;
  onResetTwoStep: ((target: UserTarget) => void) | undefined;
}

/** The table row for an approved account. */
export function ApprovedRow({
  user,
  labels,
  busy,
  locale,
  onEdit,
  onAdminChange,
  onDelete,
  onResetPassword,
  onEndSessions,
  onResetTwoStep,
}: ApprovedRowProps) {
  const { isAdmin, hasTwoStep, passkeyCount = 0 } = user;
  const more: MenuItem[] = [];
  const add = (onSelect: ((target: UserTarget) => void) | undefined, label: string, icon: ReactNode) => {
    if (onSelect) more.push({ id: label, label, icon, onSelect: () => busy || onSelect({ user }) });
  };
  add(onResetPassword, labels.resetPassword, <KeyRound size={16} strokeWidth={1.75} />);
  add(onEndSessions, labels.endSessions, <LogOut size={16} strokeWidth={1.75} />);
  if (hasTwoStep || passkeyCount > 0)
    add(onResetTwoStep, labels.resetTwoStep, <ShieldOff size={16} strokeWidth={1.75} />);
  return (
    <UserRow
      user={user}
      busy={busy}
      locale={locale}
      badge={
        <Badge variant={isAdmin ? 'default' : 'line'}>{isAdmin ? labels.adminBadge : labels.userBadge}</Badge>
      }
    >
      <Button
        size="sm"
        variant="ghost"
        busy={busy}
        aria-label={isAdmin ? labels.removeUserAdmin(user) : labels.makeUserAdmin(user)}
        onClick={() => onAdminChange({ user, isAdmin: !isAdmin })}
      >
        {isAdmin ? labels.removeAdmin : labels.makeAdmin}
      </Button>
      <IconButton
        size="sm"
        label={labels.editUser(user)}
        icon={<Pencil size={14} strokeWidth={1.75} />}
        aria-disabled={busy || undefined}
        onClick={() => onEdit({ user })}
      />
      <IconButton
        size="sm"
        label={labels.deleteUser(user)}
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
              label={labels.moreActions(user)}
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
