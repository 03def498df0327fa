import { Search, X } from 'lucide-react';
import { type InputHTMLAttributes, type RefObject, useRef } from 'react';
import { styled } from 'styled-components';
import { IconButton } from './IconButton.js';
import { TextInput } from './TextInput.js';

interface SearchInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> {
  'aria-label': string;
  value: string;
  onValueChange: (text: string) => void;
  /** Label of the button that clears the field. Escape then clears it, too. */
  clearLabel?: string;
  /** Whether the clear button is large, for touch. Default false. */
  compact?: boolean;
  inputRef?: RefObject<HTMLInputElement | null> | undefined;
}

const Root = styled.div`
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
  & > button {
    --cp-control-h: 24px;
    position: absolute;
    inset-block: 0;
    inset-inline-end: 4px;
    margin-block: auto;
  }
  &[data-clears] > input {
    height: var(--cp-control-h);
    padding-inline-end: 32px;
  }
  &[data-clears='touch'] > input {
    padding-inline-end: 44px;
  }
  &[data-clears='touch'] > button {
    --cp-control-h: 44px;
    inset-inline-end: 0;
  }
`;

/** A search field with a magnifier and, optionally, a button that clears it. */
export function SearchInput({
  value,
  onValueChange,
  clearLabel,
  compact = false,
  inputRef,
  ...rest
}: SearchInputProps) {
  const own = useRef<HTMLInputElement>(null);
  const ref = inputRef ?? own;
  return (
    <Root data-clears={clearLabel && (compact ? 'touch' : '')}>
      <Search size={16} strokeWidth={1.75} aria-hidden />
      <TextInput
        {...rest}
        ref={ref}
        type="search"
        value={value}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => onValueChange(target.value)}
        onKeyDown={(event) => {
          if (!clearLabel || event.key !== 'Escape' || value === '') return;
          // Keep Escape from also closing a dialog or sheet that contains the field.
          event.stopPropagation();
          onValueChange('');
        }}
      />
      {clearLabel && value !== '' && (
        <IconButton
          label={clearLabel}
          tooltip={!compact}
          icon={<X size={14} strokeWidth={1.75} />}
          onClick={() => {
            onValueChange('');
            ref.current?.focus();
          }}
        />
      )}
    </Root>
  );
}
