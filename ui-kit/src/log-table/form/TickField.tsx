import { useId } from 'react';
import { Controller } from 'react-hook-form';
import { styled } from 'styled-components';
import { Checkbox } from '../../primitives/Checkbox.js';
import type { FormPart, TickName } from './form-part.js';

interface TickFieldProps extends Pick<FormPart, 'form'> {
  name: TickName;
  label: string;
  required?: boolean;
}

/* Aligns the checkbox with the input beside it, not with the label of that input. */
const Root = styled.div`
  align-self: end;
  min-width: 0;
  overflow-wrap: anywhere;
`;

/** Marks a required field. */
export const Asterisk = styled.span`
  margin-inline-start: 2px;
  color: var(--cp-danger-text);
`;

/** An error below checkboxes. */
export const Problem = styled.p`
  font-size: var(--cp-text-xs);
  line-height: var(--cp-leading-xs);
  color: var(--cp-danger-text);
`;

/** A checkbox in the form, with its label beside it. */
export function TickField({ form, name, label, required = false }: TickFieldProps) {
  const noteId = useId();
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field, fieldState: { error } }) => (
        <Root>
          <Checkbox
            ref={field.ref}
            checked={field.value === true}
            onCheckedChange={({ checked }) => field.onChange(checked)}
            onBlur={field.onBlur}
            aria-required={required || undefined}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? noteId : undefined}
          >
            {label}
            {required && <Asterisk aria-hidden>*</Asterisk>}
          </Checkbox>
          {error && (
            <Problem id={noteId} role="alert">
              {error.message}
            </Problem>
          )}
        </Root>
      )}
    />
  );
}
