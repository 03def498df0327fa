import { textLiteral as text } from '../../sql/text-literal.js';

/** A built-in field as a migration adds it: a copy of its description. */
export interface NewField {
  label: string;
  type: string;
  /** The options, in order. */
  options?: readonly {
    readonly id: string;
    readonly name: string;
    readonly abbreviation?: string;
    readonly color?: string;
    readonly isDone?: boolean;
  }[];
}

/** Returns SQL that adds a built-in field with its options, unless it exists. No kind has the field yet. */
export const newField = (id: string, { label, type, options = [] }: NewField): string[] => [
  `insert into fields (id, name, label, type, is_built_in)
   values (${[id, id, label, type].map(text).join(', ')}, true) on conflict (id) do nothing`,
  ...options.map(
    (option, index) =>
      `insert into options (field_id, id, name, abbreviation, color, is_done, position)
       values (${[id, option.id, option.name, option.abbreviation, option.color].map(text).join(', ')},
         ${option.isDone === true}, ${index + 1})
       on conflict do nothing`,
  ),
];

/**
 * Returns SQL that adds a built-in field to all kinds, also to those of administrators. It comes last. A kind that has a
 * custom field with the same name or label keeps that field, and administrators can merge it into the new one.
 *
 * @param field The id, which is also the key in `dynamicFields`, and the description
 */
export const fieldOfAllKinds = ({ id, ...field }: NewField & { id: string }): string[] => [
  ...newField(id, field),
  `insert into kind_fields (id, kind_id, field_id, position)
   select gen_random_uuid(), kinds.id, ${text(id)},
     coalesce((select max(position) + 1 from kind_fields where kind_id = kinds.id), 0)
   from kinds where not exists (
     select 1 from kind_fields join fields on fields.id = field_id
     where kind_id = kinds.id and not kind_fields.is_built_in
       and lower(fields.name) in (lower(${text(id)}), replace(lower(${text(field.label)}), ' ', '_')))`,
];
