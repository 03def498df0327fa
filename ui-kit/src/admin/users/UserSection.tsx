import { type ReactNode, useId } from 'react';
import { css, styled } from 'styled-components';
import { useMessages } from '../../kit/use-messages.js';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.js';
import { narrow } from '../admin-table.js';
import { userListsMessages } from './list-messages.js';
import { Users } from './user-table.js';

/** Props of UserTableHead. */
export interface UserTableHeadProps {
  /**
   * The headers of the second and third columns. By default, these columns contain the name and the day on which the
   * account was created.
   */
  name?: string;
  joined?: string;
  /** The header of the badge column. */
  badge: string;
}

/** The table header for a list of accounts. Also used by the skeleton. */
export function UserTableHead({ name, joined, badge }: UserTableHeadProps) {
  const text = useMessages(userListsMessages);
  return (
    <thead>
      <tr>
        <th scope="col">{text.email}</th>
        <th scope="col">{name ?? text.name}</th>
        <th scope="col">{joined ?? text.joined}</th>
        <th scope="col">{badge}</th>
        <th scope="col">
          <VisuallyHidden>{text.actions}</VisuallyHidden>
        </th>
      </tr>
    </thead>
  );
}

/** Props of UserSection. */
export interface UserSectionProps extends UserTableHeadProps {
  heading: string;
  /** Displayed if there are no rows. Can be omitted if there is always at least one row. */
  empty?: string;
  /** Displayed between the heading and the rows. */
  note?: string;
  rows: readonly ReactNode[];
}

const Root = styled.section`
  & + & {
    margin-block-start: 28px;
  }

  & > h2 {
    min-height: 44px;
    padding: var(--cp-space-3) var(--cp-space-4);
    font-size: var(--cp-text-sm);
    line-height: var(--cp-leading-sm);
    font-weight: var(--cp-weight-semibold);
    font-variant-numeric: tabular-nums;
  }

  & > p {
    padding: var(--cp-space-3) var(--cp-space-4);
    border-block: 1px solid var(--cp-border-subtle);
    color: var(--cp-text-tertiary);
  }

  & > p[data-note] {
    padding-block: 0 var(--cp-space-3);
    border-block: none;
    color: var(--cp-text-secondary);
  }

  ${narrow(css`
    & > :is(h2, p) {
      padding-inline: var(--cp-space-3);
    }
  `)}
`;

/** A section with a heading and a list of accounts. */
export function UserSection({ heading, empty, note, rows, ...head }: UserSectionProps) {
  const id = useId();
  return (
    <Root aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {rows.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <>
          {note && <p data-note="">{note}</p>}
          <Users aria-labelledby={id}>
            <UserTableHead {...head} />
            <tbody>{rows}</tbody>
          </Users>
        </>
      )}
    </Root>
  );
}
