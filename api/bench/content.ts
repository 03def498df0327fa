import type { Client } from 'pg';

/** The total number of entries. */
export const ENTRIES = 100_000;
/** The number of entries in the blog log. */
export const LISTED = 10_000;
/** The measured month and its number of entries. */
export const MONTH = { from: '2026-03-01', to: '2026-03-31', entries: 3_000 };

/** Returns SQL for the id of a custom field, which is the same in each run. The ids have the order of the names. */
export const fieldId = (kind: string, name: string): string =>
  `('00000000-0000-4000-8000-' || left(md5(${kind}), 11) || case ${name} when 'author' then 1 else 2 end)`;

/** Returns SQL for the mark of a field in the text to search. */
export const markOf = (id: string) => `translate(upper(${id}), '0123456789-', 'GHIJKLMNOP')`;

/**
 * Fills a migrated database with the measured month, the blog log, and other entries of all kinds from 2010 to 2025.
 * Every second event spans several days.
 */
export async function fill(client: Client): Promise<void> {
  await client.query(`
    insert into brands (id, name, color, created_at)
    select gen_random_uuid(), 'Brand ' || n, '#123456', now() from generate_series(1, 20) n`);
  // Create the custom fields, because responses include values only for fields that exist.
  await client.query(`
    with created as (
      insert into fields (id, name, label, type)
      select ${fieldId('kind', 'name')}, name, initcap(name), type
      from unnest(array['blog', 'email', 'social', 'event', 'podcast', 'other']) kind,
        (values ('author', 'text'), ('status', 'dropdown')) field(name, type)
      returning id, name
    ), chosen as (
      insert into options (field_id, id, name, position)
      select created.id, lower(option), option, number from created,
        unnest(array['Draft', 'Ready']) with ordinality as option (option, number)
      where created.name = 'status'
    )
    insert into kind_fields (id, kind_id, field_id)
    select id::uuid, kind, id from created,
      unnest(array['blog', 'email', 'social', 'event', 'podcast', 'other']) kind
    where id in (${fieldId('kind', `'author'`)}, ${fieldId('kind', `'status'`)})`);
  await client.query(
    `insert into entries (id, kind, title, start_date, end_date, brand_id, values, search_text, created_at, updated_at)
     select gen_random_uuid(), kind, 'What we publish, number ' || n, day,
       day + case when kind = 'event' and n % 2 = 0 then n % 5 else 0 end,
       (array(select id from brands))[n % 20 + 1],
       jsonb_build_object(${fieldId('kind', `'author'`)}, 'Somebody', ${fieldId('kind', `'status'`)}, 'draft')
         || case when kind = 'blog' then '{"category": "Guides"}' else '{}' end::jsonb,
       concat('what we publish, number ' || n, E'\n', ${markOf(fieldId('kind', `'author'`))}, E'\tsomebody\n',
         ${markOf(fieldId('kind', `'status'`))}, E'\tdraft', case when kind = 'blog' then E'\nCATEGORY\tguides' end),
       now(), now()
     from (
       select n,
         case
           when n <= $2 then 'blog'
           else (array['email', 'social', 'event', 'podcast', 'other'])[n % 5 + 1]
         end as kind,
         case when n > $1 - $3 then date '2026-03-01' + n % 27 else date '2010-01-01' + n * 7 % 5500 end as day
       from generate_series(1, $1::int) n
     ) as planned`,
    [ENTRIES, LISTED, MONTH.entries],
  );
  await client.query('vacuum analyze');
}
