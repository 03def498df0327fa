import { useCallback, useEffect, useRef, useState } from 'react';
import { usePlanner } from '../core/PlannerProvider.js';
import { PlannerError } from '../core/planner-error.js';
import { useRefresh } from '../core/use-refresh.js';
import { fetchViewer } from './fetch-viewer.js';
import { settleLogin } from './settle-login.js';
import { viewerOf } from './share-session.js';
import { type Credentials, type LoginOptions, useCompleteLogin, useLogin } from './use-login.js';
import { useLoginOptions } from './use-login-options.js';
import { logInWithPasskey } from './use-passkey-login.js';
import type { User } from './user.js';

/** Options for {@link useLoginSteps}. */
export interface LoginStepsOptions extends LoginOptions {
  /**
   * If true, each time the page gets focus, the hook checks whether the same user has logged in from another tab. Set
   * this option together with `keepCache` while the login is open. Default: false.
   */
  checkOnFocus?: boolean;
  /** Called after the login. */
  onLogin?: (login: { user: User }) => void;
  /** Called after a step has failed. `needsCode` is true if the user is still in the second step. */
  onError?: (failure: { error: PlannerError; needsCode: boolean }) => void;
}

/** The state of a login, and functions for its steps. */
export interface LoginSteps {
  /** Whether a step is in progress. False while the browser waits for a passkey: users can still log in another way. */
  busy: boolean;
  /** The error from the last step, or null. A login that continues with a code is not an error. */
  error: PlannerError | null;
  /** Whether the login continues with a code. */
  needsCode: boolean;
  /** Logs in with a password. If the browser's passkey dialog is open, it closes. */
  onSubmit: (submission: { values: Credentials }) => void;
  /** Completes the login with a code. */
  onCode: (submission: { code: string }) => void;
  /**
   * Returns to the first step, clears the error, and closes the browser's passkey dialog. If a request is in progress,
   * its errors are ignored. If that request succeeds, the user is logged in, and `onLogin` is still called.
   */
  onCodeCancel: () => void;
  /** Logs in with a passkey. Undefined if this page can't use passkeys. See `passkeys` in `useLoginOptions`. */
  onPasskey: (() => void) | undefined;
}

interface LoginState {
  /** The value that identifies the login in its second step. Null in the first step. */
  step: string | null;
  error: PlannerError | null;
  busy: boolean;
}

const START: LoginState = { step: null, error: null, busy: false };

/** Returns the state after a step has failed. */
function stateAfter(error: PlannerError, { step }: LoginState): LoginState {
  // The password was correct, so continue with the code.
  if (step === null && error.step !== null) return { ...START, step: error.step };
  // If the login has expired, the user starts over.
  return { ...START, step: error.type === 'unauthorized' ? error.step : step, error };
}

/**
 * Logs in with a passkey, or with a password and, for users with two-step verification, a code. The result contains
 * props for `LoginForm` and `LoginDialog` in `@content-planner/ui-kit`, which display one step after the other. To
 * require a login before your own page is displayed, use `useLoginGateProps`.
 *
 * @example
 * const { error, ...steps } = useLoginSteps({ onLogin: () => navigate('/') });
 * <LoginForm {...steps} error={error?.serverMessage} />
 */
export function useLoginSteps(options: LoginStepsOptions = {}): LoginSteps {
  const { keepCache = false, checkOnFocus = false } = options;
  const planner = usePlanner();
  const [login] = useLogin({ keepCache });
  const [completeLogin] = useCompleteLogin({ keepCache });
  const { passkeys } = useLoginOptions();
  const [state, setState] = useState(START);
  const isChecking = useRef(false);
  const attempt = useRef<AbortController>(undefined);
  const latest = useRef({ options, state });
  useEffect(() => {
    latest.current = { options, state };
  });
  useEffect(() => () => attempt.current?.abort(), []);

  /** Aborts the previous attempt, so that it can no longer change the state, and then runs a step. */
  const run = useCallback(
    (start: (signal: AbortSignal, setBusy: (busy: boolean) => void) => Promise<User | null>) => {
      attempt.current?.abort();
      attempt.current = new AbortController();
      const { signal } = attempt.current;
      const change = (part: Partial<LoginState>) => {
        if (!signal.aborted) setState((last) => ({ ...last, ...part }));
      };
      const finish = (user: User | null) => {
        change(START);
        // If there is no user, the login was canceled.
        if (user) latest.current.options.onLogin?.({ user });
      };
      change({ error: null, busy: true });
      void start(signal, (busy) => change({ busy })).then(finish, (error: unknown) => {
        change({ busy: false });
        if (!(error instanceof PlannerError)) throw error;
        if (signal.aborted) return;
        const next = stateAfter(error, latest.current.state);
        setState(next);
        if (next.error) latest.current.options.onError?.({ error, needsCode: next.step !== null });
      });
    },
    [],
  );
  const { step } = state;
  const onSubmit: LoginSteps['onSubmit'] = useCallback(
    ({ values }) => run(() => login(values)),
    [run, login],
  );
  const onCode: LoginSteps['onCode'] = useCallback(
    ({ code }) => {
      if (step !== null) run(() => completeLogin({ step, code }));
    },
    [run, completeLogin, step],
  );
  const onCodeCancel = useCallback(() => {
    attempt.current?.abort();
    setState(START);
  }, []);
  const onPasskey = useCallback(
    () =>
      run((signal, setBusy) => {
        const onPrompt = ({ open }: { open: boolean }) => setBusy(!open);
        return logInWithPasskey(planner, { keepCache, signal, onPrompt });
      }),
    [run, planner, keepCache],
  );

  const check = async () => {
    if (isChecking.current) return;
    isChecking.current = true;
    const user = await fetchViewer(planner);
    isChecking.current = false;
    // Do nothing while a step is in progress: the page also gets focus when the browser's passkey dialog closes.
    const isOver = !latest.current.options.checkOnFocus || latest.current.state.busy;
    if (isOver || user === null || user.id !== viewerOf(planner)?.id) return;
    run(() => settleLogin(keepCache)(planner, { user }).then(() => user));
  };
  useRefresh(() => void check(), { refreshOnFocus: checkOnFocus });

  return {
    busy: state.busy,
    error: state.error,
    needsCode: step !== null,
    onSubmit,
    onCode,
    onCodeCancel,
    onPasskey: passkeys ? onPasskey : undefined,
  };
}
