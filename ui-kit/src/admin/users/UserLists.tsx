import { forwardRef, type HTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../kit/use-messages.js';
import { ErrorState } from '../../primitives/ErrorState.js';
import type { LoadedProps } from '../../primitives/loaded-props.js';
import { Scroller } from '../admin-table.js';
import { AccountLinkRow } from './AccountLinkRow.js';
import { ApprovedRow } from './ApprovedRow.js';
import { userListsMessages } from './list-messages.js';
import { PendingRow } from './PendingRow.js';
import type { AccountLink, User, UserTarget } from './types.js';
import { UserListsSkeleton } from './UserListsSkeleton.js';
import { UserSection } from './UserSection.js';

/** Props of {@link UserLists}. All other props are passed to the root element. */
export interface UserListsProps extends HTMLAttributes<HTMLDivElement>, LoadedProps {
  /** All accounts. The lists of pending and approved accounts keep this order. */
  users: readonly User[];
  onApprove: (target: UserTarget) => void;
  /** Called when the user rejects an account. In this callback, delete the account. */
  onReject: (target: UserTarget) => void;
  onEdit: (target: UserTarget) => void;
  /** Called with the new value of `isAdmin` when the user clicks 'Make Admin' or 'Remove Admin'. */
  onAdminChange: (change: UserTarget & { isAdmin: boolean }) => void;
  onDelete: (target: UserTarget) => void;
  /** Called when the user chooses to replace an account by another one in all entries. If omitted, the menu item is hidden. */
  onHandOver?: ((target: UserTarget) => void) | undefined;
  /** Called when the user chooses to end all sessions of an account. If omitted, the menu item is hidden. */
  onEndSessions?: ((target: UserTarget) => void) | undefined;
  /** Called when the user chooses to create a password reset for an account. If omitted, the menu item is hidden. */
  onResetPassword?: ((target: UserTarget) => void) | undefined;
  /** The id of the current user's account. This account has no menu item that creates a password reset. */
  ownUserId?: string | null | undefined;
  /**
   * The invitations and password resets that can still be used. Displayed in a third list, unless there are none.
   * @default []
   */
  accountLinks?: readonly AccountLink[];
  /** Called when the user revokes an invitation or a password reset. If omitted, the links have no Revoke button. */
  onRevokeLink?: ((target: { link: AccountLink }) => void) | undefined;
  /**
   * Called when the user chooses to reset the two-step verification of an account. If omitted, the menu item is hidden.
   * Accounts with neither two-step verification nor passkeys never have this item.
   */
  onResetTwoStep?: ((target: UserTarget) => void) | undefined;
  /** Ids of accounts with a request in progress. Their buttons do nothing. */
  busyUserIds?: readonly string[];
}

const Root = styled(Scroller)`
  border-block-start: 1px solid var(--cp-border-subtle);
`;

const NO_IDS: readonly string[] = [];
const NO_LINKS: readonly AccountLink[] = [];

/**
 * Displays the lists of pending accounts, approved accounts, and unused invitations and password resets. Place the
 * component directly below the page header, because the component fills the rest of the page and scrolls its content.
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
    onHandOver,
    onEndSessions,
    onResetPassword,
    ownUserId,
    accountLinks = NO_LINKS,
    onRevokeLink,
    onResetTwoStep,
    busyUserIds = NO_IDS,
    ...rest
  },
  ref,
) {
  const text = useMessages(userListsMessages);
  const pending = users.filter((user) => !user.isApproved);
  const approved = users.filter((user) => user.isApproved);
  const rowOf = (user: User) => ({
    user,
    busy: busyUserIds.includes(user.id),
  });
  const content = () => {
    if (error) {
      return <ErrorState title={text.errorTitle} error={error} onRetry={onRetry} />;
    }
    if (loading) {
      return <UserListsSkeleton />;
    }
    return (
      <>
        <UserSection
          heading={text.pending({ count: pending.length })}
          empty={text.noPending}
          note={text.unverified}
          badge={text.status}
          rows={pending.map((user) => (
            <PendingRow key={user.id} {...rowOf(user)} onApprove={onApprove} onReject={onReject} />
          ))}
        />
        <UserSection
          heading={text.approved({ count: approved.length })}
          empty={text.noApproved}
          badge={text.role}
          rows={approved.map((user) => (
            <ApprovedRow
              key={user.id}
              {...rowOf(user)}
              onEdit={onEdit}
              onAdminChange={onAdminChange}
              onDelete={onDelete}
              onResetPassword={user.id === ownUserId ? undefined : onResetPassword}
              onHandOver={onHandOver}
              onEndSessions={onEndSessions}
              onResetTwoStep={onResetTwoStep}
            />
          ))}
        />
        {accountLinks.length > 0 && (
          <UserSection
            heading={text.links({ count: accountLinks.length })}
            name={text.createdBy}
            joined={text.expires}
            badge={text.linkKind}
            rows={accountLinks.map((link) => (
              <AccountLinkRow key={link.id} link={link} onRevoke={onRevokeLink} />
            ))}
          />
        )}
      </>
    );
  };
  return (
    <Root {...rest} ref={ref} aria-busy={loading || undefined}>
      {content()}
    </Root>
  );
});
