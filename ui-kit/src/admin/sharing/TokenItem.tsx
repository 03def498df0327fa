import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { styled } from 'styled-components';
import { useMessages } from '../../kit/use-messages.js';
import type { TextsOf } from '../../messages/define-messages.js';
import { Button } from '../../primitives/Button.js';
import { ColorDot } from '../../primitives/ColorDot.js';
import { Menu } from '../../primitives/Menu.js';
import { KindIcon } from './KindIcon.js';
import { sharingListMessages } from './list-messages.js';
import type { TokenRowProps } from './row-props.js';
import { onlyBrandColor, type TokenTexts, tokenTexts, usedText } from './token-texts.js';

/** The tokens in a narrow list. */
export const TokenItems = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 14px;
  padding: 10px var(--cp-space-2) 10px var(--cp-space-4);
  padding-inline: var(--cp-space-4) var(--cp-space-2);
  border-block-end: 1px solid var(--cp-border-subtle);

  & > svg {
    color: var(--cp-text-tertiary);
  }
  & > div > span {
    display: block;
    overflow-wrap: anywhere;
    color: var(--cp-text-secondary);
    font-size: var(--cp-text-xs);
    line-height: 18px;
  }
  & > div > [data-name] {
    color: var(--cp-text-primary);
    font-size: var(--cp-text-sm);
    line-height: var(--cp-leading-sm);
    font-weight: var(--cp-weight-medium);
  }
  & > div > [data-second] {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--cp-space-3);
    color: var(--cp-text-tertiary);
  }
  & [data-time] {
    font-variant-numeric: tabular-nums;
  }
  & [data-scope] {
    color: var(--cp-text-secondary);
  }
  & [data-soon] {
    color: var(--cp-warning-text);
  }
  & [data-scope] > svg {
    margin-inline-end: 6px;
  }
  &[data-ended] span {
    color: var(--cp-text-tertiary);
  }

  /* On a phone, the scope and the times are on separate lines. */
  @container cp-admin (max-width: 560px) {
    & [data-scope] {
      flex: 1 0 100%;
    }
    & [data-creator=''] {
      display: none;
    }
  }
`;

const MoreButton = styled(Button)`
  && {
    width: 44px;
    height: 44px;
  }
`;

function endText({ end, soon, state }: TokenTexts, text: TextsOf<typeof sharingListMessages>): string {
  if (end === null) return text.noEnd;
  if (state === 'revoked') return text.revokedOn({ date: end });
  if (state === 'expired') return text.expiredOn({ date: end });
  return text.until({ date: end, soon });
}

/** A token in a narrow list. */
export function TokenItem({ token, context, onEdit, onRevoke }: TokenRowProps) {
  const text = useMessages(sharingListMessages);
  const texts = tokenTexts(token, context);
  const color = onlyBrandColor(token, context.brands);
  const items = [
    ...(onEdit
      ? [
          {
            id: 'edit',
            label: text.editItem,
            icon: <Pencil size={16} strokeWidth={1.75} />,
            onSelect: () => onEdit({ token }),
          },
        ]
      : []),
    ...(onRevoke
      ? [
          {
            id: 'revoke',
            label: text.revokeItem,
            icon: <Trash2 size={16} strokeWidth={1.75} />,
            danger: true,
            onSelect: () => onRevoke({ token }),
          },
        ]
      : []),
  ];
  return (
    <Item data-ended={texts.state === 'active' ? undefined : ''}>
      <KindIcon kind={token.kind} />
      <div>
        <span data-name="">{token.name}</span>
        <span data-second="">
          <span data-scope="">
            {color !== undefined && <ColorDot color={color} />}
            {texts.brands} · {texts.rest}
          </span>
          {(token.hasPassword || token.frozenAt !== null) && <span data-time="">{texts.kind}</span>}
          <span data-creator={texts.creatorNote === null ? '' : 'former'}>
            {text.by({ name: texts.creator, note: texts.creatorNote })}
          </span>
          <span data-time="">{usedText(texts, text)}</span>
          <span data-time="" data-soon={texts.soon === null ? undefined : ''}>
            {endText(texts, text)}
          </span>
        </span>
      </div>
      {items.length > 0 && (
        <Menu
          trigger={
            <MoreButton
              variant="ghost"
              aria-label={text.more(token)}
              icon={<Ellipsis size={16} />}
              data-icon-only=""
            />
          }
          items={items}
        />
      )}
    </Item>
  );
}
