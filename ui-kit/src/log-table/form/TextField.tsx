import type { Ref } from 'react';
import { Controller } from 'react-hook-form';
import { mergeRefs } from '../../internal/merge-refs.js';
import { Field } from '../../primitives/Field.js';
import { TextArea, TextInput } from '../../primitives/TextInput.js';
import type { FormPart, TextName } from './form-part.js';

interface TextFieldProps extends Pick<FormPart, 'form'> {
  name: TextName;
  label: string;
  required?: boolean | undefined;
  /** Whether the field has multiple lines. */
  long?: boolean;
  /** Whether the field spans both columns. */
  full?: boolean | undefined;
  inputRef?: Ref<HTMLInputElement>;
  /** The keyboard that phones display. */
  inputMode?: 'decimal' | 'url' | undefined;
}

/** A text field in the form. */
export function TextField({
  form,
  name,
  label,
  required,
  long = false,
  full = false,
  inputRef,
  inputMode,
}: TextFieldProps) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { ref, value, ...field }, fieldState }) => (
        <Field
          label={label}
          required={required}
          error={fieldState.error?.message}
          data-full={full ? '' : undefined}
        >
          {(control) =>
            long ? (
              <TextArea {...control} {...field} ref={ref} value={String(value ?? '')} />
            ) : (
              <TextInput
                {...control}
                {...field}
                ref={mergeRefs(ref, inputRef)}
                autoComplete="off"
                inputMode={inputMode}
                value={String(value ?? '')}
              />
            )
          }
        </Field>
      )}
    />
  );
}
