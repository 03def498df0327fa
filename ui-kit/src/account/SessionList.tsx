import { Monitor, Smartphone } from 'lucide-react';
import { forwardRef, type HTMLAttributes, useState } from 'react';
import { styled } from 'styled-components';
import { formatAgo } from '../dates/format-ago.js';
import { Badge } from '../primitives/Badge.js';
import { Button } from '../primitives/Button.js';
import { ConfirmDialog } from '../primitives/ConfirmDialog.js';
import { ErrorState } from '../primitives/ErrorState.js';
import { errorText } from '../primitives/error-text.js';
import { keepFocusAround } from '../primitives/focus-trail.js';
import { Skeleton } from '../primitives/Skeleton.js';
import { VisuallyHidden } from '../primitives/VisuallyHidden.js';
import { type SessionListLabels, sessionListLabels } from './session-list-labels.js';
import type { Session } from './types.js';

/** Props of {@link SessionList}. All other props are passed to the root element. */
export interface SessionListProps extends HTMLAttributes<HTMLDivElement> {
  /** The user's sessions, in the order in which they are displayed. */
  sessions: readonly Session[];
  /** Whether the sessions are loading. Default false. */
  loading?: boolean;
  /**
   * Whether loading failed. Displays an error instead of the list: the given text, or `labels.errorText` for `true`.
   * Default false.
   */
  error?: boolean | string | null;
  onRetry?: () => void;
  /** Called when the user ends one of the other sessions. */
  onEnd: (target: { session: Session }) => void;
  /** Called when the user ends all other sessions, after a confirmation. */
  onEndOthers: () => void;
  /** Ids of sessions that are being ended. Their buttons do nothing. */
  busySessionIds?: readonly string[];
  /** Whether all other sessions are being ended. Default false. */
  endingOthers?: boolean;
  /** The current time, for texts such as '2 hours ago'. Defaults to the time at which the list renders. */
  now?: Date;
  /** BCP 47 locale. @default 'en-US' */
  locale?: string;
  labels?: Partial<SessionListLabels>;
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: var(--cp-space-3);
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Items = styled.ul`
  box-sizing: border-box;
  width: 100%;
  margin: 0;
  padding: 0 var(--cp-space-3);
  border: 1px solid var(--cp-border-default);
  border-radius: var(--cp-radius-md);
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: 0 var(--cp-space-3);
    min-height: 48px;
    padding-block: 6px;
  }
  & > li + li {
    border-block-start: 1px solid var(--cp-border-subtle);
  }
  & > li > svg {
    color: var(--cp-text-tertiary);
  }
`;

const Device = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--cp-space-2);
  color: var(--cp-text-primary);
  font-weight: var(--cp-weight-medium);
  line-height: var(--cp-leading-sm);
`;

const Use = styled.div`
  color: var(--cp-text-tertiary);
  font-size: var(--cp-text-xs);
  line-height: var(--cp-leading-xs);
  font-variant-numeric: tabular-nums;
`;

const EndButton = styled(Button)`
  @media (pointer: coarse) {
    && {
      height: 44px;
    }
  }
`;

const NO_IDS: readonly string[] = [];

/**
 * The sessions of the current user, with buttons that end them. It asks for confirmation before it ends all other
 * sessions. It does not fetch data.
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
    locale,
    labels,
    ...rest
  },
  ref,
) {
  const text = { ...sessionListLabels, ...labels };
  const [asking, setAsking] = useState(false);
  const others = sessions.filter(({ isCurrent }) => !isCurrent);

  const row = (session: Session) => {
    const { id, isCurrent, isMobile, lastUsedAt, address } = session;
    const when = isCurrent ? text.now : (formatAgo(lastUsedAt, now, locale) ?? text.justNow);
    const Icon = isMobile ? Smartphone : Monitor;
    return (
      <li key={id}>
        <Icon size={16} strokeWidth={1.75} aria-hidden />
        <div>
          <Device>
            {text.device(session)}
            {isCurrent && <Badge>{text.current}</Badge>}
          </Device>
          <Use>{text.used({ when, address })}</Use>
        </div>
        {!isCurrent && (
          <EndButton
            size="sm"
            variant="ghost"
            aria-label={text.endSession(session)}
            busy={endingOthers || busySessionIds.includes(id)}
            onClick={({ currentTarget }) => {
              keepFocusAround(currentTarget);
              onEnd({ session });
            }}
          >
            {text.end}
          </EndButton>
        )}
      </li>
    );
  };

  const content = () => {
    if (error) {
      return (
        <ErrorState
          title={text.errorTitle}
          description={errorText(error, text.errorText)}
          onRetry={onRetry}
          retryLabel={text.retry}
        />
      );
    }
    if (loading) {
      return (
        <Items aria-hidden>
          {[144, 120, 136].map((width) => (
            <li key={width}>
              <Skeleton width={16} />
              <Skeleton width={width} />
            </li>
          ))}
        </Items>
      );
    }
    return (
      <>
        <Items aria-label={text.title}>{sessions.map(row)}</Items>
        {others.length > 0 && (
          <Button busy={endingOthers} onClick={() => setAsking(true)}>
            {text.endOthers}
          </Button>
        )}
      </>
    );
  };
  return (
    <Root {...rest} ref={ref} aria-busy={loading || undefined}>
      {loading && !error && <VisuallyHidden>{text.loading}</VisuallyHidden>}
      {content()}
      <ConfirmDialog
        open={asking}
        onOpenChange={({ open }) => setAsking(open)}
        title={text.endOthersTitle}
        description={text.endOthersDescription({ count: others.length })}
        onConfirm={() => {
          setAsking(false);
          onEndOthers();
        }}
        labels={{ cancel: text.cancel, confirm: text.confirm }}
      />
    </Root>
  );
});
