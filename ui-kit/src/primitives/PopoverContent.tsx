import { autoUpdate, flip, limitShift, offset, shift, size, useFloating } from '@floating-ui/react-dom';
import { Portal } from 'radix-ui';
import { DismissableLayer, FocusGuards, FocusScope } from 'radix-ui/internal';
import { type ComponentPropsWithoutRef, forwardRef, type RefObject, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { mergeRefs } from '../internal/merge-refs.js';
import { useBeforePaint } from '../internal/use-before-paint.js';
import { usePortalContainer } from '../theme/portal-container.js';
import { FloatPlace } from './float-place.js';
import { floatStyle } from './float-style.js';
import { inTopLayer } from './top-layer.js';

interface PopoverContentProps extends ComponentPropsWithoutRef<typeof DismissableLayer.Root> {
  open: boolean;
  /** The element that the popover opens next to. */
  anchorRef: RefObject<HTMLElement | null>;
  side: 'top' | 'right' | 'bottom' | 'left';
  align: 'start' | 'center' | 'end';
  /** The distance from the anchor, in px. */
  sideOffset: number;
  onOpenAutoFocus: (event: Event) => void;
  /** Called when the popover starts to close while it contains focus. The handler must return focus. */
  onLeave: () => void;
  /** Called after the popover has closed. The handler must return focus. */
  onCloseAutoFocus: (event: Event) => void;
}

const Layer = styled(DismissableLayer.Root)`
  ${floatStyle}
  max-width: calc(100vw - 16px);
  max-height: var(--cp-float-available-height);
  overflow: auto;
`;

/** Keeps the popover 8 px from the window's edges. No element clips it, because it is in the top layer. */
const EDGE = { padding: 8, boundary: [] };

const FIT = [
  shift({ limiter: limitShift(), ...EDGE }),
  flip(EDGE),
  size({
    ...EDGE,
    apply: ({ elements, availableHeight }) =>
      elements.floating.style.setProperty('--cp-float-available-height', `${availableHeight}px`),
  }),
];

/** The corner next to the anchor, where the opening animation starts, keyed by placement. */
const ORIGINS: Record<string, string> = {
  top: 'bottom',
  bottom: 'top',
  left: 'right',
  right: 'left',
  'top-start': 'left bottom',
  'top-end': 'right bottom',
  'bottom-start': 'left top',
  'bottom-end': 'right top',
  'left-start': 'right top',
  'left-end': 'right bottom',
  'right-start': 'left top',
  'right-end': 'left bottom',
};

/**
 * The content of an open popover. Takes focus when the popover opens. It is on the given side of its anchor, or
 * wherever there is room.
 */
export const PopoverContent = forwardRef<HTMLDivElement, PopoverContentProps>(function PopoverContent(
  { open, anchorRef, side, align, sideOffset, onOpenAutoFocus, onLeave, onCloseAutoFocus, style, ...rest },
  ref,
) {
  const container = usePortalContainer();
  const { refs, floatingStyles, isPositioned, placement } = useFloating({
    placement: align === 'center' ? side : `${side}-${align}`,
    strategy: 'fixed',
    whileElementsMounted: autoUpdate,
    middleware: [offset(sideOffset), ...FIT],
  });
  useBeforePaint(() => refs.setReference(anchorRef.current));
  const [content, setContent] = useState<HTMLDivElement | null>(null);
  // A popover that is fading out must not receive key presses.
  useBeforePaint(() => {
    if (!open && content?.contains(content.ownerDocument.activeElement)) onLeave();
  }, [open]);
  FocusScope.useFocusScopeBranch(content);
  FocusGuards.useFocusGuards();
  const placeRef = useMemo(() => mergeRefs<HTMLDivElement>(refs.setFloating, inTopLayer), [refs.setFloating]);
  const contentRef = useMemo(() => mergeRefs(ref, setContent), [ref]);
  return (
    <Portal.Root asChild container={container}>
      <FloatPlace
        ref={placeRef}
        style={{
          ...floatingStyles,
          ...(!open && { pointerEvents: 'none' }),
          // Until its position is known, place the popover outside the window instead of hiding it, because a hidden
          // element could not receive focus.
          ...(!isPositioned && { transform: 'translate(0, -200%)' }),
        }}
      >
        <FocusScope.Root
          asChild
          loop
          onMountAutoFocus={onOpenAutoFocus}
          onUnmountAutoFocus={(event) => {
            event.preventDefault();
            onCloseAutoFocus(event);
          }}
        >
          <Layer
            role="dialog"
            data-state={open ? 'open' : 'closed'}
            {...rest}
            ref={contentRef}
            deferPointerDownOutside
            style={{
              transformOrigin: ORIGINS[placement],
              // Clicks on a popover that is fading out go to the element behind it.
              ...(!open && { pointerEvents: 'none' }),
              ...style,
              ...(!isPositioned && { animation: 'none' }),
            }}
          />
        </FocusScope.Root>
      </FloatPlace>
    </Portal.Root>
  );
});
