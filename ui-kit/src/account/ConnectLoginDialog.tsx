import { styled } from 'styled-components';
import { perOpening } from '../internal/per-opening.js';
import { useMessages } from '../kit/use-messages.js';
import { ConfirmDialog, type ConfirmDialogProps } from '../primitives/ConfirmDialog.js';
import { displayName } from '../shell/initials.js';
import { connectLoginDialogMessages } from './connect-login-messages.js';
import type { ProfileUser } from './types.js';

/** A user of a single sign-on provider, as the provider reports it. */
export interface ProviderUser {
  /** The name of the provider, such as 'Acme SSO'. */
  provider: string;
  name: string | null;
  email: string;
}

/** Props of {@link ConnectLoginDialog}. `onOpenChange` is called if the user declines. All other props are passed to the dialog element. */
export interface ConnectLoginDialogProps
  extends Omit<ConfirmDialogProps, 'title' | 'description' | 'tone' | 'cancelLabel' | 'confirmLabel'> {
  /** The account of the logged-in user. */
  account: ProfileUser;
  /** The provider's user who can be connected to the account. */
  login: ProviderUser;
}

// The description of a dialog is a paragraph, which can't contain blocks.
const Line = styled.span`
  display: block;
`;

const Identity = styled(Line)`
  margin-block-start: var(--cp-space-3);
  padding: var(--cp-space-2) var(--cp-space-3);
  border: 1px solid var(--cp-border-default);
  border-radius: var(--cp-radius-md);
`;

const Heading = styled(Line)`
  color: var(--cp-text-tertiary);
  font-size: var(--cp-text-xs);
  line-height: var(--cp-leading-xs);
`;

const Name = styled(Line)`
  color: var(--cp-text-primary);
  font-weight: var(--cp-weight-medium);
`;

interface IdentityLinesProps {
  heading: string;
  name: string | null;
  email: string;
}

const IdentityLines = ({ heading, name, email }: IdentityLinesProps) => (
  <Identity>
    <Heading>{heading}</Heading>
    {name && name !== email && <Name>{name}</Name>}
    <Line>{email}</Line>
  </Identity>
);

/**
 * Asks users whether a single sign-on provider's user is their own before it is connected to their account. Names both,
 * because someone else might have logged in with the same browser. Closing the dialog declines.
 *
 * @example
 * <ConnectLoginDialog account={user} login={{ provider: 'Acme SSO', name, email }} open={open}
 *   onOpenChange={({ open }) => setOpen(open)} onConfirm={save} />
 */
export const ConnectLoginDialog = perOpening(function ConnectLoginDialog(
  { account, login, ...rest }: ConnectLoginDialogProps,
  ref,
) {
  const text = useMessages(connectLoginDialogMessages);
  return (
    <ConfirmDialog
      {...rest}
      ref={ref}
      tone="default"
      cancelLabel={text.cancel}
      confirmLabel={text.confirm}
      title={text.title(login)}
      description={
        <>
          {text.description(login)}
          <IdentityLines heading={text.account} name={displayName(account)} email={account.email} />
          <IdentityLines heading={text.login(login)} name={login.name} email={login.email} />
        </>
      }
    />
  );
});
