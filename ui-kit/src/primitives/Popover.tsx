import { Popover as Radix } from 'radix-ui';
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactElement,
  type RefObject,
  useMemo,
  useRef,
  useState,
} from 'react';
import { styled } from 'styled-components';
import { mergeRefs } from '../internal/merge-refs.js';
import { useBeforePaint } from '../internal/use-before-paint.js';
import { useCloseOnBack } from '../internal/use-close-on-back.js';
import { useControlled } from '../internal/use-controlled.js';
import { usePortalContainer, useThemed } from '../theme/portal-container.js';
import { focusInstead, noteClosed, noteOpened } from './dialog-focus.js';
import { floatStyle } from './float-style.js';
import { isLeftByToast } from './toast-region.js';
import { inTopLayer } from './top-layer.js';

/**
 * Props of {@link Popover}. All other props are passed to the floating element. Either `aria-label` or
 * `aria-labelledby` is required.
 */
export interface PopoverProps extends ComponentPropsWithoutRef<'div'> {
  /** The button that opens the popover. The button must accept a ref. Omit the button if there is an `anchorRef`. */
  trigger?: ReactElement;
  /** The element that the popover opens next to if there is no trigger. Focus returns to this element. */
  anchorRef?: RefObject<HTMLElement | null>;
  /** Whether the popover is open. If this is omitted, the popover keeps its own state. */
  open?: boolean;
  /** Whether the popover is initially open. Ignored if `open` is set. @default false */
  defaultOpen?: boolean;
  onOpenChange?: (change: { open: boolean }) => void;
  /** The preferred side, used if there is room. Defaults to `'bottom'`. */
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** Defaults to `'start'`. */
  align?: 'start' | 'center' | 'end';
  /** The distance from the anchor, in px. Defaults to 6. */
  sideOffset?: number;
  /** Receives focus when the popover opens. Defaults to the first control. */
  initialFocusRef?: RefObject<HTMLElement | null>;
  /** The content. */
  children: React.ReactNode;
}

const Content = styled(Radix.Content)`
  ${floatStyle}
  max-width: calc(100vw - 16px);
  max-height: var(--radix-popover-content-available-height);
  overflow: auto;
  transform-origin: var(--radix-popover-content-transform-origin);
`;

/** Clicks on a popover that is fading out go to the element behind it. */
const FADING = { pointerEvents: 'none' } as const;

/**
 * Content that floats next to its button. Escape and clicks outside close the popover. Escape also returns focus to the
 * button.
 *
 * @example <Popover trigger={<Button>Filter by Type</Button>} aria-label="Filter by Type">…</Popover>
 */
export const Popover = forwardRef<HTMLDivElement, PopoverProps>(function Popover(
  {
    trigger,
    anchorRef,
    open: given,
    defaultOpen = false,
    onOpenChange,
    side = 'bottom',
    align = 'start',
    sideOffset = 6,
    initialFocusRef,
    onKeyDown,
    children,
    ...rest
  },
  ref,
) {
  useThemed();
  const container = usePortalContainer();
  const [open, setOpen] = useControlled(given, defaultOpen);
  const change = (next: boolean) => {
    setOpen(next);
    onOpenChange?.({ open: next });
  };
  useCloseOnBack(open, () => change(false));
  const triggerRef = useRef<HTMLElement>(null);
  const anchor = anchorRef ?? triggerRef;
  const isLeft = useRef(false);
  const openedAt = useRef(0);
  const [content, setContent] = useState<HTMLElement | null>(null);
  const contentRef = useMemo(() => mergeRefs(ref, setContent, inTopLayer), [ref]);
  useBeforePaint(() => {
    if (open) openedAt.current = performance.now();
    // A popover that is fading out must not receive key presses.
    else if (content?.contains(content.ownerDocument.activeElement)) anchor.current?.focus();
  }, [open]);
  return (
    <Radix.Root open={open} onOpenChange={change}>
      {trigger && (
        <Radix.Trigger asChild ref={triggerRef as RefObject<HTMLButtonElement>}>
          {trigger}
        </Radix.Trigger>
      )}
      {anchorRef && <Radix.Anchor virtualRef={anchorRef as RefObject<HTMLElement>} />}
      <Radix.Portal container={container}>
        <Content
          {...rest}
          ref={contentRef}
          side={side}
          align={align}
          sideOffset={sideOffset}
          collisionPadding={8}
          style={{ ...rest.style, ...(!open && FADING) }}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            if (!isLeftByToast(event.nativeEvent)) return;
            event.stopPropagation();
            change(false);
          }}
          onInteractOutside={(event) => {
            // The click that reopens a popover while it fades out must not close the popover again.
            if (event.detail.originalEvent.timeStamp < openedAt.current) event.preventDefault();
            else isLeft.current = true;
          }}
          onOpenAutoFocus={(event) => {
            noteOpened(event.currentTarget, anchor.current);
            focusInstead(event, initialFocusRef);
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            noteClosed(event.currentTarget);
            // After a click outside, the clicked element keeps focus.
            if (isFocusLost(event.currentTarget) && !(trigger && isLeft.current)) anchor.current?.focus();
            isLeft.current = false;
          }}
        >
          {children}
        </Content>
      </Radix.Portal>
    </Radix.Root>
  );
});

function isFocusLost(target: EventTarget | null): boolean {
  const node = target as Node | null;
  const active = node?.ownerDocument?.activeElement;
  return !active || active === active.ownerDocument.body || node?.contains(active) === true;
}
