import { Migration } from '@mikro-orm/migrations';
import { inBatches } from './in-batches.js';

// The built-in kinds with their own fields, and the built-in fields, as of this migration.
const KINDS = [
  ['blog', 'Blog Post', 'Blog Posts', 'file-text', '#3B82F6', 'day', 'Blog Name', ['category']],
  ['email', 'Email Campaign', 'Email Campaigns', 'mail', '#8B5CF6', 'day', 'Subject', ['campaignName']],
  [
    'social',
    'Social Post',
    'Social Posts',
    'share-2',
    '#EC4899',
    'day',
    'Post Name',
    ['mediaType', 'platforms'],
  ],
  ['event', 'Event', 'Events', 'ticket', '#F59E0B', 'span', 'Name', ['location', 'notes']],
  [
    'podcast',
    'Podcast Episode',
    'Podcast Episodes',
    'mic',
    '#10B981',
    'day',
    'Episode Title',
    ['guestNotes'],
  ],
  ['other', 'Other', 'Other', 'shapes', '#6B7280', 'day', 'Title', ['description']],
] as const;
const FIELDS = [
  ['category', 'Category', 'text'],
  ['campaignName', 'Campaign', 'text'],
  ['mediaType', 'Media Type', 'text'],
  ['platforms', 'Platforms', 'multipleChoice'],
  ['location', 'Location', 'text'],
  ['notes', 'Notes', 'text'],
  ['guestNotes', 'Guest Notes', 'text'],
  ['description', 'Description', 'text'],
] as const;
const PLATFORMS = [
  ['facebook', 'Facebook', 'FB'],
  ['instagram', 'Instagram', 'IG'],
  ['tiktok', 'TikTok', 'TT'],
  ['threads', 'Threads', 'TH'],
  ['xTwitter', 'X (Twitter)', 'X'],
  ['youtube', 'YouTube', 'YT'],
  ['snapchat', 'Snapchat', 'SC'],
] as const;

/** Returns the rows of a `values` list. */
const rows = (list: readonly (readonly (string | number | boolean)[])[]) =>
  list
    .map((row) => `(${row.map((value) => (typeof value === 'string' ? `'${value}'` : value)).join(', ')})`)
    .join(', ');

const TABLES = [
  `create table kinds (
    id text not null,
    names jsonb not null,
    icon text not null,
    color text not null,
    dates text not null constraint kinds_dates_check check (dates in ('day', 'span')),
    title_label varchar(300) not null,
    position int not null,
    is_built_in boolean not null default false,
    is_hidden boolean not null default false,
    version int not null default 1,
    primary key (id)
  )`,
  `create table fields (
    id text not null,
    name varchar(300) not null,
    label varchar(300) not null,
    type text not null constraint fields_type_check
      check (type in ('text', 'date', 'boolean', 'dropdown', 'number', 'url', 'multipleChoice')),
    is_built_in boolean not null default false,
    is_shareable boolean not null default false,
    version int not null default 1,
    primary key (id)
  )`,
  `create table options (
    field_id text not null constraint options_field_id_foreign references fields (id) on delete cascade,
    id text not null,
    name varchar(300) not null,
    abbreviation varchar(3) null,
    color text null,
    is_done boolean not null default false,
    position int not null,
    is_archived boolean not null default false,
    primary key (field_id, id)
  )`,
  `create table kind_fields (
    id uuid not null,
    kind_id text not null constraint kind_fields_kind_id_foreign references kinds (id) on delete cascade,
    field_id text not null constraint kind_fields_field_id_foreign references fields (id) on delete cascade,
    is_required boolean not null default false,
    position int not null default 0,
    is_built_in boolean not null default false,
    primary key (id),
    constraint kind_fields_kind unique (kind_id, field_id)
  )`,
  'create index kind_fields_field on kind_fields (field_id)',
];

const BUILT_IN = [
  `insert into kinds (id, names, icon, color, dates, title_label, position, is_built_in)
   select id, jsonb_build_object('one', one, 'many', many), icon, color, dates, title_label, position, true
   from (values ${rows(KINDS.map((kind, position) => [...kind.slice(0, 7), position] as never))})
     kind (id, one, many, icon, color, dates, title_label, position)`,
  `insert into fields (id, name, label, type, is_built_in)
   select id, id, label, type, true from (values ${rows(FIELDS)}) field (id, label, type)`,
  `insert into options (field_id, id, name, abbreviation, position)
   values ${rows(PLATFORMS.map((option, index) => ['platforms', ...option, index + 1]))}`,
  `insert into kind_fields (id, kind_id, field_id, position, is_built_in)
   select gen_random_uuid(), kind_id, field_id, position, true
   from (values ${rows(KINDS.flatMap((kind) => kind[7].map((field, index) => [kind[0], field, index])))})
     own (kind_id, field_id, position)`,
];

