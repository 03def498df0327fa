import {
  useLoginOptions,
  useLoginSteps,
  usePasskeys,
  usePasswordStatus,
  useViewer,
} from '@content-planner/sdk';
import { LoginDialog, loginDialogMessages, useMessages } from '@content-planner/ui-kit';
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

/** Returns text that explains what users of single sign-on can do. `provider` is the provider's name. */
const withProvider = (reason: LoginReason, provider: string, acceptsPasswords: boolean): string => {
  if (reason === 'recent') return `If you continue with ${provider}, unsaved input will be lost.`;
  const elsewhere = `ontinue with ${provider} in another tab, and come back.`;
  return acceptsPasswords ? `If you have no password, c${elsewhere}` : `C${elsewhere}`;
};

/** Which of the planner's login methods the account has. */
interface OwnMethods {
  hasPasskey: boolean;
  hasPassword: boolean;
}

function LoginSteps({ open, reason, onSettle, hasPasskey, hasPassword }: LoginOverProps & OwnMethods) {
  const { viewer } = useViewer();
  const { pathname, search } = window.location;
  const { providers, acceptsPasswords } = useLoginOptions({ returnTo: pathname + search });
  const [provider] = providers;
  const text = { ...useMessages(loginDialogMessages), ...(reason === 'recent' && RECENT) };
  const hint = provider ? ` ${withProvider(reason, provider.name, acceptsPasswords)}` : '';
  const { error, onCodeCancel, onPasskey, ...steps } = useLoginSteps({
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
      onPasskey={hasPasskey ? onPasskey : undefined}
      providers={reason === 'recent' ? providers : undefined}
      acceptsPasswords={acceptsPasswords && hasPassword}
      email={viewer?.email ?? ''}
      error={error?.type === 'network' ? NO_CONNECTION : (error?.serverMessage ?? null)}
      title={text.title}
      description={text.description + hint}
    />
  );
}

/** Opens when the account's login methods are known. If they can't be fetched, offers all methods. */
function RecentLogin({ open, ...props }: LoginOverProps) {
  const own = usePasskeys();
  const { passwordStatus, ...password } = usePasswordStatus();
  return (
    <LoginSteps
      {...props}
      open={open && !own.loading && !password.loading}
      hasPasskey={own.error !== null || own.passkeys.length > 0}
      hasPassword={passwordStatus?.isSet ?? true}
    />
  );
}

/** A login dialog that opens on top of the page, so that unsaved input on the page is kept. */
export default function LoginOver(props: LoginOverProps) {
  const { viewer } = useViewer();
  // Without a session, the account's login methods can't be fetched.
  return props.reason === 'recent' && viewer ? (
    <RecentLogin {...props} />
  ) : (
    <LoginSteps {...props} hasPasskey hasPassword />
  );
}
