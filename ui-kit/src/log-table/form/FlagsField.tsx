import { styled } from 'styled-components';
import type { KindFlagsField } from '../../logs/kinds/kind.js';
import type { FormPart } from './form-part.js';
import { TickField } from './TickField.js';

interface FlagsFieldProps extends FormPart {
  field: KindFlagsField;
}

/** A group of checkboxes under one label. */
export const CheckboxGroup = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    padding: 0;
    font-size: var(--cp-text-xs);
    line-height: var(--cp-leading-xs);
    font-weight: var(--cp-weight-medium);
    color: var(--cp-text-secondary);
  }
  & > div {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(112px, 1fr));
    column-gap: var(--cp-space-3);
  }
`;

/** A group of checkboxes under one label. Hidden ones are displayed if they were ticked. */
export function FlagsField({ form, field }: FlagsFieldProps) {
  const before = form.formState.defaultValues?.fields;
  const shown = field.flags.filter(({ name, isHidden }) => !isHidden || before?.[name] === true);
  return (
    <CheckboxGroup data-full="">
      <legend>{field.label}</legend>
      <div>
        {shown.map(({ name, label }) => (
          <TickField key={name} form={form} name={`fields.${name}`} label={label} />
        ))}
      </div>
    </CheckboxGroup>
  );
}
