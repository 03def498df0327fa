import { autoUpdate, flip, offset, shift, useFloating } from '@floating-ui/react-dom';
import { type ComponentPropsWithoutRef, forwardRef, type RefObject, useMemo } from 'react';
import { createPortal } from 'react-dom';
import { keyframes, styled } from 'styled-components';
import { mergeRefs } from '../internal/merge-refs.js';
import { useBeforePaint } from '../internal/use-before-paint.js';
import { usePortalContainer } from '../theme/portal-container.js';
import { FloatPlace } from './float-place.js';
import { inTopLayer } from './top-layer.js';

export interface TooltipBubbleProps extends ComponentPropsWithoutRef<'div'> {
  anchorRef: RefObject<HTMLElement | null>;
  side: 'top' | 'right' | 'bottom' | 'left';
  align: 'start' | 'center' | 'end';
}

const Place = styled(FloatPlace)`
  pointer-events: none;
`;

const appear = keyframes`
  from {
    opacity: 0;
  }
`;

const Bubble = styled.div`
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
  animation: ${appear} var(--cp-duration-fast) var(--cp-ease-out);

  kbd {
    flex: none;
    font: inherit;
    opacity: 0.72;
  }
`;

const EDGE = { padding: 8 };

/** The bubble of a tooltip. It is on the given side of its anchor, or wherever there is room. */
export const TooltipBubble = forwardRef<HTMLDivElement, TooltipBubbleProps>(function TooltipBubble(
  { anchorRef, side, align, ...rest },
  ref,
) {
  const container = usePortalContainer();
  const { refs, floatingStyles, isPositioned } = useFloating({
    placement: align === 'center' ? side : `${side}-${align}`,
    strategy: 'fixed',
    whileElementsMounted: autoUpdate,
    middleware: [offset(6), shift(EDGE), flip(EDGE)],
  });
  const placeRef = useMemo(() => mergeRefs<HTMLDivElement>(refs.setFloating, inTopLayer), [refs.setFloating]);
  useBeforePaint(() => refs.setReference(anchorRef.current));
  return createPortal(
    <Place ref={placeRef} style={{ ...floatingStyles, visibility: isPositioned ? undefined : 'hidden' }}>
      <Bubble role="tooltip" {...rest} ref={ref} />
    </Place>,
    container ?? document.body,
  );
});
