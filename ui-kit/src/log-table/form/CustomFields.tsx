import type { FieldConfiguration } from '../../logs/types.js';
import { CustomControl } from './CustomControl.js';
import type { FormPart } from './form-part.js';

interface CustomFieldsProps extends FormPart {
  /** Those of the kind, in their order. */
  configurations: readonly FieldConfiguration[];
}

/** An input for each custom field. */
export function CustomFields({ configurations, ...part }: CustomFieldsProps) {
  return configurations.map((configuration) => (
    <CustomControl key={configuration.id} configuration={configuration} {...part} />
  ));
}
