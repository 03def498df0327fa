import { forwardRef, type HTMLInputTypeAttribute } from 'react';
import { type RegisterOptions, useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import { Field, type FieldProps } from '../primitives/Field.js';
import { TextInput } from '../primitives/TextInput.js';
import { AuthForm, type AuthPageProps } from './AuthForm.js';

import { isEmail } from './is-email.js';
import { isWeakPassword } from './password-hint.js';
import { MIN_PASSWORD } from './password-rule.js';
import { type RegisterFormLabels, registerFormLabels } from './register-labels.js';

/** What the registration form gives. */
export interface RegisterValues {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  confirmPassword: string;
}

/** Props of {@link RegisterForm}; all others go to the root element. */
export interface RegisterFormProps extends AuthPageProps {
  /** Called with valid values; names and e-mail are trimmed. */
  onSubmit: (submission: { values: RegisterValues }) => void;
  labels?: Partial<RegisterFormLabels>;
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: var(--cp-space-3);
`;

const empty: RegisterValues = { firstName: '', lastName: '', email: '', password: '', confirmPassword: '' };

/**
 * The registration page (spec, sections 2 and 5). A password that is easy to guess gets a hint and is
 * let through (decision A13).
 *
 * @example <RegisterForm busy={busy} onSubmit={({ values }) => createAccount(values)} />
 */
export const RegisterForm = forwardRef<HTMLElement, RegisterFormProps>(function RegisterForm(
  { onSubmit, busy = false, labels, ...rest },
  ref,
) {
  const text = { ...registerFormLabels, ...labels };
  const { register, handleSubmit, watch, formState } = useForm<RegisterValues>({ defaultValues: empty });
  const [password, firstName, lastName, email] = watch(['password', 'firstName', 'lastName', 'email']);
  const weak = isWeakPassword(password, [firstName, lastName, email]);
  const submit = handleSubmit((values) => {
    if (busy) return;
    const { firstName, lastName, email } = values;
    onSubmit({
      values: { ...values, firstName: firstName.trim(), lastName: lastName.trim(), email: email.trim() },
    });
  });

  const field = (
    name: keyof RegisterValues,
    autoComplete: string,
    rules: RegisterOptions<RegisterValues> = {},
    input: { type?: HTMLInputTypeAttribute; placeholder?: string } & Pick<FieldProps, 'hint'> = {},
  ) => {
    const { hint, ...attributes } = input;
    return (
      <Field
        label={text[name]}
        required={rules.required !== undefined}
        error={formState.errors[name]?.message}
        hint={hint}
      >
        {(control) => (
          <TextInput {...control} {...register(name, rules)} {...attributes} autoComplete={autoComplete} />
        )}
      </Field>
    );
  };

  return (
    <AuthForm
      {...rest}
      ref={ref}
      title={text.title}
      busy={busy}
      onSubmit={submit}
      submitLabel={text.submit}
      busyLabel={text.busy}
      other={{ question: text.haveAccount, href: '/login', label: text.logIn }}
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
        { type: 'password', placeholder: text.passwordPlaceholder, hint: weak && text.weakPassword },
      )}
      {field(
        'confirmPassword',
        'new-password',
        {
          required: text.passwordsDiffer,
          validate: (value, { password }) => value === password || text.passwordsDiffer,
        },
        { type: 'password' },
      )}
    </AuthForm>
  );
});
