import { textLiteral as text } from '../../sql/text-literal.js';

/** A built-in field that all kinds get, as of a migration. */
interface NewField {
  /** The id, which is also the key in `dynamicFields`. */
  id: string;
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

/**
 * Returns SQL that adds a built-in field to all kinds, also to those of administrators. It comes last. A kind that has a
 * custom field with the same name or label keeps that field, and administrators can merge it into the new one.
 */
export const fieldOfAllKinds = ({ id, label, type, options = [] }: NewField): string[] => [
  `insert into fields (id, name, label, type, is_built_in)
   values (${text(id)}, ${text(id)}, ${text(label)}, ${text(type)}, true)`,
  ...options.map(
    (option, index) =>
      `insert into options (field_id, id, name, abbreviation, color, is_done, position)
       values (${text(id)}, ${text(option.id)}, ${text(option.name)}, ${text(option.abbreviation)},
         ${text(option.color)}, ${option.isDone === true}, ${index + 1})`,
  ),
  `insert into kind_fields (id, kind_id, field_id, position)
   select gen_random_uuid(), kinds.id, ${text(id)},
     coalesce((select max(position) + 1 from kind_fields where kind_id = kinds.id), 0)
   from kinds where not exists (
     select 1 from kind_fields join fields on fields.id = field_id
     where kind_id = kinds.id and not kind_fields.is_built_in
       and lower(fields.name) in (lower(${text(id)}), replace(lower(${text(label)}), ' ', '_')))`,
];
