import { LogIn, UserRoundKey } from 'lucide-react';
import { styled } from 'styled-components';
import { useMessages } from '../kit/use-messages.js';
import { Button } from '../primitives/Button.js';
import { loginFormMessages } from './login-form-messages.js';

/** A single sign-on provider. */
export interface LoginProvider {
  /** The name, such as `Acme SSO`. */
  name: string;
  /** The URL that starts the login. */
  href: string;
}

/** Props of ProviderLinks. */
interface ProviderLinksProps {
  providers: readonly LoginProvider[];
  /** Logs in with a passkey. Undefined if that is not possible. */
  onPasskey: (() => void) | undefined;
  /** Whether a login is in progress. */
  busy: boolean;
  /** Whether a form is displayed below the links. */
  hasForm: boolean;
}

const Links = styled.div`
  display: grid;
  gap: var(--cp-space-2);
`;

/** The divider between the other ways to log in and the form. */
const Or = styled.div`
  display: flex;
  align-items: center;
  gap: var(--cp-space-3);
  color: var(--cp-text-secondary);
  font-size: var(--cp-text-xs);

  &::before,
  &::after {
    content: '';
    flex: 1;
    border-block-start: 1px solid var(--cp-border-default);
  }
`;

/** Props of PasskeyButton. */
interface PasskeyButtonProps {
  onPasskey: () => void;
  busy: boolean;
  label: string;
}

/** A button that logs in with a passkey. Clicking the button opens the browser's passkey dialog. */
const PasskeyButton = ({ onPasskey, busy, label }: PasskeyButtonProps) => (
  <Button
    icon={<UserRoundKey size={16} strokeWidth={1.75} aria-hidden />}
    aria-disabled={busy || undefined}
    onClick={onPasskey}
  >
    {label}
  </Button>
);

/** The ways to log in without the form. Single sign-on links leave the page, so a router must not handle them. */
export function ProviderLinks({ providers, onPasskey, busy, hasForm }: ProviderLinksProps) {
  const text = useMessages(loginFormMessages);
  if (providers.length === 0 && !onPasskey) return null;
  return (
    <>
      <Links>
        {providers.map(({ name, href }) => (
          <Button key={href} asChild icon={<LogIn size={16} strokeWidth={1.75} aria-hidden />}>
            <a href={href}>{text.continueWith({ name })}</a>
          </Button>
        ))}
        {onPasskey && <PasskeyButton onPasskey={onPasskey} busy={busy} label={text.passkey} />}
      </Links>
      {hasForm && <Or>{text.or}</Or>}
    </>
  );
}
