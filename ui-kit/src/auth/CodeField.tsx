import { type RefObject, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../kit/use-messages.js';
import { Field } from '../primitives/Field.js';
import { TextInput } from '../primitives/TextInput.js';
import { CodeInput, isComplete } from './CodeInput.js';
import { codeFieldMessages } from './code-messages.js';

/** The state of the second login step. */
export interface CodeFieldState {
  value: string;
  isRecovery: boolean;
  isMissing: boolean;
  ref: RefObject<HTMLInputElement | null>;
  change: (value: string) => void;
  /** Switches between codes from the authenticator app and recovery codes. */
  toggle: () => void;
  submit: () => void;
}

/**
 * Returns the state of the second login step. After a failed attempt, the field is cleared and keeps focus.
 *
 * @param error the reason why the last attempt failed
 */
export function useCodeField({
  busy,
  error,
  onCode,
}: {
  busy: boolean;
  error: string | null;
  onCode: (submission: { code: string }) => void;
}): CodeFieldState {
  const [value, setValue] = useState('');
  const [isRecovery, setRecovery] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const ref = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other field replaces the focused one.
  useEffect(() => ref.current?.focus(), [isRecovery]);
  useEffect(() => {
    if (busy || error === null) return;
    setValue('');
    ref.current?.focus();
  }, [busy, error]);
  return {
    value,
    isRecovery,
    isMissing,
    ref,
    change(next) {
      setValue(next);
      setMissing(false);
    },
    toggle() {
      setRecovery(!isRecovery);
      setValue('');
      setMissing(false);
    },
    submit() {
      const isFilled = isRecovery ? value.trim() !== '' : isComplete(value);
      setMissing(!isFilled);
      if (!isFilled) ref.current?.focus();
      else if (!busy) onCode({ code: value.trim() });
    },
  };
}

const Switch = styled.button`
  grid-column: 1 / -1;
  justify-self: center;
  min-height: 24px;
  padding: 0;
  border: 0;
  background: none;
  color: var(--cp-text-primary);
  font: inherit;
  font-size: var(--cp-text-xs);
  text-decoration: underline;
  text-underline-offset: 3px;
  cursor: pointer;

  @media (pointer: coarse) {
    min-height: 44px;
    margin-block: -6px;
  }
`;

interface CodeFieldProps {
  state: CodeFieldState;
  busy: boolean;
  /** The reason why the last attempt failed, unless it is displayed elsewhere. */
  error?: string | null;
  onCode: (submission: { code: string }) => void;
}

/** A field for six digits from an authenticator app, or for a recovery code. */
export function CodeField({ state, busy, error = null, onCode }: CodeFieldProps) {
  const text = useMessages(codeFieldMessages);
  const { value, isRecovery, isMissing, ref, change } = state;
  const missing = isRecovery ? text.recoveryCodeRequired : text.codeRequired;
  const problem = isMissing ? missing : busy ? undefined : (error ?? undefined);
  return isRecovery ? (
    <Field data-full="" key="recovery" label={text.recoveryCode} error={problem}>
      {(control) => (
        <TextInput
          {...control}
          ref={ref}
          aria-required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={value}
          onChange={({ target }) => change(target.value)}
        />
      )}
    </Field>
  ) : (
    <Field data-full="" key="app" label={text.code} error={problem}>
      {(control) => (
        <CodeInput
          {...control}
          ref={ref}
          aria-required
          value={value}
          onValueChange={(next) => change(next.value)}
          onComplete={(submission) => {
            if (!busy) onCode(submission);
          }}
        />
      )}
    </Field>
  );
}

/** The button that switches between codes from the authenticator app and recovery codes. */
export function CodeSwitch({ state }: { state: CodeFieldState }) {
  const text = useMessages(codeFieldMessages);
  return (
    <Switch type="button" onClick={state.toggle}>
      {state.isRecovery ? text.useApp : text.useRecoveryCode}
    </Switch>
  );
}
