import { useLoginOptions, useLoginSteps, useViewer } from '@content-planner/sdk';
import { LoginDialog, loginDialogLabels } from '@content-planner/ui-kit';
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

/** Returns what single sign-on users without a password can do. The dialog can't leave the page. */
const withoutPassword = (reason: LoginReason, provider: string): string =>
  reason === 'recent'
    ? `Without a password, cancel, log out, and continue with ${provider}.`
    : `Without a password, continue with ${provider} in another tab, and come back.`;

/** A login dialog over the page, which keeps its input. */
export default function LoginOver({ open, reason, onSettle }: LoginOverProps) {
  const { viewer } = useViewer();
  const [provider] = useLoginOptions().providers;
  const labels = { ...loginDialogLabels, ...(reason === 'recent' && RECENT) };
  const hint = provider ? ` ${withoutPassword(reason, provider.name)}` : '';
  const { error, onCodeCancel, ...steps } = useLoginSteps({
    keepCache: true,
    checkOnFocus: open && reason === 'ended',
    onLogin: () => onSettle(true),
  });
  const cancel = () => {
    onCodeCancel();
    onSettle(false);
  };
  return (
    <LoginDialog
      {...steps}
      open={open}
      onOpenChange={cancel}
      email={viewer?.email ?? ''}
      error={error?.code === 'network' ? NO_CONNECTION : (error?.serverMessage ?? null)}
      labels={{ ...labels, description: labels.description + hint }}
    />
  );
}
