import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { FieldConfigurationRow } from './field-configuration.service.js';

const FIELD = '(select ?::text as kind, ?::text as name, ?::text as key) as field';

const has = (values: string) => `(${values} -> field.name) is not null`;

const retired = (values: string) =>
  `${values} - field.name || jsonb_build_object(field.key, ${values} -> field.name)`;

const retiredIn = (column: string, property: string) =>
  `${column} = case when ${has(`${column} -> '${property}'`)}
     then jsonb_set(${column}, '{${property}}', ${retired(`(${column} -> '${property}')`)}) else ${column} end`;

// The entries come first. Then every concurrent change to one of these entries has either been committed, so that the
// last statement sees it in the table of changes, or waits.
const RETIRE = [
  `update entries set dynamic_fields = ${retired('dynamic_fields')}
   from ${FIELD} where entries.kind = field.kind and ${has('dynamic_fields')}`,
  `update frozen_content set ${retiredIn('content', 'dynamic_fields')}
   from ${FIELD} where subject_type = 'entry' and content ->> 'kind' = field.kind
     and ${has(`content -> 'dynamic_fields'`)}`,
  `update changes set ${retiredIn('before', 'dynamicFields')}, ${retiredIn('after', 'dynamicFields')}
   from ${FIELD} where subject_type = 'entry' and changes.kind = field.kind
     and (${has(`before -> 'dynamicFields'`)} or ${has(`after -> 'dynamicFields'`)})`,
];

/**
 * Moves the stored values of a field that is being deleted to a key with the field's id, so that no later field with
 * the same name can show them: not in entries, not in frozen links, and not after an undo. The key contains a space,
 * which names of fields can't contain. Versions and update times don't change.
 *
 * @param em a transaction that has locked the field, so that no concurrent request can store values of the field
 */
export async function retireValues(
  em: SqlEntityManager,
  { id, kind, fieldName }: Pick<FieldConfigurationRow, 'id' | 'kind' | 'fieldName'>,
): Promise<void> {
  for (const statement of RETIRE) await em.execute(statement, [kind, fieldName, `deleted ${id}`]);
}
