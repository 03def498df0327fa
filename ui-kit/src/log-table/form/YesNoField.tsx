import { Controller } from 'react-hook-form';
import { useMessages } from '../../kit/use-messages.js';
import { valueMessages } from '../../logs/field-types/value-messages.js';
import { Field } from '../../primitives/Field.js';
import { SegmentedControl } from '../../primitives/SegmentedControl.js';
import type { FieldName, FormPart } from './form-part.js';

interface YesNoFieldProps extends Pick<FormPart, 'form'> {
  name: FieldName;
  label: string;
}

/** A required boolean. Unlike a checkbox, it distinguishes 'No' from 'not set'. */
export function YesNoField({ form, name, label }: YesNoFieldProps) {
  const text = useMessages(valueMessages);
  const segments = [
    { value: 'yes', label: text.yes },
    { value: 'no', label: text.no },
  ];
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field, fieldState: { error } }) => (
        <Field label={label} required error={error?.message}>
          {({ id, 'aria-describedby': describedBy }) => (
            <SegmentedControl
              id={id}
              ref={(group) => field.ref(group?.querySelector('button') ?? null)}
              label={label}
              aria-describedby={describedBy}
              segments={segments}
              value={typeof field.value === 'boolean' ? (field.value ? 'yes' : 'no') : ''}
              onValueChange={({ value }) => field.onChange(value === 'yes')}
              onBlur={field.onBlur}
            />
          )}
        </Field>
      )}
    />
  );
}
