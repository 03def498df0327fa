import { X } from 'lucide-react';
import {
  type ComponentPropsWithoutRef,
  type FormEvent,
  forwardRef,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
} from 'react';
import { styled } from 'styled-components';
import { useCloseOnBack } from '../internal/use-close-on-back.js';
import { useClosing } from '../internal/use-closing.js';
import { useMessages } from '../kit/use-messages.js';
import { DiscardQuestion } from './DiscardQuestion.js';
import { focusForm, focusInstead, NO_TRAIL, openTrail, returnFocus } from './dialog-focus.js';
import { dialogMessages } from './dialog-messages.js';
import { Body, Content, Description, Footer, Form, Header, Scrim, Title } from './dialog-parts.js';
import { IconButton } from './IconButton.js';
import { Modal } from './Modal.js';
import { Problem } from './Problem.js';
import { submitWithKey } from './submit-key.js';
import { useDismissToast } from './Toast.js';
import { isInToast, isLeftByToast } from './toast-region.js';
import { useDiscardQuestion } from './use-discard-question.js';

/** Props of {@link Dialog}. All other props are passed to the dialog element. */
export interface DialogProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title' | 'onSubmit'> {
  open: boolean;
  /** Called when the user clicks the close button, presses Escape or clicks outside. */
  onOpenChange: (change: { open: boolean }) => void;
  /** The heading, which is also the accessible name of the dialog. */
  title: ReactNode;
  /** A sentence below the heading. Screen readers announce it when the dialog opens. */
  description?: ReactNode;
  /** Content between the heading and the body, such as a message about what the dialog displays. */
  notice?: ReactNode;
  /** The body, which scrolls if it is taller than 60vh. */
  children?: ReactNode;
  /**
   * Buttons, aligned at the end, or a function that returns them. The function receives `leave`, which closes the
   * dialog the same way the close button does.
   */
  footer?: ReactNode | ((dialog: { leave: () => void }) => ReactNode);
  /**
   * Called when the user submits the form. If this callback is set, the body and footer are inside a `<form>`, so that
   * a submit button in the footer submits the form, and so does Ctrl+Enter. Submitting dismisses the current toast.
   */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  /** Whether there is unsaved input. If so, the dialog asks for confirmation before it closes. Defaults to false. */
  dirty?: boolean;
  /**
   * Whether a request is in progress. If the user closes the dialog during the request, it stays open until the request
   * ends. Defaults to false.
   */
  busy?: boolean;
  /** A sentence that explains why saving failed. Displayed above the buttons. */
  problem?: string | null | undefined;
  /** Called when there is unsaved input, and again once the input has been saved, discarded or reverted. */
  onDirtyChange?: (change: { dirty: boolean }) => void;
  /** The width: 440 px (`sm`), 592 px (`md`) or 1080 px (`lg`). Defaults to `'md'`. */
  size?: 'sm' | 'md' | 'lg';
  /**
   * Receives focus when the dialog opens. Defaults to the first control in the form or, if there is no form, in the
   * dialog.
   */
  initialFocusRef?: RefObject<HTMLElement | null>;
  /**
   * Receives focus when the dialog closes. By default, focus returns to the element that had it before. If that element
   * no longer exists, focus moves to the heading of the surrounding region or page, never to the body.
   */
  returnFocusRef?: RefObject<HTMLElement | null>;
  /**
   * What the dialog asks before it discards unsaved input, and the two buttons below. By default, 'Discard changes?',
   * 'Keep editing' and 'Discard'.
   */
  discardQuestion?: DiscardTexts | undefined;
}

/** The question that a {@link Dialog} asks before it discards unsaved input, and its buttons. */
export interface DiscardTexts {
  question: string;
  keep: string;
  discard: string;
}

const ProblemLine = styled(Problem)`
  margin: 0 var(--cp-space-6) var(--cp-space-3);
`;

