import { useState } from 'react';
import { optionColors } from '../../colors/option-color.js';
import { perOpening } from '../../internal/per-opening.js';
import { useKindOf } from '../../kit/use-kinds.js';
import { useMessages, useTranslate } from '../../kit/use-messages.js';
import { fieldChoices } from '../../logs/field-choices.js';
import { valueMessages } from '../../logs/field-types/value-messages.js';
import { entryNames } from '../../logs/kinds/entry-names.js';
import type { FieldConfiguration, LogKind } from '../../logs/types.js';
import { ColorDot } from '../../primitives/ColorDot.js';
import { Field } from '../../primitives/Field.js';
import { FormDialog, type OwnFormDialogProps } from '../../primitives/FormDialog.js';
import { Select } from '../../primitives/Select.js';
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
   * Called with the new value. Null removes the value, which users can do only if the field is not required. Close the
   * dialog once the entries are saved.
   */
  onSubmit: (submission: { value: string | null }) => void;
}

/** Identifies the option that removes the field's value. All other options are identified by a number. */
const NONE = 'none';

/**
 * A dialog that sets a dropdown field in several entries. Its form resets each time the dialog opens,
 * and the dialog closes only when `open` becomes false.
 *
 * @example
 * <BulkFieldDialog open={open} field={field} count={ids.length} busy={saving}
 *   onOpenChange={({ open }) => setOpen(open)}
 *   onSubmit={({ value }) => update({ ids, data: { dynamicFields: { [field.fieldName]: value } } })} />
 */
export const BulkFieldDialog = perOpening(function BulkFieldDialog(
  { field, count, others = 0, onSubmit, ...rest }: BulkFieldDialogProps,
  ref,
) {
  const text = useMessages(bulkFieldDialogMessages);
  const { fieldLabel, kind, kinds = [kind], isRequired } = field;
  const names = entryNames(kinds, useKindOf(), useTranslate());
  const [chosen, setChosen] = useState<string | null>(null);
  const options = fieldChoices(field, useMessages(valueMessages));
  const colors = optionColors(field);
  return (
    <FormDialog
      {...rest}
      ref={ref}
      size="sm"
      title={text.title({ label: fieldLabel, count, ...names })}
      {...(others > 0 && { description: text.others({ label: fieldLabel, count: others }) })}
      dirty={chosen !== null}
      onSubmit={() => onSubmit({ value: options[Number(chosen)]?.value ?? null })}
      cancelLabel={text.cancel}
      submitLabel={text.update}
      submitDisabled={chosen === null}
    >
      <Field label={fieldLabel}>
        {(control) => (
          <Select
            {...control}
            options={[
              ...(isRequired ? [] : [{ value: NONE, label: text.noValue }]),
              ...options.map(({ value, label }, index) => ({
                value: String(index),
                label,
                start: <ColorDot color={colors.get(value)?.fill ?? ''} />,
              })),
            ]}
            value={chosen}
            onValueChange={({ value }) => setChosen(value)}
            placeholder={text.choose}
          />
        )}
      </Field>
    </FormDialog>
  );
});
