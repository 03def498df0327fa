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
        // Some browsers send the text to a spell-checking service while the type is 'text'. Turn this off.
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
        {/* This is not an aria-label, because getByLabelText('Password') would then also match the button. */}
        <VisuallyHidden>{showLabel}</VisuallyHidden>
      </button>
    </Box>
  );
});
