import { Dialog } from 'radix-ui';
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactNode,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { mergeRefs } from '../internal/merge-refs.js';
import { usePortalContainer } from '../theme/portal-container.js';
import { inTopLayer } from './top-layer.js';

interface ModalProps {
  open: boolean;
  /** Called when the user presses Escape or clicks outside, unless another handler prevents the default action. */
  onDismiss: () => void;
  /** A `ModalOverlay` and a `ModalContent`. */
  children: ReactNode;
}

/** The behavior of a modal dialog. */
export function Modal({ open, onDismiss, children }: ModalProps) {
  return (
    <Dialog.Root open={open} onOpenChange={onDismiss}>
      {children}
    </Dialog.Root>
  );
}

/**
 * Covers the page and keeps it from scrolling. The overlay is in the top layer, and stays mounted while it fades out.
 */
export const ModalOverlay = forwardRef<HTMLDivElement, ComponentPropsWithoutRef<'div'>>(
  function ModalOverlay(props, ref) {
    const refs = useMemo(() => mergeRefs(ref, inTopLayer), [ref]);
    return (
      <Dialog.Portal container={usePortalContainer()}>
        <Dialog.Overlay {...props} ref={refs} />
      </Dialog.Portal>
    );
  },
);

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

export interface ModalContentProps extends ComponentPropsWithoutRef<typeof Dialog.Content> {}

/** The content of a modal dialog. Traps focus, and hides the rest of the page from screen readers. */
export const ModalContent = forwardRef<HTMLDivElement, ModalContentProps>(function ModalContent(props, ref) {
  const [content, setContent] = useState<HTMLElement | null>(null);
  const refs = useMemo(() => mergeRefs<HTMLDivElement>(ref, setContent), [ref]);
  useEffect(() => (content ? keepNextFocus(content) : undefined), [content]);
  return <Dialog.Content {...props} ref={refs} />;
});
