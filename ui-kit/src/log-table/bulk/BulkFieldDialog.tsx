import { useState } from 'react';
import { perOpening } from '../../internal/per-opening.js';
import { useKindOf } from '../../kit/use-kinds.js';
import { useMessages, useTranslate } from '../../kit/use-messages.js';
import { entryNames } from '../../logs/kinds/entry-names.js';
import type { FieldConfiguration, LogKind } from '../../logs/types.js';
import { Field } from '../../primitives/Field.js';
import { FormDialog, type OwnFormDialogProps } from '../../primitives/FormDialog.js';
import { BulkFieldSelect } from './BulkFieldSelect.js';
import { bulkFieldDialogMessages } from './bulk-messages.js';

/** Props of {@link BulkFieldDialog}. All other props are passed to the dialog element. */
export interface BulkFieldDialogProps extends OwnFormDialogProps {
  /** The field to set, with the kinds of the entries if there are several. Its type must be `dropdown` or `person`. */
  field: FieldConfiguration & { kinds?: readonly LogKind[] };
  /** The number of selected entries that have the field. */
  count: number;
  /** The number of selected entries that don't have the field and don't change. @default 0 */
  others?: number;
  /**
   * Called with the new value, which is the id of an option or a person. Null removes the value, which users can do only if the field is not required. Close the
   * dialog once the entries are saved.
   */
  onSubmit: (submission: { value: string | null }) => void;
}

/**
 * A dialog that sets a dropdown field in several entries. Its form resets each time the dialog opens,
 * and the dialog closes only when `open` becomes false.
 *
 * @example
 * <BulkFieldDialog open={open} field={field} count={ids.length} busy={saving}
 *   onOpenChange={({ open }) => setOpen(open)}
 *   onSubmit={({ value }) => update({ ids, data: { values: { [field.fieldId]: value } } })} />
 */
export const BulkFieldDialog = perOpening(function BulkFieldDialog(
  { field, count, others = 0, onSubmit, ...rest }: BulkFieldDialogProps,
  ref,
) {
  const text = useMessages(bulkFieldDialogMessages);
  const { fieldLabel, kind, kinds = [kind] } = field;
  const names = entryNames(kinds, useKindOf(), useTranslate());
  const [chosen, setChosen] = useState<string | null>();
  return (
    <FormDialog
      {...rest}
      ref={ref}
      size="sm"
      title={text.title({ label: fieldLabel, count, ...names })}
      {...(others > 0 && { description: text.others({ label: fieldLabel, count: others }) })}
      dirty={chosen !== undefined}
      onSubmit={() => chosen !== undefined && onSubmit({ value: chosen })}
      cancelLabel={text.cancel}
      submitLabel={text.update}
      submitDisabled={chosen === undefined}
    >
      <Field label={fieldLabel}>
        {(control) => <BulkFieldSelect {...control} field={field} value={chosen} onChoose={setChosen} />}
      </Field>
    </FormDialog>
  );
});
