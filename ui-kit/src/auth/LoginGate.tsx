import { type ComponentPropsWithoutRef, forwardRef, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { ErrorState } from '../primitives/ErrorState.js';
import { VisuallyHidden } from '../primitives/VisuallyHidden.js';
import { Waiting } from '../shell/Waiting.js';
import { useThemed } from '../theme/portal-container.js';
import { LoginForm, type LoginFormProps } from './LoginForm.js';
import { type LoginGateLabels, loginGateLabels } from './login-gate-labels.js';

/** Props of {@link LoginGate}; all others go to the `<div>` around the login. */
export interface LoginGateProps
  extends Omit<ComponentPropsWithoutRef<'div'>, 'onSubmit'>,
    Pick<
      LoginFormProps,
      'onSubmit' | 'busy' | 'error' | 'canRegister' | 'onNavigate' | 'linkProps' | 'product'
    > {
  /** Whether the user is logged in. If true, only the children are displayed. */
  open: boolean;
  /** Whether that is still loading. Default false. */
  loading?: boolean;
  /** Why it could not be loaded, as a sentence. Displayed instead of the login. */
  failure?: string | null | undefined;
  /** Adds a button to the failure that retries. */
  onRetry?: (() => void) | undefined;
  /** The session has expired: the login says so and takes the focus. Default false. */
  sessionEnded?: boolean;
  /** Level of the login's heading. @default 1 */
  headingLevel?: 1 | 2 | 3;
  labels?: Partial<LoginGateLabels>;
}

/* Inside a page, it has the height of its parent, not of the window. */
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

/** Takes the focus that the login had, so that Tab moves into the content. */
function LoggedIn({ label, onLeave }: LoggedInProps) {
  const ref = useRef<HTMLSpanElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the content appears.
  useEffect(() => {
    const { activeElement } = document;
    // The content may have taken the focus itself.
    if (activeElement === null || activeElement === document.body) ref.current?.focus();
    else onLeave();
  }, []);
  return (
    <VisuallyHidden ref={ref} tabIndex={-1} onBlur={onLeave}>
      {label}
    </VisuallyHidden>
  );
}

/** Keeps displaying a failure during a retry, so that the button keeps the focus. */
function useLasting(failure: string | null, loading: boolean): string | null {
  const [last, setLast] = useState(failure);
  if (!loading && last !== failure) setLast(failure);
  return loading ? last : failure;
}

/**
 * Displays its children to users who are logged in, and a login to everybody else. After a login the focus moves to the
 * beginning of the children, unless they take it. It fills its parent, which can be a part of a page.
 * `useLoginGateProps` of `@content-planner/sdk` returns its props.
 *
 * @example
 * <LoginGate {...useLoginGateProps()}><TeamCalendar /></LoginGate>
 */
export const LoginGate = forwardRef<HTMLDivElement, LoginGateProps>(function LoginGate(
  {
    open,
    loading = false,
    failure = null,
    onRetry,
    sessionEnded = false,
    onSubmit,
    busy,
    error = null,
    canRegister,
    onNavigate,
    linkProps,
    product,
    headingLevel = 1,
    children,
    labels,
    ...rest
  },
  ref,
) {
  useThemed();
  const text = { ...loginGateLabels, ...labels };
  const lasting = useLasting(failure, loading);
  const formRef = useRef<HTMLElement>(null);
  const asksAgain = sessionEnded && !open && !loading;
  // The element that had the focus disappeared with the session.
  useEffect(() => {
    if (asksAgain) formRef.current?.querySelector('input')?.focus();
  }, [asksAgain]);

  const [wasAsked, setWasAsked] = useState(false);
  const asks = !open && !loading && lasting === null;
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
        <ErrorState
          title={text.failureTitle}
          headingLevel={headingLevel}
          description={lasting}
          onRetry={onRetry}
          retryLabel={text.retry}
        />
      )}
      {lasting === null && loading && <Waiting label={text.loading} />}
      {asks && (
        <LoginForm
          ref={formRef}
          landmark={false}
          headingLevel={headingLevel}
          busy={busy}
          error={error ?? (sessionEnded ? text.sessionEnded : null)}
          canRegister={canRegister}
          onSubmit={onSubmit}
          onNavigate={onNavigate}
          linkProps={linkProps}
          product={product}
          labels={text}
        />
      )}
    </Root>
  );
});
