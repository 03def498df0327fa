import type { RegisterOptions, UseFormReturn } from 'react-hook-form';
import { isEmail } from '../../auth/is-email.js';
import { isWeakPassword } from '../../auth/password-hint.js';
import { MIN_PASSWORD } from '../../auth/password-rule.js';
import { useMessages } from '../../kit/use-messages.js';
import { Field } from '../../primitives/Field.js';
import { PasswordInput } from '../../primitives/PasswordInput.js';
import { TextInput } from '../../primitives/TextInput.js';
import { userFieldsMessages } from './dialog-messages.js';
import type { UserForm } from './user-form.js';

/** Error messages from the server, keyed by account field. */
export type UserFieldErrors = Partial<Record<keyof UserForm, string>>;

/** Props of UserFields. */
export interface UserFieldsProps {
  form: Pick<UseFormReturn<UserForm>, 'register' | 'watch' | 'formState'>;
  passwordRequired: boolean;
  /** The label of the password field. By default, 'Password'. */
  passwordLabel?: string;
  passwordHint: string;
  fieldErrors: UserFieldErrors | undefined;
}

/** The maximum name length in characters. */
const MAX_NAME = 300;

/** The fields for an account's email, password and names. */
export function UserFields({
  form,
  passwordRequired,
  passwordLabel,
  passwordHint,
  fieldErrors,
}: UserFieldsProps) {
  const text = useMessages(userFieldsMessages);
  const { register, watch, formState } = form;
  const { email, password, firstName, lastName } = watch();
  const weak = isWeakPassword(password, [email, firstName, lastName]);

  const field = (
    name: Exclude<keyof UserForm, 'currentPassword'>,
    autoComplete: string,
    rules: RegisterOptions<UserForm>,
    { required, hint }: { required?: boolean; hint?: string } = {},
  ) => (
    <Field
      data-full={name === 'email' || name === 'password' ? '' : undefined}
      label={(name === 'password' && passwordLabel) || text[name]}
      required={required}
      hint={hint}
      error={formState.errors[name]?.message ?? fieldErrors?.[name]}
    >
      {(control) => {
        const props = { ...control, ...register(name, rules), autoComplete };
        if (name === 'password') return <PasswordInput {...props} showLabel={text.showPassword} />;
        return <TextInput {...props} type={name === 'email' ? 'email' : 'text'} />;
      }}
    </Field>
  );

  const nameRules = { maxLength: { value: MAX_NAME, message: text.nameTooLong } };
  return (
    <>
      {field(
        'email',
        'off',
        {
          validate: {
            filled: (value) => value.trim() !== '' || text.emailRequired,
            valid: (value) => isEmail(value) || text.emailInvalid,
          },
        },
        { required: true },
      )}
      {field(
        'password',
        'new-password',
        {
          validate: {
            filled: (value) => !passwordRequired || value.trim() !== '' || text.passwordRequired,
            long: (value) => value.trim() === '' || value.length >= MIN_PASSWORD || text.passwordTooShort,
          },
        },
        { required: passwordRequired, hint: weak ? text.weakPassword : passwordHint },
      )}
      {field('firstName', 'off', nameRules)}
      {field('lastName', 'off', nameRules)}
    </>
  );
}
