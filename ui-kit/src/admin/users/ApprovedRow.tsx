import { KeyRound, LogOut, Pencil, ShieldOff, Trash2 } from 'lucide-react';
import { Badge } from '../../primitives/Badge.js';
import { Button } from '../../primitives/Button.js';
import { IconButton } from '../../primitives/IconButton.js';
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
  const { isAdmin, passkeyCount = 0 } = user;
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
      {onResetPassword && (
        <IconButton
          size="sm"
          label={labels.resetUserPassword(user)}
          icon={<KeyRound size={14} strokeWidth={1.75} />}
          aria-disabled={busy || undefined}
          onClick={() => onResetPassword({ user })}
        />
      )}
      {onEndSessions && (
        <IconButton
          size="sm"
          label={labels.endUserSessions(user)}
          icon={<LogOut size={14} strokeWidth={1.75} />}
          aria-disabled={busy || undefined}
          onClick={() => onEndSessions({ user })}
        />
      )}
      {onResetTwoStep && (user.hasTwoStep || passkeyCount > 0) && (
        <IconButton
          size="sm"
          label={labels.resetUserTwoStep(user)}
          icon={<ShieldOff size={14} strokeWidth={1.75} />}
          aria-disabled={busy || undefined}
          onClick={() => onResetTwoStep({ user })}
        />
      )}
      <IconButton
        size="sm"
        label={labels.deleteUser(user)}
        icon={<Trash2 size={14} strokeWidth={1.75} />}
        aria-disabled={busy || undefined}
        onClick={() => onDelete({ user })}
      />
    </UserRow>
  );
}
