import { type FormEvent, forwardRef } from 'react';
import { useMessages } from '../kit/use-messages.js';
import { AuthForm, type AuthPageProps } from './AuthForm.js';
import { CodeField, CodeSwitch, useCodeField } from './CodeField.js';
import { loginFormMessages } from './login-form-messages.js';
import { TextButton } from './TextButton.js';

/** Props of CodeForm. All other props are passed to the root element. */
interface CodeFormProps extends Omit<AuthPageProps, 'onNavigate' | 'linkProps'> {
  onCode: (submission: { code: string }) => void;
  onCodeCancel: () => void;
}

/** The second login step, in which users enter a code. */
export const CodeForm = forwardRef<HTMLElement, CodeFormProps>(function CodeForm(
  { busy = false, error = null, notice: _, onCode, onCodeCancel, ...rest },
  ref,
) {
  const text = useMessages(loginFormMessages);
  const state = useCodeField({ busy, error, onCode });
  return (
    <AuthForm
      {...rest}
      ref={ref}
      title={text.codeTitle}
      busy={busy}
      error={error}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        state.submit();
      }}
      submitLabel={text.submit}
      busyLabel={text.busy}
      below={<CodeSwitch state={state} />}
      other={
        <TextButton
          type="button"
          aria-disabled={busy || undefined}
          onClick={() => {
            if (!busy) onCodeCancel();
          }}
        >
          {text.otherAccount}
        </TextButton>
      }
    >
      <CodeField state={state} busy={busy} onCode={onCode} />
    </AuthForm>
  );
});
