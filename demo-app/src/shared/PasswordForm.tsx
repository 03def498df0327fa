import { AuthLayout, Button, Field, TextInput } from '@content-planner/ui-kit';
import { type FormEvent, useEffect, useRef, useState } from 'react';

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
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    document.title = 'Password required';
  }, []);
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
  const message = isEmpty ? 'Enter the password.' : busy ? null : error;
  return (
    <AuthLayout
      title="This calendar is password-protected"
      footer="Ask the person who sent you the link for the password."
    >
      <form noValidate onSubmit={submit} style={{ display: 'grid', gap: 16 }}>
        <Field label="Password" error={message ?? undefined}>
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
          {busy ? 'Opening' : 'Open calendar'}
        </Button>
      </form>
    </AuthLayout>
  );
}
