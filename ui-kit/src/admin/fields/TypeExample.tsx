import type { FieldType } from '@content-planner/model';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import { useMessages } from '../../kit/use-messages.js';
import type { EntryFormValues } from '../../log-table/form/entry-form-values.js';
import { FieldControl } from '../../log-table/form/FieldControl.js';
import { FormGrid } from '../../primitives/FormGrid.js';
import { fieldConfigurationDialogMessages, fieldSettingsMessages } from './messages.js';

interface TypeExampleProps {
  type: FieldType;
  label: string;
  required: boolean;
}

const Root = styled.section`
  & > h3 {
    margin-block-end: var(--cp-space-3);
    color: var(--cp-text-tertiary);
    font-size: var(--cp-text-xs);
    line-height: var(--cp-leading-xs);
    font-weight: var(--cp-weight-medium);
  }
`;

/** The control with which users will enter values of a field. */
export function TypeExample({ type, label, required }: TypeExampleProps) {
  const text = useMessages(fieldConfigurationDialogMessages);
  const { types } = useMessages(fieldSettingsMessages);
  const titleId = useId();
  const form = useForm<EntryFormValues>({ defaultValues: { custom: { example: '' } } });
  return (
    <Root aria-labelledby={titleId}>
      <h3 id={titleId}>{text.example}</h3>
      <FormGrid>
        <FieldControl
          key={type}
          form={form}
          type={type}
          name="custom.example"
          label={label || types[type]}
          required={required}
          full
        />
      </FormGrid>
    </Root>
  );
}
