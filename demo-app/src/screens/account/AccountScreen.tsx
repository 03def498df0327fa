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
} from '@content-planner/ui-kit';
import { paths } from '../../app/paths.js';
import { useDialog } from '../../app/use-dialog.js';
import { useFollow } from '../../app/use-follow.js';
import { useTitle } from '../../app/use-title.js';
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
  const save = ({ values }: { values: ProfileValues }) =>
    submit(updateProfile(values), 'Profile updated successfully', {
      orServerMessage: 'Failed to update your profile',
    });
  const whyFixed = acceptsPasswords
    ? 'To change your email address, set a password first.'
    : 'To change your email address, ask an administrator.';
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
  useTitle('Account');

  return (
    <>
      <PageHeader title="Account" />
      <PageBody>
        <AccountSection title="Profile">{viewer && <Profile viewer={viewer} />}</AccountSection>
        <OwnPassword />
        <AccountSection
          title="Two-step verification"
          description="A code from your phone, after the password."
        >
          <OwnTwoStep />
        </AccountSection>
        <OwnPasskeys />
        <AccountSection title="Sessions" description="Where you are logged in.">
          <OwnSessions />
        </AccountSection>
        <AccountSection
          title="Keys and feeds"
          description={
            <>
              For scripts and calendar apps. They keep working if you change your password, so revoke those
              that you don’t recognize.{' '}
              <Link href={paths.sharing} onNavigate={follow}>
                Edit keys and feeds
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
