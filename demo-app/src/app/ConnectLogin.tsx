import {
  type ConnectableLogin,
  type User,
  useConnectableLogin,
  useConnectLogin,
  useDeclineLogin,
} from '@content-planner/sdk';
import { ConnectLoginDialog } from '@content-planner/ui-kit';
import { useState } from 'react';
import { useReport } from './use-report.js';

interface QuestionProps {
  viewer: User;
  login: ConnectableLogin;
}

function Question({ viewer, login }: QuestionProps) {
  const { id, provider } = login;
  const [connectLogin, { busy }] = useConnectLogin();
  const [declineLogin] = useDeclineLogin();
  const report = useReport();
  const [open, setOpen] = useState(true);

  const connect = async () => {
    const isAnswered = await report(
      connectLogin(id),
      (isConnected) =>
        isConnected
          ? {
              title: 'Account connected successfully',
              description: `You can now log in with ${provider}.`,
            }
          : {
              title: 'Error',
              description: `The login has expired. Log out, and continue with ${provider} again.`,
              tone: 'destructive',
            },
      { orServerMessage: 'No connection. Try again.' },
    );
    if (isAnswered) setOpen(false);
  };
  const decline = () => {
    // Nothing is connected, even if the request fails.
    setOpen(false);
    void report(
      declineLogin(),
      { title: 'Account not connected', description: `${provider} can’t log in to your account.` },
      { orServerMessage: 'No connection. The accounts were not connected.' },
    );
  };

  return (
    <ConnectLoginDialog
      open={open}
      onOpenChange={decline}
      account={viewer}
      login={login}
      busy={busy}
      onConfirm={connect}
    />
  );
}

/**
 * After a login with a password, asks the user whether to connect the single sign-on user whose login in this browser
 * was rejected because the account exists.
 */
export default function ConnectLogin({ viewer }: { viewer: User }) {
  const { connectableLogin } = useConnectableLogin();
  // The question stays the same while it is open, and while it fades out.
  const [login, setLogin] = useState(connectableLogin);
  if (connectableLogin && !login) setLogin(connectableLogin);
  return login && <Question viewer={viewer} login={login} />;
}
