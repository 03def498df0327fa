import { LogIn } from 'lucide-react';
import { styled } from 'styled-components';
import { Button } from '../primitives/Button.js';

/** A provider of single sign-on. */
export interface LoginProvider {
  /** The name, such as `Acme SSO`. */
  name: string;
  /** The URL that starts the login. */
  href: string;
}

/** Labels of ProviderLinks. */
export interface ProviderLinksLabels {
  /** Label of the link to a provider. */
  continueWith: (name: string) => string;
  /** Displayed between the providers and the form. */
  or: string;
}

/** Props of ProviderLinks. */
interface ProviderLinksProps {
  providers: readonly LoginProvider[];
  /** Whether a form follows. */
  hasForm: boolean;
  labels: ProviderLinksLabels;
}

const Links = styled.div`
  display: grid;
  gap: var(--cp-space-2);
`;

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

/** Links that log in with single sign-on. They leave the page, so they are not for a router. */
export function ProviderLinks({ providers, hasForm, labels }: ProviderLinksProps) {
  if (providers.length === 0) return null;
  return (
    <>
      <Links>
        {providers.map(({ name, href }) => (
          <Button key={href} asChild icon={<LogIn size={16} strokeWidth={1.75} aria-hidden />}>
            <a href={href}>{labels.continueWith(name)}</a>
          </Button>
        ))}
      </Links>
      {hasForm && <Or>{labels.or}</Or>}
    </>
  );
}
