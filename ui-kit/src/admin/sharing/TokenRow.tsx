import { Pencil } from 'lucide-react';
import { styled } from 'styled-components';
import { useMessages } from '../../kit/use-messages.js';
import { Button } from '../../primitives/Button.js';
import { ColorDot } from '../../primitives/ColorDot.js';
import { IconButton } from '../../primitives/IconButton.js';
import { RowActions } from '../admin-table.js';
import { KindIcon } from './KindIcon.js';
import { sharingListMessages } from './list-messages.js';
import type { TokenRowProps } from './row-props.js';
import { onlyBrandColor, type TokenTexts, tokenTexts } from './token-texts.js';

const Name = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 0 10px;

  & > svg {
    grid-row: 1 / 3;
    color: var(--cp-text-tertiary);
  }
  & > span {
    overflow: hidden;
    line-height: var(--cp-leading-sm);
    text-overflow: ellipsis;
  }
  & > span + span {
    color: var(--cp-text-tertiary);
    font-size: var(--cp-text-xs);
    line-height: var(--cp-leading-xs);
    font-weight: var(--cp-weight-regular);
  }
`;

const Dotted = styled.span`
  & > svg {
    margin-inline-end: var(--cp-space-2);
  }
`;

const Actions = styled(RowActions)`
  /* The row already has a border, so the button doesn't need one. */
  && button[data-variant='danger'] {
    border-color: transparent;
  }
`;

function Expiry({ texts: { end, soon, state } }: { texts: TokenTexts }) {
  const text = useMessages(sharingListMessages);
  if (end === null) return <>{text.noEnd}</>;
  if (state === 'revoked') return <>{text.revokedOn({ date: end })}</>;
  if (state === 'expired') return <>{text.expiredOn({ date: end })}</>;
  if (soon === null) return <>{end}</>;
  return (
    <>
      <span data-line="" data-soon="">
        {end}
      </span>
      <span data-line="second">{soon}</span>
    </>
  );
}

/** The table row for a token. */
export function TokenRow({ token, context, onEdit, onRevoke }: TokenRowProps) {
  const text = useMessages(sharingListMessages);
  const texts = tokenTexts(token, context);
  const color = onlyBrandColor(token, context.brands);
  const { ago } = texts;
  return (
    <tr data-ended={texts.state === 'active' ? undefined : ''}>
      <td data-main="">
        <Name>
          <KindIcon kind={token.kind} />
          <span title={token.name}>{token.name}</span>
          <span>{texts.kind}</span>
        </Name>
      </td>
      <td>
        <Dotted data-line="" title={texts.brands}>
          {color !== undefined && <ColorDot color={color} />}
          {texts.brands}
        </Dotted>
        <span data-line="second">{texts.rest}</span>
      </td>
      <td>
        <span data-line="">{texts.creator}</span>
        {texts.creatorNote !== null && <span data-line="second">{texts.creatorNote}</span>}
      </td>
      <td data-figures="">
        <span data-line="">{ago === undefined ? text.never : (ago ?? text.justNow)}</span>
      </td>
      <td data-figures="">
        <Expiry texts={texts} />
      </td>
      <td data-actions="">
        <Actions>
          {onEdit && (
            <IconButton
              size="sm"
              label={text.edit(token)}
              icon={<Pencil size={14} strokeWidth={1.75} />}
              onClick={() => onEdit({ token })}
            />
          )}
          {onRevoke && (
            <Button
              size="sm"
              variant="danger"
              aria-label={text.revokeToken(token)}
              onClick={() => onRevoke({ token })}
            >
              {text.revoke}
            </Button>
          )}
        </Actions>
      </td>
    </tr>
  );
}
