import { forwardRef, useState } from 'react';
import type { RegisterOptions } from 'react-hook-form';
import { styled } from 'styled-components';
import type { AccessToken } from '../admin/sharing/types.js';
import { AuthForm, type AuthPageProps, OtherFormLink } from '../auth/AuthForm.js';
import { AuthLayout } from '../auth/AuthLayout.js';
import { isWeakPassword } from '../auth/password-hint.js';
import { MIN_PASSWORD } from '../auth/password-rule.js';
import { registerFormMessages } from '../auth/register-messages.js';
import { useMessages } from '../kit/use-messages.js';
import { useTranslatedForm } from '../kit/use-translated-form.js';
import { Field, type FieldProps } from '../primitives/Field.js';
import { PasswordInput } from '../primitives/PasswordInput.js';
import { TextInput } from '../primitives/TextInput.js';
import { choosePasswordFormMessages } from './choose-password-messages.js';
import { RevokeFields } from './RevokeFields.js';

/** The values that ChoosePasswordForm submits. */
export interface ChoosePasswordValues {
  password: string;
  /** The trimmed first name. For password resets, both names are empty. */
  firstName: string;
  lastName: string;
  /** The ids of the keys and feeds to keep. Undefined if `tokens` is omitted. */
  keepTokenIds?: string[];
}

/** Props of {@link ChoosePasswordForm}. All other props are passed to the root element. */
export interface ChoosePasswordFormProps extends AuthPageProps {
  /** For `invitation`, the form also has fields for the user's name. */
  kind: 'invitation' | 'passwordReset';
  /** The account's email address, which the user can't change. */
  email: string;
  /**
   * For password resets: the account's active keys and feeds. Users select those to revoke. By default, none are
   * selected, because most users have only forgotten their password, and calendar apps don't say that a feed has ended.
   */
  tokens?: readonly AccessToken[];
  /** The current time, for relative times such as '2 hours ago'. Defaults to the time at which the form renders. */
  now?: Date;
  /** Called with valid values. */
  onSubmit: (submission: { values: ChoosePasswordValues }) => void;
  /** Why the link does not work, as a sentence. If set, it is displayed instead of the form. @default null */
  ended?: string | null;
  /** Error messages from the server, keyed by field. */
  fieldErrors?: Partial<Record<keyof ChoosePasswordValues, string>>;
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: var(--cp-space-3);
`;

const FixedInput = styled(TextInput)`
  background: transparent;
  color: var(--cp-text-secondary);
`;

const empty = { firstName: '', lastName: '', password: '', confirmPassword: '' };

/**
 * The page that an invitation or a password reset opens. The user chooses a password and, for a new account, enters
 * their name. A hint warns about passwords that are easy to guess, but the form accepts them. The server can still
 * reject them (`fieldErrors`).
 *
 * @example
 * <ChoosePasswordForm kind="invitation" email={email} busy={busy} onSubmit={({ values }) => save(values)} />
 */
export const ChoosePasswordForm = forwardRef<HTMLElement, ChoosePasswordFormProps>(
  function ChoosePasswordForm(
    { kind, email, tokens, now = new Date(), onSubmit, ended = null, fieldErrors, busy = false, ...rest },
    ref,
  ) {
    const text = useMessages(choosePasswordFormMessages);
    const registerText = useMessages(registerFormMessages);
    const { register, handleSubmit, watch, formState } = useTranslatedForm<typeof empty>({
      defaultValues: empty,
    });
    const [revoked, setRevoked] = useState<ReadonlySet<string>>(new Set());
    const { password, firstName, lastName } = watch();
    const weak = isWeakPassword(password, [firstName, lastName, email]);
    const submit = handleSubmit(({ password, firstName, lastName }) => {
      if (busy) return;
      const keepTokenIds = tokens?.map(({ id }) => id).filter((id) => !revoked.has(id));
      const names = { firstName: firstName.trim(), lastName: lastName.trim() };
      onSubmit({ values: { password, ...names, ...(keepTokenIds && { keepTokenIds }) } });
    });
    const isNew = kind === 'invitation';
    const other = {
      question: isNew ? registerText.haveAccount : text.knowPassword,
      href: '/login',
      label: registerText.logIn,
    };

    if (ended !== null) {
      const { error: _error, notice: _notice, onNavigate, linkProps, ...layout } = rest;
      const footer = <OtherFormLink other={other} onNavigate={onNavigate} linkProps={linkProps} />;
      return (
        <AuthLayout {...layout} ref={ref} title={text.endedTitle} footer={footer}>
          <p role="status">{ended}</p>
        </AuthLayout>
      );
    }

    const field = (
      name: keyof typeof empty,
      autoComplete: string,
      rules: RegisterOptions<typeof empty> = {},
      input: { placeholder?: string } & Pick<FieldProps, 'hint'> = {},
    ) => {
      const { hint, ...attributes } = input;
      return (
        <Field
          label={registerText[name]}
          required={rules.required !== undefined}
          error={
            formState.errors[name]?.message ?? (name === 'confirmPassword' ? undefined : fieldErrors?.[name])
          }
          hint={hint}
        >
          {(control) => {
            const props = { ...control, ...register(name, rules), ...attributes, autoComplete };
            return autoComplete === 'new-password' ? (
              <PasswordInput {...props} showLabel={registerText.showPassword} />
            ) : (
              <TextInput {...props} />
            );
          }}
        </Field>
      );
    };
    const { title, submit: submitLabel, busy: busyLabel } = text.texts[kind];
    return (
      <AuthForm
        {...rest}
        ref={ref}
        title={title}
        busy={busy}
        onSubmit={submit}
        submitLabel={submitLabel}
        busyLabel={busyLabel}
        other={other}
      >
        <Field label={registerText.email}>
          {/* This read-only field tells password managers which address the password belongs to. */}
          {(control) => (
            <FixedInput {...control} type="email" autoComplete="username" value={email} readOnly />
          )}
        </Field>
        {isNew && (
          <Pair>
            {field('firstName', 'given-name')}
            {field('lastName', 'family-name')}
          </Pair>
        )}
        {field(
          'password',
          'new-password',
          {
            required: registerText.passwordRequired,
            minLength: { value: MIN_PASSWORD, message: registerText.passwordTooShort },
            deps: 'confirmPassword',
          },
          { placeholder: registerText.passwordPlaceholder, hint: weak && registerText.weakPassword },
        )}
        {field('confirmPassword', 'new-password', {
          required: registerText.passwordsDiffer,
          validate: (value, { password }) => value === password || registerText.passwordsDiffer,
        })}
        {tokens && tokens.length > 0 && <RevokeFields {...{ tokens, revoked, now }} onChange={setRevoked} />}
      </AuthForm>
    );
  },
);
