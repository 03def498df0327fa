import { forwardRef, type InputHTMLAttributes } from 'react';
import { styled } from 'styled-components';

/** The number of digits in a code. */
const LENGTH = 6;

/** Props of CodeInput. All other props are passed to the `<input>`. */
export interface CodeInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange'> {
  /** The digits that have been entered so far. */
  value: string;
  onValueChange: (change: { value: string }) => void;
  /** Called when the last digit is entered. */
  onComplete: (submission: { code: string }) => void;
}

const Root = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr)) 0 repeat(3, minmax(0, 1fr));
  gap: var(--cp-space-2);
  /* Digits run from left to right in all scripts. */
  direction: ltr;

  & > span {
    display: grid;
    place-items: center;
    height: 48px;
    border: 1px solid var(--cp-border-control);
    border-radius: var(--cp-radius-sm);
    background: var(--cp-surface-field);
    color: var(--cp-text-primary);
    font-size: var(--cp-text-lg);
    font-variant-numeric: tabular-nums;
  }
  & > span:nth-of-type(4) {
    grid-column: 5;
  }
  /* One input, so that pasting, autofill and screen readers work. The cells display its digits. */
  & > input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    opacity: 0;
    cursor: text;
  }
  &:focus-within > span[data-active] {
    border-color: var(--cp-focus-ring);
    outline: 2px solid color-mix(in oklab, var(--cp-focus-ring) 45%, transparent);
  }
  &[data-invalid] > span {
    border-color: var(--cp-danger-text);
  }
`;

const digitsIn = (text: string) => text.replace(/\D/g, '').slice(0, LENGTH);

/** A field for six digits. */
export const CodeInput = forwardRef<HTMLInputElement, CodeInputProps>(function CodeInput(
  { value, onValueChange, onComplete, ...rest },
  ref,
) {
  const active = Math.min(value.length, LENGTH - 1);
  return (
    <Root data-invalid={rest['aria-invalid'] ? '' : undefined}>
      {Array.from({ length: LENGTH }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cells never change their order.
        <span key={index} aria-hidden data-active={index === active ? '' : undefined}>
          {value[index]}
        </span>
      ))}
      <input
        autoComplete="one-time-code"
        inputMode="numeric"
        spellCheck={false}
        {...rest}
        ref={ref}
        type="text"
        value={value}
        onChange={({ target }) => {
          const code = digitsIn(target.value);
          if (code === value) return;
          onValueChange({ value: code });
          if (code.length === LENGTH) onComplete({ code });
        }}
      />
    </Root>
  );
});

/** Returns whether a code is complete. */
export const isComplete = (code: string): boolean => code.length === LENGTH;
