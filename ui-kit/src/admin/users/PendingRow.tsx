import { Check } from 'lucide-react';
import { useMessages } from '../../kit/use-messages.js';
import { Badge } from '../../primitives/Badge.js';
import { Button } from '../../primitives/Button.js';
import { userListsMessages } from './list-messages.js';
import type { User, UserTarget } from './types.js';
import { UserRow } from './UserRow.js';

/** Props of PendingRow. */
export interface PendingRowProps {
  user: User;
  busy: boolean;
  onApprove: (target: UserTarget) => void;
  onReject: (target: UserTarget) => void;
}

/** The table row for an account that is waiting for approval. */
export function PendingRow({ user, busy, onApprove, onReject }: PendingRowProps) {
  const text = useMessages(userListsMessages);
  return (
    <UserRow user={user} busy={busy} always badge={<Badge variant="pending">{text.pendingBadge}</Badge>}>
      <Button
        size="sm"
        icon={<Check size={14} strokeWidth={1.75} />}
        busy={busy}
        aria-label={text.approveUser(user)}
        onClick={() => onApprove({ user })}
      >
        {text.approve}
      </Button>
      <Button
        size="sm"
        variant="danger"
        aria-disabled={busy || undefined}
        aria-label={text.rejectUser(user)}
        onClick={() => onReject({ user })}
      >
        {text.reject}
      </Button>
    </UserRow>
  );
}
