import { useLoginOptions, usePasswordStatus } from '@content-planner/sdk';
import { AccountSection, Button, formatInstantDate, Skeleton } from '@content-planner/ui-kit';
import { PasswordChange } from '../../app/dialogs.js';
import { useDialog } from '../../app/use-dialog.js';

const CHANGE = 'Changing your password ends your other sessions.';

/** The password of the logged-in user. */
export function OwnPassword() {
  const { passwordStatus, error } = usePasswordStatus();
  const { acceptsPasswords } = useLoginOptions();
  const dialog = useDialog<{ hasPassword: boolean }>();
  if (passwordStatus === null) {
    return (
      <AccountSection title="Password" description={CHANGE} aria-busy={!error}>
        {error ? <p>{error.serverMessage}</p> : <Skeleton width={140} height={36} radius="sm" />}
      </AccountSection>
    );
  }
  const { isSet, changedAt } = passwordStatus;
  if (!isSet && !acceptsPasswords) {
    return (
      <AccountSection title="Password" description="You log in with single sign-on.">
        <p>This planner doesn’t use passwords.</p>
      </AccountSection>
    );
  }
  const changed = changedAt === null ? '' : `Changed on ${formatInstantDate(changedAt)}. `;
  return (
    <AccountSection
      title="Password"
      description={
        isSet
          ? `${changed}${CHANGE}`
          : 'You log in with single sign-on. A password lets you log in without it and change your email address.'
      }
    >
      <Button onClick={() => dialog.show({ hasPassword: isSet })}>
        {isSet ? 'Change password' : 'Set a password'}
      </Button>
      <PasswordChange dialog={dialog} />
    </AccountSection>
  );
}
