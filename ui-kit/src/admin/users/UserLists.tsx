import { forwardRef, type HTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { ErrorState } from '../../primitives/ErrorState.js';
import { errorText } from '../../primitives/error-text.js';
import { Scroller } from '../admin-table.js';
import { ApprovedRow } from './ApprovedRow.js';
import { type UserListsLabels, userListsLabels } from './list-labels.js';
import { PendingRow } from './PendingRow.js';
import type { User, UserTarget } from './types.js';
import { UserListsSkeleton } from './UserListsSkeleton.js';
import { UserSection } from './UserSection.js';

/** Props of {@link UserLists}; all others go to the root element. */
export interface UserListsProps extends HTMLAttributes<HTMLDivElement> {
  /** All accounts, in the order in which each list shows its own. */
  users: readonly User[];
  /** The accounts are on their way. */
  loading?: boolean;
  /**
   * Loading failed. Displays an error instead of the lists; a string is its text, and true displays `labels.errorText`. Default
   * false.
   */
  error?: boolean | string | null;
  onRetry?: () => void;
  onApprove: (target: UserTarget) => void;
  /** Rejecting deletes the account. */
  onReject: (target: UserTarget) => void;
  onEdit: (target: UserTarget) => void;
  /** Asked for by 'Make Admin' and 'Remove Admin'; `isAdmin` is what the account is to become. */
  onAdminChange: (change: UserTarget & { isAdmin: boolean }) => void;
  onDelete: (target: UserTarget) => void;
  /** Ids of the accounts that a change is under way for: their buttons do nothing. */
  busyUserIds?: readonly string[];
  /** Locale of the dates, such as 'de'. @default 'en-US' */
  locale?: string;
  labels?: Partial<UserListsLabels>;
}

const Root = styled(Scroller)`
  border-block-start: 1px solid var(--cp-border-subtle);
`;

const NOBODY: readonly string[] = [];

/**
 * The accounts that await approval, and those that may log in. It
 * stands right under a page's header, fills the rest of the page and scrolls there.
 *
 * @example
 * <UserLists users={users} loading={fetching} onApprove={({ user }) => approve(user.id)} onReject={…}
 *   onEdit={…} onAdminChange={({ user, isAdmin }) => setAdmin(user.id, isAdmin)} onDelete={…} />
 */
export const UserLists = forwardRef<HTMLDivElement, UserListsProps>(function UserLists(
  {
    users,
    loading = false,
    error = false,
    onRetry,
    onApprove,
    onReject,
    onEdit,
    onAdminChange,
    onDelete,
    busyUserIds = NOBODY,
    locale,
    labels,
    ...rest
  },
  ref,
) {
  const text = { ...userListsLabels, ...labels };
  const pending = users.filter((user) => !user.isApproved);
  const approved = users.filter((user) => user.isApproved);
  const rowOf = (user: User) => ({
    user,
    labels: text,
    busy: busyUserIds.includes(user.id),
    locale,
  });
  const content = () => {
    if (error) {
      return (
        <ErrorState
          title={text.errorTitle}
          description={errorText(error, text.errorText)}
          onRetry={onRetry}
          retryLabel={text.retry}
        />
      );
    }
    if (loading) {
      return <UserListsSkeleton labels={text} />;
    }
    return (
      <>
        <UserSection
          heading={text.pending({ count: pending.length })}
          empty={text.noPending}
          note={text.unverified}
          badge={text.status}
          labels={text}
          rows={pending.map((user) => (
            <PendingRow key={user.id} {...rowOf(user)} onApprove={onApprove} onReject={onReject} />
          ))}
        />
        <UserSection
          heading={text.approved({ count: approved.length })}
          empty={text.noApproved}
          badge={text.role}
          labels={text}
          rows={approved.map((user) => (
            <ApprovedRow
              key={user.id}
              {...rowOf(user)}
              onEdit={onEdit}
              onAdminChange={onAdminChange}
              onDelete={onDelete}
            />
          ))}
        />
      </>
    );
  };
  return (
    <Root {...rest} ref={ref} aria-busy={loading || undefined}>
      {content()}
    </Root>
  );
});
