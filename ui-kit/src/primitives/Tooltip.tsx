import { Slot } from 'radix-ui';
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactElement,
  type ReactNode,
  useId,
  useRef,
} from 'react';
import { tooltipPart } from './tooltip-part.js';
import { useOnDemand } from './use-on-demand.js';
import { useTooltip } from './use-tooltip.js';

/** Props of {@link Tooltip}; all others go to the bubble. */
export interface TooltipProps extends Omit<ComponentPropsWithoutRef<'div'>, 'content'> {
  /** What the bubble says. */
  content: ReactNode;
  /** A key shown after it, such as 'Ctrl+B'. */
  shortcut?: string;
  /** Default `'top'`. */
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** Default `'center'`. */
  align?: 'start' | 'center' | 'end';
  /** Keeps it shut, for a name that is readable at the moment. */
  disabled?: boolean;
  /** Controlled state; without it pointer and focus open it. */
  open?: boolean;
  /** The element it belongs to; must take a ref. */
  children: ReactElement;
}

/**
 * Says what an element is when the pointer or the focus rests on it. It repeats a name, it never carries the only one.
 * Its code loads when the pointer or the focus first comes to one.
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
          {shortcut !== undefined && <kbd>{shortcut}</kbd>}
        </Bubble>
      )}
    </>
  );
});
