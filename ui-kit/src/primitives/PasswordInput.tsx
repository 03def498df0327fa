import { Eye, EyeOff } from 'lucide-react';
import { forwardRef, type InputHTMLAttributes, useState } from 'react';
import { styled } from 'styled-components';
import { inputButtonStyle } from './input-button-style.js';
import { TextInput } from './TextInput.js';
import { VisuallyHidden } from './VisuallyHidden.js';

/** Props of PasswordInput; all others go to the `<input>`. */
export interface PasswordInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  /** Name of the button that shows the password. */
  showLabel: string;
}

const Box = styled.div`
  ${inputButtonStyle}
`;

/** A password, with a button that shows it. */
export const PasswordInput = forwardRef<HTMLInputElement, PasswordInputProps>(function PasswordInput(
  { showLabel, ...rest },
  ref,
) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Box>
      <TextInput
        // Some browsers send the text of other fields to a spelling service.
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
        {/* With aria-label, the button would be found by the label of the password. */}
        <VisuallyHidden>{showLabel}</VisuallyHidden>
      </button>
    </Box>
  );
});
