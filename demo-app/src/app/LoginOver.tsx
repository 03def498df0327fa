import { PlannerError, useLogin, useViewer } from '@content-planner/sdk';
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
  const [login, { busy }] = useLogin({ keepCache: true });
  const [problem, setProblem] = useState<string | null>(null);
  const close = (loggedIn: boolean) => {
    setProblem(null);
    onSettle(loggedIn);
  };
  const submit = async ({ values }: { values: LoginValues }) => {
    try {
      await login(values);
      close(true);
    } catch (error) {
      if (!(error instanceof PlannerError)) throw error;
      setProblem(error.code === 'network' ? NO_CONNECTION : error.serverMessage);
    }
  };
  return (
    <LoginDialog
      open={open}
      onOpenChange={() => close(false)}
      email={viewer?.email ?? ''}
      busy={busy}
      error={problem}
      labels={reason === 'recent' ? RECENT : {}}
      onSubmit={submit}
    />
  );
}