const KIND_ORDER = `array['${KINDS.map(([id]) => id).join("', '")}']`;

/** Returns SQL for a list of texts. It is empty if the value is not a list. */
const texts = (list: string) =>
  `jsonb_array_elements_text(case when jsonb_typeof(${list}) = 'array' then ${list} else '[]' end)`;

const isSame = (first: string, second: string) => `lower(btrim(${first})) = lower(btrim(${second}))`;

/** Returns SQL for the id of the option with a name. */
const optionOf = (field: string, name: string) => `(
  select option.id from options option where option.field_id = ${field} and ${isSame('option.name', name)}
  order by option.name <> ${name}, option.position limit 1)`;

/** The fields of all kinds. Equal ones share an id: that of the first one in the order of the kinds. */
const GROUPED = `
  create temporary table grouped as
  select c.*, first_value(id::text) over (
      partition by field_name, field_label, field_type, shareable,
        (select array_agg(option order by option) from ${texts('dropdown_options')} option)
      order by array_position(${KIND_ORDER}, log_type), id
    ) as field_id
  from field_configurations c`;

const CUSTOM = [
  `insert into fields (id, name, label, type, is_shareable)
   select field_id, field_name, field_label, field_type, shareable from grouped where field_id = id::text`,
  `insert into options (field_id, id, name, color, position)
   select field_id, gen_random_uuid()::text, name, (
       select color ->> 'color' from jsonb_array_elements(
         case when jsonb_typeof(option_colors) = 'array' then option_colors else '[]' end) color
       where color ->> 'option' = name limit 1
     ), number
   from grouped, ${texts('dropdown_options')} with ordinality as option (name, number)
   where field_id = id::text`,
  `insert into kind_fields (id, kind_id, field_id, is_required, position)
   select id, log_type, field_id, is_required, display_order from grouped`,
];

/** The ids of all fields whose values have to be converted. */
const CONVERTED = `(select coalesce(array_agg(id::text), '{}') from grouped
  where field_type = 'dropdown' or field_id <> id::text)`;

/** Returns SQL for the texts that dropdowns have in one of the places where values are stored. */
const storedIn = (table: string, kind: string, values: string) => `
  select field.field_id, ${values} ->> field.id::text as name
  from ${table} join grouped field on field.log_type = ${kind} and field.field_type = 'dropdown'
  where jsonb_typeof(${values} -> field.id::text) = 'string' and ${values} ->> field.id::text <> ''`;

/** Removed options become archived ones. Other texts, such as those of a field that was no dropdown, stay texts. */
const OPTIONS = [
  `create temporary table stored_options as
   ${storedIn('entries', 'entries.kind', 'entries.values')}
   union ${storedIn('changes', 'changes.kind', `before -> 'values'`)}
   union ${storedIn('changes', 'changes.kind', `after -> 'values'`)}
   union ${storedIn('frozen_content', `content ->> 'kind'`, `content -> 'values'`)}`,
  `insert into options (field_id, id, name, position, is_archived)
   select field_id, gen_random_uuid()::text, name, 1000 + number, true from (
     select field_id, name, row_number() over (partition by field_id order by name) as number from (
       select distinct on (field_id, lower(btrim(name))) field_id, name from stored_options stored
       where char_length(name) <= 300 and btrim(name) <> '' and not exists (
         select 1 from options option
         where option.field_id = stored.field_id and ${isSame('option.name', 'stored.name')})
       order by field_id, lower(btrim(name)), name
     ) unmatched
   ) numbered where number <= 500`,
  `create temporary table named_options as
   select distinct on (stored.field_id, stored.name) stored.field_id, stored.name, option.id as option_id
   from stored_options stored
     join options option on option.field_id = stored.field_id and ${isSame('option.name', 'stored.name')}
   order by stored.field_id, stored.name, option.name <> stored.name, option.position`,
  `create temporary table converted as
   select (select jsonb_object_agg(id::text, field_id) from grouped) as fields, (
     select jsonb_object_agg(grouped.id || ' ' || name, option_id)
     from grouped join named_options on named_options.field_id = grouped.field_id where field_type = 'dropdown'
   ) as options`,
];

