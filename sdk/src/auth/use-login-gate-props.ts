import { useCallback } from 'react';
import { usePlanner } from '../provider/PlannerProvider.js';
import { type Credentials, useLogin } from './use-login.js';
import { useRegistrationPolicy } from './use-registration-policy.js';
import { useViewer } from './use-viewer.js';

/** What `LoginGate` of `@content-planner/ui-kit` takes. */
export interface LoginGateProps {
  /** Somebody is logged in. */
  open: boolean;
  /** It is not known yet whether somebody is. */
  loading: boolean;
  /** Why it cannot be known: a sentence for people; else null. */
  failure: string | null;
  /** Asks again. */
  onRetry: () => void;
  /** A login is under way. */
  busy: boolean;
  /** Why the last login has failed: a sentence for people; else null. */
  error: string | null;
  /** Nobody is logged in any more, as the session has ended. */
  sessionEnded: boolean;
  /** Whether people can create their own accounts. */
  canRegister: boolean;
  /** Logs in. */
  onSubmit: (submission: { values: Credentials }) => void;
  /** Leads to the planner's own page to register. */
  linkProps: { href: string };
}

/**
 * All that `LoginGate` of `@content-planner/ui-kit` needs: whether somebody is logged in, and the login.
 *
 * @example
 * <LoginGate {...useLoginGateProps()}><TeamCalendar /></LoginGate>
 */
export function useLoginGateProps(): LoginGateProps {
  const { url, sessionEnded } = usePlanner();
  const { viewer, loading, error, refetch } = useViewer();
  const { isOpen } = useRegistrationPolicy();
  const [login, { busy, error: refused }] = useLogin();
  const onSubmit: LoginGateProps['onSubmit'] = useCallback(
    // What it fails with is the hook's `error` as well.
    ({ values }) => void login(values).catch(() => {}),
    [login],
  );
  return {
    open: viewer !== null,
    loading,
    failure: error?.serverMessage ?? null,
    onRetry: refetch,
    busy,
    error: refused?.serverMessage ?? null,
    sessionEnded,
    canRegister: isOpen,
    onSubmit,
    linkProps: { href: `${url}/register` },
  };
}
