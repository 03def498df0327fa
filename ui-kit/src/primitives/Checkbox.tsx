import { Check, Minus } from 'lucide-react';
import { Checkbox as Radix } from 'radix-ui';
import { type ButtonHTMLAttributes, forwardRef, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

/**
 * Props of Checkbox. `className` and `style` are passed to the root element, `ref` and all other props to the box,
 * which is the root element if there is no text.
 */
export interface CheckboxProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'onChange' | 'value'> {
  checked?: boolean | 'indeterminate';
  onCheckedChange?: (change: { checked: boolean }) => void;
  /** The text next to the box. If omitted, set `aria-label`. */
  children?: ReactNode;
}

const Box = styled(Radix.Root)`
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
  min-height: 36px;

  & > label {
    cursor: pointer;
  }
`;

/** A checkbox, with or without text. */
export const Checkbox = forwardRef<HTMLButtonElement, CheckboxProps>(function Checkbox(
  { onCheckedChange, checked, children, id, className, style, ...rest },
  ref,
) {
  const own = useId();
  const look = { className, style };
  const box = (
    <Box
      ref={ref}
      id={id ?? own}
      {...(checked !== undefined && { checked })}
      onCheckedChange={(next) => onCheckedChange?.({ checked: next === true })}
      {...(children === undefined && look)}
      {...rest}
    >
      <Radix.Indicator>
        {checked === 'indeterminate' ? (
          <Minus size={12} strokeWidth={3} />
        ) : (
          <Check size={12} strokeWidth={3} />
        )}
      </Radix.Indicator>
    </Box>
  );
  if (children === undefined) return box;
  return (
    <Line {...look}>
      {box}
      <label htmlFor={id ?? own}>{children}</label>
    </Line>
  );
});
