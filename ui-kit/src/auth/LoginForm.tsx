import { forwardRef, useEffect, useState } from 'react';
import { useMessages } from '../kit/use-messages.js';
import { useTranslatedForm } from '../kit/use-translated-form.js';
import { Field } from '../primitives/Field.js';
import { PasswordInput } from '../primitives/PasswordInput.js';
import { TextInput } from '../primitives/TextInput.js';
import { AuthForm, type AuthPageProps } from './AuthForm.js';
import { CodeForm } from './CodeForm.js';
import { isEmail } from './is-email.js';
import { loginFormMessages } from './login-form-messages.js';
import { type LoginProvider, ProviderLinks } from './ProviderLinks.js';

/** The values of the login form. */
export interface LoginValues {
  email: string;
  password: string;
}

/** Props of {@link LoginForm}. All other props are passed to the root element. */
export interface LoginFormProps extends AuthPageProps {
  /** Called with valid values. The email is trimmed. */
  onSubmit: (submission: { values: LoginValues }) => void;
  /** Whether the password was correct and the login continues with a code. @default false */
  needsCode?: boolean | undefined;
  /**
   * Called with a six-digit code from the authenticator app, as soon as the user has entered all digits, or with a
   * recovery code. Required if `needsCode` can be true.
   */
  onCode?: ((submission: { code: string }) => void) | undefined;
  /** Called when the user wants to log in to another account instead. Set `needsCode` to false. */
  onCodeCancel?: (() => void) | undefined;
  /**
   * Whether registration is open. If false, a message is displayed instead of the link to the registration page.
   * @default true
   */
  canRegister?: boolean | undefined;
  /** Single sign-on links, displayed above the form. Default: none. */
  providers?: readonly LoginProvider[] | undefined;
  /** Called when the user wants to log in with a passkey. If omitted, the button is hidden. */
  onPasskey?: (() => void) | undefined;
  /** Whether users can log in with a password. If false, the form offers only other ways to log in. @default true */
  acceptsPasswords?: boolean | undefined;
  /** Whether the email field receives focus when the form appears. Default false. */
  autoFocus?: boolean;
}

const NONE: readonly LoginProvider[] = [];

type PasswordFormProps = Omit<LoginFormProps, 'needsCode' | 'onCode' | 'onCodeCancel'>;

/** The first login step. */
const PasswordForm = forwardRef<HTMLElement, PasswordFormProps>(function PasswordForm(
  {
    onSubmit,
    busy = false,
    canRegister = true,
    providers = NONE,
    onPasskey,
    acceptsPasswords = true,
    autoFocus = false,
    ...rest
  },
  ref,
) {
  const text = useMessages(loginFormMessages);
  const { register, handleSubmit, formState, setFocus } = useTranslatedForm<LoginValues>({
    defaultValues: { email: '', password: '' },
  });
  const { errors } = formState;
  useEffect(() => {
    if (autoFocus) setFocus('email');
  }, [autoFocus, setFocus]);
  const submit = handleSubmit(({ email, password }) => {
    if (!busy) onSubmit({ values: { email: email.trim(), password } });
  });
  const registration = canRegister
    ? { question: text.noAccount, href: '/register', label: text.register }
    : text.registrationClosed;
  const other = acceptsPasswords ? registration : '';
  return (
    <AuthForm
      {...rest}
      ref={ref}
      title={text.title}
      busy={busy}
      onSubmit={submit}
      submitLabel={text.submit}
      busyLabel={text.busy}
      other={other}
      above={
        <ProviderLinks providers={providers} onPasskey={onPasskey} busy={busy} hasForm={acceptsPasswords} />
      }
    >
      {acceptsPasswords ? (
        <>
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
          <Field label={text.password} hint={text.forgotPassword} error={errors.password?.message}>
            {(control) => (
              <PasswordInput
                {...control}
                {...register('password', { required: text.passwordRequired })}
                showLabel={text.showPassword}
                autoComplete="current-password"
                aria-required
              />
            )}
          </Field>
        </>
      ) : null}
    </AuthForm>
  );
});

const nothing = () => {};

/**
 * The login page, with email and password fields and a link to the registration page. After the password, users with
 * two-step verification enter a code. Users with a passkey can log in without a password.
 *
 * @example <LoginForm busy={busy} onSubmit={({ values }) => login(values)} />
 */
export const LoginForm = forwardRef<HTMLElement, LoginFormProps>(function LoginForm(
  { needsCode = false, onCode = nothing, onCodeCancel = nothing, ...rest },
  ref,
) {
  const [hadCode, setHadCode] = useState(needsCode);
  if (needsCode && !hadCode) setHadCode(true);
  if (!needsCode) {
    // When the second step closes, the focused code field disappears. Then the email field receives focus.
    return <PasswordForm {...rest} ref={ref} autoFocus={rest.autoFocus || hadCode} />;
  }
  const { onSubmit, canRegister, autoFocus, providers, onPasskey, acceptsPasswords, ...page } = rest;
  return <CodeForm {...page} ref={ref} onCode={onCode} onCodeCancel={onCodeCancel} />;
});
