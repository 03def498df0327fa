import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { requireWriter } from '../accounts/policy.js';
import { headerCte, type PreparedHeader, prepareHeader } from '../changes/record-change.js';
import type { RequestContext } from '../context.js';
import { errorIn, fieldError, invalidFields } from '../field-errors.js';
import type { DynamicFields, EntryValues } from '../field-types/field-types.js';
import { validateDynamicFields } from '../fields/dynamic-fields.js';
import { type FieldConfigurationRow, fieldsOfKind } from '../fields/field-configuration.service.js';
import { allowsKind, type Scope, scopeConditions } from '../scope/scope.js';
import { replacedLines } from '../search/search-text.js';
import { allOf, type Condition, hasOneOf, isOneOf } from '../sql/condition.js';
import { dynamicFieldsSchema, isId, parse, problem } from '../validation.js';
import { checkBrand } from './entry.service.js';
import type { LogKind } from './kinds/index.js';
import { deletedCtes, type NewValue, updatedCtes } from './recorded/recorded-entries.js';
import { outsideScope } from './scoped-entries.js';

/** The maximum number of entries that a request can change. */
const MAX_BULK = 10_000;
/** The maximum size of the custom values in a request, in bytes. They are stored and recorded for each entry. */
const MAX_VALUES = 2 * 1024;

export const idsSchema = z
  .array(z.string())
  .min(1, problem('selectionRequired'))
  .max(MAX_BULK, problem('tooManyChanged', { max: MAX_BULK }))
  // Ignore malformed ids, just like ids of deleted entries.
  .transform((ids) => ids.filter(isId));

/** The body of a bulk deletion. */
export const bulkDeletionSchema = z.object({ ids: idsSchema }).meta({
  id: 'BulkDeletion',
  description: 'The entries to delete. Ids that no longer exist are ignored.',
});

/** The body of a bulk edit. */
export const bulkUpdateSchema = z
  .object({
    ids: idsSchema,
    data: z
      .object({
        brandId: z
          .union([z.uuid(problem('idInvalid')), z.literal('')], problem('idInvalid'))
          .nullable()
          .optional()
          .meta({ description: 'Null removes the brand.' }),
        showOnCalendar: z.boolean().nullish(),
        dynamicFields: dynamicFieldsSchema
          .refine(
            (fields) => Buffer.byteLength(JSON.stringify(fields)) <= MAX_VALUES,
            problem('bulkValuesTooLarge', { kibibytes: MAX_VALUES / 1024 }),
          )
          .meta({
            description:
              'New values of custom fields by field name. Fields that are omitted do not change. Null removes a value. At most 2 KiB.',
          }),
      })
      .refine(
        ({ brandId, showOnCalendar, dynamicFields }) =>
          brandId !== undefined || showOnCalendar != null || Object.keys(dynamicFields).length > 0,
        problem('changeRequired'),
      ),
  })
  .meta({ id: 'BulkUpdate', description: 'The entries to update, and their changes.' });

// Uses one parameter for any number of ids. Locks the entries in the order of their ids, so that concurrent requests
// can't deadlock.
function chosen(scope: Scope, kinds: readonly LogKind[] | null, ids: readonly string[]): Condition {
  const { sql, values } = allOf([
    hasOneOf(ids),
    ...(kinds ? [isOneOf('kind', kinds)] : []),
    ...scopeConditions(scope),
  ]);
  return { sql: `select * from entries where ${sql} order by id for update`, values };
}

/**
 * Returns the kinds that have the fields with the given names, which must be the same fields for all of them.
 *
 * @throws PlannerError `forbidden` if the kind is not in the scope, or `invalid` if there is no such field
 */
async function fieldsNamed(
  { em, scope }: Pick<RequestContext, 'em' | 'scope'>,
  kind: LogKind | null,
  ids: readonly string[],
  names: readonly string[],
): Promise<Map<LogKind, FieldConfigurationRow[]>> {
  // Check the scope first, because errors about custom fields would reveal the field labels of a kind outside the
  // scope.
  if (kind !== null && !allowsKind(scope, kind)) throw outsideScope();
  const { sql, values } = chosen(scope, kind === null ? null : [kind], ids);
  const used =
    kind === null
      ? await em.execute<{ kind: LogKind }[]>(`with chosen as (${sql}) select distinct kind from chosen`, [
          ...values,
        ])
      : [{ kind }];
  const found = new Map<LogKind, FieldConfigurationRow[]>();
  const missing = new Set<string>(used.length === 0 ? [] : names);
  for (const { kind } of used) {
    const fields = (await fieldsOfKind(em, kind)).filter(({ fieldName }) => names.includes(fieldName));
    for (const { fieldName } of fields) missing.delete(fieldName);
    if (fields.length === names.length) found.set(kind, fields);
  }
  if (missing.size > 0) {
    throw invalidFields([...missing].map((name) => fieldError(`dynamicFields.${name}`, 'fieldGone')));
  }
  const idsOf = (fields: readonly FieldConfigurationRow[]) =>
    fields
      .map(({ fieldId }) => fieldId)
      .sort()
      .join();
  if (new Set([...found.values()].map(idsOf)).size > 1) throw errorIn('kind', 'kindRequired');
  return found;
}

