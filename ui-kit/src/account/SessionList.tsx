import { Monitor, Smartphone } from 'lucide-react';
import { forwardRef, type HTMLAttributes, useId, useState } from 'react';
import { formatAgo } from '../dates/format-ago.js';
import { useKit } from '../kit/use-kit.js';
import { useMessages } from '../kit/use-messages.js';
import { Badge } from '../primitives/Badge.js';
import { Button } from '../primitives/Button.js';
import { ConfirmDialog } from '../primitives/ConfirmDialog.js';
import { keepFocusAround } from '../primitives/focus-trail.js';
import type { LoadedProps } from '../primitives/loaded-props.js';
import { AccountList, ItemButton, ItemName, ItemUse } from './AccountList.js';
import { sessionListMessages } from './session-list-messages.js';
import type { Session } from './types.js';

/** Props of {@link SessionList}. All other props are passed to the root element. */
export interface SessionListProps extends HTMLAttributes<HTMLDivElement>, LoadedProps {
  /** The user's sessions, in display order. */
  sessions: readonly Session[];
  /** Called when the user ends a session other than the current one. */
  onEnd: (target: { session: Session }) => void;
  /** Called after the user confirms that all other sessions should end. */
  onEndOthers: () => void;
  /** Ids of sessions that are being ended. Their buttons do nothing. */
  busySessionIds?: readonly string[];
  /** Whether all other sessions are being ended. Default false. */
  endingOthers?: boolean;
  /** The current time, for relative times such as '2 hours ago'. Defaults to the time at which the list renders. */
  now?: Date;
}

const NO_IDS: readonly string[] = [];

/**
 * The current user's sessions, with buttons that end them. Asks for confirmation before ending all other sessions. Does
 * not fetch data.
 *
 * @example
 * <SessionList sessions={sessions} loading={fetching} onEnd={({ session }) => end(session.id)} onEndOthers={endOthers} />
 */
export const SessionList = forwardRef<HTMLDivElement, SessionListProps>(function SessionList(
  {
    sessions,
    loading = false,
    error = false,
    onRetry,
    onEnd,
    onEndOthers,
    busySessionIds = NO_IDS,
    endingOthers = false,
    now = new Date(),
    ...rest
  },
  ref,
) {
  const { locale } = useKit();
  const text = useMessages(sessionListMessages);
  const idPrefix = useId();
  const [asking, setAsking] = useState(false);
  const others = sessions.filter(({ isCurrent }) => !isCurrent);

  const row = (session: Session) => {
    const { id, isCurrent, isMobile, lastUsedAt, address } = session;
    const when = isCurrent ? text.now : (formatAgo(lastUsedAt, now, locale) ?? text.justNow);
    // The text with this id describes the button, because several sessions can have the same device name.
    const useTextId = `${idPrefix}${id}`;
    const Icon = isMobile ? Smartphone : Monitor;
    return (
      <li key={id}>
        <Icon size={16} strokeWidth={1.75} aria-hidden />
        <div>
          <ItemName>
            {text.device(session)}
            {isCurrent && <Badge>{text.current}</Badge>}
          </ItemName>
          <ItemUse id={useTextId}>{text.used({ when, address })}</ItemUse>
        </div>
        {!isCurrent && (
          <ItemButton
            size="sm"
            variant="ghost"
            aria-label={text.endSession(session)}
            aria-describedby={useTextId}
            busy={endingOthers || busySessionIds.includes(id)}
            onClick={({ currentTarget }) => {
              keepFocusAround(currentTarget);
              onEnd({ session });
            }}
          >
            {text.end}
          </ItemButton>
        )}
      </li>
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
        below={
          others.length > 0 && (
            <Button busy={endingOthers} onClick={() => setAsking(true)}>
              {text.endOthers}
            </Button>
          )
        }
      >
        {sessions.map(row)}
      </AccountList>
      <ConfirmDialog
        open={asking}
        onOpenChange={({ open }) => setAsking(open)}
        title={text.endOthersTitle}
        description={text.endOthersDescription({ count: others.length })}
        onConfirm={() => {
          setAsking(false);
          onEndOthers();
        }}
        confirmLabel={text.confirm}
      />
    </>
  );
});
