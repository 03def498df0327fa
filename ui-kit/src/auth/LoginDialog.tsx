import { useRef, useState } from 'react';
import { perOpening } from '../internal/per-opening.js';
import { Field } from '../primitives/Field.js';
import { FormDialog, type OwnFormDialogProps } from '../primitives/FormDialog.js';
import { FormGrid } from '../primitives/FormGrid.js';
import { PasswordInput } from '../primitives/PasswordInput.js';
import { TextInput } from '../primitives/TextInput.js';
import type { LoginValues } from './LoginForm.js';
import { type LoginDialogLabels, loginDialogLabels } from './login-dialog-labels.js';

/** Props of {@link LoginDialog}. All other props are passed to the dialog element. */
export interface LoginDialogProps extends OwnFormDialogProps {
  /** The email of the user whose session ended. It is displayed but cannot be changed. */
  email: string;
  /** The reason why the last login attempt failed, as a sentence. */
  error?: string | null;
  /** Called with the email and the password that the user typed. */
  onSubmit: (submission: { values: LoginValues }) => void;
  labels?: Partial<LoginDialogLabels>;
}

/**
 * Lets users log in again when their session has ended. The dialog opens on top of a form, which keeps its input. The
 * password is empty each time the dialog opens. The dialog closes only when `open` becomes false.
 *
 * @example
 * <LoginDialog open={open} onOpenChange={({ open }) => setOpen(open)} email={viewer.email} busy={busy}
 *   onSubmit={({ values }) => login(values)} />
 */
export const LoginDialog = perOpening(function LoginDialog(
  { email, error = null, busy = false, onSubmit, labels, ...rest }: LoginDialogProps,
  ref,
) {
  const text = { ...loginDialogLabels, ...labels };
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const submit = () => {
    setMissing(password === '');
    if (password === '') input.current?.focus();
    else onSubmit({ values: { email, password } });
  };
  const serverError = busy ? null : error;
  return (
    <FormDialog
      initialFocusRef={input}
      {...rest}
      ref={ref}
      size="sm"
      title={text.title}
      description={text.description}
      labels={text}
      cancelLabel={text.cancel}
      submitLabel={busy ? text.busy : text.submit}
      busy={busy}
      onSubmit={submit}
    >
      <FormGrid>
        <Field data-full="" label={text.email}>
          {(control) => (
            <TextInput {...control} type="email" value={email} readOnly autoComplete="username" />
          )}
        </Field>
        <Field
          data-full=""
          label={text.password}
          error={isMissing ? text.passwordRequired : (serverError ?? undefined)}
        >
          {(control) => (
            <PasswordInput
              {...control}
              ref={input}
              showLabel={text.showPassword}
              autoComplete="current-password"
              aria-required
              value={password}
              onChange={({ target }) => {
                setPassword(target.value);
                setMissing(false);
              }}
            />
          )}
        </Field>
      </FormGrid>
    </FormDialog>
  );
});
