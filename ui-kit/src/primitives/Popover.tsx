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
import { useCloseOnBack } from '../internal/use-close-on-back.js';
import { usePortalContainer } from '../theme/portal-container.js';
import { focusInstead, noteClosed, noteOpened } from './dialog-focus.js';
import { floatStyle } from './float-style.js';
import { isLeftByToast } from './toast-region.js';
import { inTopLayer } from './top-layer.js';

/**
 * Props of {@link Popover}. All other props are passed to the floating element. Either `aria-label` or
 * `aria-labelledby` is required.
 */
export interface PopoverProps extends ComponentPropsWithoutRef<'div'> {
  /** The button that opens the popover, which must accept a ref. Omit it if there is an `anchorRef`. */
  trigger?: ReactElement;
  /** The element that the popover opens next to, instead of a trigger. Focus returns to it. */
  anchorRef?: RefObject<HTMLElement | null>;
  /** Whether the popover is open. If omitted, the popover keeps its own state. */
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

/**
 * Content that floats next to its button. Escape and clicks outside close it and return focus.
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
  const container = usePortalContainer();
  const [own, setOwn] = useState(defaultOpen);
  const open = given ?? own;
  const change = (next: boolean) => {
    setOwn(next);
    onOpenChange?.({ open: next });
  };
  useCloseOnBack(open, () => change(false));
  const triggerRef = useRef<HTMLButtonElement>(null);
  const floatRef = useMemo(() => mergeRefs(ref, inTopLayer), [ref]);
  return (
    <Radix.Root open={open} onOpenChange={change}>
      {trigger && (
        <Radix.Trigger ref={triggerRef} asChild>
          {trigger}
        </Radix.Trigger>
      )}
      {anchorRef && <Radix.Anchor virtualRef={anchorRef as RefObject<HTMLElement>} />}
      <Radix.Portal container={container}>
        <Content
          {...rest}
          ref={floatRef}
          side={side}
          align={align}
          sideOffset={sideOffset}
          collisionPadding={8}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            if (!isLeftByToast(event.nativeEvent)) return;
            event.stopPropagation();
            change(false);
          }}
          onOpenAutoFocus={(event) => {
            noteOpened(event.currentTarget, anchorRef?.current ?? triggerRef.current);
            focusInstead(event, initialFocusRef);
          }}
          onCloseAutoFocus={(event) => {
            noteClosed(event.currentTarget);
            // Radix returns focus only to its own trigger. After a click outside, the clicked element keeps focus.
            if (trigger || !anchorRef?.current || !isFocusLost(event.currentTarget)) return;
            event.preventDefault();
            anchorRef.current.focus();
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
