import { LoaderCircle } from 'lucide-react';
import { Slot } from 'radix-ui';
import { type ComponentPropsWithoutRef, forwardRef, type MouseEvent, type ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { useThemed } from '../theme/portal-container.js';
import { buttonStyle } from './button-style.js';
import { narrowPart } from './narrow-part.js';
import { visuallyHiddenStyle } from './VisuallyHidden.js';

/**
 * The emphasis of a button. Use one `primary` button per screen, `danger` for deleting, and `solid-danger` for
 * confirming a deletion.
 */
export type ButtonVariant = 'default' | 'primary' | 'ghost' | 'danger' | 'solid-danger';

/** `md` is 32 px high, `sm` 28 px and `lg` 40 px. */
export type ButtonSize = 'md' | 'sm' | 'lg';

/** Props of {@link Button}. All other props are passed to the `<button>`. */
export interface ButtonProps extends ComponentPropsWithoutRef<'button'> {
  /** Defaults to `'default'`. */
  variant?: ButtonVariant;
  /** Defaults to `'md'`. */
  size?: ButtonSize;
  /** An icon before the text. While the button is busy, a spinner replaces the icon. */
  icon?: ReactNode;
  /**
   * Whether an action is in progress. If so, the button displays a spinner, ignores clicks and keeps focus. Defaults to
   * false.
   */
  busy?: boolean;
  /**
   * Whether to display only the icon in small windows and in a narrow `PageHeader`. The text is still the accessible
   * name. Defaults to false.
   */
  collapses?: boolean;
  /** Whether to style the only child, such as a router's link, instead of rendering a `<button>`. */
  asChild?: boolean;
}

const Root = styled.button`
  ${buttonStyle}

  ${narrowPart(css`
    &[data-collapses] {
      width: 44px;
      height: 44px;
      padding: 0;

      & > span {
        ${visuallyHiddenStyle}
      }
    }
  `)}
`;

/**
 * A button.
 *
 * @example <Button variant="primary" icon={<Plus />} onClick={add}>Add Blog Log</Button>
 * @example <Button asChild><a href="/login">Log In</a></Button>
 */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  {
    variant = 'default',
    size = 'md',
    icon,
    busy = false,
    collapses = false,
    asChild = false,
    type,
    onClick,
    children,
    ...rest
  },
  ref,
) {
  useThemed();
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy || rest['aria-disabled'] === true || rest['aria-disabled'] === 'true') {
      event.preventDefault();
      return;
    }
    onClick?.(event);
  };
  return (
    <Root
      {...rest}
      {...(asChild ? { as: Slot.Root } : { type: type ?? 'button' })}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true })}
      ref={ref}
      data-variant={variant}
      data-size={size}
      data-busy={busy || undefined}
      data-collapses={collapses || undefined}
      onClick={handleClick}
    >
      {busy ? <LoaderCircle data-spinner="" size={16} strokeWidth={1.75} aria-hidden /> : icon}
      <Slot.Slottable>{collapses ? <span>{children}</span> : children}</Slot.Slottable>
    </Root>
  );
});
