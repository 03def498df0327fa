import { Search } from 'lucide-react';
import type { RefObject } from 'react';
import { styled } from 'styled-components';
import { TextInput } from '../primitives/TextInput.js';
import { useDelayedText } from './use-delayed-text.js';

interface TextFilterProps {
  inputRef?: RefObject<HTMLInputElement | null>;
  value: string | undefined;
  onChange: (text: string | undefined) => void;
  label: string;
  placeholder?: string;
}

const Box = styled.div`
  position: relative;

  & > svg {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 10px;
    margin-block: auto;
    color: var(--cp-text-tertiary);
    pointer-events: none;
  }
  & > input {
    padding-inline-start: 34px;
  }
  /* Hide the browser's clear button, which not all browsers have. */
  & > input::-webkit-search-cancel-button {
    display: none;
  }
`;

/** A field for text that entries must contain. The filter is applied 20 ms after the last keystroke. */
export function TextFilter({ inputRef, value, onChange, label, placeholder }: TextFilterProps) {
  const text = useDelayedText(value, onChange);
  return (
    <Box>
      <Search size={16} strokeWidth={1.75} aria-hidden />
      <TextInput
        ref={inputRef}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={text.value}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => text.onChange(target.value)}
        onBlur={text.onBlur}
      />
    </Box>
  );
}
