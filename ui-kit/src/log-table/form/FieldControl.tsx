import type { ReactNode } from 'react';
import { useMessages } from '../../kit/use-messages.js';
import type { FieldType } from '../../logs/field-types/index.js';
import type { TextsOf } from '../../messages/define-messages.js';
import { ChoiceField } from './ChoiceField.js';
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
  /** The options of a dropdown. */
  options?: readonly string[] | null | undefined;
  /** Whether a text field has multiple lines. */
  multiline?: boolean | undefined;
  /** Whether a text field spans both columns. */
  full?: boolean;
}

/** The control for each field type. */
const controls: Readonly<
  Record<FieldType, (props: FieldControlProps, text: TextsOf<typeof entryDialogMessages>) => ReactNode>
> = {
  text: ({ form, name, label, required, multiline, full }) => (
    <TextField {...{ form, name, label, required }} long={multiline === true} full={full === true} />
  ),
  date: ({ form, name, label, required }) => <DateField {...{ form, name, label, required }} />,
  boolean: ({ form, name, label, required }) =>
    // Don't use a checkbox for a required field. A required checkbox must be checked, so users could not choose No.
    required ? <YesNoField {...{ form, name, label }} /> : <TickField {...{ form, name, label }} />,
  dropdown: ({ form, name, label, required = false, options }, text) => (
    <ChoiceField
      {...{ form, name, label, required }}
      options={choices(options ?? [], form.getValues(name))}
      emptyLabel={required ? undefined : text.noChoice}
      placeholder={text.choose}
    />
  ),
  number: ({ form, name, label, required }) => (
    <TextField {...{ form, name, label, required }} inputMode="decimal" />
  ),
  url: ({ form, name, label, required }) => (
    <TextField {...{ form, name, label, required }} inputMode="url" />
  ),
};

/** The control for a custom field or for a field that only one kind has. */
export function FieldControl(props: FieldControlProps) {
  // Unknown types, such as those from a newer server, are edited as text.
  const draw = Object.hasOwn(controls, props.type) ? controls[props.type] : controls.text;
  return draw(props, useMessages(entryDialogMessages));
}

/** Returns the options, plus the current value if it is no longer one of them. */
function choices(options: readonly string[], value: unknown) {
  const all = typeof value === 'string' && value !== '' ? new Set([...options, value]) : new Set(options);
  return [...all].map((option) => ({ value: option, label: option }));
}
