import type { RefObject } from 'react';
import { SearchInput } from '../primitives/SearchInput.js';
import { useDelayedText } from './use-delayed-text.js';

interface TextFilterProps {
  inputRef?: RefObject<HTMLInputElement | null>;
  value: string | undefined;
  onChange: (text: string | undefined) => void;
  label: string;
  placeholder?: string;
}

/** A field for text that entries must contain. The filter is applied 20 ms after the last keystroke. */
export function TextFilter({ inputRef, value, onChange, label, placeholder }: TextFilterProps) {
  const text = useDelayedText(value, onChange);
  return (
    <SearchInput
      inputRef={inputRef}
      aria-label={label}
      placeholder={placeholder}
      value={text.value}
      onValueChange={text.onChange}
      onBlur={text.onBlur}
    />
  );
}
