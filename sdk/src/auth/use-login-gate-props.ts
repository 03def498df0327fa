import { useSyncExternalStore } from 'react';
import { accessStateOf } from '../core/access-state.js';
import { usePlanner } from '../core/PlannerProvider.js';
import type { PlannerError } from '../core/planner-error.js';
import { type CallbacksOf, useCallbacks } from '../core/use-callbacks.js';
import { type LoginProvider, useLoginOptions } from './use-login-options.js';
import { type LoginSteps, useLoginSteps } from './use-login-steps.js';
import { useViewer } from './use-viewer.js';

/** Props for `LoginGate` in `@content-planner/ui-kit`. */
export interface LoginGateProps extends LoginSteps {
  /**
   * Whether the gate is open: the client has an access token, or a user is logged in and does not have to set up
   * two-step verification first.
   */
  open: boolean;
  /** The planner's URL, where the user has to set up two-step verification. Null if no setup is required. */
  setupHref: string | null;
  /** Whether the logged-in user is still being fetched. */
  loading: boolean;
  /** The error if the logged-in user can't be fetched; otherwise null. */
  failure: PlannerError | null;
  /** Fetches the logged-in user again. */
  onRetry: () => void;
  /** The error if the last login failed; otherwise null. */
  error: PlannerError | null;
  /** Whether the user is logged out because the session expired. */
  sessionEnded: boolean;
  /** Whether visitors can create their own accounts. */
  canRegister: boolean;
  /** Whether users can log in with a password. */
  acceptsPasswords: boolean;
  /** Links that log in with single sign-on and return to this page. */
  providers: readonly LoginProvider[];
  /** Props for a link to the planner's registration page. */
  linkProps: { href: string };
}

const neverChanges = () => () => {};
const currentPage = () => window.location.href;
const noPage = () => undefined;

/**
 * Returns the props for `LoginGate` in `@content-planner/ui-kit`: for example, whether a user is logged in, and a
 * function that logs in.
 *
 * @param callbacks your own callbacks, each of which is called after the one with the same name that the hook returns
 * @example
 * <LoginGate {...useLoginGateProps()}><TeamCalendar /></LoginGate>
 */
export function useLoginGateProps(callbacks: CallbacksOf<LoginGateProps> = {}): LoginGateProps {
  const planner = usePlanner();
  const { url, sessionEnded } = planner;
  const { viewer, loading, error, refetch } = useViewer();
  const returnTo = useSyncExternalStore(neverChanges, currentPage, noPage);
  const { acceptsPasswords, canRegister, providers } = useLoginOptions({ returnTo });
  const { error: failed, ...steps } = useLoginSteps();
  const props = {
    ...steps,
    open: (viewer !== null && !viewer.needsTwoStep) || accessStateOf(planner).hasToken,
    setupHref: viewer?.needsTwoStep ? `${url}/` : null,
    loading,
    failure: error,
    onRetry: refetch,
    error: failed,
    sessionEnded,
    canRegister,
    acceptsPasswords,
    providers,
    linkProps: { href: `${url}/register` },
  };
  return useCallbacks<LoginGateProps>(props, callbacks);
}
