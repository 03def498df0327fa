import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { css, keyframes, styled } from 'styled-components';
import { useMessages } from '../kit/use-messages.js';
import { Tooltip } from '../primitives/Tooltip.js';
import { visuallyHiddenStyle } from '../primitives/VisuallyHidden.js';
import { useThemed } from '../theme/portal-container.js';
import { liveIndicatorMessages } from './live-indicator-messages.js';
import { type LiveState, useSteadyStatus } from './use-steady-status.js';

/** Props of {@link LiveIndicator}. All other props are passed to the root `<span>`. */
export interface LiveIndicatorProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** The state of the live updates, such as the result of `useLiveStatus` from `@content-planner/sdk`. */
  status: LiveState;
  /** How long the connection must be lost before 'Catching up' is displayed, in ms. @default 1000 */
  catchingUpAfter?: number;
  /** How long the connection must be lost before 'Offline' is displayed, in ms. @default 10000 */
  offlineAfter?: number;
}

const turn = keyframes`
  to {
    transform: rotate(1turn);
  }
`;

const Root = styled.span`
  flex: none;
  display: inline-flex;
  align-items: center;
  color: var(--cp-text-secondary);
  font-size: var(--cp-text-xs);
  line-height: var(--cp-leading-xs);
  font-weight: var(--cp-weight-medium);
  white-space: nowrap;

  &[data-status='offline'] {
    color: var(--cp-warning-text);
  }
`;

const Sign = styled.span`
  display: grid;
  place-content: center;
  width: 24px;
  height: 24px;

  &::before {
    content: '';
    box-sizing: border-box;
    width: 8px;
    height: 8px;
    border: 4px solid var(--cp-success-text);
    border-radius: var(--cp-radius-full);
  }
  [data-status='catchingUp'] > &::before {
    width: 11px;
    height: 11px;
    border: 2px solid var(--cp-border-strong);
    border-block-start-color: var(--cp-warning-text);

    ${css`
      @media (prefers-reduced-motion: no-preference) {
        animation: ${turn} 900ms linear infinite;
      }
    `}
  }
  [data-status='offline'] > &::before {
    width: 10px;
    height: 10px;
    border: 2px solid var(--cp-warning-text);
  }
`;

const Words = styled.span`
  &:not(:empty) {
    margin-inline-end: var(--cp-space-2);
  }
  /* In small windows, there is only room for the shape. Screen readers still announce the text. */
  @media (max-width: 479.98px) {
    ${visuallyHiddenStyle}
  }
`;

/**
 * The state of live updates, for the top bar: a dot while live updates are connected, a spinning ring while the
 * connection is being restored, and an empty ring if there is no connection. The rings also have text, which screen
 * readers announce. Displays nothing if `status` is `off`, or while the first connection opens, unless that takes
 * longer than `catchingUpAfter`.
 *
 * @example <Shell status={<LiveIndicator status={useLiveStatus()} />} … />
 *
 */
export const LiveIndicator = forwardRef<HTMLSpanElement, LiveIndicatorProps>(function LiveIndicator(
  { status, catchingUpAfter = 1_000, offlineAfter = 10_000, ...rest },
  ref,
) {
  useThemed();
  const text = useMessages(liveIndicatorMessages);
  const shown = useSteadyStatus(status, { catchingUpAfter, offlineAfter });
  const isLive = shown === 'live';
  return (
    <Root {...rest} ref={ref} data-status={shown ?? undefined}>
      {shown && (
        <Tooltip content={text.live} side="bottom" disabled={!isLive}>
          <Sign {...(isLive ? { role: 'img', 'aria-label': text.live } : { 'aria-hidden': true })} />
        </Tooltip>
      )}
      <Words role="status">{shown && !isLive && text[shown]}</Words>
    </Root>
  );
});
