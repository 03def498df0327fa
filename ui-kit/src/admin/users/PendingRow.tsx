import { Check } from 'lucide-react';
import { Badge } from '../../primitives/Badge.js';
import { Button } from '../../primitives/Button.js';
import type { UserListsLabels } from './list-labels.js';
import type { User, UserTarget } from './types.js';
import { UserRow } from './UserRow.js';

/** Props of PendingRow. */
export interface PendingRowProps {
  user: User;
  labels: UserListsLabels;
  busy: boolean;
  locale: string | undefined;
  onApprove: (target: UserTarget) => void;
  onReject: (target: UserTarget) => void;
}

/** The table row for an account that is waiting for approval. */
export function PendingRow({ user, labels, busy, locale, onApprove, onReject }: PendingRowProps) {
  return (
    <UserRow
      user={user}
      busy={busy}
      locale={locale}
      always
      badge={<Badge variant="pending">{labels.pendingBadge}</Badge>}
    >
      <Button
        size="sm"
        icon={<Check size={14} strokeWidth={1.75} />}
        busy={busy}
        aria-label={labels.approveUser(user)}
        onClick={() => onApprove({ user })}
      >
        {labels.approve}
      </Button>
      <Button
        size="sm"
        variant="danger"
        aria-disabled={busy || undefined}
        aria-label={labels.rejectUser(user)}
        onClick={() => onReject({ user })}
      >
        {labels.reject}
      </Button>
    </UserRow>
  );
}
