import { Controller } from 'react-hook-form';
import { Field } from '../../primitives/Field.js';
import { Select, type SelectOption } from '../../primitives/Select.js';
import type { FieldName, FormPart } from './form-part.js';

interface ChoiceFieldProps extends Pick<FormPart, 'form'> {
  name: 'brandId' | FieldName;
  label: string;
  required?: boolean | undefined;
  options: readonly SelectOption[];
  /** The label of an additional option that selects nothing. */
  emptyLabel?: string | undefined;
  placeholder?: string;
}

/** A select in the form. */
export function ChoiceField({
  form,
  name,
  label,
  required,
  options,
  emptyLabel,
  placeholder,
}: ChoiceFieldProps) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field, fieldState }) => (
        <Field label={label} required={required} error={fieldState.error?.message}>
          {(control) => (
            <Select
              {...control}
              ref={field.ref}
              options={options}
              value={typeof field.value === 'string' && field.value !== '' ? field.value : null}
              onValueChange={({ value }) => field.onChange(value)}
              {...(emptyLabel !== undefined && { emptyLabel })}
              {...(placeholder !== undefined && { placeholder })}
            />
          )}
        </Field>
      )}
    />
  );
}
