import type { FieldConfiguration } from '../../logs/types.js';
import { CustomControl } from './CustomControl.js';
import type { FormPart } from './form-part.js';

interface CustomFieldsProps extends FormPart {
  /** The custom fields of the kind in order. */
  configurations: readonly FieldConfiguration[];
}

/** The controls of all custom fields. */
export function CustomFields({ configurations, ...part }: CustomFieldsProps) {
  return configurations.map((configuration) => (
    <CustomControl key={configuration.id} configuration={configuration} {...part} />
  ));
}
