import type { RegisterOptions, UseFormReturn } from 'react-hook-form';
import { isEmail } from '../../auth/is-email.js';
import { isWeakPassword } from '../../auth/password-hint.js';
import { MIN_PASSWORD } from '../../auth/password-rule.js';
import { Field } from '../../primitives/Field.js';
import { PasswordInput } from '../../primitives/PasswordInput.js';
import { TextInput } from '../../primitives/TextInput.js';
import type { UserFieldsLabels } from './dialog-labels.js';
import type { UserForm } from './user-form.js';

/** Error messages from the server, keyed by account field. */
export type UserFieldErrors = Partial<Record<keyof UserForm, string>>;

/** Props of UserFields. */
export interface UserFieldsProps {
  form: Pick<UseFormReturn<UserForm>, 'register' | 'watch' | 'formState'>;
  labels: UserFieldsLabels;
  passwordRequired: boolean;
  passwordHint: string;
  fieldErrors: UserFieldErrors | undefined;
}

/** The maximum name length in characters. */
const MAX_NAME = 300;

/** The fields for an account's email, password and names. */
export function UserFields({ form, labels, passwordRequired, passwordHint, fieldErrors }: UserFieldsProps) {
  const { register, watch, formState } = form;
  const { email, password, firstName, lastName } = watch();
  const weak = isWeakPassword(password, [email, firstName, lastName]);

  const field = (
    name: keyof UserFieldsLabels & keyof UserForm,
    autoComplete: string,
    rules: RegisterOptions<UserForm>,
    { required, hint }: { required?: boolean; hint?: string } = {},
  ) => (
    <Field
      data-full={name === 'email' || name === 'password' ? '' : undefined}
      label={labels[name]}
      required={required}
      hint={hint}
      error={formState.errors[name]?.message ?? fieldErrors?.[name]}
    >
      {(control) => {
        const props = { ...control, ...register(name, rules), autoComplete };
        if (name === 'password') return <PasswordInput {...props} showLabel={labels.showPassword} />;
        return <TextInput {...props} type={name === 'email' ? 'email' : 'text'} />;
      }}
    </Field>
  );

  const nameRules = { maxLength: { value: MAX_NAME, message: labels.nameTooLong } };
  return (
    <>
      {field(
        'email',
        'off',
        {
          validate: {
            filled: (value) => value.trim() !== '' || labels.emailRequired,
            valid: (value) => isEmail(value) || labels.emailInvalid,
          },
        },
        { required: true },
      )}
      {field(
        'password',
        'new-password',
        {
          validate: {
            filled: (value) => !passwordRequired || value.trim() !== '' || labels.passwordRequired,
            long: (value) => value.trim() === '' || value.length >= MIN_PASSWORD || labels.passwordTooShort,
          },
        },
        { required: passwordRequired, hint: weak ? labels.weakPassword : passwordHint },
      )}
      {field('firstName', 'off', nameRules)}
      {field('lastName', 'off', nameRules)}
    </>
  );
}
