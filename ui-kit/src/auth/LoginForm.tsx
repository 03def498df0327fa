import { forwardRef } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../primitives/Button.js';
import { Field } from '../primitives/Field.js';
import { Link, type LinkProps } from '../primitives/Link.js';
import { TextInput } from '../primitives/TextInput.js';
import { AuthLayout, type AuthLayoutProps } from './AuthLayout.js';
import { Form } from './form-parts.js';
import { isEmail } from './is-email.js';

/** What the login form gives. */
export interface LoginValues {
  email: string;
  password: string;
}

/** Texts of {@link LoginForm}. */
export interface LoginFormLabels {
  title: string;
  email: string;
  password: string;
  submit: string;
  busy: string;
  noAccount: string;
  register: string;
  emailRequired: string;
  emailInvalid: string;
  passwordRequired: string;
}

/** The defaults of {@link LoginFormLabels}, in the spec's words. */
export const loginFormLabels: LoginFormLabels = {
  title: 'Log In',
  email: 'Email',
  password: 'Password',
  submit: 'Log In',
  busy: 'Logging in...',
  noAccount: 'No account yet?',
  register: 'Register',
  emailRequired: 'Email is required',
  emailInvalid: 'Enter a valid email address',
  passwordRequired: 'Password is required',
};

/** Props of {@link LoginForm}; all others go to the root element. */
export interface LoginFormProps extends Omit<AuthLayoutProps, 'title' | 'footer' | 'children' | 'onSubmit'> {
  /** Called with valid values; the e-mail is trimmed. */
  onSubmit: (submission: { values: LoginValues }) => void;
  /** The login is under way. */
  busy?: boolean;
  /** Called on a plain left click on the link to the registration; see {@link LinkProps}. */
  onNavigate?: LinkProps['onNavigate'];
  /** Props of that link. @default { href: '/register' } */
  linkProps?: Partial<LinkProps>;
  labels?: Partial<LoginFormLabels>;
}

/**
 * The login page: e-mail, password, and the way to register (spec, sections 2 and 5).
 *
 * @example <LoginForm busy={busy} onSubmit={({ values }) => login(values)} />
 */
export const LoginForm = forwardRef<HTMLElement, LoginFormProps>(function LoginForm(
  { onSubmit, busy = false, onNavigate, linkProps, labels, ...rest },
  ref,
) {
  const text = { ...loginFormLabels, ...labels };
  const { register, handleSubmit, formState } = useForm<LoginValues>({
    defaultValues: { email: '', password: '' },
  });
  const { errors } = formState;
  const submit = handleSubmit(({ email, password }) => {
    if (!busy) onSubmit({ values: { email: email.trim(), password } });
  });
  return (
    <AuthLayout
      {...rest}
      ref={ref}
      title={text.title}
      footer={
        <>
          {text.noAccount}{' '}
          <Link href="/register" onNavigate={onNavigate} {...linkProps}>
            {text.register}
          </Link>
        </>
      }
    >
      <Form noValidate onSubmit={submit}>
        <Field label={text.email} error={errors.email?.message}>
          {(control) => (
            <TextInput
              {...control}
              {...register('email', {
                required: text.emailRequired,
                validate: (email) => isEmail(email) || text.emailInvalid,
              })}
              type="email"
              autoComplete="username"
              aria-required
            />
          )}
        </Field>
        <Field label={text.password} error={errors.password?.message}>
          {(control) => (
            <TextInput
              {...control}
              {...register('password', { required: text.passwordRequired })}
              type="password"
              autoComplete="current-password"
              aria-required
            />
          )}
        </Field>
        <Button type="submit" variant="primary" busy={busy}>
          {busy ? text.busy : text.submit}
        </Button>
      </Form>
    </AuthLayout>
  );
});