/**
 * A modal dialog with a heading, a close button, a scrolling body and a footer.
 *
 * @example
 * <Dialog open={open} onOpenChange={({ open }) => setOpen(open)} title="Create Brand"
 *   onSubmit={save} footer={<Button type="submit" variant="primary">Create</Button>}>…</Dialog>
 */
export const Dialog = forwardRef<HTMLDivElement, DialogProps>(function Dialog(
  {
    open,
    onOpenChange,
    title,
    description,
    notice,
    children,
    footer,
    onSubmit,
    dirty = false,
    busy = false,
    problem = null,
    onDirtyChange,
    size = 'md',
    initialFocusRef,
    returnFocusRef,
    onKeyDown,
    discardQuestion,
    ...rest
  },
  ref,
) {
  const titleId = useId();
  const descriptionId = useId();
  const dismissToast = useDismissToast();
  const trail = useRef(NO_TRAIL);
  const text = useMessages(dialogMessages);
  const { asking, ask, askNow, keep, noteFocus } = useDiscardQuestion(open, dirty);
  const unsaved = open && dirty;
  useEffect(() => {
    if (!unsaved) return;
    onDirtyChange?.({ dirty: true });
    return () => onDirtyChange?.({ dirty: false });
  }, [unsaved, onDirtyChange]);
  const { closing, leaveNow, stay } = useClosing({ open, busy, onOpenChange });
  const close = () => {
    if (!askNow()) leaveNow();
  };
  const keepEditing = () => {
    stay();
    keep();
  };
  const onEscape = () => (asking ? keepEditing() : close());
  useCloseOnBack(open, onEscape);
  const buttons = typeof footer === 'function' ? footer({ leave: close }) : footer;
  const inner = (
    <>
      {children !== undefined && <Body onFocus={noteFocus}>{children}</Body>}
      {problem && !busy && <ProblemLine>{problem}</ProblemLine>}
      {asking ? (
        <DiscardQuestion
          question={discardQuestion?.question ?? text.discardQuestion}
          keepLabel={discardQuestion?.keep ?? text.keepEditing}
          discardLabel={discardQuestion?.discard ?? text.discard}
          busy={closing}
          onKeep={keepEditing}
          onDiscard={leaveNow}
        />
      ) : (
        buttons && <Footer data-bare={children === undefined || undefined}>{buttons}</Footer>
      )}
    </>
  );
  return (
    <Modal open={open} onDismiss={leaveNow}>
      <Scrim>
        <Content
          aria-labelledby={titleId}
          {...rest}
          aria-describedby={description === undefined ? undefined : descriptionId}
          ref={ref}
          data-size={size}
          onInteractOutside={(event) => {
            if (isInToast(event.target)) event.preventDefault();
          }}
          onPointerDownOutside={(event) => {
            if (!isInToast(event.target)) ask(event);
          }}
          onEscapeKeyDown={(event) => {
            if (!asking) return ask(event);
            event.preventDefault();
            keepEditing();
          }}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            if (!isLeftByToast(event.nativeEvent)) return;
            event.stopPropagation();
            onEscape();
          }}
          onOpenAutoFocus={(event) => {
            trail.current = openTrail(event.currentTarget);
            if (initialFocusRef) focusInstead(event, initialFocusRef);
            else focusForm(event);
          }}
          onCloseAutoFocus={(event) => returnFocus(event, trail.current, returnFocusRef?.current)}
        >
          <Header>
            <Title id={titleId}>{title}</Title>
            <IconButton
              label={text.close}
              icon={<X size={16} strokeWidth={1.75} />}
              tooltip={false}
              onClick={close}
            />
          </Header>
          {description !== undefined && <Description id={descriptionId}>{description}</Description>}
          {notice}
          {onSubmit ? (
            <Form
              noValidate
              onKeyDownCapture={submitWithKey}
              onSubmit={(event) => {
                dismissToast();
                onSubmit(event);
              }}
            >
              {inner}
            </Form>
          ) : (
            inner
          )}
        </Content>
      </Scrim>
    </Modal>
  );
});
