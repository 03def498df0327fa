import { createPlannerClient, PlannerProvider, type TokenAuth, useAccess } from '@content-planner/sdk';
import { useMessages, useProblemText, Waiting } from '@content-planner/ui-kit';
import { type ComponentProps, useState } from 'react';
import { PlannerKinds } from '../app/planner-kinds.js';
import type { SharedAddress } from './address.js';
import { Message } from './Message.js';
import { PasswordForm } from './PasswordForm.js';
import { SharedScreen } from './SharedScreen.js';
import { sharedMessages } from './shared-messages.js';

/** Props of {@link SharedPage}. */
interface SharedPageProps extends Omit<ComponentProps<typeof SharedScreen>, 'access'> {
  address: SharedAddress;
}

const createClient = (auth: TokenAuth) =>
  createPlannerClient({ url: '', auth, live: true, refreshAfter: 30_000 });

/** A page for people without an account: the calendar, a password form, or a message. */
export function SharedPage({ address, ...screen }: SharedPageProps) {
  const { auth, type } = address;
  const [client, setClient] = useState(() => auth && createClient(auth));
  const [isSent, setSent] = useState(false);
  const text = useMessages(sharedMessages)[type];
  if (!auth || !client) return <Message {...(location.hash.length > 1 ? text.invalid : text.missing)} />;
  return (
    <PlannerProvider client={client}>
      <PlannerKinds>
        <Gate
          {...screen}
          type={type}
          isSent={isSent}
          onPassword={(password) => {
            setSent(true);
            setClient(createClient({ ...auth, password }));
          }}
        />
      </PlannerKinds>
    </PlannerProvider>
  );
}

interface GateProps extends Omit<ComponentProps<typeof SharedScreen>, 'access'> {
  type: SharedAddress['type'];
  /** Whether the user has entered a password. */
  isSent: boolean;
  onPassword: (password: string) => void;
}

/** Displays the calendar if the planner accepts the access token. */
function Gate({ type, isSent, onPassword, ...screen }: GateProps) {
  const access = useAccess();
  const problemText = useProblemText();
  const text = useMessages(sharedMessages);
  const { status, error, refetch } = access;
  switch (status) {
    case 'active':
      return <SharedScreen {...screen} access={access} />;
    case 'loading':
      return isSent ? <PasswordForm busy error={null} onSubmit={onPassword} /> : <Waiting />;
    case 'passwordRequired':
    case 'passwordWrong':
      return (
        <PasswordForm
          busy={false}
          error={status === 'passwordWrong' ? text.passwordWrong : null}
          onSubmit={onPassword}
        />
      );
    case 'expired':
    case 'revoked':
      return <Message {...text[type].ended} />;
    case 'originNotAllowed':
      return <Message {...text.originNotAllowed} />;
    case 'invalid':
    case 'loggedOut':
      return <Message {...text[type].invalid} />;
    case 'failed':
      if (isSent && error?.type === 'rateLimited')
        return <PasswordForm busy={false} error={problemText(error)} onSubmit={onPassword} />;
      return (
        <Message title={text.failed} text={error ? problemText(error) : text.tryLater} onRetry={refetch} />
      );
  }
}
