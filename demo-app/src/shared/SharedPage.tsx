import { createPlannerClient, PlannerProvider, type TokenAuth, useAccess } from '@content-planner/sdk';
import { Waiting } from '@content-planner/ui-kit';
import { type ComponentProps, useState } from 'react';
import type { SharedAddress } from './address.js';
import { Message } from './Message.js';
import { PasswordForm } from './PasswordForm.js';
import { SharedScreen } from './SharedScreen.js';

/** Props of {@link SharedPage}. */
interface SharedPageProps extends Omit<ComponentProps<typeof SharedScreen>, 'access'> {
  address: SharedAddress;
}

const ENDED = {
  link: {
    title: 'This link has ended',
    text: 'Ask the person who sent it for a new one.',
  },
  embed: {
    title: 'This calendar has ended',
    text: 'Ask the person who added it to this page for a new one.',
  },
};

const INVALID = {
  link: {
    title: 'This link is not correct',
    text: 'Copy the complete link, including the part after #, or ask the person who sent it for a new one.',
  },
  embed: {
    title: 'The address of this calendar is not correct',
    text: 'Copy the complete address, including the part after #, into the page that displays the calendar.',
  },
};

const MISSING = {
  link: {
    title: 'This link is not complete',
    text: 'The part after # is missing. Copy the complete link, or ask the person who sent it for a new one.',
  },
  embed: {
    title: 'The address of this calendar is not complete',
    text: 'The part after # is missing. Copy the complete address into the page that displays the calendar.',
  },
};

const createClient = (auth: TokenAuth) =>
  createPlannerClient({ url: '', auth, live: true, refreshAfter: 30_000 });

/** A page for people without an account: the calendar, a password form, or a message. */
export function SharedPage({ address, ...screen }: SharedPageProps) {
  const { auth, type } = address;
  const [client, setClient] = useState(() => auth && createClient(auth));
  const [isSent, setSent] = useState(false);
  if (!auth || !client) return <Message {...(location.hash.length > 1 ? INVALID : MISSING)[type]} />;
  return (
    <PlannerProvider client={client}>
      <Gate
        {...screen}
        type={type}
        isSent={isSent}
        onPassword={(password) => {
          setSent(true);
          setClient(createClient({ ...auth, password }));
        }}
      />
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
          error={status === 'passwordWrong' ? 'This password is not correct.' : null}
          onSubmit={onPassword}
        />
      );
    case 'expired':
    case 'revoked':
      return <Message {...ENDED[type]} />;
    case 'originNotAllowed':
      return (
        <Message
          title="This page is not allowed to display the calendar"
          text="An administrator of the planner has to add this page's origin to the embed."
        />
      );
    case 'invalid':
    case 'loggedOut':
      return <Message {...INVALID[type]} />;
    case 'failed':
      if (isSent && error?.type === 'rateLimited')
        return <PasswordForm busy={false} error={error.serverMessage} onSubmit={onPassword} />;
      return (
        <Message
          title="The calendar could not be loaded"
          text={error?.serverMessage ?? 'Try again later.'}
          onRetry={refetch}
        />
      );
  }
}
