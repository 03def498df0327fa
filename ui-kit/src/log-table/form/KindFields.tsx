import type { Ref } from 'react';
import { useKindOf } from '../../kit/use-kinds.js';
import { fieldTypeOf } from '../../logs/field-types/index.js';
import { isValueField } from '../../logs/kinds/is-value-field.js';
import type { KindField } from '../../logs/kinds/kind.js';
import type { LogKind } from '../../logs/types.js';
import { DateField } from './DateField.js';
import { FieldControl } from './FieldControl.js';
import { FlagsField } from './FlagsField.js';
import type { FormPart } from './form-part.js';
import { TextField } from './TextField.js';

interface KindFieldsProps extends FormPart {
  kind: LogKind;
  titleRef: Ref<HTMLInputElement>;
}

/** The fields that only this kind has. The title comes first and spans both columns. */
export function KindFields({ kind, titleRef, ...part }: KindFieldsProps) {
  const { fields } = useKindOf()(kind);
  return fields.map((field, index) => {
    const { label } = field;
    if (isValueField(field)) {
      const isWideText = isWide(field) || isAlone(fields, index);
      return (
        <FieldControl
          key={field.name}
          {...part}
          {...field}
          name={`fields.${field.name}`}
          label={label}
          full={isWideText}
        />
      );
    }
    switch (field.type) {
      case 'title':
        return (
          <TextField
            key={field.name}
            {...part}
            name="title"
            label={label}
            required={field.required}
            full
            inputRef={titleRef}
          />
        );
      case 'entryDate':
        return (
          <DateField
            key={field.name}
            {...part}
            name={field.holds[0] ?? 'startDate'}
            label={label}
            required={field.required}
          />
        );
      case 'flags':
        return <FlagsField key={field.name} {...part} field={field} />;
      default:
        return field satisfies never;
    }
  });
}

/** Returns whether a field would leave the second column empty, because the next field spans both columns. */
function isAlone(fields: readonly KindField[], index: number): boolean {
  const next = fields[index + 1];
  if (!next || !isWide(next)) return false;
  let before = 0;
  for (let at = index - 1; at >= 0; at -= 1) {
    const field = fields[at];
    if (!field || isWide(field)) break;
    before += 1;
  }
  return before % 2 === 0;
}

function isWide(field: KindField): boolean {
  if (isValueField(field)) return fieldTypeOf(field.type).input === 'longText';
  return field.type === 'title' || field.type === 'flags';
}
