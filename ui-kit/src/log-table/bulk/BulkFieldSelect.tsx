import { optionColors } from '../../colors/option-color.js';
import { useMessages } from '../../kit/use-messages.js';
import { fieldChoices, storedChoice } from '../../logs/field-choices.js';
import { valueMessages } from '../../logs/field-types/value-messages.js';
import type { FieldConfiguration } from '../../logs/types.js';
import { ColorDot } from '../../primitives/ColorDot.js';
import { Select, type SelectProps } from '../../primitives/Select.js';
import { bulkEditDialogMessages } from './bulk-dialog-messages.js';

interface BulkFieldSelectProps
  extends Omit<SelectProps, 'options' | 'value' | 'onValueChange' | 'placeholder'> {
  field: FieldConfiguration;
  /** The id of the chosen option or person. Null removes the value, and undefined means that nothing is chosen yet. */
  value: string | null | undefined;
  onChoose: (value: string | null) => void;
}

/** Identifies the option that removes the field's value. All other options are identified by a number. */
const NONE = 'none';

/** The new value of a dropdown or person field. */
export function BulkFieldSelect({ field, value, onChoose, ...rest }: BulkFieldSelectProps) {
  const text = useMessages(bulkEditDialogMessages);
  const choices = fieldChoices(field, useMessages(valueMessages));
  const idOf = (name: string) => storedChoice(field, name);
  const colors = optionColors(field);
  const index = choices.findIndex((choice) => idOf(choice.value) === value);
  return (
    <Select
      {...rest}
      options={[
        ...(field.isRequired ? [] : [{ value: NONE, label: text.noValue }]),
        ...choices.map((choice, position) => ({
          value: String(position),
          label: choice.label,
          start: <ColorDot color={colors.get(choice.value)?.fill ?? ''} />,
        })),
      ]}
      value={value === null ? NONE : index < 0 ? null : String(index)}
      onValueChange={(change) => {
        const choice = choices[Number(change.value)];
        onChoose(choice ? idOf(choice.value) : null);
      }}
      placeholder={text.choose}
    />
  );
}
