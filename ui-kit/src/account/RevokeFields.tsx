import { useId } from 'react';
import { styled } from 'styled-components';
import { sharingListMessages } from '../admin/sharing/list-messages.js';
import { instantDate } from '../admin/sharing/sharing-texts.js';
import { tokenTimes, usedText } from '../admin/sharing/token-texts.js';
import type { AccessToken } from '../admin/sharing/types.js';
import { useKit } from '../kit/use-kit.js';
import { useMessages } from '../kit/use-messages.js';
import { Checkbox } from '../primitives/Checkbox.js';
import { choosePasswordFormMessages } from './choose-password-messages.js';

interface RevokeFieldsProps {
  tokens: readonly AccessToken[];
  /** The ids of the selected tokens, which will be revoked. */
  revoked: ReadonlySet<string>;
  onChange: (revoked: ReadonlySet<string>) => void;
  now: Date;
}

const Root = styled.fieldset`
  display: grid;
  gap: var(--cp-space-2);
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    padding: 0;
    font-weight: var(--cp-weight-medium);
  }
  & > p {
    margin: 0;
    color: var(--cp-text-secondary);
    text-wrap: pretty;
  }
`;

/** Displays about five tokens at a time, so that the button below the list stays in reach. */
const Items = styled.div`
  max-height: 300px;
  padding-inline: var(--cp-space-3);
  overflow-y: auto;
  border: 1px solid var(--cp-border-default);
  border-radius: var(--cp-radius-md);

  & > * {
    padding-block: var(--cp-space-2);
  }
  & > * + * {
    border-block-start: 1px solid var(--cp-border-subtle);
  }
`;

const Name = styled.span`
  display: block;
  overflow-wrap: anywhere;
`;

const Facts = styled.span`
  display: block;
  color: var(--cp-text-tertiary);
  font-size: var(--cp-text-xs);
  line-height: var(--cp-leading-xs);
  font-variant-numeric: tabular-nums;
`;

/** Checkboxes for the keys and feeds to revoke. */
export function RevokeFields({ tokens, revoked, onChange, now }: RevokeFieldsProps) {
  const { locale } = useKit();
  const text = useMessages(choosePasswordFormMessages);
  const sharingText = useMessages(sharingListMessages);
  const textId = useId();
  const ids = tokens.map(({ id }) => id);
  const isAll = ids.every((id) => revoked.has(id));
  const select = (id: string, checked: boolean) =>
    onChange(new Set(checked ? [...revoked, id] : [...revoked].filter((other) => other !== id)));
  return (
    <Root aria-describedby={textId}>
      <legend>{text.tokensTitle}</legend>
      <p id={textId}>{text.tokensText}</p>
      <Items>
        {tokens.length > 1 && (
          <Checkbox
            checked={isAll || (revoked.size > 0 && 'indeterminate')}
            onCheckedChange={({ checked }) => onChange(new Set(checked ? ids : []))}
          >
            {text.revokeAll}
          </Checkbox>
        )}
        {tokens.map((token) => (
          <Checkbox
            key={token.id}
            checked={revoked.has(token.id)}
            onCheckedChange={({ checked }) => select(token.id, checked)}
          >
            <Name>{token.name}</Name>
            <Facts>
              {text.tokenFacts({
                ...token,
                created: instantDate(token.createdAt, locale),
                use: usedText(tokenTimes(token, { now, locale }), sharingText),
              })}
            </Facts>
          </Checkbox>
        ))}
      </Items>
    </Root>
  );
}
