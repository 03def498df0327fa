import { Check, Minus } from 'lucide-react';
import { type ButtonHTMLAttributes, forwardRef, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { useControlled } from '../internal/use-controlled.js';

/**
 * Props of Checkbox. `className` and `style` are passed to the root element. `ref` and all other props are passed to
 * the box, which is the root element if there is no text.
 */
export interface CheckboxProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'onChange' | 'value'> {
  checked?: boolean | 'indeterminate';
  onCheckedChange?: (change: { checked: boolean }) => void;
  /** The text next to the box. Without text, set `aria-label`. */
  children?: ReactNode;
}

const Box = styled.button`
  flex: none;
  display: grid;
  place-content: center;
  width: 16px;
  height: 16px;
  padding: 0;
  border: 1.5px solid var(--cp-border-strong);
  border-radius: 4px;
  background: transparent;
  color: var(--cp-text-inverse);
  cursor: pointer;
  position: relative;

  /* The 16 px box has a click target of 26 px. */
  &::after {
    content: '';
    position: absolute;
    inset: -5px;
  }
  &[data-state='checked'],
  &[data-state='indeterminate'] {
    background: var(--cp-surface-inverse);
    border-color: var(--cp-surface-inverse);
  }
  &:disabled {
    cursor: default;
    opacity: 0.5;
  }
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: var(--cp-input-h, 36px);

  & > label {
    cursor: pointer;
  }
  /* The text is part of the touch target. */
  @media (pointer: coarse) {
    & > label {
      padding-block: 10px;
    }
  }
`;

/** A checkbox, with or without text. In a form, its `name` is submitted with the value "on" if it is checked. */
export const Checkbox = forwardRef<HTMLButtonElement, CheckboxProps>(function Checkbox(
  {
    onCheckedChange,
    checked: given,
    defaultChecked = false,
    name,
    form,
    onClick,
    onKeyDown,
    children,
    id,
    className,
    style,
    ...rest
  },
  ref,
) {
  const own = useId();
  const [checked, setChecked] = useControlled<boolean | 'indeterminate'>(given, defaultChecked);
  const look = { className, style };
  const mixed = checked === 'indeterminate';
  const Icon = mixed ? Minus : Check;
  const box = (
    <Box
      ref={ref}
      id={id ?? own}
      {...(children === undefined && look)}
      {...rest}
      type="button"
      role="checkbox"
      aria-checked={mixed ? 'mixed' : checked}
      data-state={mixed ? 'indeterminate' : checked ? 'checked' : 'unchecked'}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        // Browsers click a button when the user presses Enter, but Enter must not toggle a checkbox.
        if (event.key === 'Enter') event.preventDefault();
      }}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented) return;
        const next = mixed || !checked;
        setChecked(next);
        onCheckedChange?.({ checked: next });
      }}
    >
      {checked && <Icon size={12} strokeWidth={3} />}
    </Box>
  );
  const value = name !== undefined && (
    <input
      type="checkbox"
      hidden
      readOnly
      name={name}
      form={form}
      checked={checked === true}
      disabled={rest.disabled}
    />
  );
  if (children === undefined)
    return (
      <>
        {box}
        {value}
      </>
    );
  return (
    <Line {...look}>
      {box}
      {value}
      <label htmlFor={id ?? own}>{children}</label>
    </Line>
  );
});
