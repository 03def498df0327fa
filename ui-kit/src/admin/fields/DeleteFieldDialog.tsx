import type { Field } from '@content-planner/model';
import { useState } from 'react';
import { perOpening } from '../../internal/per-opening.js';
import { useMessages } from '../../kit/use-messages.js';
import { Button } from '../../primitives/Button.js';
import { Dialog, type DialogProps } from '../../primitives/Dialog.js';
import type { AccessToken } from '../sharing/types.js';
import { LinksShowing } from './LinksShowing.js';
import { deleteFieldDialogMessages } from './messages.js';

/** Props of {@link DeleteFieldDialog}. All other props are passed to the dialog element. */
export interface DeleteFieldDialogProps
  extends Pick<DialogProps, 'open' | 'onOpenChange' | 'busy' | 'problem' | 'returnFocusRef'> {
  /** The field to delete. While closing, the dialog keeps displaying the last field. */
  field: Pick<Field, 'name'>;
  /** The links and embeds that show the field. */
  tokens?: readonly AccessToken[];
  /** `keepInLinks` is true if they show the field again when it is restored. */
  onConfirm: (deletion: { keepInLinks: boolean }) => void;
}

/**
 * Asks for confirmation before a field is deleted, and whether links and embeds that show it keep it.
 *
 * @example
 * <DeleteFieldDialog field={field} tokens={tokens} open={open} onOpenChange={…} onConfirm={() => remove(field.id)} />
 */
export const DeleteFieldDialog = perOpening(function DeleteFieldDialog(
  { field, tokens = [], onConfirm, ...rest }: DeleteFieldDialogProps,
  ref,
) {
  const text = useMessages(deleteFieldDialogMessages);
  const [keep, setKeep] = useState(false);
  return (
    <Dialog
      {...rest}
      ref={ref}
      role="alertdialog"
      size="sm"
      title={text.title}
      description={text.description({ fieldName: field.name })}
      onSubmit={(event) => {
        event.preventDefault();
        if (!rest.busy) onConfirm({ keepInLinks: keep });
      }}
      footer={({ leave }) => (
        <>
          <Button onClick={leave}>{text.cancel}</Button>
          <Button type="submit" variant="solid-danger" busy={rest.busy ?? false}>
            {text.delete}
          </Button>
        </>
      )}
    >
      {tokens.length > 0 && (
        <LinksShowing
          tokens={tokens}
          kept={text.shownAgain}
          keep={keep}
          onKeepChange={(change) => setKeep(change.keep)}
        />
      )}
    </Dialog>
  );
});
