import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { CopyField } from '../admin/sharing/CopyField.js';
import { BesideCode, QrCode } from '../admin/sharing/QrCode.js';
import { CodeInput, isComplete } from '../auth/CodeInput.js';
import { perOpening } from '../internal/per-opening.js';
import { useMessages } from '../kit/use-messages.js';
import type { TextsOf } from '../messages/define-messages.js';
import { Button } from '../primitives/Button.js';
import { Checkbox } from '../primitives/Checkbox.js';
import { Dialog } from '../primitives/Dialog.js';
import { Field } from '../primitives/Field.js';
import type { OwnFormDialogProps } from '../primitives/FormDialog.js';
import { FormGrid } from '../primitives/FormGrid.js';
import { PasswordInput } from '../primitives/PasswordInput.js';
import { TextInput } from '../primitives/TextInput.js';
import { RecoveryCodes } from './RecoveryCodes.js';
import { type TwoStepPurpose, twoStepDialogMessages } from './two-step-messages.js';

/** Props of {@link TwoStepDialog}. All other props are passed to the dialog element. */
export interface TwoStepDialogProps extends OwnFormDialogProps {
  /** What the dialog is for: `setUp`, `turnOff` or `replaceCodes`. */
  purpose: TwoStepPurpose;
  /** The data for the authenticator app. Set it after `onPassword`. Null during the password step. */
  setup?: { secret: string; uri: string } | null;
  /** The new recovery codes. Set them after `onCode` or `onConfirm`. The dialog then displays them until it closes. */
  recoveryCodes?: readonly string[] | null;
  /** Called with the password. In this callback, begin the setup. */
  onPassword: (submission: { password: string }) => void;
  /**
   * Called with the first code from the app, as soon as the user has entered all six digits. In this callback, complete
   * the setup.
   */
  onCode: (submission: { code: string }) => void;
  /**
   * Called with the password and a code. In this callback, turn off two-step verification or replace the recovery
   * codes.
   */
  onConfirm: (submission: { password: string; code: string }) => void;
  /** Error messages from the server, keyed by field. */
  fieldErrors?: Partial<Record<'password' | 'code', string>>;
}

type Step = 'password' | 'scan' | 'confirm' | 'codes';

function stepOf({
  purpose,
  setup,
  recoveryCodes,
}: Pick<TwoStepDialogProps, 'purpose' | 'setup' | 'recoveryCodes'>): Step {
  if (recoveryCodes) return 'codes';
  if (purpose !== 'setUp') return 'confirm';
  return setup ? 'scan' : 'password';
}

const Scan = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--cp-space-5);
`;

const Explanation = styled.p`
  color: var(--cp-text-secondary);

  & > strong {
    display: block;
    color: var(--cp-text-primary);
    font-weight: var(--cp-weight-medium);
  }
`;

const Saved = styled(Checkbox)`
  margin-inline-end: auto;
