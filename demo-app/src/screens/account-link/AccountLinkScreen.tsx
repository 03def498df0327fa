import {
  type OpenedAccountLink,
  PlannerError,
  useOpenedAccountLink,
  useRedeemAccountLink,
  useViewer,
} from '@content-planner/sdk';
import {
  ChoosePasswordForm,
  type ChoosePasswordValues,
  ErrorState,
  useToast,
  Waiting,
} from '@content-planner/ui-kit';
import { useLocation, useNavigate } from 'react-router';
import { fieldMessages } from '../../app/field-messages.js';
import { paths } from '../../app/paths.js';
import { useFollow } from '../../app/use-follow.js';
import { useTitle } from '../../app/use-title.js';

const TITLES = { invitation: 'Invitation', passwordReset: 'Password Reset' } as const;

/** The form for a valid link. */
function RedeemForm({ link, secret }: { link: OpenedAccountLink; secret: string }) {
  const [redeem, { busy, error }] = useRedeemAccountLink();
  const { viewer } = useViewer();
  const navigate = useNavigate();
  const follow = useFollow();
  const toast = useToast();
  const { kind, email, tokens } = link;

  const submit = async ({ values }: { values: ChoosePasswordValues }) => {
    try {
      const user = await redeem({ secret, ...values });
      if (user) {
        toast({ title: 'Account created successfully' });
      } else {
        // A user who is logged in with another account stays logged in.
        const isOther = viewer !== null && viewer.email !== email;
        toast({
          title: 'Password changed successfully',
          ...(!isOther && { description: 'Log in with your new password.' }),
        });
      }
      // Replace the entry in the browser history, because its URL contains the secret.
      navigate(user ? paths.home : paths.login, { replace: true });
    } catch (error) {
      const message = error instanceof PlannerError && error.type !== 'network' && error.serverMessage;
      toast({ title: 'Error', description: message || 'No connection. Try again.', tone: 'destructive' });
    }
  };

  return (
    <ChoosePasswordForm
      kind={kind}
      email={email}
      {...(kind === 'passwordReset' && { tokens })}
      notice={
        viewer && kind === 'invitation'
          ? `You are logged in as ${viewer.email}. Creating this account logs you out.`
          : null
      }
      busy={busy}
      fieldErrors={fieldMessages(error)}
      onSubmit={submit}
      onNavigate={follow}
    />
  );
}

/** The screen at `/invitation` and `/password-reset`. The link's secret is in the URL's fragment. */
export default function AccountLinkScreen() {
  const { hash, pathname } = useLocation();
  const secret = hash.slice(1);
  const { link, loading, error, refetch } = useOpenedAccountLink(secret);
  const follow = useFollow();
  const kind = link?.kind ?? (pathname === paths.invitation ? 'invitation' : 'passwordReset');
  useTitle(TITLES[kind]);

  if (loading) return <Waiting />;
  if (link) return <RedeemForm key={secret} link={link} secret={secret} />;
  if (error?.type === 'notFound') {
    return (
      <ChoosePasswordForm
        kind={kind}
        email=""
        ended={error.serverMessage}
        onSubmit={() => {}}
        onNavigate={follow}
      />
    );
  }
  return (
    <ErrorState
      title="The link could not be opened"
      error={error?.type === 'rateLimited' ? error.serverMessage : 'The server is not responding.'}
      onRetry={refetch}
      style={{ height: '100%' }}
    />
  );
}
