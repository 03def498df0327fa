import { PlannerError, useCompleteLogin, useLogin, useViewer } from '@content-planner/sdk';
import { LoginDialog, type LoginValues } from '@content-planner/ui-kit';
import { useState } from 'react';
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

/** A login dialog over the page, which keeps its input. */
export default function LoginOver({ open, reason, onSettle }: LoginOverProps) {
  const { viewer } = useViewer();
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
  return (
    <LoginDialog
      open={open}
      onOpenChange={() => close(false)}
      email={viewer?.email ?? ''}
      busy={checking || completing}
      error={problem}
      labels={reason === 'recent' ? RECENT : {}}
      needsCode={step !== null}
      onSubmit={submit}
      onCode={submitCode}
    />
  );
}
