import { Slot } from 'radix-ui';
import { Presence } from 'radix-ui/internal';
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactElement,
  type RefObject,
  useId,
  useRef,
} from 'react';
import { useBeforePaint } from '../internal/use-before-paint.js';
import { useCloseOnBack } from '../internal/use-close-on-back.js';
import { useControlled } from '../internal/use-controlled.js';
import { useThemed } from '../theme/portal-container.js';
import { focusInstead, noteClosed, noteOpened } from './dialog-focus.js';
import { PopoverContent } from './PopoverContent.js';
import { isLeftByToast } from './toast-region.js';

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
  const contentId = useId();
  const [open, setOpen] = useControlled(given, defaultOpen);
  const change = (next: boolean) => {
    setOpen(next);
    onOpenChange?.({ open: next });
  };
  useCloseOnBack(open, () => change(false));
  const triggerRef = useRef<HTMLElement>(null);
  const left = useRef({ byPointer: false, atAll: false });
  const openedAt = useRef(0);
  useBeforePaint(() => {
    if (open) openedAt.current = performance.now();
  }, [open]);
  return (
    <>
      {trigger && (
        <Slot.Root
          ref={triggerRef}
          aria-haspopup="dialog"
          aria-expanded={open}
          aria-controls={open ? contentId : undefined}
          data-state={open ? 'open' : 'closed'}
          onClick={(event) => {
            if (!event.defaultPrevented) change(!open);
          }}
        >
          {trigger}
        </Slot.Root>
      )}
      <Presence.Root present={open}>
        <PopoverContent
          id={contentId}
          {...rest}
          ref={ref}
          open={open}
          anchorRef={anchorRef ?? triggerRef}
          side={side}
          align={align}
          sideOffset={sideOffset}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            if (!isLeftByToast(event.nativeEvent)) return;
            event.stopPropagation();
            change(false);
          }}
          onDismiss={() => {
            if (open) change(false);
          }}
          onInteractOutside={(event) => {
            const { type, timeStamp } = event.detail.originalEvent;
            // The click that reopens a popover while it fades out must not close the popover again.
            if (timeStamp < openedAt.current) {
              event.preventDefault();
              return;
            }
            left.current.atAll = true;
            if (type === 'pointerdown') left.current.byPointer = true;
            // Interactions with the trigger must not close the popover here, because the trigger's own handler does.
            // After a click outside, the popover has already closed by the time focus moves.
            const onTrigger = triggerRef.current?.contains(event.target as Node);
            if (onTrigger || (type === 'focusin' && left.current.byPointer)) event.preventDefault();
          }}
          onOpenAutoFocus={(event) => {
            noteOpened(event.currentTarget, anchorRef?.current ?? triggerRef.current);
            focusInstead(event, initialFocusRef);
          }}
          onLeave={() => (anchorRef ?? triggerRef).current?.focus()}
          onCloseAutoFocus={(event) => {
            noteClosed(event.currentTarget);
            // After a click outside, the clicked element keeps focus.
            if (isFocusLost(event.currentTarget)) {
              if (!trigger) anchorRef?.current?.focus();
              else if (!left.current.atAll) triggerRef.current?.focus();
            }
            left.current = { byPointer: false, atAll: false };
          }}
        >
          {children}
        </PopoverContent>
      </Presence.Root>
    </>
  );
});

function isFocusLost(target: EventTarget | null): boolean {
  const node = target as Node | null;
  const active = node?.ownerDocument?.activeElement;
  return !active || active === active.ownerDocument.body || node?.contains(active) === true;
}
