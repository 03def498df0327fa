import { Tooltip as Radix } from 'radix-ui';
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactElement,
  type ReactNode,
  useState,
} from 'react';
import { keyframes, styled } from 'styled-components';
import { usePortalContainer } from '../theme/portal-container.js';
import { TOOLTIP_DELAYS, useSharedDelays } from '../theme/TooltipProvider.js';

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

const appear = keyframes`
  from {
    opacity: 0;
  }
`;

const Bubble = styled(Radix.Content)`
  z-index: var(--cp-z-tooltip);
  display: flex;
  gap: 8px;
  max-width: 320px;
  padding: 5px 8px;
  border-radius: var(--cp-radius-sm);
  background: var(--cp-surface-inverse);
  box-shadow: var(--cp-shadow-float);
  color: var(--cp-text-inverse);
  font-size: var(--cp-text-xs);
  line-height: var(--cp-leading-xs);
  font-weight: var(--cp-weight-medium);
  overflow-wrap: anywhere;
  pointer-events: none;
  animation: ${appear} var(--cp-duration-fast) var(--cp-ease-out);

  kbd {
    flex: none;
    font: inherit;
    opacity: 0.72;
  }
`;

/**
 * Says what an element is when the pointer or the focus rests on it. It repeats a name, it never carries the only one.
 *
 * @example <Tooltip content="Print"><button type="button" aria-label="Print">…</button></Tooltip>
 */
export const Tooltip = forwardRef<HTMLDivElement, TooltipProps>(function Tooltip(
  { content, shortcut, side = 'top', align = 'center', disabled = false, open: given, children, ...rest },
  ref,
) {
  const container = usePortalContainer();
  const [own, setOwn] = useState(false);
  const isAlone = useSharedDelays() === null;
  const tooltip = (
    <Radix.Root open={(given ?? own) && !disabled} onOpenChange={setOwn}>
      <Radix.Trigger
        asChild
        onFocus={(event) => {
          // A focus that is given back after a tap would leave the bubble there for good.
          if (!event.currentTarget.matches(':focus-visible')) event.preventDefault();
        }}
      >
        {children}
      </Radix.Trigger>
      <Radix.Portal container={container}>
        <Bubble {...rest} ref={ref} side={side} align={align} sideOffset={6} collisionPadding={8}>
          {content}
          {shortcut !== undefined && <kbd>{shortcut}</kbd>}
        </Bubble>
      </Radix.Portal>
    </Radix.Root>
  );
  return isAlone ? <Radix.Provider {...TOOLTIP_DELAYS}>{tooltip}</Radix.Provider> : tooltip;
});
