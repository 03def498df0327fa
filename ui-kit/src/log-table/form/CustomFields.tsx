import { useMessages } from '../../kit/use-messages.js';
import { fieldChoices } from '../../logs/field-choices.js';
import { valueMessages } from '../../logs/field-types/value-messages.js';
import type { FieldConfiguration } from '../../logs/types.js';
import { FieldControl } from './FieldControl.js';
import type { FormPart } from './form-part.js';

interface CustomFieldsProps extends FormPart {
  /** The kind's custom fields in order. */
  configurations: readonly FieldConfiguration[];
}

/** The controls for all custom fields. */
export function CustomFields({ configurations, ...part }: CustomFieldsProps) {
  const text = useMessages(valueMessages);
  return configurations.map((field) => (
    <FieldControl
      key={field.id}
      {...part}
      type={field.fieldType}
      name={`custom.${field.id}`}
      label={field.fieldLabel}
      required={field.isRequired}
      choicesFor={(current) => fieldChoices(field, text, current)}
    />
  ));
}
