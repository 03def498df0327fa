import { type ComponentPropsWithoutRef, forwardRef, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { ErrorState } from '../primitives/ErrorState.js';
import { Waiting } from '../shell/Waiting.js';
import { LoginForm, type LoginFormProps } from './LoginForm.js';
import { type LoginGateLabels, loginGateLabels } from './login-gate-labels.js';

/** Props of {@link LoginGate}; all others go to the `<div>` around the login. */
export interface LoginGateProps
  extends Omit<ComponentPropsWithoutRef<'div'>, 'onSubmit'>,
    Pick<
      LoginFormProps,
      'onSubmit' | 'busy' | 'error' | 'canRegister' | 'onNavigate' | 'linkProps' | 'product'
    > {
  /** Somebody is logged in: the children show, and nothing else. */
  open: boolean;
  /** It is not known yet whether somebody is. Default false. */
  loading?: boolean;
  /** Why it cannot be known, in a sentence: it shows instead of the login. */
  failure?: string | null | undefined;
  /** Given, a failure offers to try again. */
  onRetry?: (() => void) | undefined;
  /** Somebody was logged in until just now: the login says that the session has ended. Default false. */
  sessionEnded?: boolean;
  /** Level of the login's heading; default 1. */
  headingLevel?: 1 | 2 | 3;
  labels?: Partial<LoginGateLabels>;
}

/* In a part of a page: as high as that, not as the window. */
const Root = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;

  & > :only-child {
    flex: 1;
    min-height: 0;
  }
`;

/** What has failed goes on showing while it is tried again: its button keeps the focus. */
function useLasting(failure: string | null, loading: boolean): string | null {
  const [last, setLast] = useState(failure);
  if (!loading && last !== failure) setLast(failure);
  return loading ? last : failure;
}

/**
 * Shows its children to whoever is logged in, and to everybody else the login. It fills its parent, so that it may
 * stand in a part of a page too; `useLoginGateProps` of `@content-planner/sdk` has all it needs.
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
  const text = { ...loginGateLabels, ...labels };
  const lasting = useLasting(failure, loading);
  const formRef = useRef<HTMLElement>(null);
  const asksAgain = sessionEnded && !open && !loading;
  // What had the focus has gone with the session.
  useEffect(() => {
    if (asksAgain) formRef.current?.querySelector('input')?.focus();
  }, [asksAgain]);

  if (open) return <>{children}</>;
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
      {lasting === null && !loading && (
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
