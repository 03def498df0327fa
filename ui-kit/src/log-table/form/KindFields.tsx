import type { Ref } from 'react';
import type { KindField } from '../../logs/kinds/kind.js';
import { kindOf } from '../../logs/kinds/kind-of.js';
import type { LogKind } from '../../logs/types.js';
import { DateField } from './DateField.js';
import { FlagsField } from './FlagsField.js';
import type { FormPart } from './form-part.js';
import { TextField } from './TextField.js';
import { TickField } from './TickField.js';

interface KindFieldsProps extends FormPart {
  kind: LogKind;
  titleRef: Ref<HTMLInputElement>;
}

/** The fields that only this kind has. The title comes first and takes both columns. */
export function KindFields({ kind, titleRef, ...part }: KindFieldsProps) {
  const { fields } = kindOf(kind);
  return fields.map((field, index) => {
    const label = part.labels.fields[field.name] ?? field.label;
    const name = `fields.${field.name}` as const;
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
      case 'date':
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
      case 'flag':
        return <TickField key={field.name} {...part} name={name} label={label} />;
      default:
        return (
          <TextField
            key={field.name}
            {...part}
            name={name}
            label={label}
            required={field.required}
            long={field.type === 'text'}
            full={field.type === 'text' || isAlone(fields, index)}
          />
        );
    }
  });
}

/** Whether a field would leave the second column empty, because the next field takes both columns. */
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

function isWide({ type }: KindField): boolean {
  return type === 'title' || type === 'text' || type === 'flags';
}
