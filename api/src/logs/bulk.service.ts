import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { requireWriter } from '../accounts/policy.js';
import { headerCte, type PreparedHeader, prepareHeader } from '../changes/record-change.js';
import type { RequestContext } from '../context.js';
import { fieldError, invalidFields } from '../field-errors.js';
import type { DynamicFields, EntryValues } from '../field-types/field-types.js';
import { validateDynamicFields } from '../fields/dynamic-fields.js';
import { type FieldConfigurationRow, fieldsOfKind } from '../fields/field-configuration.service.js';
import { namedValue } from '../fields/field-options.js';
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

/** The changes that REST and GraphQL name in the same way. */
const changes = {
  brandId: z
    .union([z.uuid(problem('idInvalid')), z.literal('')], problem('idInvalid'))
    .nullable()
    .optional()
    .meta({ description: 'Null removes the brand.' }),
  showOnCalendar: z.boolean().nullish(),
};

const valuesSchema = dynamicFieldsSchema.refine(
  (values) => Buffer.byteLength(JSON.stringify(values)) <= MAX_VALUES,
  problem('bulkValuesTooLarge', { kibibytes: MAX_VALUES / 1024 }),
);

/** Makes a schema reject changes that change nothing. `values` is the name of the values in the request. */
const requireChange = <Data extends z.output<z.ZodObject<typeof changes>>>(
  schema: z.ZodType<Data>,
  values: keyof Data & string,
) =>
  schema.refine(
    (data) =>
      data.brandId !== undefined ||
      data.showOnCalendar != null ||
      Object.keys(data[values] as object).length > 0,
    problem('changeRequired', { values }),
  );

/** The body of a bulk edit. */
export const bulkUpdateSchema = z
  .object({
    ids: idsSchema,
    data: requireChange(
      z.object({
        ...changes,
        dynamicFields: valuesSchema.meta({
          description:
            'New values of custom fields by field name. Fields that are omitted do not change. Null removes a value. At most 2 KiB.',
        }),
      }),
      'dynamicFields',
    ),
  })
  .meta({ id: 'BulkUpdate', description: 'The entries to update, and their changes.' });

const bulkPatchSchema = z.object({
  ids: idsSchema,
  data: requireChange(z.object({ ...changes, values: valuesSchema }), 'values'),
});

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

type GivenFields = Map<LogKind, FieldConfigurationRow[]>;

/**
 * Returns the kinds of entries that have all of the given fields.
 *
 * @throws PlannerError `forbidden` if the kind is not in the scope, or `invalid` if there is no such field
 */
async function fieldsGiven(
  { em, scope }: Pick<RequestContext, 'em' | 'scope'>,
  kind: LogKind | null,
  ids: readonly string[],
  { keys, keyOf, path }: { keys: readonly string[] } & Omit<GivenValues, 'values'>,
): Promise<GivenFields> {
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
  const found: GivenFields = new Map();
  const missing = new Set<string>(used.length === 0 ? [] : keys);
  for (const { kind } of used) {
    const fields = (await fieldsOfKind(em, kind)).filter((field) => keys.includes(keyOf(field)));
    for (const field of fields) missing.delete(keyOf(field));
    if (fields.length === keys.length) found.set(kind, fields);
  }
  if (missing.size > 0) {
    throw invalidFields([...missing].map((key) => fieldError(`${path}.${key}`, 'fieldGone')));
  }
  return found;
}

/** New values of custom fields. */
interface GivenValues {
  values: DynamicFields;
  /** Returns the key of a field's value. */
  keyOf: (field: FieldConfigurationRow) => string;
  /** The name of the values in the request, for errors. */
  path: string;
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
  { values: given, ...request }: GivenValues,
): Promise<{ kinds: LogKind[]; values: EntryValues; searchText: Condition | undefined }> {
  const found = await fieldsGiven(source, kind, ids, { keys: Object.keys(given), ...request });
  let values: EntryValues = {};
  let searchText: Condition | undefined;
  for (const fields of found.values()) {
    const named = fields.map((field) => [
      field.fieldName,
      namedValue(field.options, given[request.keyOf(field)]),
    ]);
    values = validateDynamicFields(fields, Object.fromEntries(named), null);
    searchText = replacedLines(values, fields);
  }
  return { kinds: [...found.keys()], values, searchText };
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

async function changeEntries(
  context: RequestContext,
  kind: LogKind | null,
  { ids, data }: { ids: string[]; data: z.output<z.ZodObject<typeof changes>> },
  given: GivenValues,
): Promise<number> {
  const changed: NewValue[] = [];
  if (data.brandId !== undefined) {
    changed.push({ name: 'brandId', type: 'uuid', value: data.brandId || null });
  }
  if (data.showOnCalendar != null) {
    changed.push({ name: 'showOnCalendar', type: 'boolean', value: data.showOnCalendar });
  }
  const header = prepareHeader(context, { action: 'bulkEdit', subjectType: 'entry' });
  let kinds = kind === null ? null : [kind];
  return context.em.transactional(async (em) => {
    const source = { ...context, em };
    let searchText: Condition | undefined;
    if (Object.keys(given.values).length > 0) {
      const custom = await newCustomValues(source, kind, ids, given);
      kinds = custom.kinds;
      changed.push({ name: 'values', type: 'jsonb', value: JSON.stringify(custom.values), isMerged: true });
      searchText = custom.searchText;
    }
    if (data.brandId !== undefined) await checkBrand(source, data.brandId || null);
    const selected = chosen(context.scope, kinds, ids);
    const { ctes, values } = updatedCtes(selected.sql, changed, { searchText });
    // Also count the entries that already have these values.
    const sql = `with ${headerCte}, ${ctes}
      select (select count(*)::int from updated) as count, (select count(*)::int from changed) as changed`;
    return countChanged(context, em, sql, { header, values: [...selected.values, ...values] });
  });
}

/**
 * Updates the brand, the visibility or custom values of many entries. Updates either all entries or none. Ignores ids
 * that no longer exist and ids outside the scope.
 *
 * @param body `{ ids, data: { brandId?, showOnCalendar?, dynamicFields? } }`; `brandId: null` removes the brand, and
 *   `null` as the value of a custom field removes the value
 * @returns the number of updated entries
 * @throws PlannerError `invalid` if the brand or a field does not exist, if a value is invalid, or if a required value
 *   is removed
 */
export async function updateEntries(context: RequestContext, kind: LogKind, body: unknown): Promise<number> {
  requireWriter(context);
  const { ids, data } = parse(bulkUpdateSchema, body);
  const { dynamicFields: values } = data;
  return changeEntries(
    context,
    kind,
    { ids, data },
    { values, keyOf: ({ fieldName }) => fieldName, path: 'dynamicFields' },
  );
}

/**
 * Updates many entries like {@link updateEntries}, with values by field id: `{ ids, data: { …, values? } }`.
 *
 * @param kind the kind of the entries; null for all kinds, or for all that have the given fields
 */
export async function patchEntries(
  context: RequestContext,
  kind: LogKind | null,
  body: unknown,
): Promise<number> {
  requireWriter(context);
  const { ids, data } = parse(bulkPatchSchema, body);
  const { values } = data;
  return changeEntries(
    context,
    kind,
    { ids, data },
    { values, keyOf: ({ fieldId }) => fieldId, path: 'values' },
  );
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
