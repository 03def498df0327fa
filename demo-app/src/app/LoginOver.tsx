import { PlannerError, useLogin, useLoginOptions, useViewer } from '@content-planner/sdk';
import { LoginDialog, type LoginValues, loginDialogLabels } from '@content-planner/ui-kit';
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

/** What users of single sign-on can do, who have no password. The dialog can't leave the page. */
const withoutPassword = (reason: LoginReason, provider: string): string =>
  reason === 'recent'
    ? `Without a password, cancel, log out, and continue with ${provider}.`
    : `Without a password, continue with ${provider} in another tab. Then cancel here, and save again.`;

/** A login dialog over the page, which keeps its input. */
export default function LoginOver({ open, reason, onSettle }: LoginOverProps) {
  const { viewer } = useViewer();
  const [provider] = useLoginOptions().providers;
  const labels = { ...loginDialogLabels, ...(reason === 'recent' && RECENT) };
  const hint = provider ? ` ${withoutPassword(reason, provider.name)}` : '';
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
      labels={{ ...labels, description: labels.description + hint }}
      onSubmit={submit}
    />
  );
}
