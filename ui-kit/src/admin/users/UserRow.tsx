import type { ReactNode } from 'react';
import { formatInstantDate } from '../../dates/format-instant-date.js';
import { useKit } from '../../kit/use-kit.js';
import { displayName } from '../../shell/initials.js';
import { RowActions } from '../admin-table.js';
import { EmailAddress } from './EmailAddress.js';
import type { User } from './types.js';

/** Props of UserRow. */
export interface UserRowProps {
  user: User;
  /** A badge with the account's state or role. */
  badge: ReactNode;
  /** Whether a request for the account is in progress. */
  busy: boolean;
  /** Whether the buttons are always visible, not only on hover. */
  always?: boolean;
  /** The buttons. */
  children: ReactNode;
}

/** The table row for an account. */
export function UserRow({ user, badge, busy, always, children }: UserRowProps) {
  const { locale } = useKit();
  const name = displayName({ firstName: user.firstName, lastName: user.lastName });
  return (
    <tr data-user={user.id} aria-busy={busy || undefined}>
      <td data-main="" title={user.email}>
        <EmailAddress email={user.email} />
      </td>
      <td title={name || undefined} data-empty={name ? undefined : ''}>
        {name || '–'}
      </td>
      <td data-figures="">
        <time dateTime={user.createdAt}>{formatInstantDate(user.createdAt, locale)}</time>
      </td>
      <td>{badge}</td>
      <td data-actions="">
        <RowActions data-always={always || busy || undefined}>{children}</RowActions>
      </td>
    </tr>
  );
}
