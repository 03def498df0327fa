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
import { usePortalContainer } from '../theme/portal-container.js';
import { focusInstead, noteClosed, noteOpened } from './dialog-focus.js';
import { floatStyle } from './float-style.js';
import { mergeRefs } from './merge-refs.js';
import { isLeftByToast } from './toast-region.js';
import { inTopLayer } from './top-layer.js';
import { useCloseOnBack } from './use-close-on-back.js';

/** Props of {@link Popover}; all others go to the floating element. Name it: `aria-label` or `aria-labelledby`. */
export interface PopoverProps extends ComponentPropsWithoutRef<'div'> {
  /** The button that opens it; must take a ref. Leave it out where `anchorRef` says what it belongs to. */
  trigger?: ReactElement;
  /** The element it stands beside when there is no trigger; focus returns to it. */
  anchorRef?: RefObject<HTMLElement | null>;
  /** Controlled state; without it the trigger opens and closes it. */
  open?: boolean;
  /** Whether it is open at first, without `open`. @default false */
  defaultOpen?: boolean;
  onOpenChange?: (change: { open: boolean }) => void;
  /** Default `'bottom'`; flips where there is no room. */
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** Default `'start'`. */
  align?: 'start' | 'center' | 'end';
  /** Px between it and its anchor; default 6. */
  sideOffset?: number;
  /** Where focus goes when it opens; default its first control. */
  initialFocusRef?: RefObject<HTMLElement | null>;
  /** What floats. */
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
 * Content that floats beside what opened it. Escape and a click outside close it, focus returns.
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
            // Radix returns focus to its trigger alone. After a click elsewhere the focus belongs to what was clicked.
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
