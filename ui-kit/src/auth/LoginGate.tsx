import { forwardRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { ErrorState } from '../primitives/ErrorState.js';
import { LoginForm, type LoginFormProps } from './LoginForm.js';
import { type LoginGateLabels, loginGateLabels } from './login-gate-labels.js';

/** Props of {@link LoginGate}; all others go to the root element of the login. */
export interface LoginGateProps extends Omit<LoginFormProps, 'labels' | 'children'> {
  /** Somebody is logged in: the children show, and nothing else. */
  open: boolean;
  /** It is not known yet whether somebody is: nothing shows. Default false. */
  loading?: boolean;
  /** Why it cannot be known, in a sentence: it shows instead of the login. */
  failure?: string | null | undefined;
  /** Given, a failure offers to try again. */
  onRetry?: (() => void) | undefined;
  /** What only those see who are logged in. */
  children: ReactNode;
  labels?: Partial<LoginGateLabels>;
}

/* In a part of a page: as high as that, not as the window. */
const Login = styled(LoginForm)`
  && {
    height: 100%;
    min-height: 0;
  }
`;

const Failure = styled(ErrorState)`
  height: 100%;
`;

/**
 * Shows its children to whoever is logged in, and to everybody else the login. It fills its parent, so that it may
 * stand in a part of a page too; `useLoginGateProps` of `@content-planner/sdk` has all it needs.
 *
 * @example
 * <LoginGate {...useLoginGateProps()}><TeamCalendar /></LoginGate>
 */
export const LoginGate = forwardRef<HTMLElement, LoginGateProps>(function LoginGate(
  { open, loading = false, failure = null, onRetry, children, labels, className, style, ...rest },
  ref,
) {
  const text = { ...loginGateLabels, ...labels };
  if (open) return children;
  if (failure !== null) {
    return (
      <Failure
        className={className}
        style={style}
        title={text.failureTitle}
        description={failure}
        onRetry={onRetry}
        retryLabel={text.retry}
      />
    );
  }
  return loading ? null : <Login {...rest} ref={ref} className={className} style={style} labels={text} />;
});
