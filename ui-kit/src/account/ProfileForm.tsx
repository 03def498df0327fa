import { type FormHTMLAttributes, forwardRef, useEffect, useRef } from 'react';
import type { RegisterOptions } from 'react-hook-form';
import { styled } from 'styled-components';
import { isEmail } from '../auth/is-email.js';
import { useMessages } from '../kit/use-messages.js';
import { useTranslatedForm } from '../kit/use-translated-form.js';
import { Button } from '../primitives/Button.js';
import { Field } from '../primitives/Field.js';
import { FormGrid } from '../primitives/FormGrid.js';
import { PasswordInput } from '../primitives/PasswordInput.js';
import { TextInput } from '../primitives/TextInput.js';
import { profileFormMessages } from './profile-form-messages.js';
import type { ProfileUser, ProfileValues } from './types.js';

interface Form {
  firstName: string;
  lastName: string;
  email: string;
  /** The current password. Blank unless the user changes the email address. */
  currentPassword: string;
}

/** Props of {@link ProfileForm}. All other props are passed to the `<form>`. */
export interface ProfileFormProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit'> {
  /** The stored profile. If it changes, the form displays the new values. */
  user: ProfileUser;
  /** Called with valid values, which include the current password if the email address has changed. */
  onSubmit: (submission: { values: ProfileValues }) => void;
  /** Whether the profile is being saved. The button then does nothing. Default false. */
  busy?: boolean;
  /**
   * Why the user can't change the email address, as a sentence. If this is set, the email field is read-only.
   * @default null
   */
  fixedEmail?: string | null;
  /** Error messages from the server, keyed by field. */
  fieldErrors?: Partial<Record<keyof ProfileValues, string>>;
}

/** The maximum name length in characters. */
const MAX_NAME = 300;

/* The button is as tall as the field beside it. */
const Actions = styled.div`
  --cp-control-h: var(--cp-input-h, 36px);
  display: flex;
  align-items: flex-end;
`;

const formOf = ({ firstName, lastName, email }: ProfileUser): Form => ({
  firstName: firstName ?? '',
  lastName: lastName ?? '',
  email,
  currentPassword: '',
});

const isSameAddress = (one: string, other: string) => one.trim().toLowerCase() === other.toLowerCase();

/**
 * Edits the current user's names and email address. Changing the email address requires the current password. The
 * button does nothing until the user has changed a value.
 *
 * @example <ProfileForm user={viewer} busy={saving} onSubmit={({ values }) => save(values)} />
 */
export const ProfileForm = forwardRef<HTMLFormElement, ProfileFormProps>(function ProfileForm(
  { user, onSubmit, busy = false, fixedEmail = null, fieldErrors, ...rest },
  ref,
) {
  const text = useMessages(profileFormMessages);
  const { firstName, lastName, email } = user;
  const { register, reset, watch, handleSubmit, formState } = useTranslatedForm<Form>({
    defaultValues: formOf(user),
  });
  const { errors, isDirty } = formState;
  const saveRef = useRef<HTMLButtonElement>(null);
  const confirms = !isSameAddress(watch('email'), email);

  useEffect(() => reset(formOf({ firstName, lastName, email })), [reset, firstName, lastName, email]);

  const submit = handleSubmit((form) => {
    if (busy || !isDirty) return;
    // The password field disappears when the new address is stored, so focus moves to the button first.
    if (confirms) saveRef.current?.focus();
    onSubmit({
      values: {
        firstName: form.firstName.trim() || null,
        lastName: form.lastName.trim() || null,
        email: form.email.trim(),
        ...(confirms && { currentPassword: form.currentPassword }),
      },
    });
  });

  const field = (
    name: 'firstName' | 'lastName' | 'email',
    autoComplete: string,
    rules: RegisterOptions<Form, typeof name>,
  ) => (
    <Field
      label={text[name]}
      required={name === 'email' && fixedEmail === null}
      hint={name === 'email' && fixedEmail}
      error={errors[name]?.message ?? fieldErrors?.[name]}
    >
      {(control) => (
        <TextInput
          {...control}
          {...register(name, rules)}
          type={name === 'email' ? 'email' : 'text'}
          readOnly={name === 'email' && fixedEmail !== null}
          autoComplete={autoComplete}
        />
      )}
    </Field>
  );
  const nameRules = { maxLength: { value: MAX_NAME, message: text.nameTooLong } };

  return (
    <form noValidate {...rest} ref={ref} onSubmit={submit}>
      <FormGrid>
        {field('firstName', 'given-name', nameRules)}
        {field('lastName', 'family-name', nameRules)}
        {field('email', 'email', {
          validate: {
            filled: (value) => value.trim() !== '' || text.emailRequired,
            valid: (value) => isEmail(value) || text.emailInvalid,
          },
        })}
        {confirms && (
          <Field
            label={text.currentPassword}
            required
            hint={text.currentPasswordHint}
            error={errors.currentPassword?.message ?? fieldErrors?.currentPassword}
          >
            {(control) => (
              <PasswordInput
                {...control}
                {...register('currentPassword', {
                  required: text.currentPasswordRequired,
                  shouldUnregister: true,
                })}
                showLabel={text.showPassword}
                autoComplete="current-password"
              />
            )}
          </Field>
        )}
        <Actions>
          <Button ref={saveRef} type="submit" busy={busy} aria-disabled={!isDirty || undefined}>
            {text.save}
          </Button>
        </Actions>
      </FormGrid>
    </form>
  );
});