/**
 * Returns the custom values to store for entries, by field id, their kinds, and SQL for the new text to search. The
 * values must follow the same rules as the values of a single entry, but required fields that are not in the request can
 * be empty.
 *
 * @throws PlannerError `invalid`, or `forbidden` if the kind is not in the scope
 */
async function newCustomValues(
  source: Pick<RequestContext, 'em' | 'scope'>,
  kind: LogKind | null,
  ids: readonly string[],
  given: DynamicFields,
): Promise<{ kinds: LogKind[]; values: EntryValues; searchText: Condition | undefined }> {
  const named = await fieldsNamed(source, kind, ids, Object.keys(given));
  let values: EntryValues = {};
  let searchText: Condition | undefined;
  for (const fields of named.values()) {
    values = validateDynamicFields(fields, given, null);
    searchText = replacedLines(values, fields);
  }
  return { kinds: [...named.keys()], values, searchText };
}

/** Runs a statement that records a change set. Returns the `count` that the statement selects. */
async function countChanged(
  context: RequestContext,
  em: SqlEntityManager,
  sql: string,
  { header, values }: { header: PreparedHeader; values: readonly unknown[] },
): Promise<number> {
  type Row = { count: number; changed: number };
  const [{ count, changed } = { count: 0, changed: 0 }] = await em.execute<Row[]>(sql, [
    ...header.values,
    ...values,
  ]);
  if (changed > 0) context.changeIds.push(header.id);
  return count;
}

/**
 * Updates the brand, the visibility or custom values of many entries. Updates either all entries or none. Ignores ids
 * that no longer exist and ids outside the scope.
 *
 * @param kind the kind of the entries; null for all kinds, or for all that have the given fields
 * @param body `{ ids, data: { brandId?, showOnCalendar?, dynamicFields? } }`; `brandId: null` removes the brand, and
 *   `null` as the value of a custom field removes the value
 * @returns the number of updated entries
 * @throws PlannerError `invalid` if the brand or a field does not exist, if a value is invalid, or if a required value
 *   is removed
 */
export async function updateEntries(
  context: RequestContext,
  kind: LogKind | null,
  body: unknown,
): Promise<number> {
  requireWriter(context);
  const { ids, data } = parse(bulkUpdateSchema, body);
  const changes: NewValue[] = [];
  if (data.brandId !== undefined) {
    changes.push({ name: 'brandId', type: 'uuid', value: data.brandId || null });
  }
  if (data.showOnCalendar != null) {
    changes.push({ name: 'showOnCalendar', type: 'boolean', value: data.showOnCalendar });
  }
  const header = prepareHeader(context, { action: 'bulkEdit', subjectType: 'entry' });
  let kinds = kind === null ? null : [kind];
  return context.em.transactional(async (em) => {
    const source = { ...context, em };
    let searchText: Condition | undefined;
    if (Object.keys(data.dynamicFields).length > 0) {
      const custom = await newCustomValues(source, kind, ids, data.dynamicFields);
      kinds = custom.kinds;
      changes.push({ name: 'values', type: 'jsonb', value: JSON.stringify(custom.values), isMerged: true });
      searchText = custom.searchText;
    }
    if (data.brandId !== undefined) await checkBrand(source, data.brandId || null);
    const selected = chosen(context.scope, kinds, ids);
    const { ctes, values } = updatedCtes(selected.sql, changes, { searchText });
    // Also count the entries that already have these values.
    const sql = `with ${headerCte}, ${ctes}
      select (select count(*)::int from updated) as count, (select count(*)::int from changed) as changed`;
    return countChanged(context, em, sql, { header, values: [...selected.values, ...values] });
  });
}

/**
 * Deletes many entries. Ignores ids that no longer exist and ids outside the scope.
 *
 * @param kind the kind of the entries; null for all kinds
 * @param body `{ ids }`
 * @returns the number of deleted entries
 */
export async function deleteEntries(
  context: RequestContext,
  kind: LogKind | null,
  body: unknown,
): Promise<number> {
  requireWriter(context);
  const { ids } = parse(bulkDeletionSchema, body);
  const header = prepareHeader(context, { action: 'delete', subjectType: 'entry' });
  const { sql, values } = chosen(context.scope, kind === null ? null : [kind], ids);
  const statement = `
    with ${headerCte}, chosen as (${sql}), ${deletedCtes('id in (select id from chosen)')}
    select count(*)::int as count, count(*)::int as changed from changed`;
  return countChanged(context, context.em, statement, { header, values });
}
