import { hideOthers } from 'aria-hidden';
import { Portal, Slot } from 'radix-ui';
import { DismissableLayer, FocusGuards, FocusScope, Presence } from 'radix-ui/internal';
import {
  type ComponentPropsWithoutRef,
  createContext,
  forwardRef,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { RemoveScroll } from 'react-remove-scroll';
import { mergeRefs } from '../internal/merge-refs.js';
import { usePortalContainer } from '../theme/portal-container.js';
import { inTopLayer } from './top-layer.js';

/** State that the parts of a modal dialog share. */
interface ModalState {
  open: boolean;
  content: HTMLElement | null;
  setContent: (content: HTMLElement | null) => void;
  /**
   * Popovers that were opened from the dialog. They render outside the dialog, but can still scroll and receive focus.
   */
  branches: ReturnType<typeof FocusScope.useFocusScopeBranchRegistry>['nodes'];
  registry: ReturnType<typeof FocusScope.useFocusScopeBranchRegistry>['registry'];
}

const ModalContext = createContext<ModalState | null>(null);

function useModal(): ModalState {
  const state = useContext(ModalContext);
  if (state === null) throw new Error('ModalOverlay and ModalContent require a <Modal> around them.');
  return state;
}

/**
 * The behavior of a modal dialog, built from the same parts as Radix's Dialog, but without its non-modal variant. The
 * children must be a `ModalOverlay` and a `ModalContent`.
 */
export function Modal({ open, children }: { open: boolean; children: ReactNode }) {
  const { nodes: branches, registry } = FocusScope.useFocusScopeBranchRegistry();
  const [content, setContent] = useState<HTMLElement | null>(null);
  const state = useMemo(
    () => ({ open, content, setContent, branches, registry }),
    [open, content, branches, registry],
  );
  return <ModalContext.Provider value={state}>{children}</ModalContext.Provider>;
}

const Overlay = forwardRef<HTMLDivElement, ComponentPropsWithoutRef<'div'>>(function Overlay(
  { style, ...rest },
  ref,
) {
  const { open, content, branches } = useModal();
  const surface = DismissableLayer.useDismissableLayerSurface();
  const refs = useMemo(() => mergeRefs(ref, surface, inTopLayer), [ref, surface]);
  const shards = useMemo(() => (content ? [content, ...branches] : branches), [content, branches]);
  return (
    <RemoveScroll as={Slot.Root} allowPinchZoom shards={shards}>
      <div
        data-state={open ? 'open' : 'closed'}
        {...rest}
        ref={refs}
        style={{ pointerEvents: 'auto', ...style }}
      />
    </RemoveScroll>
  );
});

/**
 * Covers the page and keeps it from scrolling. The overlay is in the top layer, and stays mounted while it fades out.
 */
export const ModalOverlay = forwardRef<HTMLDivElement, ComponentPropsWithoutRef<'div'>>(
  function ModalOverlay(props, ref) {
    const container = usePortalContainer();
    return (
      <Presence.Root present={useModal().open}>
        <Portal.Root asChild container={container}>
          <Overlay {...props} ref={ref} />
        </Portal.Root>
      </Presence.Root>
    );
  },
);

export interface ModalContentProps
  extends Omit<
    ComponentPropsWithoutRef<typeof DismissableLayer.Root>,
    'disableOutsidePointerEvents' | 'deferPointerDownOutside' | 'onFocusOutside'
  > {
  /** Called before the first control receives focus. To focus another element instead, call `preventDefault`. */
  onOpenAutoFocus?: (event: Event) => void;
  /** Called after the dialog has closed. The handler must return focus. */
  onCloseAutoFocus: (event: Event) => void;
  /** Called when the user presses Escape or clicks outside, unless another handler prevents the default action. */
  onDismiss: () => void;
}

/**
 * Lets focus reach the next control in a dialog even if blurring the previous control removes an element, such as an
 * error message. When the element is removed, nothing has focus, and Radix would focus the dialog itself.
 *
 * @returns A function that removes the listeners.
 */
function keepNextFocus(dialog: HTMLElement): () => void {
  let next: EventTarget | null = null;
  const onFocusOut = ({ relatedTarget }: FocusEvent) => {
    next = relatedTarget;
  };
  const onFocusIn = ({ target }: FocusEvent) => {
    const wanted = next;
    next = null;
    if (target === dialog && wanted instanceof HTMLElement && dialog.contains(wanted)) wanted.focus();
  };
  dialog.addEventListener('focusout', onFocusOut);
  dialog.addEventListener('focusin', onFocusIn);
  return () => {
    dialog.removeEventListener('focusout', onFocusOut);
    dialog.removeEventListener('focusin', onFocusIn);
  };
}

const Content = forwardRef<HTMLDivElement, ModalContentProps>(function Content(
  { onOpenAutoFocus, onCloseAutoFocus, onPointerDownOutside, ...rest },
  ref,
) {
  const { open, setContent, branches, registry } = useModal();
  const own = useRef<HTMLDivElement>(null);
  const refs = useMemo(() => mergeRefs<HTMLDivElement>(ref, own, setContent), [ref, setContent]);
  FocusGuards.useFocusGuards();
  useEffect(() => (own.current ? hideOthers(own.current) : undefined), []);
  useEffect(() => (own.current ? keepNextFocus(own.current) : undefined), []);
  return (
    <FocusScope.FocusScopeBranchProvider registry={registry}>
      <FocusScope.Root
        asChild
        loop
        trapped={open}
        branches={branches}
        onMountAutoFocus={onOpenAutoFocus}
        onUnmountAutoFocus={(event) => {
          event.preventDefault();
          onCloseAutoFocus(event);
        }}
      >
        <DismissableLayer.Root
          role="dialog"
          data-state={open ? 'open' : 'closed'}
          {...rest}
          ref={refs}
          disableOutsidePointerEvents={open}
          deferPointerDownOutside
          onPointerDownOutside={(event) => {
            onPointerDownOutside?.(event);
            const { button, ctrlKey } = event.detail.originalEvent;
            // A right click only opens the browser's context menu, and must not close the dialog.
            if (button === 2 || (button === 0 && ctrlKey)) event.preventDefault();
          }}
          onFocusOutside={(event) => event.preventDefault()}
        />
      </FocusScope.Root>
    </FocusScope.FocusScopeBranchProvider>
  );
});

/** The content of a modal dialog. Traps focus, and hides the rest of the page from screen readers. */
export const ModalContent = forwardRef<HTMLDivElement, ModalContentProps>(function ModalContent(props, ref) {
  return (
    <Presence.Root present={useModal().open}>
      <Content {...props} ref={ref} />
    </Presence.Root>
  );
});
