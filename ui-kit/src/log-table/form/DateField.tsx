import { useRef } from 'react';
import { Controller } from 'react-hook-form';
import { isCalendarDate } from '../../dates/is-calendar-date.js';
import { typedDateFormat } from '../../dates/typed-date-format.js';
import { DateInput } from '../../primitives/DateInput.js';
import { Field } from '../../primitives/Field.js';
import type { DateName, FormPart } from './form-part.js';
import { movedEnd } from './moved-end.js';

interface DateFieldProps extends FormPart {
  name: DateName;
  label: string;
  required?: boolean | undefined;
}

/** A date of the form. Text that is not a date displays an error at once, and stays to be fixed. */
export function DateField({ form, labels, locale, name, label, required }: DateFieldProps) {
  // Text that is no date may stand in the field before it is mended.
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
    // A moved start can make the end right again.
    const other = name === 'startDate' && form.getFieldState('endDate').invalid ? (['endDate'] as const) : [];
    void form.trigger([name, ...other]);
  };
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
              placeholder={labels.datePlaceholder({ format: typedDateFormat(locale ?? 'en-US').pattern })}
              labels={{ ...labels.datePicker, choose: labels.chooseDate }}
              {...(locale !== undefined && { locale })}
            />
          )}
        </Field>
      )}
    />
  );
}