// `||` keeps the database from decompressing the objects for each row.
const FIELD_IDS = `(select fields || '{}' from converted)`;
const OPTION_IDS = `(select options || '{}' from converted)`;

/** Returns SQL for values with the ids of merged fields, and with the ids of options. */
const converted = (values: string) => `(
  select jsonb_object_agg(
    coalesce(${FIELD_IDS} ->> value.key, value.key),
    coalesce(case when jsonb_typeof(value.value) = 'string'
      then ${OPTION_IDS} -> (value.key || ' ' || (value.value #>> '{}')) end, value.value))
  from jsonb_each(${values}) value)`;

const convertedIn = (column: string) =>
  `${column} = case when ${column} -> 'values' ?| ${CONVERTED}
     then jsonb_set(${column}, '{values}', ${converted(`${column} -> 'values'`)}) else ${column} end`;

const VALUES = [
  [
    'entries',
    'id',
    `update entries set values = ${converted('entries.values')} where entries.values ?| ${CONVERTED}`,
  ],
  [
    'changes',
    'change_set_id',
    `update changes set ${convertedIn('before')}, ${convertedIn('after')}
     where subject_type = 'entry' and (before -> 'values' ?| ${CONVERTED} or after -> 'values' ?| ${CONVERTED})`,
  ],
  [
    'frozen_content',
    'subject_id',
    `update frozen_content set ${convertedIn('content')}
     where subject_type = 'entry' and content -> 'values' ?| ${CONVERTED}`,
  ],
] as const;

/** Frozen fields keep the options that they had. All other options of the field are archived. */
const FROZEN_FIELDS = `
  update frozen_content set content = jsonb_build_object(
    'id', content -> 'id', 'kind', content -> 'log_type', 'field_id', current.field_id,
    'name', content -> 'field_name', 'label', content -> 'field_label', 'type', content -> 'field_type',
    'is_required', content -> 'is_required', 'position', content -> 'display_order',
    'is_shareable', content -> 'shareable',
    'options', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', id, 'name', name, 'color', color, 'isArchived', is_archived) order by is_archived, number), '[]')
      from (
        select coalesce(${optionOf('current.field_id', 'given.name')}, gen_random_uuid()::text) as id, given.name, (
            select one ->> 'color' from jsonb_array_elements(
              case when jsonb_typeof(content -> 'option_colors') = 'array' then content -> 'option_colors' else '[]' end) one
            where one ->> 'option' = given.name limit 1
          ) as color, false as is_archived, given.number
        from ${texts(`content -> 'dropdown_options'`)} with ordinality as given (name, number)
        union all
        select option.id, option.name, option.color, true, option.position from options option
        where option.field_id = current.field_id and not exists (
          select 1 from ${texts(`content -> 'dropdown_options'`)} as given (name)
          where ${optionOf('current.field_id', 'given.name')} = option.id)
      ) option
    ))
  from (
    select frozen.access_token_id, frozen.subject_id, coalesce(grouped.field_id, frozen.subject_id::text) as field_id
    from frozen_content frozen left join grouped on grouped.id = frozen.subject_id where frozen.subject_type = 'field'
  ) current
  where subject_type = 'field' and frozen_content.access_token_id = current.access_token_id
    and frozen_content.subject_id = current.subject_id`;

/**
 * Stores kinds, fields and options in separate tables. Fields of different kinds that are equal become one field,
 * and each kind's configuration keeps its id. Entries store the ids of options instead of their names. Versions and
 * update times don't change.
 */
export class Migration20261203100000_fields extends Migration {
  override async up(): Promise<void> {
    for (const sql of [...TABLES, ...BUILT_IN, GROUPED, ...CUSTOM, ...OPTIONS]) await this.execute(sql);
    for (const [table, id, update] of VALUES) await inBatches(this, table, id, update);
    const last = [
      FROZEN_FIELDS,
      'drop table stored_options, named_options, converted, grouped',
      'drop table field_configurations',
      `alter table entries drop constraint entries_kind_check,
        add constraint entries_kind_foreign foreign key (kind) references kinds (id) on delete no action`,
      `alter table column_preferences drop constraint column_preferences_log_type_check,
        add constraint column_preferences_log_type_foreign foreign key (log_type) references kinds (id) on delete cascade`,
    ];
    for (const sql of last) await this.execute(sql);
  }
}
