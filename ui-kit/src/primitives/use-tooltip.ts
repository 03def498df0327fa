import { type FocusEvent, type PointerEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useTooltipGroup } from '../theme/TooltipProvider.js';
import { tooltipTimer } from '../theme/tooltip-group.js';
import { tooltipPart } from './tooltip-part.js';

/** Returns the state of a tooltip, and the handlers that open it while an element is hovered or focused. */
export function useTooltip() {
  const group = useTooltipGroup();
  const [isOpen, setOpen] = useState(false);
  const timer = useMemo(() => tooltipTimer(group, setOpen), [group]);
  const isInside = useRef(false);
  const isPressed = useRef(false);
  const trigger = useRef<HTMLElement | null>(null);

  useEffect(() => () => timer.close(), [timer]);
  useEffect(() => {
    if (!isOpen) return;
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && timer.close(), options);
    const onScroll = ({ target }: Event) => {
      if ((target as Node | null)?.contains(trigger.current)) timer.close();
    };
    window.addEventListener('scroll', onScroll, options);
    return () => listening.abort();
  }, [isOpen, timer]);

  const handlers = {
    onPointerMove: ({ pointerType, currentTarget }: PointerEvent<HTMLElement>) => {
      if (pointerType === 'touch' || isInside.current) return;
      isInside.current = true;
      trigger.current = currentTarget;
      tooltipPart.load();
      timer.wait();
    },
    onPointerLeave: () => {
      isInside.current = false;
      timer.close();
    },
    onPointerDown: ({ currentTarget }: PointerEvent<HTMLElement>) => {
      timer.close();
      isPressed.current = true;
      const release = () => {
        isPressed.current = false;
      };
      currentTarget.ownerDocument.addEventListener('pointerup', release, { once: true });
    },
    onFocus: ({ currentTarget }: FocusEvent<HTMLElement>) => {
      // Ignore focus that returns after a tap. Otherwise, the tooltip would stay open.
      if (isPressed.current || !currentTarget.matches(':focus-visible')) return;
      trigger.current = currentTarget;
      timer.open();
    },
    onBlur: () => timer.close(),
    onClick: () => timer.close(),
  };
  return { isOpen, handlers };
}
