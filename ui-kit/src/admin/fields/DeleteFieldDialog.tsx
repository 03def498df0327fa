import { perOpening } from '../../internal/per-opening.js';
import type { FieldConfiguration } from '../../logs/types.js';
import { ConfirmDialog, type ConfirmDialogProps } from '../../primitives/ConfirmDialog.js';
import { type DeleteFieldDialogLabels, deleteFieldDialogLabels } from './labels.js';

/** Props of {@link DeleteFieldDialog}. All other props are passed to the dialog element. */
export interface DeleteFieldDialogProps
  extends Omit<ConfirmDialogProps, 'title' | 'description' | 'onConfirm' | 'labels'> {
  /** The field to delete. While closing, the dialog keeps displaying the last field. */
  field: FieldConfiguration;
  onConfirm: (target: { field: FieldConfiguration }) => void;
  labels?: Partial<DeleteFieldDialogLabels>;
}

/**
 * Asks for confirmation before a custom field is deleted.
 *
 * @example <DeleteFieldDialog field={field} open={open} onOpenChange={…} onConfirm={({ field }) => remove(field.id)} />
 */
export const DeleteFieldDialog = perOpening(function DeleteFieldDialog(
  { field, onConfirm, labels, ...rest }: DeleteFieldDialogProps,
  ref,
) {
  const text = { ...deleteFieldDialogLabels, ...labels };
  return (
    <ConfirmDialog
      {...rest}
      ref={ref}
      title={text.title}
      description={text.description(field)}
      onConfirm={() => onConfirm({ field })}
      labels={text}
    />
  );
});
