import {
  useLoginOptions,
  useLoginSteps,
  usePasskeys,
  usePasswordStatus,
  useViewer,
} from '@content-planner/sdk';
import { LoginDialog, loginDialogMessages, useMessages, useProblemText } from '@content-planner/ui-kit';
import { appMessages } from './app-messages.js';
import { loginOverMessages } from './login-messages.js';
import type { LoginReason } from './planner.js';

/** Props of {@link LoginOver}. */
export interface LoginOverProps {
  open: boolean;
  reason: LoginReason;
  /** Called to close the dialog: with true after a login, and with false if the user cancels. */
  onSettle: (loggedIn: boolean) => void;
}

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
  const ended = useMessages(loginDialogMessages);
  const text = useMessages(loginOverMessages);
  const { noConnection } = useMessages(appMessages);
  const problemText = useProblemText();
  const isRecent = reason === 'recent';
  const description = isRecent ? text.recentDescription : ended.description;
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
      providers={isRecent ? providers : undefined}
      acceptsPasswords={acceptsPasswords && hasPassword}
      email={viewer?.email ?? ''}
      error={error?.type === 'network' ? noConnection : error && problemText(error)}
      title={isRecent ? text.recentTitle : ended.title}
      description={
        provider
          ? text.withProvider({ description, provider: provider.name, isRecent, acceptsPasswords })
          : description
      }
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
