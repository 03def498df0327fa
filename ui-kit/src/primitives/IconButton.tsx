import { forwardRef, type ReactNode } from 'react';
import { useThemed } from '../theme/portal-container.js';
import { Button, type ButtonProps } from './Button.js';
import { Tooltip } from './Tooltip.js';

/** Props of {@link IconButton}; all others go to the `<button>`. */
export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon' | 'asChild'> {
  /** The name that is spoken, and shown in the tooltip. */
  label: string;
  /** A 16 px icon. */
  icon: ReactNode;
  /** A key shown beside the name in the tooltip, such as 'Ctrl+B'. */
  shortcut?: string;
  /** Default true; false where the name stands beside the button anyway. */
  tooltip?: boolean;
  /** Side of the tooltip; default `'top'`. */
  tooltipSide?: 'top' | 'right' | 'bottom' | 'left';
}

/**
 * A square button with an icon alone; its name is spoken and shows as a tooltip.
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
