import type { FieldType } from '@content-planner/model';
import type { ReactNode } from 'react';
import { useMessages } from '../../kit/use-messages.js';
import type { FieldChoice } from '../../logs/field-choices.js';
import type { FieldTypeDescription } from '../../logs/field-types/field-type.js';
import { fieldTypeOf } from '../../logs/field-types/index.js';
import type { TextsOf } from '../../messages/define-messages.js';
import { ChoiceField } from './ChoiceField.js';
import { ChoicesField } from './ChoicesField.js';
import { DateField } from './DateField.js';
import { entryDialogMessages } from './entry-dialog-messages.js';
import type { FieldName, FormPart } from './form-part.js';
import { TextField } from './TextField.js';
import { TickField } from './TickField.js';
import { YesNoField } from './YesNoField.js';

interface FieldControlProps extends FormPart {
  type: FieldType;
  name: FieldName;
  label: string;
  required?: boolean | undefined;
  /** Returns what the user can choose, if anything, and the current values. */
  choicesFor?: (current: readonly string[]) => readonly FieldChoice[];
  /** Whether a text field spans both columns. */
  full?: boolean;
}

const line = ({ type, form, name, label, required, full }: FieldControlProps) => (
  <TextField {...{ form, name, label, required, full }} inputMode={fieldTypeOf(type).inputMode} />
);

const choicesOf = ({ form, name, choicesFor }: FieldControlProps) =>
  choicesFor?.(
    [form.getValues(name)].flat().filter((one) => typeof one === 'string' && one !== '') as string[],
  ) ?? [];

const choice = (props: FieldControlProps, text: TextsOf<typeof entryDialogMessages>) => (
  <ChoiceField
    {...props}
    options={choicesOf(props)}
    emptyLabel={props.required ? undefined : text.noChoice}
    placeholder={text.choose}
  />
);

/** The control for each way to enter a value. */
const controls: Readonly<
  Record<
    FieldTypeDescription['input'],
    (props: FieldControlProps, text: TextsOf<typeof entryDialogMessages>) => ReactNode
  >
> = {
  text: line,
  number: line,
  longText: ({ form, name, label, required }) => <TextField {...{ form, name, label, required }} long full />,
  date: ({ form, name, label, required }) => <DateField {...{ form, name, label, required }} />,
  boolean: ({ form, name, label, required }) =>
    // Don't use a checkbox for a required field. A required checkbox must be checked, so users could not choose No.
    required ? <YesNoField {...{ form, name, label }} /> : <TickField {...{ form, name, label }} />,
  choice,
  choices: (props) => <ChoicesField {...props} options={choicesOf(props)} />,
  person: choice,
};

/** The control for a custom field or for a field that only one kind has. */
export function FieldControl(props: FieldControlProps) {
  return controls[fieldTypeOf(props.type).input](props, useMessages(entryDialogMessages));
}
