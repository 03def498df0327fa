import { css, styled } from 'styled-components';
import { formatTime } from '../../dates/format-instant.js';
import { formatInstantDate } from '../../dates/format-instant-date.js';
import { useKit } from '../../kit/use-kit.js';
import { useMessages } from '../../kit/use-messages.js';
import { Button } from '../../primitives/Button.js';
import { displayName } from '../../shell/initials.js';
import { narrow, RowActions } from '../admin-table.js';
import { EmailAddress } from './EmailAddress.js';
import { userListsMessages } from './list-messages.js';
import type { AccountLink } from './types.js';

/** Props of AccountLinkRow. */
export interface AccountLinkRowProps {
  link: AccountLink;
  onRevoke: ((target: { link: AccountLink }) => void) | undefined;
}

/* Visible only in narrow containers, in which the column headers are visually hidden. */
const CellName = styled.span`
  display: none;

  ${narrow(css`
    display: inline;
  `)}
`;

/** The table row for an invitation or a password reset that can still be used. */
export function AccountLinkRow({ link, onRevoke }: AccountLinkRowProps) {
  const { locale } = useKit();
  const text = useMessages(userListsMessages);
  const { email, kind, createdBy, expiresAt } = link;
  const creator = createdBy ? displayName(createdBy) : '';
  return (
    <tr>
      <td data-main="" title={email}>
        <EmailAddress email={email} />
      </td>
      <td title={creator || undefined} data-empty={creator ? undefined : ''}>
        {creator && <CellName aria-hidden>{text.createdBy} </CellName>}
        {creator || '–'}
      </td>
      <td data-figures="" data-wraps="">
        <CellName aria-hidden>{text.expires} </CellName>
        <time dateTime={expiresAt}>
          {formatInstantDate(expiresAt, locale)} {formatTime(expiresAt, locale)}
        </time>
      </td>
      <td data-wraps="">{text.linkKinds[kind]}</td>
      <td data-actions="">
        {onRevoke && (
          <RowActions data-always>
            <Button
              size="sm"
              variant="ghost"
              aria-label={text.revokeLink({ email, kind: text.linkKinds[kind] })}
              onClick={() => onRevoke({ link })}
            >
              {text.revoke}
            </Button>
          </RowActions>
        )}
      </td>
    </tr>
  );
}
