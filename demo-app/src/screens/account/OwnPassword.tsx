import { useLoginOptions, usePasswordStatus } from '@content-planner/sdk';
import {
  AccountSection,
  Button,
  formatInstantDate,
  Skeleton,
  useDialog,
  useKit,
  useMessages,
  useProblemText,
} from '@content-planner/ui-kit';
import { PasswordChange } from '../../app/dialogs.js';
import { accountMessages } from './account-messages.js';

/** The password of the logged-in user. */
export function OwnPassword() {
  const { passwordStatus, error } = usePasswordStatus();
  const { acceptsPasswords } = useLoginOptions();
  const text = useMessages(accountMessages);
  const { locale } = useKit();
  const problemText = useProblemText();
  const dialog = useDialog<{ hasPassword: boolean }>();
  if (passwordStatus === null) {
    return (
      <AccountSection
        title={text.password}
        description={text.passwordHint({ date: null })}
        aria-busy={!error}
      >
        {error ? <p>{problemText(error)}</p> : <Skeleton width={140} height={36} radius="sm" />}
      </AccountSection>
    );
  }
  const { isSet, changedAt } = passwordStatus;
  if (!isSet && !acceptsPasswords) {
    return (
      <AccountSection title={text.password} description={text.signOnOnly}>
        <p>{text.passwordsOff}</p>
      </AccountSection>
    );
  }
  const date = changedAt && formatInstantDate(changedAt, locale);
  return (
    <AccountSection
      title={text.password}
      description={isSet ? text.passwordHint({ date }) : text.noPasswordHint}
    >
      <Button onClick={() => dialog.show({ hasPassword: isSet })}>
        {isSet ? text.changePassword : text.setPassword}
      </Button>
      <PasswordChange dialog={dialog} />
    </AccountSection>
  );
}
