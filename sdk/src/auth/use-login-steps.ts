import { useCallback, useEffect, useRef, useState } from 'react';
import { usePlanner } from '../core/PlannerProvider.js';
import { PlannerError } from '../core/planner-error.js';
import { useRefresh } from '../core/use-refresh.js';
import { fetchViewer } from './fetch-viewer.js';
import { settleLogin } from './settle-login.js';
import { viewerOf } from './share-session.js';
import { type Credentials, type LoginOptions, useCompleteLogin, useLogin } from './use-login.js';
import { useLoginOptions } from './use-login-options.js';
import { usePasskeyLogin } from './use-passkey-login.js';
import type { User } from './user.js';

/** Options of {@link useLoginSteps}. */
export interface LoginStepsOptions extends LoginOptions {
  /**
   * Whether to check, each time the page gets focus, if the same user has logged in from another tab. Set it together
   * with `keepCache`, while the login is open. Default: false.
   */
  checkOnFocus?: boolean;
  /**
   * Called after the login. `isSameUser` is true if the page has displayed this user's data before. With a passkey, a
   * different user can also log in, which clears the cache despite `keepCache`.
   */
  onLogin?: (login: { user: User; isSameUser: boolean }) => void;
  /** Called after a step has failed. `needsCode` is true if the user is still in the second step. */
  onError?: (failure: { error: PlannerError; needsCode: boolean }) => void;
}

/** The state of a login, and functions for its steps. */
export interface LoginSteps {
  /** Whether a step is in progress. */
  busy: boolean;
  /** The error of the last step, or null. It is not an error if the login continues with a code. */
  error: PlannerError | null;
  /** Whether the login continues with a code. */
  needsCode: boolean;
  /** Logs in with a password. */
  onSubmit: (submission: { values: Credentials }) => void;
  /** Completes the login with a code. */
  onCode: (submission: { code: string }) => void;
  /** Returns to the first step, and clears the error. */
  onCodeCancel: () => void;
  /** Logs in with a passkey. Undefined if that is not possible on this page. See `passkeys` of `useLoginOptions`. */
  onPasskey: (() => void) | undefined;
}

interface LoginState {
  /** Continues the login with a code. Null in the first step. */
  step: string | null;
  error: PlannerError | null;
}

const START: LoginState = { step: null, error: null };

/** Returns the state after a step has failed. */
function stateAfter(error: PlannerError, { step }: LoginState): LoginState {
  // The password was correct.
  if (step === null && error.step !== null) return { step: error.step, error: null };
  // If the login has expired, the user starts over.
  return { step: error.code === 'unauthorized' ? error.step : step, error };
}

/**
 * Logs in with a passkey, or with a password and, for users with two-step verification, a code. The result contains
 * props for `LoginForm` and `LoginDialog` in `@content-planner/ui-kit`, which display one step after the other. For a
 * login in front of your own page, use `useLoginGateProps`.
 *
 * @example
 * const { error, ...steps } = useLoginSteps({ onLogin: () => navigate('/') });
 * <LoginForm {...steps} error={error?.serverMessage} />
 */
export function useLoginSteps(options: LoginStepsOptions = {}): LoginSteps {
  const { keepCache = false, checkOnFocus = false } = options;
  const planner = usePlanner();
  const [login, { busy: isLoggingIn }] = useLogin({ keepCache });
  const [completeLogin, { busy: isCompleting }] = useCompleteLogin({ keepCache });
  const [logInWithPasskey, { busy: isSigning }] = usePasskeyLogin({ keepCache });
  const { passkeys } = useLoginOptions();
  const [state, setState] = useState(START);
  const isChecking = useRef(false);
  const latest = useRef({ options, state });
  useEffect(() => {
    latest.current = { options, state };
  });

  const run = useCallback(
    (step: Promise<User | null>) => {
      const before = viewerOf(planner)?.id;
      const finish = (user: User | null) => {
        setState(START);
        // Otherwise, the user has canceled.
        if (user) latest.current.options.onLogin?.({ user, isSameUser: user.id === before });
      };
      void step.then(finish, (error: unknown) => {
        if (!(error instanceof PlannerError)) throw error;
        const next = stateAfter(error, latest.current.state);
        setState(next);
        if (next.error) latest.current.options.onError?.({ error, needsCode: next.step !== null });
      });
    },
    [planner],
  );
  const { step } = state;
  const onSubmit: LoginSteps['onSubmit'] = useCallback(({ values }) => run(login(values)), [run, login]);
  const onCode: LoginSteps['onCode'] = useCallback(
    ({ code }) => {
      if (step !== null) run(completeLogin({ step, code }));
    },
    [run, completeLogin, step],
  );
  const onCodeCancel = useCallback(() => setState(START), []);
  const onPasskey = useCallback(() => run(logInWithPasskey()), [run, logInWithPasskey]);

  const check = async () => {
    if (isChecking.current) return;
    isChecking.current = true;
    const user = await fetchViewer(planner);
    isChecking.current = false;
    const isOver = !latest.current.options.checkOnFocus;
    if (isOver || user === null || user.id !== viewerOf(planner)?.id) return;
    run(settleLogin(keepCache)(planner, { user }).then(() => user));
  };
  useRefresh(() => void check(), { refreshOnFocus: checkOnFocus });

  return {
    busy: isLoggingIn || isCompleting || isSigning,
    error: state.error,
    needsCode: step !== null,
    onSubmit,
    onCode,
    onCodeCancel,
    onPasskey: passkeys ? onPasskey : undefined,
  };
}
