import { Migration } from '@mikro-orm/migrations';

/** Returns SQL that puts "deleted " before each key that is not the name of a custom field. */
const retired = (values: string, kind: string) => `(
  select jsonb_object_agg(case when field.id is null then 'deleted ' || value.key else value.key end, value.value)
  from jsonb_each(${values}) value
    left join field_configurations field on field.log_type = ${kind} and field.field_name = value.key)`;

/** Returns SQL that tests whether one of the keys is not the name of a custom field. */
const hasRetired = (values: string, kind: string) => `exists (
  select 1 from jsonb_object_keys(${values}) as value (key)
  where not exists (
    select 1 from field_configurations field where field.log_type = ${kind} and field.field_name = value.key))`;

const retiredIn = (column: string, property: string, kind: string) =>
  `${column} = case when ${hasRetired(`${column} -> '${property}'`, kind)}
     then jsonb_set(${column}, '{${property}}', ${retired(`${column} -> '${property}'`, kind)}) else ${column} end`;

/**
 * Moves the values of deleted fields to keys with a space, which names of fields can't contain, so that no later field
 * with the same name can show them. From this version on, deleting a field moves its values.
 */
export class Migration20261201100000_retired_values extends Migration {
  override up(): void {
    this.addSql(
      `update entries set dynamic_fields = ${retired('dynamic_fields', 'kind')}
       where dynamic_fields <> '{}' and ${hasRetired('dynamic_fields', 'kind')}`,
    );
    this.addSql(
      `update frozen_content set ${retiredIn('content', 'dynamic_fields', `content ->> 'kind'`)}
       where subject_type = 'entry' and ${hasRetired(`content -> 'dynamic_fields'`, `content ->> 'kind'`)}`,
    );
    this.addSql(
      `update changes set ${retiredIn('before', 'dynamicFields', 'kind')}, ${retiredIn('after', 'dynamicFields', 'kind')}
       where subject_type = 'entry' and (${hasRetired(`before -> 'dynamicFields'`, 'kind')}
         or ${hasRetired(`after -> 'dynamicFields'`, 'kind')})`,
    );
  }
}
