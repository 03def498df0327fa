import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactNode,
  type RefObject,
  useId,
  useRef,
} from 'react';
import { styled } from 'styled-components';
import { useCloseOnBack } from '../internal/use-close-on-back.js';
import { useMessages } from '../kit/use-messages.js';
import { Button } from './Button.js';
import { confirmDialogMessages } from './confirm-dialog-messages.js';
import { focusInstead, NO_TRAIL, openTrail, returnFocus } from './dialog-focus.js';
import { dialogMessages } from './dialog-messages.js';
import { Content, Description, Footer, Header, Scrim, Title } from './dialog-parts.js';
import { Modal } from './Modal.js';
import { isLeftByToast } from './toast-region.js';

/** Props of {@link ConfirmDialog}. All other props are passed to the dialog element. */
export interface ConfirmDialogProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title' | 'children'> {
  open: boolean;
  /** Called when the user clicks Cancel or presses Escape, unless `busy` is true. Clicks outside are ignored. */
  onOpenChange: (change: { open: boolean }) => void;
  /** A short question, which is also the accessible name of the dialog. */
  title: ReactNode;
  /** Explains what will happen. Line breaks in strings are kept. Screen readers announce this text when the dialog opens. */
  description: ReactNode;
  /** Called when the user confirms. The dialog closes only when `open` becomes false. */
  onConfirm: () => void;
  /** `destructive` displays a danger button, and `default` a primary button. Defaults to `'destructive'`. */
  tone?: 'destructive' | 'default';
  /** Whether the confirmed action is in progress. If so, the buttons do nothing. Defaults to false. */
  busy?: boolean;
  /**
   * Receives focus when the dialog closes. By default, focus returns to the element that had it before. If that element
   * no longer exists, focus moves to the heading of the surrounding region or page, never to the body.
   */
  returnFocusRef?: RefObject<HTMLElement | null>;
  /** A button at the start of the footer, such as one for an alternative. */
  start?: ReactNode;
  /** The text of the button that closes the dialog. By default, 'Cancel'. */
  cancelLabel?: string;
  /** The text of the button that confirms. By default, 'Delete'. */
  confirmLabel?: string;
}

const Start = styled.span`
  margin-inline-end: auto;
`;

/**
 * A dialog that asks users to confirm an action that cannot be undone or has serious consequences. Cancel has focus, so
 * pressing Enter by accident does no harm.
 *
 * @example
 * <ConfirmDialog open={open} onOpenChange={({ open }) => setOpen(open)} title="Delete Brand"
 *   description="Are you sure you want to delete this brand?" busy={busy} onConfirm={remove} />
 */
export const ConfirmDialog = forwardRef<HTMLDivElement, ConfirmDialogProps>(function ConfirmDialog(
  {
    open,
    onOpenChange,
    title,
    description,
    onConfirm,
    tone = 'destructive',
    busy = false,
    returnFocusRef,
    start,
    cancelLabel,
    confirmLabel,
    onKeyDown,
    ...rest
  },
  ref,
) {
  const titleId = useId();
  const descriptionId = useId();
  const cancelRef = useRef<HTMLButtonElement>(null);
  const trail = useRef(NO_TRAIL);
  const text = useMessages(confirmDialogMessages);
  const { cancel } = useMessages(dialogMessages);
  const close = () => {
    if (!busy) onOpenChange({ open: false });
  };
  useCloseOnBack(open, close);
  return (
    <Modal open={open} onDismiss={close}>
      <Scrim>
        <Content
          role="alertdialog"
          aria-labelledby={titleId}
          aria-describedby={descriptionId}
          {...rest}
          ref={ref}
          data-size="sm"
          onInteractOutside={(event) => event.preventDefault()}
          onOpenAutoFocus={(event) => {
            trail.current = openTrail(event.currentTarget);
            focusInstead(event, cancelRef);
          }}
          onCloseAutoFocus={(event) => returnFocus(event, trail.current, returnFocusRef?.current)}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            if (!isLeftByToast(event.nativeEvent)) return;
            event.stopPropagation();
            close();
          }}
        >
          <Header>
            <Title id={titleId}>{title}</Title>
          </Header>
          <Description id={descriptionId}>{description}</Description>
          <Footer>
            {start && <Start>{start}</Start>}
            <Button ref={cancelRef} aria-disabled={busy || undefined} onClick={close}>
              {cancelLabel ?? cancel}
            </Button>
            <Button variant={tone === 'default' ? 'primary' : 'solid-danger'} busy={busy} onClick={onConfirm}>
              {confirmLabel ?? text.confirm}
            </Button>
          </Footer>
        </Content>
      </Scrim>
    </Modal>
  );
});
