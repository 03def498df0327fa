import { textLiteral as text } from '../../sql/text-literal.js';
import { type NewField, newField } from './field-of-all-kinds.js';

/** A built-in kind as a migration adds it. */
export interface NewKind {
  id: string;
  names: { one: string; many: string };
  icon: string;
  color: string;
  dates: 'day' | 'span';
  titleLabel: string;
  /** The kind's own fields in order, by id. Fields that other kinds have are not changed. */
  fields: Readonly<Record<string, NewField>>;
}

/**
 * Returns the statements of a migration that adds a built-in kind after the others. It also gets the built-in fields that
 * all kinds have.
 *
 * If the team has created a kind with this id, it becomes the built-in kind. It keeps its color, its custom fields and its
 * entries, so addresses, saved views, links and feeds that contain the id stay valid. Its entries also keep their last
 * days if the built-in kind has single days. Another kind of the team that has the name gets a number.
 *
 * @example
 * for (const sql of builtInKind({ id: 'press', … })) this.addSql(sql);
 */
export function builtInKind({ id, names, icon, color, dates, titleLabel, fields }: NewKind): string[] {
  const kind = text(id);
  const own = Object.entries(fields);
  const position = '(select max(position) + 1 from kinds where is_built_in)';
  return [
    `update kinds set names = jsonb_set(names, '{one}', to_jsonb(names ->> 'one' || ' 2')), version = version + 1
     where id <> ${kind} and lower(btrim(names ->> 'one')) = lower(${text(names.one)})`,
    `update kinds set position = position + 1 where not is_built_in`,
    `insert into kinds (id, names, icon, color, dates, title_label, position, is_built_in)
     values (${kind}, ${text(JSON.stringify(names))}, ${[icon, color, dates, titleLabel].map(text).join(', ')},
       ${position}, true)
     on conflict (id) do update set names = excluded.names, icon = excluded.icon, dates = excluded.dates,
       title_label = excluded.title_label, position = excluded.position, is_built_in = true,
       version = kinds.version + 1`,
    ...own.flatMap(([field, description], index) => [
      ...newField(field, description),
      `insert into kind_fields (id, kind_id, field_id, position, is_built_in)
       values (gen_random_uuid(), ${kind}, ${text(field)}, ${index}, true)`,
    ]),
    `insert into kind_fields (id, kind_id, field_id, position)
     select gen_random_uuid(), ${kind}, fields.id,
       coalesce((select max(position) from kind_fields where kind_id = ${kind}), -1) + row_number() over (order by fields.id)
     from fields where is_built_in and not exists (
       select 1 from kinds where id <> ${kind} and not exists (
         select 1 from kind_fields where kind_id = kinds.id and field_id = fields.id))
     and not exists (
       select 1 from kind_fields join fields as others on others.id = field_id
       where kind_id = ${kind} and (others.id = fields.id or lower(others.name) = lower(fields.name)))`,
  ];
}
