import { Slot } from 'radix-ui';
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactElement,
  type ReactNode,
  useId,
  useRef,
} from 'react';
import { useOnDemand } from '../internal/use-on-demand.js';
import { tooltipPart } from './tooltip-part.js';
import { useTooltip } from './use-tooltip.js';

/** Props of {@link Tooltip}. All other props are passed to the bubble. */
export interface TooltipProps extends Omit<ComponentPropsWithoutRef<'div'>, 'content'> {
  /** The text of the tooltip. */
  content: ReactNode;
  /** A keyboard shortcut to display after the text, such as 'Ctrl+B'. */
  shortcut?: string;
  /** Defaults to `'top'`. */
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** Defaults to `'center'`. */
  align?: 'start' | 'center' | 'end';
  /** Whether to keep the tooltip closed, for example while the text is visible anyway. */
  disabled?: boolean;
  /** Whether the tooltip is open. If this is omitted, hover and focus open it. */
  open?: boolean;
  /** The element that has the tooltip. It must accept a ref. */
  children: ReactElement;
}

/**
 * Displays text while an element is hovered or focused. Screen readers treat the text as a description, not as the
 * element's name, so the element must have its own accessible name. The code is loaded when a tooltip first opens.
 *
 * @example <Tooltip content="Print"><button type="button" aria-label="Print">…</button></Tooltip>
 */
export const Tooltip = forwardRef<HTMLDivElement, TooltipProps>(function Tooltip(
  { content, shortcut, side = 'top', align = 'center', disabled = false, open: given, children, ...rest },
  ref,
) {
  const id = useId();
  const anchorRef = useRef<HTMLElement>(null);
  const { isOpen, handlers } = useTooltip();
  const open = (given ?? isOpen) && !disabled;
  const { value: Bubble } = useOnDemand(tooltipPart, open);
  const shows = open && Bubble !== null;
  return (
    <>
      <Slot.Root ref={anchorRef} {...handlers} {...(shows && { 'aria-describedby': id })}>
        {children}
      </Slot.Root>
      {shows && (
        <Bubble id={id} {...rest} ref={ref} anchorRef={anchorRef} side={side} align={align}>
          {content}
          {shortcut !== undefined && <kbd translate="no">{shortcut}</kbd>}
        </Bubble>
      )}
    </>
  );
});
