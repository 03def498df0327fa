import { type FormEventHandler, forwardRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../primitives/Button.js';
import { Link, type LinkProps } from '../primitives/Link.js';
import { Problem } from '../primitives/Problem.js';
import { useDismissToast } from '../primitives/Toast.js';
import { AuthLayout, type AuthLayoutProps } from './AuthLayout.js';

/** Props that the login and registration pages share; all others go to the root element. */
export interface AuthPageProps extends Omit<AuthLayoutProps, 'title' | 'footer' | 'children' | 'onSubmit'> {
  /** Whether a request is in progress. Default false. */
  busy?: boolean | undefined;
  /** Why the last submission failed, as a sentence. Displayed below the fields. */
  error?: string | null | undefined;
  /** What the user should know first, as a sentence. Displayed above the fields. */
  notice?: string | null | undefined;
  /** Called on a plain left click on the link to the other form; see {@link LinkProps}. */
  onNavigate?: LinkProps['onNavigate'] | undefined;
  /** Props of that link. */
  linkProps?: Partial<LinkProps> | undefined;
}

/** A link to another form. */
export interface OtherForm {
  question: string;
  href: string;
  label: string;
}

/** Props of OtherFormLink. */
export interface OtherFormLinkProps extends Pick<AuthPageProps, 'onNavigate' | 'linkProps'> {
  other: OtherForm;
}

/** Displayed below a card: a question and a link to the other form. */
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
  /** The text of the button while busy. */
  busyLabel: string;
  /** Links to the other form, or displays a message if there is no link. */
  other: OtherForm | string;
  /** The fields. */
  children: ReactNode;
}

const Form = styled.form`
  display: grid;
  gap: var(--cp-space-4);

  & > button {
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
    children,
    ...rest
  },
  ref,
) {
  const dismissToast = useDismissToast();
  return (
    <AuthLayout
      {...rest}
      ref={ref}
      footer={
        typeof other === 'string' ? (
          other
        ) : (
          <OtherFormLink other={other} onNavigate={onNavigate} linkProps={linkProps} />
        )
      }
    >
      <Form
        noValidate
        onSubmit={(event) => {
          dismissToast();
          onSubmit(event);
        }}
      >
        {notice && <Note role="status">{notice}</Note>}
        {children}
        {error !== null && !busy && <Problem>{error}</Problem>}
        <Button type="submit" variant="primary" busy={busy}>
          {busy ? busyLabel : submitLabel}
        </Button>
      </Form>
    </AuthLayout>
  );
});
