import { PlannerError, useCompleteLogin, useLogin, useLoginOptions, useViewer } from '@content-planner/sdk';
import { LoginDialog, type LoginValues, loginDialogLabels } from '@content-planner/ui-kit';
import { useEffect, useRef, useState } from 'react';
import type { LoginReason } from './planner.js';

/** Props of {@link LoginOver}. */
export interface LoginOverProps {
  open: boolean;
  reason: LoginReason;
  /** Called to close the dialog: with true after a login, and with false if the user cancels. */
  onSettle: (loggedIn: boolean) => void;
}

const NO_CONNECTION = 'No connection. Try again.';

const RECENT = {
  title: 'Log in again',
  description: 'This change requires a login within the last ten minutes.',
};

/** What users of single sign-on can do, who have no password. The dialog can't leave the page. */
const withoutPassword = (reason: LoginReason, provider: string): string =>
  reason === 'recent'
    ? `Without a password, cancel, log out, and continue with ${provider}.`
    : `Without a password, continue with ${provider} in another tab, and come back.`;

/** Whether a user is logged in, for example through another tab. */
async function isLoggedIn(id: string): Promise<boolean> {
  try {
    const response = await fetch('/api/auth/user');
    return response.ok && ((await response.json()) as { id: string }).id === id;
  } catch {
    // There is no connection. The user can return to the tab again.
    return false;
  }
}

/** A login dialog over the page, which keeps its input. */
export default function LoginOver({ open, reason, onSettle }: LoginOverProps) {
  const { viewer } = useViewer();
  const [provider] = useLoginOptions().providers;
  const labels = { ...loginDialogLabels, ...(reason === 'recent' && RECENT) };
  const hint = provider ? ` ${withoutPassword(reason, provider.name)}` : '';
  const [login, { busy: checking }] = useLogin({ keepCache: true });
  const [completeLogin, { busy: completing }] = useCompleteLogin({ keepCache: true });
  // Continues the login with a code.
  const [step, setStep] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const close = (loggedIn: boolean) => {
    setProblem(null);
    setStep(null);
    onSettle(loggedIn);
  };
  const settle = async (attempt: Promise<unknown>) => {
    try {
      await attempt;
      close(true);
    } catch (error) {
      if (!(error instanceof PlannerError)) throw error;
      const isFirst = step === null && error.step !== null;
      if (error.code === 'unauthorized') setStep(error.step);
      if (isFirst) setProblem(null);
      else setProblem(error.code === 'network' ? NO_CONNECTION : error.serverMessage);
    }
  };
  const submit = ({ values }: { values: LoginValues }) => settle(login(values));
  const submitCode = ({ code }: { code: string }) => step && settle(completeLogin({ step, code }));
  const userId = viewer?.id;
  const closeRef = useRef(close);
  closeRef.current = close;
  const waits = open && reason === 'ended' && provider !== undefined && userId !== undefined;
  useEffect(() => {
    if (!waits) return;
    const check = async () => {
      if (await isLoggedIn(userId)) closeRef.current(true);
    };
    window.addEventListener('focus', check);
    return () => window.removeEventListener('focus', check);
  }, [waits, userId]);
  return (
    <LoginDialog
      open={open}
      onOpenChange={() => close(false)}
      email={viewer?.email ?? ''}
      busy={checking || completing}
      error={problem}
      labels={{ ...labels, description: labels.description + hint }}
      needsCode={step !== null}
      onSubmit={submit}
      onCode={submitCode}
    />
  );
}
