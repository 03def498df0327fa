import { isCalendarDate } from '@content-planner/model';
import { useRef } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { DateInput } from '../../primitives/DateInput.js';
import { Field } from '../../primitives/Field.js';
import type { DateName, FormPart } from './form-part.js';
import { movedEnd } from './moved-end.js';

interface DateFieldProps extends FormPart {
  name: DateName;
  label: string;
  required?: boolean | undefined;
}

/**
 * A date in the form. Invalid text causes an error to be displayed immediately, and stays in the field so that the user
 * can fix it.
 */
export function DateField({ form, name, label, required }: DateFieldProps) {
  // The last valid date. The field can contain invalid text until the user enters the next valid date.
  const lastDate = useRef('');
  const change = (value: string, onChange: (value: string) => void) => {
    const before = String(form.getValues(name) ?? '');
    if (isCalendarDate(before)) lastDate.current = before;
    onChange(value);
    if (name === 'startDate') {
      const end = form.getValues('endDate');
      const moved = movedEnd({ from: lastDate.current, to: value, end });
      if (moved !== end) form.setValue('endDate', moved, { shouldDirty: true });
    }
    // Validate an invalid end date again, because the new start date might make it valid.
    const other = name === 'startDate' && form.getFieldState('endDate').invalid ? (['endDate'] as const) : [];
    void form.trigger([name, ...other]);
  };
  const startDate = useWatch({ control: form.control, name: 'startDate' });
  const countsFromStart = name === 'endDate' && isCalendarDate(startDate);
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field, fieldState }) => (
        <Field label={label} required={required} error={fieldState.error?.message}>
          {(control) => (
            <DateInput
              {...control}
              ref={field.ref}
              value={String(field.value ?? '')}
              onValueChange={({ value }) => change(value, field.onChange)}
              onBlur={field.onBlur}
              {...(countsFromStart && { countFrom: startDate })}
            />
          )}
        </Field>
      )}
    />
  );
}
