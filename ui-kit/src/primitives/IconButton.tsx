import { forwardRef, type ReactNode } from 'react';
import { useThemed } from '../theme/portal-container.js';
import { Button, type ButtonProps } from './Button.js';
import { Tooltip } from './Tooltip.js';

/** Props of {@link IconButton}. All other props are passed to the `<button>`. */
export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon' | 'asChild'> {
  /** The accessible name, which is also the tooltip text. */
  label: string;
  /** A 16 px icon. */
  icon: ReactNode;
  /** A keyboard shortcut to display in the tooltip, such as 'Ctrl+B'. */
  shortcut?: string;
  /** Whether there is a tooltip. Set it to false if the label is visible next to the button. Defaults to true. */
  tooltip?: boolean;
  /** The side of the tooltip. Defaults to `'top'`. */
  tooltipSide?: 'top' | 'right' | 'bottom' | 'left';
}

/**
 * A square button with only an icon. The label is its accessible name and its tooltip text.
 *
 * @example <IconButton label="Edit" icon={<Pencil size={16} />} onClick={edit} />
 */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { label, icon, shortcut, tooltip = true, tooltipSide = 'top', variant = 'ghost', ...rest },
  ref,
) {
  useThemed();
  const button = (
    <Button {...rest} ref={ref} variant={variant} icon={icon} aria-label={label} data-icon-only="" />
  );
  if (!tooltip) return button;
  return (
    <Tooltip content={label} side={tooltipSide} {...(shortcut !== undefined && { shortcut })}>
      {button}
    </Tooltip>
  );
});
