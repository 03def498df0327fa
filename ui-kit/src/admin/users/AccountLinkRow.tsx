import { css, styled } from 'styled-components';
import { formatTime } from '../../dates/format-instant.js';
import { formatInstantDate } from '../../dates/format-instant-date.js';
import { Button } from '../../primitives/Button.js';
import { displayName } from '../../shell/initials.js';
import { narrow, RowActions } from '../admin-table.js';
import type { UserListsLabels } from './list-labels.js';
import type { AccountLink } from './types.js';

/** Props of AccountLinkRow. */
export interface AccountLinkRowProps {
  link: AccountLink;
  labels: UserListsLabels;
  locale: string | undefined;
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
export function AccountLinkRow({ link, labels, locale, onRevoke }: AccountLinkRowProps) {
  const { email, kind, createdBy, expiresAt } = link;
  const creator = createdBy ? displayName(createdBy) : '';
  return (
    <tr>
      <td data-main="" title={email}>
        {email}
      </td>
      <td title={creator || undefined} data-empty={creator ? undefined : ''}>
        {creator && <CellName aria-hidden>{labels.createdBy} </CellName>}
        {creator || '–'}
      </td>
      <td data-figures="" data-wraps="">
        <CellName aria-hidden>{labels.expires} </CellName>
        <time dateTime={expiresAt}>
          {formatInstantDate(expiresAt, locale)} {formatTime(expiresAt, locale)}
        </time>
      </td>
      <td data-wraps="">{labels.linkKinds[kind]}</td>
      <td data-actions="">
        {onRevoke && (
          <RowActions data-always>
            <Button
              size="sm"
              variant="ghost"
              aria-label={labels.revokeLink({ email, kind: labels.linkKinds[kind] })}
              onClick={() => onRevoke({ link })}
            >
              {labels.revoke}
            </Button>
          </RowActions>
        )}
      </td>
    </tr>
  );
}
