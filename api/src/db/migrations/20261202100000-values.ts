import { Migration } from '@mikro-orm/migrations';
import { inBatches } from './in-batches.js';

// The names of the values, as they are recorded in changes. The columns have the same names in snake case.
const TEXTS = ['category', 'campaignName', 'mediaType', 'location', 'notes', 'guestNotes', 'description'];
const PLATFORMS = ['facebook', 'instagram', 'tiktok', 'threads', 'xTwitter', 'youtube', 'snapchat'];
const NAMES = [...TEXTS, ...PLATFORMS];

const columnOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const COLUMNS = NAMES.map(columnOf);

const list = (names: readonly string[]) => `array['${names.join("', '")}']`;

/** Returns SQL for the chosen platforms as JSON, in order. Null if there are none. */
const chosen = (isChosen: (platform: string) => string) => `nullif(to_jsonb(array_remove(
  array[${PLATFORMS.map((name) => `case when ${isChosen(name)} then '${name}' end`).join(', ')}], null)), '[]')`;

const chosenIn = (object: string, nameOf = (name: string) => name) =>
  chosen((name) => `${object} -> '${nameOf(name)}' = 'true'`);

/**
 * Returns SQL that replaces the names of custom fields with their ids. The values of deleted fields have keys that begin
 * with "deleted ", followed by the field's id or, if the field was deleted before the ids were kept, by its name.
 */
const byId = (values: string, kind: string) => `(
  select coalesce(jsonb_object_agg(coalesce(
      field.id::text,
      substring(value.key from '^deleted ([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$'),
      case when value.key like 'deleted %' then value.key else 'deleted ' || value.key end
    ), value.value), '{}')
  from jsonb_each(${values}) value
    left join field_configurations field on field.log_type = ${kind} and field.field_name = value.key)`;

/** Returns SQL for the values of an entry. */
const valuesOf = (text: (name: string) => string, platforms: string, custom: string) =>
  `jsonb_strip_nulls(jsonb_build_object(
    ${TEXTS.map((name) => `'${name}', ${text(name)}`).join(', ')}, 'platforms', ${platforms})) || ${custom}`;

/** Returns SQL for the platforms in an object. */
const flagsIn = (object: string) => `(
  select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(${object}) where key = any(${list(PLATFORMS)}))`;

const RECORDED = list([...NAMES, 'platforms', 'dynamicFields']);

/**
 * Returns SQL for one side of a recorded change. Creations and deletions record all values, and edits those that
 * changed, which can be null.
 */
const recorded = (side: 'before' | 'after') => `
  ${side} = case when ${side} ?| ${RECORDED} then ${side} - ${RECORDED} || jsonb_build_object('values',
    (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(${side})
     where key = any(${list([...TEXTS, 'platforms'])})
       and (value <> 'null' or (before is not null and after is not null)))
    || jsonb_strip_nulls(jsonb_build_object('platforms', ${chosenIn(side)}))
    || ${byId(`${side} -> 'dynamicFields'`, 'changes.kind')}
  ) else ${side} end`;

/**
 * Stores all values of entries in one column, `values`, by the ids of their fields, and the chosen platforms as a list.
 * Versions and update times don't change.
 */
export class Migration20261202100000_values extends Migration {
  override async up(): Promise<void> {
    // An edit of platforms recorded only those that changed. The others are known from the next change that recorded
    // them, or from the entry. So go back from the entry, and keep the latest known value of each platform.
    await this.execute(
      `create aggregate merged_platforms (jsonb) (sfunc = jsonb_concat, stype = jsonb, initcond = '{}')`,
    );
    await this.execute(`
      with later as (
        select c.change_set_id, c.subject_id, c.before is not null and c.after is not null as is_edit,
          ${flagsIn('c.before')} as old, ${flagsIn('c.after')} as new,
          jsonb_build_object(${PLATFORMS.map((name) => `'${name}', e.${columnOf(name)}`).join(', ')})
            || merged_platforms(${flagsIn('c.before')}) over (
              partition by c.subject_id order by c.change_set_id desc
              rows between unbounded preceding and 1 preceding
            ) as known
        from changes c left join entries e on e.id = c.subject_id
        where c.subject_type = 'entry' and c.kind = 'social' and c.before ?| ${list(PLATFORMS)}
      ), edits as (
        select change_set_id, subject_id, known || new as new, known || new || old as old from later where is_edit
      )
      update changes set
        before = before - ${list(PLATFORMS)} || jsonb_build_object('platforms', ${chosenIn('edits.old')}),
        after = after - ${list(PLATFORMS)} || jsonb_build_object('platforms', ${chosenIn('edits.new')})
      from edits
      where changes.change_set_id = edits.change_set_id and changes.subject_id = edits.subject_id`);
    await this.execute('drop aggregate merged_platforms (jsonb)');
    await inBatches(
      this,
      'changes',
      'change_set_id',
      `update changes set ${recorded('before')}, ${recorded('after')}
         where subject_type = 'entry' and (before ?| ${RECORDED} or after ?| ${RECORDED})`,
    );

    const frozen = valuesOf(
      (name) => `content -> '${columnOf(name)}'`,
      chosenIn('content', columnOf),
      byId(`content -> 'dynamic_fields'`, `content ->> 'kind'`),
    );
    await inBatches(
      this,
      'frozen_content',
      'subject_id',
      `update frozen_content
         set content = content - ${list([...COLUMNS, 'dynamic_fields'])} || jsonb_build_object('values', ${frozen})
         where subject_type = 'entry' and content ? 'dynamic_fields'`,
    );

    const stored = valuesOf(columnOf, chosen(columnOf), byId('dynamic_fields', 'kind'));
    await inBatches(
      this,
      'entries',
      'id',
      `update entries set dynamic_fields = ${stored}
         where (dynamic_fields <> '{}' or num_nonnulls(${TEXTS.map(columnOf).join(', ')}) > 0
           or ${PLATFORMS.map(columnOf).join(' or ')})`,
    );
    await this.execute('alter table entries rename column dynamic_fields to values');
    await this.execute(`alter table entries ${COLUMNS.map((name) => `drop column ${name}`).join(', ')}`);

    // These results contain entries in the previous form, so a retry of their requests must not return them.
    await this.execute(
      `update idempotency_keys set fingerprint = ''
       where result ? 'dynamicFields' or result -> 0 ? 'dynamicFields'`,
    );
  }
}
