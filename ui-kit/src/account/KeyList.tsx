import { Plus } from 'lucide-react';
import { forwardRef, type HTMLAttributes } from 'react';
import { KindIcon } from '../admin/sharing/KindIcon.js';
import { sharingListMessages } from '../admin/sharing/list-messages.js';
import { brandsText } from '../admin/sharing/sharing-texts.js';
import { byLastUse, isEnded } from '../admin/sharing/token-state.js';
import { tokenTimes, usedText } from '../admin/sharing/token-texts.js';
import type { AccessToken } from '../admin/sharing/types.js';
import { formatShortDate } from '../dates/format-date.js';
import { useKindOf } from '../kit/use-kinds.js';
import { useKit } from '../kit/use-kit.js';
import { useMessages } from '../kit/use-messages.js';
import { givenList } from '../logs/given-list.js';
import { Button } from '../primitives/Button.js';
import type { LoadedProps } from '../primitives/loaded-props.js';
import { AccountList, EmptyText, ItemButton, ItemName, ItemUse } from './AccountList.js';
import { keyListMessages } from './key-list-messages.js';

/** Props of {@link KeyList}. All other props are passed to the root element. */
export interface KeyListProps extends HTMLAttributes<HTMLDivElement>, LoadedProps {
  /** The user's access tokens, in any order. Only keys and feeds that are neither revoked nor expired are displayed. */
  tokens: readonly AccessToken[];
  /** Called when the user clicks 'New key'. */
  onCreate: () => void;
  /** Called when the user clicks 'Revoke'. Ask for confirmation, for example with `RevokeDialog`. */
  onRevoke: (target: { token: AccessToken }) => void;
  /** The current time, for relative times such as '2 hours ago'. Defaults to the time at which the list renders. */
  now?: Date;
}

/**
 * The current user's access keys and feeds, most recently used first, with buttons that revoke them and create keys.
 * Secrets are not displayed, because the server does not store them. Does not fetch data.
 *
 * @example
 * <KeyList tokens={tokens} onCreate={open} onRevoke={({ token }) => ask(token)} />
 */
export const KeyList = forwardRef<HTMLDivElement, KeyListProps>(function KeyList(
  { tokens, loading = false, error = false, onRetry, onCreate, onRevoke, now = new Date(), ...rest },
  ref,
) {
  const { locale, brands } = useKit();
  const text = useMessages(keyListMessages);
  const sharingText = useMessages(sharingListMessages);
  const kindOf = useKindOf();
  const active = byLastUse(givenList(tokens, 'tokens of KeyList')).filter(
    (token) => (token.kind === 'key' || token.kind === 'feed') && !isEnded(token, now),
  );

  const row = (token: AccessToken) => {
    const times = tokenTimes(token, { now, locale });
    const facts = text.facts({
      kind: token.kind,
      canWrite: token.canWrite,
      brands: brandsText(token, brands, text),
      types: token.kinds?.map((kind) => kindOf(kind).badge).join(', ') ?? null,
      from: token.from && formatShortDate(token.from, locale),
      use: usedText(times, sharingText),
    });
    return (
      <li key={token.id}>
        <KindIcon kind={token.kind} />
        <div>
          <ItemName>{token.name}</ItemName>
          <ItemUse>
            {facts}{' '}
            <span data-soon={times.soon === null ? undefined : ''}>
              {times.end === null ? sharingText.noEnd : text.expires({ date: times.end, soon: times.soon })}
            </span>
          </ItemUse>
        </div>
        <ItemButton
          size="sm"
          variant="danger"
          aria-label={sharingText.revokeToken(token)}
          onClick={() => onRevoke({ token })}
        >
          {sharingText.revoke}
        </ItemButton>
      </li>
    );
  };
  return (
    <AccountList
      {...rest}
      ref={ref}
      texts={text}
      loading={loading}
      error={error}
      onRetry={onRetry}
      empty={<EmptyText>{text.empty}</EmptyText>}
      below={
        <Button icon={<Plus size={16} />} onClick={onCreate}>
          {sharingText.create({ kind: 'key' })}
        </Button>
      }
    >
      {active.map(row)}
    </AccountList>
  );
});
