import { AuthLayout, Button, Field, TextInput, useMessages } from '@content-planner/ui-kit';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { sharedMessages } from './shared-messages.js';

/** Props of {@link PasswordForm}. */
interface PasswordFormProps {
  busy: boolean;
  /** Why the last password was rejected, or null. */
  error: string | null;
  onSubmit: (password: string) => void;
}

/** A page on which a client enters the password for a link. */
export function PasswordForm({ busy, error, onSubmit }: PasswordFormProps) {
  const [isEmpty, setEmpty] = useState(false);
  const text = useMessages(sharedMessages);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    document.title = text.passwordPage;
  }, [text]);
  useEffect(() => {
    if (error) input.current?.select();
  }, [error]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    setEmpty(password === '');
    if (password === '') input.current?.focus();
    else if (!busy) onSubmit(password);
  };
  const message = isEmpty ? text.passwordMissing : busy ? null : error;
  return (
    <AuthLayout title={text.passwordTitle} footer={text.passwordHint}>
      <form noValidate onSubmit={submit} style={{ display: 'grid', gap: 16 }}>
        <Field label={text.password} error={message ?? undefined}>
          {(control) => (
            <TextInput
              {...control}
              ref={input}
              name="password"
              type="password"
              autoComplete="off"
              aria-required
            />
          )}
        </Field>
        <Button type="submit" variant="primary" busy={busy}>
          {busy ? text.opening : text.open}
        </Button>
      </form>
    </AuthLayout>
  );
}
