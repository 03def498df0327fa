import {
  type User,
  useLoginOptions,
  usePasswordStatus,
  useUpdateProfile,
  useViewer,
} from '@content-planner/sdk';
import {
  AccountSection,
  Link,
  PageBody,
  PageHeader,
  ProfileForm,
  type ProfileValues,
  useDialog,
  useMessages,
} from '@content-planner/ui-kit';
import { appMessages } from '../../app/app-messages.js';
import { paths } from '../../app/paths.js';
import { useFollow } from '../../app/use-follow.js';
import { useTitle } from '../../app/use-title.js';
import { accountMessages } from './account-messages.js';
import { OwnKeys } from './OwnKeys.js';
import { OwnPasskeys } from './OwnPasskeys.js';
import { OwnPassword } from './OwnPassword.js';
import { OwnSessions } from './OwnSessions.js';
import { OwnTwoStep } from './OwnTwoStep.js';

function Profile({ viewer }: { viewer: User }) {
  const [updateProfile] = useUpdateProfile();
  const { busy, fieldErrors, submit } = useDialog();
  const { passwordStatus } = usePasswordStatus();
  const { acceptsPasswords } = useLoginOptions();
  const text = useMessages(accountMessages);
  const save = ({ values }: { values: ProfileValues }) =>
    submit(updateProfile(values), text.profileSaved, {
      orServerMessage: text.profileNotSaved,
    });
  const whyFixed = acceptsPasswords ? text.emailNeedsPassword : text.emailNeedsAdmin;
  return (
    <ProfileForm
      user={viewer}
      busy={busy}
      fixedEmail={passwordStatus?.isSet === false ? whyFixed : null}
      fieldErrors={fieldErrors}
      onSubmit={save}
    />
  );
}

/** /account. */
export default function AccountScreen() {
  const { viewer } = useViewer();
  const follow = useFollow();
  const text = useMessages(accountMessages);
  const { account } = useMessages(appMessages);
  useTitle(account);

  return (
    <>
      <PageHeader title={account} />
      <PageBody>
        <AccountSection title={text.profile}>{viewer && <Profile viewer={viewer} />}</AccountSection>
        <OwnPassword />
        <AccountSection title={text.twoStep} description={text.twoStepHint}>
          <OwnTwoStep />
        </AccountSection>
        <OwnPasskeys />
        <AccountSection title={text.sessions} description={text.sessionsHint}>
          <OwnSessions />
        </AccountSection>
        <AccountSection
          title={text.keys}
          description={
            <>
              {text.keysHint}{' '}
              <Link href={paths.sharing} onNavigate={follow}>
                {text.editKeys}
              </Link>
            </>
          }
        >
          {viewer && <OwnKeys userId={viewer.id} />}
        </AccountSection>
      </PageBody>
    </>
  );
}
