import { forwardRef, type HTMLInputTypeAttribute } from 'react';
import type { RegisterOptions } from 'react-hook-form';
import { styled } from 'styled-components';
import { useMessages } from '../kit/use-messages.js';
import { useTranslatedForm } from '../kit/use-translated-form.js';
import { Field, type FieldProps } from '../primitives/Field.js';
import { PasswordInput } from '../primitives/PasswordInput.js';
import { TextInput } from '../primitives/TextInput.js';
import { AuthForm, type AuthPageProps, OtherFormLink } from './AuthForm.js';
import { AuthLayout } from './AuthLayout.js';
import { isEmail } from './is-email.js';
import { isWeakPassword } from './password-hint.js';
import { MIN_PASSWORD } from './password-rule.js';
import { registerFormMessages } from './register-messages.js';

/** The registration form's values. */
export interface RegisterValues {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  confirmPassword: string;
  /** The setup code. Undefined if the form did not have a field for it. */
  setupCode?: string;
}

/** Props of {@link RegisterForm}. All other props are passed to the root element. */
export interface RegisterFormProps extends AuthPageProps {
  /** Called with valid values. Names and email are trimmed. */
  onSubmit: (submission: { values: RegisterValues }) => void;
  /**
   * Whether to display a field for the setup code that the server printed. The server can require this code for the
   * first account. Default false.
   */
  needsSetupCode?: boolean;
  /** Whether to display a notice that this account becomes the administrator. Default false. */
  isFirstAccount?: boolean;
  /** Whether registration is closed. If true, a message is displayed instead of the form. Default false. */
  closed?: boolean;
  /** Error messages from the server, keyed by field. */
  fieldErrors?: Partial<Record<keyof RegisterValues, string>>;
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: var(--cp-space-3);
`;

const empty = { firstName: '', lastName: '', email: '', password: '', confirmPassword: '', setupCode: '' };

/**
 * The registration page. A hint warns about passwords that are easy to guess, but the form accepts them. The server can
 * still reject them (`fieldErrors`).
 *
 * @example <RegisterForm busy={busy} onSubmit={({ values }) => createAccount(values)} />
 */
export const RegisterForm = forwardRef<HTMLElement, RegisterFormProps>(function RegisterForm(
  {
    onSubmit,
    needsSetupCode = false,
    isFirstAccount = false,
    closed = false,
    fieldErrors,
    notice = null,
    busy = false,
    ...rest
  },
  ref,
) {
  const text = useMessages(registerFormMessages);
  const { register, handleSubmit, watch, formState } = useTranslatedForm<typeof empty>({
    defaultValues: empty,
  });
  const [password, firstName, lastName, email] = watch(['password', 'firstName', 'lastName', 'email']);
  const weak = isWeakPassword(password, [firstName, lastName, email]);
  const submit = handleSubmit((values) => {
    if (busy) return;
    const { firstName, lastName, email, setupCode, ...passwords } = values;
    onSubmit({
      values: {
        ...passwords,
        firstName: firstName.trim(),
        lastName: lastName.trim(),
        email: email.trim(),
        ...(needsSetupCode && { setupCode: setupCode.trim() }),
      },
    });
  });

  const field = (
    name: keyof typeof empty,
    autoComplete: string,
    rules: RegisterOptions<typeof empty> = {},
    input: { type?: HTMLInputTypeAttribute; placeholder?: string } & Pick<FieldProps, 'hint'> = {},
  ) => {
    const { hint, ...attributes } = input;
    return (
      <Field
        label={text[name]}
        required={rules.required !== undefined}
        error={formState.errors[name]?.message ?? fieldErrors?.[name]}
        hint={hint}
      >
        {(control) => {
          const props = { ...control, ...register(name, rules), ...attributes, autoComplete };
          return autoComplete === 'new-password' ? (
            <PasswordInput {...props} showLabel={text.showPassword} />
          ) : (
            <TextInput {...props} />
          );
        }}
      </Field>
    );
  };

  const logIn = { question: text.haveAccount, href: '/login', label: text.logIn };
  if (closed) {
    const { error: _error, onNavigate, linkProps, ...layout } = rest;
    const footer = <OtherFormLink other={logIn} onNavigate={onNavigate} linkProps={linkProps} />;
    return (
      <AuthLayout {...layout} ref={ref} title={text.title} footer={footer}>
        <p>{text.closed}</p>
      </AuthLayout>
    );
  }
  return (
    <AuthForm
      {...rest}
      ref={ref}
      title={text.title}
      notice={notice ?? (isFirstAccount ? text.firstAccount : null)}
      busy={busy}
      onSubmit={submit}
      submitLabel={text.submit}
      busyLabel={text.busy}
      other={logIn}
    >
      <Pair>
        {field('firstName', 'given-name')}
        {field('lastName', 'family-name')}
      </Pair>
      {field(
        'email',
        'username',
        { required: text.emailRequired, validate: (value) => isEmail(value) || text.emailInvalid },
        { type: 'email' },
      )}
      {field(
        'password',
        'new-password',
        {
          required: text.passwordRequired,
          minLength: { value: MIN_PASSWORD, message: text.passwordTooShort },
          deps: 'confirmPassword',
        },
        { placeholder: text.passwordPlaceholder, hint: weak && text.weakPassword },
      )}
      {field('confirmPassword', 'new-password', {
        required: text.passwordsDiffer,
        validate: (value, { password }) => value === password || text.passwordsDiffer,
      })}
      {needsSetupCode &&
        field('setupCode', 'off', { required: text.setupCodeRequired }, { hint: text.setupCodeHint })}
    </AuthForm>
  );
});
