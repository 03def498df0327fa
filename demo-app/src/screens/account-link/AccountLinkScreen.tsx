import {
  type OpenedAccountLink,
  useOpenedAccountLink,
  useRedeemAccountLink,
  useViewer,
} from '@content-planner/sdk';
import {
  ChoosePasswordForm,
  type ChoosePasswordValues,
  ErrorState,
  fieldTexts,
  useMessages,
  useProblemText,
  useReport,
  Waiting,
} from '@content-planner/ui-kit';
import { useLocation, useNavigate } from 'react-router';
import { appMessages } from '../../app/app-messages.js';
import { paths } from '../../app/paths.js';
import { useFollow } from '../../app/use-follow.js';
import { useTitle } from '../../app/use-title.js';
import { accountLinkMessages } from './account-link-messages.js';

/** The form for a valid link. */
function RedeemForm({ link, secret }: { link: OpenedAccountLink; secret: string }) {
  const [redeem, { busy, error }] = useRedeemAccountLink();
  const { viewer } = useViewer();
  const navigate = useNavigate();
  const follow = useFollow();
  const report = useReport();
  const problemText = useProblemText();
  const text = useMessages(accountLinkMessages);
  const { noConnection } = useMessages(appMessages);
  const { kind, email, tokens } = link;

  const submit = async ({ values }: { values: ChoosePasswordValues }) => {
    const redeemed = redeem({ secret, ...values });
    // A user who is logged in with another account stays logged in.
    const isOther = viewer !== null && viewer.email !== email;
    const passwordChanged = {
      title: text.passwordChanged,
      ...(!isOther && { description: text.passwordChangedHint }),
    };
    const isDone = await report(redeemed, (user) => (user ? { title: text.created } : passwordChanged), {
      orServerMessage: noConnection,
    });
    // Replace the entry in the browser history, because its URL contains the secret.
    if (isDone) navigate((await redeemed) ? paths.home : paths.login, { replace: true });
  };

  return (
    <ChoosePasswordForm
      kind={kind}
      email={email}
      {...(kind === 'passwordReset' && { tokens })}
      notice={viewer && kind === 'invitation' ? text.loggedIn(viewer) : null}
      busy={busy}
      fieldErrors={fieldTexts(error, problemText)}
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
  const text = useMessages(accountLinkMessages);
  const problemText = useProblemText();
  useTitle(text.pageTitle[kind]);

  if (loading) return <Waiting />;
  if (link) return <RedeemForm key={secret} link={link} secret={secret} />;
  if (error?.type === 'notFound') {
    return (
      <ChoosePasswordForm
        kind={kind}
        email=""
        ended={problemText(error)}
        onSubmit={() => {}}
        onNavigate={follow}
      />
    );
  }
  return (
    <ErrorState
      title={text.failed}
      error={error?.type === 'rateLimited' ? error : text.noResponse}
      onRetry={refetch}
      style={{ height: '100%' }}
    />
  );
}
