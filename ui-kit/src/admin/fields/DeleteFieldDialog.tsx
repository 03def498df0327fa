import { perOpening } from '../../internal/per-opening.js';
import { useMessages } from '../../kit/use-messages.js';
import type { FieldConfiguration } from '../../logs/types.js';
import { ConfirmDialog, type ConfirmDialogProps } from '../../primitives/ConfirmDialog.js';
import { deleteFieldDialogMessages } from './messages.js';

/** Props of {@link DeleteFieldDialog}. All other props are passed to the dialog element. */
export interface DeleteFieldDialogProps
  extends Omit<ConfirmDialogProps, 'title' | 'description' | 'onConfirm' | 'confirmLabel'> {
  /** The field to delete. While closing, the dialog keeps displaying the last field. */
  field: FieldConfiguration;
  onConfirm: (target: { field: FieldConfiguration }) => void;
}

/**
 * Asks for confirmation before a custom field is deleted.
 *
 * @example <DeleteFieldDialog field={field} open={open} onOpenChange={…} onConfirm={({ field }) => remove(field.id)} />
 */
export const DeleteFieldDialog = perOpening(function DeleteFieldDialog(
  { field, onConfirm, ...rest }: DeleteFieldDialogProps,
  ref,
) {
  const text = useMessages(deleteFieldDialogMessages);
  return (
    <ConfirmDialog
      {...rest}
      ref={ref}
      title={text.title}
      description={text.description(field)}
      onConfirm={() => onConfirm({ field })}
    />
  );
});
