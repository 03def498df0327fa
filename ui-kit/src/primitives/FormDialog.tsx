import { type FormEvent, forwardRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../kit/use-messages.js';
import { Button } from './Button.js';
import { Dialog, type DialogProps } from './Dialog.js';
import { dialogMessages } from './dialog-messages.js';
import { submitShortcut } from './submit-key.js';

/** Props of {@link FormDialog}. All other props are passed to the {@link Dialog}. */
export interface FormDialogProps extends Omit<DialogProps, 'footer'> {
  submitLabel: string;
  /** Whether the submit button is disabled, for example because there is nothing to submit. Defaults to false. */
  submitDisabled?: boolean;
  /** Other buttons, or text, at the start of the footer. */
  footerStart?: ReactNode;
}

/** Props shared by dialogs that have their own fields. All other props are passed to the dialog element. */
export interface OwnFormDialogProps
  extends Omit<
    DialogProps,
    | 'title'
    | 'description'
    | 'notice'
    | 'children'
    | 'footer'
    | 'onSubmit'
    | 'onInvalid'
    | 'dirty'
    | 'size'
    | 'discardQuestion'
  > {}

const Start = styled.div`
  display: flex;
  align-items: center;
  margin-inline-end: auto;

  /* Long text becomes several lines. Otherwise, the buttons would move below it whenever their labels grow. */
  &:not(:has(button)) {
    flex: 1 1 200px;
  }
  @media (max-width: 639px) {
    &:not(:has(button)) {
      flex-basis: 100%;
    }
  }
`;

/**
 * A dialog with one form and two buttons. One button submits the form, and so does Ctrl+Enter. The other, Cancel, closes
 * the dialog. If there is unsaved input, Cancel asks for confirmation first. Nothing is submitted while a request is in
 * progress. If `onSubmit` is omitted, Cancel is the only button.
 *
 * @example
 * <FormDialog open={open} onOpenChange={({ open }) => setOpen(open)} title="Create Brand"
 *   submitLabel="Create" busy={saving} onSubmit={save}>{fields}</FormDialog>
 */
export const FormDialog = forwardRef<HTMLDivElement, FormDialogProps>(function FormDialog(
  { submitLabel, submitDisabled = false, busy = false, footerStart, onSubmit, ...rest },
  ref,
) {
  const { cancel } = useMessages(dialogMessages);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy && !submitDisabled) onSubmit?.(event);
  };
  return (
    <Dialog
      {...rest}
      ref={ref}
      busy={busy}
      {...(onSubmit && { onSubmit: submit })}
      footer={({ leave }) => (
        <>
          {footerStart && <Start>{footerStart}</Start>}
          <Button onClick={leave}>{cancel}</Button>
          {onSubmit && (
            <Button
              type="submit"
              variant="primary"
              busy={busy}
              disabled={submitDisabled}
              aria-keyshortcuts={submitShortcut()}
            >
              {submitLabel}
            </Button>
          )}
        </>
      )}
    />
  );
});
