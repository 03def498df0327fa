import type { FieldConfiguration } from '../../logs/types.js';
import { ChoiceField } from './ChoiceField.js';
import { DateField } from './DateField.js';
import type { FormPart } from './form-part.js';
import { TextField } from './TextField.js';
import { TickField } from './TickField.js';
import { YesNoField } from './YesNoField.js';

interface CustomFieldsProps extends FormPart {
  /** Those of the kind, in their order. */
  configurations: readonly FieldConfiguration[];
}

/** An input for every custom field, by its type. */
export function CustomFields({ configurations, form, labels, locale }: CustomFieldsProps) {
  return configurations.map(({ id, fieldLabel, fieldType, isRequired, dropdownOptions }) => {
    const control = { form, name: `custom.${id}` as const, label: fieldLabel, required: isRequired };
    switch (fieldType) {
      case 'boolean':
        return isRequired ? (
          <YesNoField key={id} form={form} name={control.name} label={fieldLabel} labels={labels} />
        ) : (
          <TickField key={id} {...control} />
        );
      case 'date':
        return <DateField key={id} {...control} labels={labels} locale={locale} />;
      case 'dropdown':
        return (
          <ChoiceField
            key={id}
            {...control}
            options={choices(dropdownOptions ?? [], form.getValues(control.name))}
            emptyLabel={isRequired ? undefined : labels.noChoice}
            placeholder={labels.choose}
          />
        );
      default:
        return <TextField key={id} {...control} />;
    }
  });
}

/** The options, and the value that an entry holds though it is no option any more. */
function choices(options: readonly string[], value: unknown) {
  const all = typeof value === 'string' && value !== '' ? new Set([...options, value]) : new Set(options);
  return [...all].map((option) => ({ value: option, label: option }));
}
