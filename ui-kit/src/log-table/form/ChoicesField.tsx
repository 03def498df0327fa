import { useId } from 'react';
import { Controller } from 'react-hook-form';
import { Checkbox } from '../../primitives/Checkbox.js';
import type { SelectOption } from '../../primitives/Select.js';
import { CheckboxGroup } from './FlagsField.js';
import type { FieldName, FormPart } from './form-part.js';
import { Asterisk, Problem } from './TickField.js';

interface ChoicesFieldProps extends Pick<FormPart, 'form'> {
  name: FieldName;
  label: string;
  required?: boolean | undefined;
  options: readonly SelectOption[];
}

/** A group of checkboxes for the options of a field. */
export function ChoicesField({ form, name, label, required = false, options }: ChoicesFieldProps) {
  const noteId = useId();
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field, fieldState: { error } }) => {
        const chosen: readonly string[] = Array.isArray(field.value) ? field.value : [];
        return (
          <CheckboxGroup data-full="" aria-describedby={error ? noteId : undefined}>
            <legend>
              {label}
              {required && <Asterisk aria-hidden>*</Asterisk>}
            </legend>
            <div>
              {options.map(({ value, label: option }, index) => (
                <Checkbox
                  key={value}
                  ref={index === 0 ? field.ref : undefined}
                  checked={chosen.includes(value)}
                  onCheckedChange={({ checked }) =>
                    field.onChange(
                      options.flatMap(({ value: one }) =>
                        (one === value ? checked : chosen.includes(one)) ? [one] : [],
                      ),
                    )
                  }
                  onBlur={field.onBlur}
                  aria-invalid={error ? true : undefined}
                >
                  {option}
                </Checkbox>
              ))}
            </div>
            {error && (
              <Problem id={noteId} role="alert">
                {error.message}
              </Problem>
            )}
          </CheckboxGroup>
        );
      }}
    />
  );
}
