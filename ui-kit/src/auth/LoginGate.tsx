import { type ComponentPropsWithoutRef, forwardRef, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../kit/use-messages.js';
import { useReason } from '../kit/use-problem-text.js';
import type { Problem } from '../messages/problem.js';
import { ErrorState } from '../primitives/ErrorState.js';
import { VisuallyHidden } from '../primitives/VisuallyHidden.js';
import { Waiting } from '../shell/Waiting.js';
import { useThemed } from '../theme/portal-container.js';
import { LoginForm, type LoginFormProps } from './LoginForm.js';
import { loginGateMessages } from './login-gate-messages.js';
import { TwoStepRequired } from './TwoStepRequired.js';

/** Props of {@link LoginGate}. All other props are passed to the `<div>` around the login form. */
export interface LoginGateProps
  extends Omit<ComponentPropsWithoutRef<'div'>, 'onSubmit'>,
    Pick<
      LoginFormProps,
      | 'onSubmit'
      | 'needsCode'
      | 'onCode'
      | 'onCodeCancel'
      | 'onPasskey'
      | 'busy'
      | 'canRegister'
      | 'providers'
      | 'acceptsPasswords'
      | 'onNavigate'
      | 'linkProps'
      | 'product'
    > {
  /** Whether the user is logged in. If true, only the children are displayed. */
  open: boolean;
  /** Whether the user is still loading. Default false. */
  loading?: boolean;
  /** Why the last login failed: an error, or a sentence. */
  error?: string | Problem | null | undefined;
  /** Why the user could not be loaded: an error, or a sentence. Displayed instead of the login form. */
  failure?: string | Problem | null | undefined;
  /**
   * The URL of the page on which the logged-in user must set up two-step verification. A link to this page is displayed
   * instead of the login form. Null if no setup is necessary.
   */
  setupHref?: string | null | undefined;
  /**
   * Called when the user clicks the button that retries after a failure, or the button that continues after the setup.
   * If omitted, both buttons are hidden.
   */
  onRetry?: (() => void) | undefined;
  /** Whether the session has ended. If true, the login form displays a message and receives focus. Default false. */
  sessionEnded?: boolean;
  /** Heading level of the login form. @default 1 */
  headingLevel?: 1 | 2 | 3;
}

/* The login form fills the height of its parent, not the window, because it can be inside a page. */
const Root = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;

  & > :only-child {
    flex: 1;
    min-height: 0;
  }
`;

interface LoggedInProps {
  label: string;
  onLeave: () => void;
}

/** Receives focus when the login form disappears, so that Tab moves into the content. */
function LoggedIn({ label, onLeave }: LoggedInProps) {
  const ref = useRef<HTMLSpanElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the content appears.
  useEffect(() => {
    const { activeElement } = document;
    // If the content has already taken focus, focus remains there.
    if (activeElement === null || activeElement === document.body) ref.current?.focus();
    else onLeave();
  }, []);
  return (
    <VisuallyHidden ref={ref} tabIndex={-1} onBlur={onLeave}>
      {label}
    </VisuallyHidden>
  );
}

/** Returns the failure to display. Keeps the last failure during a retry, so that the button keeps focus. */
function useLasting<Failure>(failure: Failure, loading: boolean): Failure {
  const [last, setLast] = useState(failure);
  if (!loading && last !== failure) setLast(failure);
  return loading ? last : failure;
}

/**
 * Displays its children to users who are logged in, and a login form to everyone else. After a login, focus moves to
 * the beginning of the children, unless one of the children takes focus. The login form fills its parent, which can be
 * part of a page. `useLoginGateProps` from `@content-planner/sdk` returns the props.
 *
 * @example
 * <LoginGate {...useLoginGateProps()}><TeamCalendar /></LoginGate>
 */
export const LoginGate = forwardRef<HTMLDivElement, LoginGateProps>(function LoginGate(
  {
    open,
    loading = false,
    failure = null,
    setupHref = null,
    onRetry,
    sessionEnded = false,
    onSubmit,
    needsCode = false,
    onCode,
    onCodeCancel,
    onPasskey,
    busy,
    error = null,
    canRegister,
    providers,
    acceptsPasswords,
    onNavigate,
    linkProps,
    product,
    headingLevel = 1,
    children,
    ...rest
  },
  ref,
) {
  useThemed();
  const text = useMessages(loginGateMessages);
  const reason = useReason(error);
  const lasting = useLasting(failure, loading);
  const formRef = useRef<HTMLElement>(null);
  const asksAgain = sessionEnded && !open && !loading;
  // The focused element disappeared when the session ended, so focus moves to the login form.
  useEffect(() => {
    if (asksAgain) formRef.current?.querySelector<HTMLElement>('input, a')?.focus();
  }, [asksAgain]);

  const [wasAsked, setWasAsked] = useState(false);
  const isClosed = !open && !loading && lasting === null;
  const asks = isClosed && setupHref === null;
  if (asks && !wasAsked) setWasAsked(true);

  if (open)
    return (
      <>
        {wasAsked && <LoggedIn label={text.loggedIn} onLeave={() => setWasAsked(false)} />}
        {children}
      </>
    );
  return (
    <Root {...rest} ref={ref}>
      {lasting !== null && (
        <ErrorState title={text.failureTitle} headingLevel={headingLevel} error={lasting} onRetry={onRetry} />
      )}
      {lasting === null && loading && <Waiting label={text.loading} />}
      {isClosed && setupHref !== null && (
        <TwoStepRequired
          landmark={false}
          headingLevel={headingLevel}
          autoFocus={wasAsked}
          setupHref={setupHref}
          onContinue={onRetry}
          product={product}
          description={text.setupDescription}
        />
      )}
      {asks && (
        <LoginForm
          ref={formRef}
          landmark={false}
          headingLevel={headingLevel}
          busy={busy}
          error={reason ?? (sessionEnded && !needsCode ? text.sessionEnded : null)}
          canRegister={canRegister}
          providers={providers}
          acceptsPasswords={acceptsPasswords}
          onSubmit={onSubmit}
          needsCode={needsCode}
          onCode={onCode}
          onCodeCancel={onCodeCancel}
          onPasskey={onPasskey}
          onNavigate={onNavigate}
          linkProps={linkProps}
          product={product}
        />
      )}
    </Root>
  );
});
