import { Plus, UserRoundKey } from 'lucide-react';
import { forwardRef, type HTMLAttributes, type ReactNode, useId, useState } from 'react';
import { css, styled } from 'styled-components';
import { sharingListMessages } from '../admin/sharing/list-messages.js';
import { usedText } from '../admin/sharing/token-texts.js';
import { formatAgo } from '../dates/format-ago.js';
import { formatInstantDate } from '../dates/format-instant-date.js';
import { useKit } from '../kit/use-kit.js';
import { useMessages } from '../kit/use-messages.js';
import { givenList } from '../logs/given-list.js';
import { Badge } from '../primitives/Badge.js';
import { Button } from '../primitives/Button.js';
import { ConfirmDialog } from '../primitives/ConfirmDialog.js';
import type { LoadedProps } from '../primitives/loaded-props.js';
import { narrowPart } from '../primitives/narrow-part.js';
import { AccountList, EmptyText, ItemButton, ItemName, ItemUse } from './AccountList.js';
import { passkeyListMessages } from './passkey-list-messages.js';
import type { Passkey } from './types.js';

/** Props of {@link PasskeyList}. All other props are passed to the root element. */
export interface PasskeyListProps extends HTMLAttributes<HTMLDivElement>, LoadedProps {
  /** The user's passkeys, in display order. */
  passkeys: readonly Passkey[];
  /** Called when the user clicks 'Add a passkey'. If this is omitted, the button is hidden. */
  onAdd?: (() => void) | undefined;
  /** A sentence in place of the button, such as why no passkey can be added. */
  note?: ReactNode;
  /** Whether a passkey is being added. Default false. */
  adding?: boolean;
  /** Called when the user clicks 'Rename'. Open a `RenamePasskeyDialog`. */
  onRename: (target: { passkey: Passkey }) => void;
  /** Called after the user confirms the removal of a passkey. */
  onRemove: (target: { passkey: Passkey }) => void;
  /** Ids of passkeys that are being removed. Their buttons do nothing. */
  busyPasskeyIds?: readonly string[];
  /** The current time, for relative times such as '2 hours ago'. Defaults to the time at which the list renders. */
  now?: Date;
}

/* The buttons move below the text if there is not enough space beside it. */
const Item = styled.li`
  && {
    grid-template-columns: auto minmax(0, 1fr);
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--cp-space-1) var(--cp-space-2);
  }
  & > div > :first-child {
    flex: 1 1 220px;
    min-width: 0;
  }
  & > div > :last-child {
    display: flex;
    gap: var(--cp-space-1);
    margin-inline-start: -10px;
  }

  ${narrowPart(css`
    && > svg {
      align-self: start;
      margin-block-start: 2px;
    }
  `)}
`;

const Note = styled.p`
  max-width: 60ch;
  color: var(--cp-text-tertiary);
  font-size: var(--cp-text-xs);
  line-height: var(--cp-leading-xs);
`;

const NO_IDS: readonly string[] = [];

/**
 * The current user's passkeys, with buttons that add, rename and remove them. Asks for confirmation before removing a
 * passkey. Does not fetch data.
 *
 * @example
 * <PasskeyList passkeys={passkeys} onAdd={add} onRename={open} onRemove={({ passkey }) => remove(passkey.id)} />
 */
export const PasskeyList = forwardRef<HTMLDivElement, PasskeyListProps>(function PasskeyList(
  {
    passkeys: given,
    loading = false,
    error = false,
    onRetry,
    onAdd,
    note,
    adding = false,
    onRename,
    onRemove,
    busyPasskeyIds = NO_IDS,
    now = new Date(),
    ...rest
  },
  ref,
) {
  const { locale } = useKit();
  const text = useMessages(passkeyListMessages);
  const sharingText = useMessages(sharingListMessages);
  const passkeys = givenList(given, 'passkeys of PasskeyList');
  const idPrefix = useId();
  const [asking, setAsking] = useState(false);
  // The passkey in the confirmation dialog. Kept in state so that the dialog still displays it while fading out.
  const [subject, setSubject] = useState<Passkey | null>(null);

  const row = (passkey: Passkey) => {
    const { id, name, isSynced, createdAt, lastUsedAt } = passkey;
    const ago = lastUsedAt === null ? undefined : formatAgo(lastUsedAt, now, locale);
    const busy = busyPasskeyIds.includes(id);
    // The text with this id describes the buttons, because several passkeys can have the same name.
    const useTextId = `${idPrefix}${id}`;
    return (
      <Item key={id}>
        <UserRoundKey size={16} strokeWidth={1.75} aria-hidden />
        <div>
          <div>
            <ItemName>
              {name}
              <Badge variant={isSynced ? 'default' : 'line'}>{isSynced ? text.synced : text.notSynced}</Badge>
            </ItemName>
            <ItemUse id={useTextId}>
              {text.facts({
                date: formatInstantDate(createdAt, locale),
                use: usedText({ ago }, sharingText),
              })}
            </ItemUse>
          </div>
          <div>
            <ItemButton
              size="sm"
              variant="ghost"
              aria-label={text.renamePasskey(passkey)}
              aria-describedby={useTextId}
              aria-disabled={busy || undefined}
              onClick={() => onRename({ passkey })}
            >
              {text.rename}
            </ItemButton>
            <ItemButton
              size="sm"
              variant="danger"
              aria-label={text.removePasskey(passkey)}
              aria-describedby={useTextId}
              busy={busy}
              onClick={() => {
                setSubject(passkey);
                setAsking(true);
              }}
            >
              {text.remove}
            </ItemButton>
          </div>
        </div>
      </Item>
    );
  };

  return (
    <>
      <AccountList
        {...rest}
        ref={ref}
        texts={text}
        loading={loading}
        error={error}
        onRetry={onRetry}
        empty={<EmptyText>{text.empty}</EmptyText>}
        below={
          onAdd ? (
            <Button icon={<Plus size={16} />} busy={adding} onClick={onAdd}>
              {text.add}
            </Button>
          ) : (
            note && <Note>{note}</Note>
          )
        }
      >
        {passkeys.map(row)}
      </AccountList>
      <ConfirmDialog
        open={asking}
        onOpenChange={({ open }) => setAsking(open)}
        title={text.removeTitle}
        description={subject && text.removeDescription(subject)}
        onConfirm={() => {
          setAsking(false);
          if (subject) onRemove({ passkey: subject });
        }}
        confirmLabel={text.confirm}
      />
    </>
  );
});
