import { useUsers } from '@content-planner/sdk';
import { useEffect } from 'react';

/** Counts the accounts that are pending approval. Administrators only. */
export function WaitingUsers({ onCount }: { onCount: (count: number) => void }) {
  const { users, loading } = useUsers();
  const count = users.filter(({ isApproved }) => !isApproved).length;
  useEffect(() => {
    if (!loading) onCount(count);
  }, [loading, count, onCount]);
  return null;
}
