import { styled } from 'styled-components';
import { Field, type FieldProps } from '../../primitives/Field.js';
import { TextInput } from '../../primitives/TextInput.js';

/** Props of FieldNameField. */
export interface FieldNameFieldProps extends Pick<FieldProps, 'label' | 'hint' | 'error'> {
  /** The name of the existing field, or the name that a new field will have. */
  name: string;
}

const Fixed = styled.span`
  display: contents;

  & > input {
    border-style: dashed;
    background: transparent;
    color: var(--cp-text-secondary);
    font-family: var(--cp-font-mono);
    font-size: var(--cp-text-xs);
    letter-spacing: 0;
  }
`;

/** Displays the read-only name of a custom field. */
export function FieldNameField({ name, ...rest }: FieldNameFieldProps) {
  return (
    <Field {...rest}>
      {(bound) => (
        <Fixed>
          <TextInput {...bound} value={name} readOnly />
        </Fixed>
      )}
    </Field>
  );
}
