import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { perOpening } from '../internal/per-opening.js';
import { useMessages } from '../kit/use-messages.js';
import { Field } from '../primitives/Field.js';
import { FormDialog, type OwnFormDialogProps } from '../primitives/FormDialog.js';
import { FormGrid } from '../primitives/FormGrid.js';
import { PasswordInput } from '../primitives/PasswordInput.js';
import { TextInput } from '../primitives/TextInput.js';
import { CodeField, CodeSwitch, useCodeField } from './CodeField.js';
import type { LoginValues } from './LoginForm.js';
import { loginDialogMessages } from './login-dialog-messages.js';
import { loginFormMessages } from './login-form-messages.js';
import { type LoginProvider, ProviderLinks } from './ProviderLinks.js';

/** Props of {@link LoginDialog}. All other props are passed to the dialog element. */
export interface LoginDialogProps extends OwnFormDialogProps {
  /** The email of the user whose session ended. It is displayed but cannot be changed. */
  email: string;
  /** The heading. By default, it says that the session has ended. */
  title?: string | undefined;
  /** The sentence below the heading. By default, it says that unsaved input is kept. */
  description?: string | undefined;
  /**
   * The reason why the last login attempt failed, as a sentence. If `needsCode` is true, the reason is displayed below
   * the code field.
   */
  error?: string | null;
  /** Called with the email and the password that the user typed. */
  onSubmit: (submission: { values: LoginValues }) => void;
  /** Whether the password was correct and the login continues with a code. @default false */
  needsCode?: boolean;
  /**
   * Called with a six-digit code from the authenticator app, as soon as the user has entered all digits, or with a
   * recovery code. Required if `needsCode` can be true.
   */
  onCode?: (submission: { code: string }) => void;
  /** Called when the user wants to log in with a passkey. If omitted, the button is hidden. */
  onPasskey?: (() => void) | undefined;
  /** Single sign-on links, displayed above the form. Each link opens another page. Default: none. */
  providers?: readonly LoginProvider[] | undefined;
  /** Whether users can log in with a password. If false, there are no fields in the first step. @default true */
  acceptsPasswords?: boolean | undefined;
}

const nothing = () => {};
const NONE: readonly LoginProvider[] = [];

const Ways = styled.div`
  display: grid;
  gap: var(--cp-space-4);
`;

/**
 * Lets users log in again when their session has ended. The dialog opens on top of a form, which keeps its input. The
 * password is empty each time the dialog opens. The dialog closes only when `open` becomes false.
 *
 * @example
 * <LoginDialog open={open} onOpenChange={({ open }) => setOpen(open)} email={viewer.email} busy={busy}
 *   onSubmit={({ values }) => login(values)} />
 */
export const LoginDialog = perOpening(function LoginDialog(
  {
    email,
    title,
    description,
    error = null,
    busy = false,
    onSubmit,
    needsCode = false,
    onCode = nothing,
    onPasskey,
    providers = NONE,
    acceptsPasswords = true,
    ...rest
  }: LoginDialogProps,
  ref,
) {
  const text = useMessages(loginDialogMessages);
  const formText = useMessages(loginFormMessages);
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const firstWay = useRef<HTMLElement>(null);
  const code = useCodeField({ busy, error: needsCode ? error : null, onCode });
  const { ref: codeRef } = code;
  // The password field had focus, but has disappeared. Focus moves to the code field.
  useEffect(() => {
    if (needsCode) codeRef.current?.focus();
  }, [needsCode, codeRef]);
  const submit = () => {
    if (needsCode) {
      code.submit();
      return;
    }
    setMissing(password === '');
    if (password === '') input.current?.focus();
    else onSubmit({ values: { email, password } });
  };
  const hasFields = needsCode || acceptsPasswords;
  const hasWays = !needsCode && (providers.length > 0 || onPasskey !== undefined);
  return (
    <FormDialog
      initialFocusRef={needsCode ? codeRef : acceptsPasswords ? input : firstWay}
      problem={needsCode ? null : error}
      {...rest}
      ref={ref}
      size="sm"
      title={title ?? text.title}
      description={description ?? text.description}
      submitLabel={busy ? formText.busy : formText.submit}
      busy={busy}
      {...(hasFields && { onSubmit: submit })}
    >
      <FormGrid>
        {hasWays && (
          <Ways
            data-full=""
            ref={(ways) => {
              firstWay.current = ways?.querySelector<HTMLElement>('a, button') ?? null;
            }}
          >
            <ProviderLinks
              providers={providers}
              onPasskey={onPasskey}
              busy={busy}
              hasForm={acceptsPasswords}
            />
          </Ways>
        )}
        {hasFields && (
          <Field data-full="" label={formText.email}>
            {(control) => (
              <TextInput {...control} type="email" value={email} readOnly autoComplete="username" />
            )}
          </Field>
        )}
        {needsCode ? (
          <>
            <CodeField state={code} busy={busy} error={error} onCode={onCode} />
            <CodeSwitch state={code} />
          </>
        ) : acceptsPasswords ? (
          <Field
            data-full=""
            label={formText.password}
            error={isMissing ? formText.passwordRequired : undefined}
          >
            {(control) => (
              <PasswordInput
                {...control}
                ref={input}
                showLabel={formText.showPassword}
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
        ) : null}
      </FormGrid>
    </FormDialog>
  );
});