`;

/** Splits a secret into groups of four characters, which are easier to type. */
const groupsOf = (secret: string) => secret.replace(/.{4}(?=.)/g, '$& ');

/** The QR code for the authenticator app, and the same as text. */
function SetupCode({ secret, uri }: { secret: string; uri: string }) {
  const text = useMessages(twoStepDialogMessages);
  return (
    <BesideCode>
      <div>
        <Explanation>
          <strong>{text.scanTitle}</strong>
          {text.scanDescription}
        </Explanation>
        <CopyField label={text.secret} value={secret} display={groupsOf(secret)} rows={2} />
      </div>
      <QrCode value={uri} label={text.qrCode} />
    </BesideCode>
  );
}

interface StepParts {
  codeRef: RefObject<HTMLInputElement | null>;
  buttonRef: RefObject<HTMLButtonElement | null>;
  setCode: (code: string) => void;
}

function useStepFocus(
  step: Step,
  { busy, rejected }: { busy: boolean; rejected: string | undefined },
  { codeRef, buttonRef, setCode }: StepParts,
): void {
  // Moves focus to the new step, because the previous step's focused control is gone.
  const previous = useRef(step);
  useEffect(() => {
    if (previous.current === step) return;
    previous.current = step;
    (step === 'codes' ? buttonRef : codeRef).current?.focus();
  }, [step, codeRef, buttonRef]);
  // Clears a rejected code. Codes change every 30 seconds, so the user has to enter a new one.
  useEffect(() => {
    if (busy || rejected === undefined) return;
    setCode('');
    codeRef.current?.focus();
  }, [busy, rejected, codeRef, setCode]);
}

const submitLabels = (text: TextsOf<typeof twoStepDialogMessages>, purpose: TwoStepPurpose) => ({
  password: text.next,
  scan: text.turnOn,
  confirm: text.confirm({ purpose }),
  codes: text.done,
});

const NO_ERRORS = {};

/**
 * Turns two-step verification on or off, or replaces the recovery codes. The setup requires the password, displays a QR
 * code for an authenticator app, checks the first code, and displays the recovery codes. The browser draws the QR code,
 * so the secret is not sent anywhere. The dialog closes only when `open` becomes false.
 *
 * @example
 * <TwoStepDialog open={open} purpose="setUp" onOpenChange={({ open }) => setOpen(open)}
 *   onPassword={({ password }) => save(password)} onCode={({ code }) => save(code)} onConfirm={…} />
 */
export const TwoStepDialog = perOpening(function TwoStepDialog(
  {
    purpose,
    setup = null,
    recoveryCodes = null,
    onPassword,
    onCode,
    onConfirm,
    fieldErrors = NO_ERRORS,
    busy = false,
    ...rest
  }: TwoStepDialogProps,
  ref,
) {
  const text = useMessages(twoStepDialogMessages);
  const step = stepOf({ purpose, setup, recoveryCodes });
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState<{ password?: boolean; code?: boolean }>({});
  const [isSaved, setSaved] = useState(false);
  const passwordRef = useRef<HTMLInputElement>(null);
  const codeRef = useRef<HTMLInputElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);

  useStepFocus(step, { busy, rejected: fieldErrors.code }, { codeRef, buttonRef, setCode });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (step === 'codes') {
      if (isSaved) rest.onOpenChange({ open: false });
      return;
    }
    const typed = code.trim();
    const now = {
      password: step !== 'scan' && password === '',
      code: step === 'scan' ? !isComplete(typed) : step === 'confirm' && typed === '',
    };
    setMissing(now);
    if (now.password) passwordRef.current?.focus();
    else if (now.code) codeRef.current?.focus();
    else if (step === 'password') onPassword({ password });
    else if (step === 'scan') onCode({ code: typed });
    else onConfirm({ password, code: typed });
  };
  const errorOf = (name: 'password' | 'code', message: string) =>
    missing[name] ? message : busy ? undefined : fieldErrors[name];

  const type = (set: (typed: string) => void, typed: string) => {
    set(typed);
    setMissing({});
  };

  const passwordField = (
    <Field data-full="" label={text.password} required error={errorOf('password', text.passwordRequired)}>
      {(control) => (
        <PasswordInput
          {...control}
          ref={passwordRef}
          showLabel={text.showPassword}
          autoComplete="current-password"
          value={password}
          onChange={({ target }) => type(setPassword, target.value)}
        />
      )}
    </Field>
  );
  const content = () => {
    if (recoveryCodes) return <RecoveryCodes codes={recoveryCodes} buttonRef={buttonRef} />;
    if (step === 'scan' && setup) {
      return (
        <Scan>
          <SetupCode {...setup} />
          <Field label={text.firstCode} error={errorOf('code', text.codeRequired)}>
            {(control) => (
              <CodeInput
                {...control}
                ref={codeRef}
                aria-required
                value={code}
                onValueChange={({ value }) => type(setCode, value)}
                onComplete={(submission) => {
                  if (!busy) onCode(submission);
                }}
              />
            )}
          </Field>
        </Scan>
      );
    }
    return (
      <FormGrid>
        {passwordField}
        {step === 'confirm' && (
          <Field data-full="" label={text.code} required error={errorOf('code', text.codeRequired)}>
            {(control) => (
              <TextInput
                {...control}
                ref={codeRef}
                autoComplete="one-time-code"
                autoCapitalize="none"
                spellCheck={false}
                value={code}
                onChange={({ target }) => type(setCode, target.value)}
              />
            )}
          </Field>
        )}
      </FormGrid>
    );
  };

  const isCodes = step === 'codes';
  return (
    <Dialog
      {...rest}
      ref={ref}
      size={step === 'scan' ? 'md' : 'sm'}
      title={isCodes ? text.codesTitle : text.title({ purpose })}
      description={
        isCodes ? text.codesDescription : step === 'scan' ? undefined : text.description({ purpose })
      }
      busy={busy}
      dirty={isCodes ? !isSaved : password !== '' || code !== ''}
      discardQuestion={
        isCodes ? { question: text.leaveQuestion, keep: text.stay, discard: text.leave } : undefined
      }
      onSubmit={submit}
      footer={({ leave }) => (
        <>
          {isCodes ? (
            <Saved checked={isSaved} onCheckedChange={({ checked }) => setSaved(checked)}>
              {text.saved}
            </Saved>
          ) : (
            <Button onClick={leave}>{text.cancel}</Button>
          )}
          <Button type="submit" variant="primary" busy={busy} disabled={isCodes && !isSaved}>
            {submitLabels(text, purpose)[step]}
          </Button>
        </>
      )}
    >
      {content()}
    </Dialog>
  );
});
