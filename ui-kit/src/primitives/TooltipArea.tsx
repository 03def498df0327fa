import { type RefObject, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useTooltipDelays } from '../theme/TooltipProvider.js';
import { Tooltip } from './Tooltip.js';

interface TooltipAreaProps {
  /** The element whose parts have tooltips. */
  areaRef: RefObject<HTMLElement | null>;
}

interface Tip {
  text: string;
  rect: DOMRect;
}

/* Lies over what the tooltip belongs to, where nobody notices it. */
const Anchor = styled.span`
  position: fixed;
  pointer-events: none;
`;

/**
 * One tooltip for all parts of an area, however many there are: what has `data-cp-tip` shows that, text that is cut
 * off shows all of itself. It opens and closes as {@link Tooltip} does.
 */
export function TooltipArea({ areaRef }: TooltipAreaProps) {
  const { delayDuration, skipDelayDuration } = useTooltipDelays();
  const [tip, setTip] = useState<Tip | null>(null);
  useEffect(() => {
    const area = areaRef.current;
    if (area === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let owner: Element | null = null;
    let isOpen = false;
    let closedAt = Number.NEGATIVE_INFINITY;

    const open = (text: string, element: Element) => {
      isOpen = true;
      setTip({ text, rect: element.getBoundingClientRect() });
    };
    const close = () => {
      clearTimeout(timer);
      owner = null;
      if (!isOpen) return;
      isOpen = false;
      closedAt = performance.now();
      setTip(null);
    };
    const onPointerOver = ({ target, pointerType }: PointerEvent) => {
      const found = pointerType === 'touch' ? null : tipOf(target, area);
      if (found?.element === owner) return;
      close();
      if (found === null) return;
      owner = found.element;
      const wait = performance.now() - closedAt < skipDelayDuration ? 0 : delayDuration;
      timer = setTimeout(() => open(found.text, found.element), wait);
    };
    const onFocusIn = ({ target }: FocusEvent) => {
      const found = (target as Element).matches(':focus-visible') ? tipOf(target, area) : null;
      close();
      if (found === null) return;
      owner = found.element;
      open(found.text, found.element);
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close();
    };

    const listening = new AbortController();
    const { signal } = listening;
    area.addEventListener('pointerover', onPointerOver, { signal });
    area.addEventListener('focusin', onFocusIn, { signal });
    for (const type of ['pointerleave', 'pointerdown', 'focusout', 'scroll'] as const) {
      area.addEventListener(type, close, { signal });
    }
    area.ownerDocument.addEventListener('keydown', onKeyDown, { signal });
    return () => {
      listening.abort();
      clearTimeout(timer);
    };
  }, [areaRef, delayDuration, skipDelayDuration]);

  if (tip === null) return null;
  const { left, top, width, height } = tip.rect;
  return (
    <Tooltip open content={tip.text}>
      <Anchor aria-hidden="true" style={{ left, top, width, height }} />
    </Tooltip>
  );
}

/** What is to be said of an element, and of which one around it. */
function tipOf(target: EventTarget | null, area: HTMLElement): { text: string; element: Element } | null {
  for (let element = target as Element | null; element && element !== area; element = element.parentElement) {
    const text = element.getAttribute('data-cp-tip');
    if (text !== null) return { text, element };
    if (isCut(element)) return { text: element.textContent ?? '', element };
  }
  return null;
}

function isCut(element: Element): boolean {
  return element.scrollWidth > element.clientWidth && getComputedStyle(element).textOverflow === 'ellipsis';
}
