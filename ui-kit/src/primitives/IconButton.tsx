import { forwardRef, type ReactNode } from 'react';
import { useThemed } from '../theme/portal-container.js';
import { Button, type ButtonProps } from './Button.js';
import { Tooltip } from './Tooltip.js';

/** Props of {@link IconButton}; all others go to the `<button>`. */
export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon' | 'asChild'> {
  /** The accessible name, which is also the text of the tooltip. */
  label: string;
  /** An icon of 16 px. */
  icon: ReactNode;
  /** A keyboard shortcut to display in the tooltip, such as 'Ctrl+B'. */
  shortcut?: string;
  /** Whether there is a tooltip. Set it to false if the label is visible next to the button. Default true. */
  tooltip?: boolean;
  /** Side of the tooltip; default `'top'`. */
  tooltipSide?: 'top' | 'right' | 'bottom' | 'left';
}

/**
 * A square button with only an icon. Its label is the accessible name and the text of the tooltip.
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
