import { type FormEventHandler, forwardRef, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../primitives/Button.js';
import { Link, type LinkProps } from '../primitives/Link.js';
import { Problem } from '../primitives/Problem.js';
import { useDismissToast } from '../primitives/Toast.js';
import { AuthLayout, type AuthLayoutProps } from './AuthLayout.js';

/** Props that the login and registration pages share. All other props are passed to the root element. */
export interface AuthPageProps extends Omit<AuthLayoutProps, 'title' | 'footer' | 'children' | 'onSubmit'> {
  /** Whether a request is in progress. Default false. */
  busy?: boolean | undefined;
  /** The reason why the last submission failed, as a sentence. Displayed below the fields. */
  error?: string | null | undefined;
  /** A message for the user, as a sentence. Displayed above the fields. */
  notice?: string | null | undefined;
  /** Called when the user clicks the link to the other form without pressing a modifier key. See {@link LinkProps}. */
  onNavigate?: LinkProps['onNavigate'] | undefined;
  /** Props of the link to the other form. */
  linkProps?: Partial<LinkProps> | undefined;
}

/** The link from the login form to the registration form, or vice versa. */
export interface OtherForm {
  question: string;
  href: string;
  label: string;
}

/** Props of OtherFormLink. */
export interface OtherFormLinkProps extends Pick<AuthPageProps, 'onNavigate' | 'linkProps'> {
  other: OtherForm;
}

/** A question and a link to the other form, displayed below a card. */
export function OtherFormLink({ other, onNavigate, linkProps }: OtherFormLinkProps) {
  return (
    <>
      {other.question}{' '}
      <Link href={other.href} onNavigate={onNavigate} {...linkProps}>
        {other.label}
      </Link>
    </>
  );
}

/** Props of AuthForm. */
export interface AuthFormProps extends AuthPageProps {
  title: string;
  onSubmit: FormEventHandler<HTMLFormElement>;
  submitLabel: string;
  /** The button text while a request is in progress. */
  busyLabel: string;
  /** The link to the other form, or content to display instead. */
  other: OtherForm | ReactElement | string;
  /** Displayed above the fields. */
  above?: ReactNode;
  /** Displayed below the submit button. */
  below?: ReactNode;
  /** The fields. If null, there is no form. */
  children: ReactNode;
}

const Parts = styled.div`
  display: grid;
  gap: var(--cp-space-4);
`;

const Form = styled.form`
  display: grid;
  gap: var(--cp-space-4);

  & > button[type='submit'] {
    width: 100%;
    margin-block-start: var(--cp-space-1);
  }
`;

const Note = styled.p`
  padding: var(--cp-space-2) var(--cp-space-3);
  border: 1px solid var(--cp-border-default);
  border-radius: var(--cp-radius-sm);
  color: var(--cp-text-primary);
  overflow-wrap: anywhere;
`;

const isOtherForm = (other: AuthFormProps['other']): other is OtherForm =>
  typeof other === 'object' && 'href' in other;

/** A page with a form: its fields, the submit button, and a link to the other form. */
export const AuthForm = forwardRef<HTMLElement, AuthFormProps>(function AuthForm(
  {
    busy = false,
    error = null,
    notice = null,
    onNavigate,
    linkProps,
    onSubmit,
    submitLabel,
    busyLabel,
    other,
    above,
    below,
    children,
    ...rest
  },
  ref,
) {
  const dismissToast = useDismissToast();
  const head = notice && <Note role="status">{notice}</Note>;
  const foot = error !== null && !busy && <Problem>{error}</Problem>;
  return (
    <AuthLayout
      {...rest}
      ref={ref}
      footer={
        isOtherForm(other) ? (
          <OtherFormLink other={other} onNavigate={onNavigate} linkProps={linkProps} />
        ) : (
          other
        )
      }
    >
      {children === null ? (
        <Parts>
          {head}
          {above}
          {foot}
        </Parts>
      ) : (
        <Form
          noValidate
          onSubmit={(event) => {
            dismissToast();
            onSubmit(event);
          }}
        >
          {head}
          {above}
          {children}
          {foot}
          <Button type="submit" variant="primary" busy={busy}>
            {busy ? busyLabel : submitLabel}
          </Button>
          {below}
        </Form>
      )}
    </AuthLayout>
  );
});
