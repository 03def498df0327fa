import { ExternalLink } from 'lucide-react';
import { forwardRef, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../kit/use-messages.js';
import { Button } from '../primitives/Button.js';
import { AuthLayout, type AuthLayoutProps } from './AuthLayout.js';
import { TextButton } from './TextButton.js';
import { twoStepRequiredMessages } from './two-step-required-messages.js';

/** Props of {@link TwoStepRequired}. All other props are passed to the root element. */
export interface TwoStepRequiredProps extends Omit<AuthLayoutProps, 'title' | 'footer' | 'children'> {
  /** Explains why and how to set it up. By default, that an administrator requires a code after the password. */
  description?: string | undefined;
  /** Called when the user clicks the button. Open a `TwoStepDialog`. */
  onSetUp?: (() => void) | undefined;
  /**
   * The URL of another page that contains the setup. If set, the page opens in a new tab, and `onSetUp` is not called.
   */
  setupHref?: string | undefined;
  /** Called when the user continues after the setup on another page. If omitted, the button is hidden. */
  onContinue?: (() => void) | undefined;
  /** Called when the user wants to log out. If omitted, the button is hidden. */
  onLogout?: (() => void) | undefined;
  /** Whether the button that opens the setup receives focus when the component appears. @default false */
  autoFocus?: boolean | undefined;
}

const Content = styled.div`
  display: grid;
  gap: var(--cp-space-5);

  & > p {
    color: var(--cp-text-secondary);
    text-wrap: pretty;
  }
  & > :is(a, button) {
    width: 100%;
  }
`;

const Choices = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--cp-space-2) var(--cp-space-5);
`;

/**
 * The page for users who have to set up two-step verification before they can do anything else.
 *
 * @example
 * <TwoStepRequired onSetUp={() => setOpen(true)} onLogout={logout} />
 */
export const TwoStepRequired = forwardRef<HTMLElement, TwoStepRequiredProps>(function TwoStepRequired(
  { description, onSetUp, setupHref, onContinue, onLogout, autoFocus = false, ...rest },
  ref,
) {
  const text = useMessages(twoStepRequiredMessages);
  const buttonRef = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the component appears.
  useEffect(() => {
    if (autoFocus) buttonRef.current?.focus();
  }, []);
  return (
    <AuthLayout
      {...rest}
      ref={ref}
      title={text.title}
      footer={
        (onContinue || onLogout) && (
          <Choices>
            {onContinue && (
              <TextButton type="button" onClick={onContinue}>
                {text.continue}
              </TextButton>
            )}
            {onLogout && (
              <TextButton type="button" onClick={onLogout}>
                {text.logOut}
              </TextButton>
            )}
          </Choices>
        )
      }
    >
      <Content>
        <p>{description ?? text.description}</p>
        {setupHref === undefined ? (
          <Button ref={buttonRef} variant="primary" onClick={onSetUp}>
            {text.setUp}
          </Button>
        ) : (
          <Button ref={buttonRef} asChild variant="primary" icon={<ExternalLink size={16} />}>
            <a href={setupHref} target="_blank" rel="noreferrer">
              {text.openSetup}
            </a>
          </Button>
        )}
      </Content>
    </AuthLayout>
  );
});
