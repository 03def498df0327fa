import type { ReactNode } from 'react';
import type { FieldType } from '../../logs/field-types/index.js';
import type { FieldConfiguration } from '../../logs/types.js';
import { ChoiceField } from './ChoiceField.js';
import { DateField } from './DateField.js';
import type { FormPart } from './form-part.js';
import { TextField } from './TextField.js';
import { TickField } from './TickField.js';
import { YesNoField } from './YesNoField.js';

interface CustomControlProps extends FormPart {
  configuration: FieldConfiguration;
}

interface ControlInput extends CustomControlProps {
  /** Props of all controls. */
  control: Pick<FormPart, 'form'> & { name: `custom.${string}`; label: string; required: boolean };
}

/** The control for each type of custom field. */
const controls: Readonly<Record<FieldType, (input: ControlInput) => ReactNode>> = {
  text: ({ control }) => <TextField {...control} />,
  date: ({ control, labels, locale }) => <DateField {...control} labels={labels} locale={locale} />,
  boolean: ({ control, labels }) =>
    // A required checkbox could not be set to No.
    control.required ? <YesNoField {...control} labels={labels} /> : <TickField {...control} />,
  dropdown: ({ control, configuration, form, labels }) => (
    <ChoiceField
      {...control}
      options={choices(configuration.dropdownOptions ?? [], form.getValues(control.name))}
      emptyLabel={control.required ? undefined : labels.noChoice}
      placeholder={labels.choose}
    />
  ),
  number: ({ control }) => <TextField {...control} inputMode="decimal" />,
  url: ({ control }) => <TextField {...control} inputMode="url" />,
};

/** The control of a custom field. */
export function CustomControl(props: CustomControlProps) {
  const { id, fieldLabel, fieldType, isRequired } = props.configuration;
  const control = {
    form: props.form,
    name: `custom.${id}` as const,
    label: fieldLabel,
    required: isRequired,
  };
  // Unknown types, from a newer server, are edited as text.
  const draw = Object.hasOwn(controls, fieldType) ? controls[fieldType] : controls.text;
  return draw({ ...props, control });
}

/** Returns the options, and the value of the entry if it is no longer one of them. */
function choices(options: readonly string[], value: unknown) {
  const all = typeof value === 'string' && value !== '' ? new Set([...options, value]) : new Set(options);
  return [...all].map((option) => ({ value: option, label: option }));
}
