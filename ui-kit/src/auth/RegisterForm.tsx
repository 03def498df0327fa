import { forwardRef, type HTMLInputTypeAttribute } from 'react';
import { type RegisterOptions, useForm } from 'react-hook-form';
import { Button } from '../primitives/Button.js';
import { Field, type FieldProps } from '../primitives/Field.js';
import { Link, type LinkProps } from '../primitives/Link.js';
import { TextInput } from '../primitives/TextInput.js';
import { AuthLayout, type AuthLayoutProps } from './AuthLayout.js';
import { Form, Pair } from './form-parts.js';
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
export interface RegisterFormProps
  extends Omit<AuthLayoutProps, 'title' | 'footer' | 'children' | 'onSubmit'> {
  /** Called with valid values; names and e-mail are trimmed. */
  onSubmit: (submission: { values: RegisterValues }) => void;
  /** The registration is under way. */
  busy?: boolean;
  /** Called on a plain left click on the link to the login; see {@link LinkProps}. */
  onNavigate?: LinkProps['onNavigate'];
  /** Props of that link. @default { href: '/login' } */
  linkProps?: Partial<LinkProps>;
  labels?: Partial<RegisterFormLabels>;
}

const empty: RegisterValues = { firstName: '', lastName: '', email: '', password: '', confirmPassword: '' };

/**
 * The registration page (spec, sections 2 and 5). A password that is easy to guess gets a hint and is
 * let through (decision A13).
 *
 * @example <RegisterForm busy={busy} onSubmit={({ values }) => createAccount(values)} />
 */
export const RegisterForm = forwardRef<HTMLElement, RegisterFormProps>(function RegisterForm(
  { onSubmit, busy = false, onNavigate, linkProps, labels, ...rest },
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
    <AuthLayout
      {...rest}
      ref={ref}
      title={text.title}
      footer={
        <>
          {text.haveAccount}{' '}
          <Link href="/login" onNavigate={onNavigate} {...linkProps}>
            {text.logIn}
          </Link>
        </>
      }
    >
      <Form noValidate onSubmit={submit}>
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
        <Button type="submit" variant="primary" busy={busy}>
          {busy ? text.busy : text.submit}
        </Button>
      </Form>
    </AuthLayout>
  );
});
