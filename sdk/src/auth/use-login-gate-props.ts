import { useCallback, useState, useSyncExternalStore } from 'react';
import { accessStateOf } from '../core/access-state.js';
import { usePlanner } from '../core/PlannerProvider.js';
import { PlannerError } from '../core/planner-error.js';
import { type Credentials, useCompleteLogin, useLogin } from './use-login.js';
import { type LoginProvider, useLoginOptions } from './use-login-options.js';
import { useViewer } from './use-viewer.js';

/** Props for `LoginGate` in `@content-planner/ui-kit`. */
export interface LoginGateProps {
  /** Whether a user is logged in and does not need two-step verification first, or the client has an access token. */
  open: boolean;
  /** The URL of the planner, where the user has to set up two-step verification. Null if that is not necessary. */
  setupHref: string | null;
  /** Whether the logged-in user is still being fetched. */
  loading: boolean;
  /** The message to display if the logged-in user can't be fetched; otherwise null. */
  failure: string | null;
  /** Fetches the logged-in user again. */
  onRetry: () => void;
  /** Whether a login is in progress. */
  busy: boolean;
  /** The message to display if the last login failed; otherwise null. */
  error: string | null;
  /** Whether the user is logged out because the session expired. */
  sessionEnded: boolean;
  /** Whether visitors can create their own accounts. */
  canRegister: boolean;
  /** Whether users can log in with a password. */
  acceptsPasswords: boolean;
  /** Links that log in with single sign-on and return to this page. */
  providers: readonly LoginProvider[];
  /** Logs in. */
  onSubmit: (submission: { values: Credentials }) => void;
  /** Whether the login continues with a code. */
  needsCode: boolean;
  /** Completes the login with a code. */
  onCode: (submission: { code: string }) => void;
  /** Returns to the email and the password. */
  onCodeCancel: () => void;
  /** Props for a link to the planner's registration page. */
  linkProps: { href: string };
}

interface LoginState {
  /** Continues the login with a code. Null if the next step is the password. */
  step: string | null;
  error: string | null;
}

const START: LoginState = { step: null, error: null };

/**
 * Returns a function that updates the state after a failure.
 *
 * @param step the step that has failed, if it is the second one
 */
const stateAfter =
  (setState: (state: LoginState) => void, step: string | null = null) =>
  (error: unknown) => {
    if (!(error instanceof PlannerError)) throw error;
    const { code, serverMessage } = error;
    // A correct password is not an error. After an expired login, the user starts again.
    const isFirst = step === null && error.step !== null;
    const next = code === 'unauthorized' ? error.step : step;
    setState({ step: next, error: isFirst ? null : serverMessage });
  };

const neverChanges = () => () => {};
const currentPage = () => window.location.href;
const noPage = () => undefined;

/**
 * Returns the props for `LoginGate` in `@content-planner/ui-kit`: whether a user is logged in, and a function that logs
 * in.
 *
 * @example
 * <LoginGate {...useLoginGateProps()}><TeamCalendar /></LoginGate>
 */
export function useLoginGateProps(): LoginGateProps {
  const planner = usePlanner();
  const { url, sessionEnded } = planner;
  const { viewer, loading, error, refetch } = useViewer();
  const returnTo = useSyncExternalStore(neverChanges, currentPage, noPage);
  const { acceptsPasswords, canRegister, providers } = useLoginOptions({ returnTo });
  const [login, logging] = useLogin();
  const [completeLogin, completing] = useCompleteLogin();
  const [state, setState] = useState<LoginState>(START);
  const { step } = state;
  const onSubmit: LoginGateProps['onSubmit'] = useCallback(
    ({ values }) => void login(values).then(() => setState(START), stateAfter(setState)),
    [login],
  );
  const onCode: LoginGateProps['onCode'] = useCallback(
    ({ code }) => {
      if (step) void completeLogin({ step, code }).then(() => setState(START), stateAfter(setState, step));
    },
    [completeLogin, step],
  );
  const onCodeCancel = useCallback(() => setState(START), []);
  return {
    open: (viewer !== null && !viewer.needsTwoStep) || accessStateOf(planner).hasToken,
    setupHref: viewer?.needsTwoStep ? `${url}/` : null,
    loading,
    failure: error?.serverMessage ?? null,
    onRetry: refetch,
    busy: logging.busy || completing.busy,
    error: state.error,
    sessionEnded,
    canRegister,
    acceptsPasswords,
    providers,
    onSubmit,
    needsCode: step !== null,
    onCode,
    onCodeCancel,
    linkProps: { href: `${url}/register` },
  };
}
