import { type RefObject, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useTooltipGroup } from '../theme/TooltipProvider.js';
import { tooltipTimer } from '../theme/tooltip-group.js';
import { Tooltip } from './Tooltip.js';
import { tooltipPart } from './tooltip-part.js';

interface TooltipAreaProps {
  /** The element whose descendants have tooltips. */
  areaRef: RefObject<HTMLElement | null>;
}

interface Tip {
  text: string;
  rect: DOMRect;
}

/* An invisible element at the position of the element that has the tooltip. */
const Anchor = styled.span`
  position: fixed;
  pointer-events: none;
`;

/**
 * A single tooltip that all elements in an area share, no matter how many there are. It displays the text in
 * `data-cp-tip`, or the full text of a truncated element. It opens and closes like {@link Tooltip}.
 */
export function TooltipArea({ areaRef }: TooltipAreaProps) {
  const group = useTooltipGroup();
  const [tip, setTip] = useState<Tip | null>(null);
  useEffect(() => {
    const area = areaRef.current;
    if (area === null) return;
    let found: { text: string; element: Element } | null = null;
    const timer = tooltipTimer(group, (isOpen) =>
      setTip(isOpen && found ? { text: found.text, rect: found.element.getBoundingClientRect() } : null),
    );
    const close = () => {
      found = null;
      timer.close();
    };
    const onPointerOver = ({ target, pointerType }: PointerEvent) => {
      const next = pointerType === 'touch' ? null : tipOf(target, area);
      if (next?.element === found?.element) return;
      close();
      if (next === null) return;
      found = next;
      tooltipPart.load();
      timer.wait();
    };
    const onFocusIn = ({ target }: FocusEvent) => {
      close();
      found = (target as Element).matches(':focus-visible') ? tipOf(target, area) : null;
      if (found !== null) timer.open();
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
      close();
    };
  }, [areaRef, group]);

  if (tip === null) return null;
  const { left, top, width, height } = tip.rect;
  return (
    <Tooltip open content={tip.text}>
      <Anchor aria-hidden="true" style={{ left, top, width, height }} />
    </Tooltip>
  );
}

/** Finds the closest element that has a tooltip, and the tooltip's text. */
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
