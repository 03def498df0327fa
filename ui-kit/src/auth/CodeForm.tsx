import { type FormEvent, forwardRef } from 'react';
import { AuthForm, type AuthPageProps } from './AuthForm.js';
import { CodeField, CodeSwitch, useCodeField } from './CodeField.js';
import type { LoginFormLabels } from './login-form-labels.js';
import { TextButton } from './TextButton.js';

/** Props of CodeForm. All other props are passed to the root element. */
interface CodeFormProps extends Omit<AuthPageProps, 'onNavigate' | 'linkProps'> {
  onCode: (submission: { code: string }) => void;
  onCodeCancel: () => void;
  labels: LoginFormLabels;
}

/** The second login step, in which users enter a code. */
export const CodeForm = forwardRef<HTMLElement, CodeFormProps>(function CodeForm(
  { busy = false, error = null, notice: _, onCode, onCodeCancel, labels, ...rest },
  ref,
) {
  const state = useCodeField({ busy, error, onCode });
  return (
    <AuthForm
      {...rest}
      ref={ref}
      title={labels.codeTitle}
      busy={busy}
      error={error}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        state.submit();
      }}
      submitLabel={labels.submit}
      busyLabel={labels.busy}
      below={<CodeSwitch state={state} labels={labels} />}
      other={
        <TextButton
          type="button"
          aria-disabled={busy || undefined}
          onClick={() => {
            if (!busy) onCodeCancel();
          }}
        >
          {labels.otherAccount}
        </TextButton>
      }
    >
      <CodeField state={state} busy={busy} onCode={onCode} labels={labels} />
    </AuthForm>
  );
});
