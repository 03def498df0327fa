import type { FieldConfiguration } from '../../logs/types.js';
import { FieldControl } from './FieldControl.js';
import type { FormPart } from './form-part.js';

interface CustomFieldsProps extends FormPart {
  /** The kind's custom fields in order. */
  configurations: readonly FieldConfiguration[];
}

/** The controls for all custom fields. */
export function CustomFields({ configurations, ...part }: CustomFieldsProps) {
  return configurations.map(({ id, fieldLabel, fieldType, isRequired, dropdownOptions }) => (
    <FieldControl
      key={id}
      {...part}
      type={fieldType}
      name={`custom.${id}`}
      label={fieldLabel}
      required={isRequired}
      options={dropdownOptions}
    />
  ));
}
