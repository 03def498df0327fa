import {
  type ConnectableLogin,
  type User,
  useConnectableLogin,
  useConnectLogin,
  useDeclineLogin,
} from '@content-planner/sdk';
import { ConnectLoginDialog, useMessages, useReport } from '@content-planner/ui-kit';
import { useState } from 'react';
import { appMessages } from './app-messages.js';
import { connectLoginMessages } from './login-messages.js';

interface QuestionProps {
  viewer: User;
  login: ConnectableLogin;
}

function Question({ viewer, login }: QuestionProps) {
  const { id, provider } = login;
  const [connectLogin, { busy }] = useConnectLogin();
  const [declineLogin] = useDeclineLogin();
  const report = useReport();
  const text = useMessages(connectLoginMessages);
  const { error, noConnection } = useMessages(appMessages);
  const [open, setOpen] = useState(true);

  const connect = async () => {
    const isAnswered = await report(
      connectLogin(id),
      (isConnected) =>
        isConnected
          ? {
              title: text.connected,
              description: text.connectedHint({ provider }),
            }
          : {
              title: error,
              description: text.expired({ provider }),
              tone: 'destructive',
            },
      { orServerMessage: noConnection },
    );
    if (isAnswered) setOpen(false);
  };
  const decline = () => {
    // Nothing is connected, even if the request fails.
    setOpen(false);
    void report(
      declineLogin(),
      { title: text.declined, description: text.declinedHint({ provider }) },
      { orServerMessage: text.declineFailed },
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
