import { Eye, EyeOff } from 'lucide-react';
import { forwardRef, type InputHTMLAttributes, useState } from 'react';
import { styled } from 'styled-components';
import { inputButtonStyle } from './input-button-style.js';
import { TextInput } from './TextInput.js';
import { VisuallyHidden } from './VisuallyHidden.js';

/** Props of PasswordInput. All other props are passed to the `<input>`. */
export interface PasswordInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  /** The accessible name of the button that shows the password. */
  showLabel: string;
}

const Box = styled.div`
  ${inputButtonStyle}
`;

/** A password field with a button that shows the password. */
export const PasswordInput = forwardRef<HTMLInputElement, PasswordInputProps>(function PasswordInput(
  { showLabel, ...rest },
  ref,
) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Box>
      <TextInput
        // Turn off spell-checking, because some browsers send the text to a spell-checking service while the type is
        // 'text'.
        spellCheck={false}
        autoCapitalize="none"
        autoCorrect="off"
        {...rest}
        ref={ref}
        type={isShown ? 'text' : 'password'}
      />
      <button
        type="button"
        aria-pressed={isShown}
        aria-controls={rest.id}
        disabled={rest.disabled}
        onClick={() => setShown(!isShown)}
      >
        <Icon size={16} aria-hidden />
        {/* Name the button with text: if it had an aria-label, getByLabelText('Password') would also match it. */}
        <VisuallyHidden>{showLabel}</VisuallyHidden>
      </button>
    </Box>
  );
});
