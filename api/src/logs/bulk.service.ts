import { z } from 'zod';
import { requireWriter } from '../accounts/policy.js';
import { headerCte, type PreparedHeader, prepareHeader } from '../changes/record-change.js';
import type { RequestContext } from '../context.js';
import { fieldError, invalidFields } from '../field-errors.js';
import { type Scope, scopeConditions } from '../scope/scope.js';
import { allOf, type Condition, hasOneOf, isOneOf } from '../sql/condition.js';
import { dynamicFieldsSchema, isId, parse, problem, storableSchema } from '../validation.js';
import { checkBrand } from './entry.service.js';
import type { LogKind } from './kinds/index.js';
import { deletedCtes, type NewValue, updatedCtes } from './recorded/recorded-entries.js';
import { type GivenValues, valueChange } from './value-change.js';

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

const limited = <Values>(schema: z.ZodType<Values>) =>
  schema.refine(
    (values) => Buffer.byteLength(JSON.stringify(values)) <= MAX_VALUES,
    problem('bulkValuesTooLarge', { kibibytes: MAX_VALUES / 1024 }),
  );

const valuesSchema = limited(dynamicFieldsSchema);

const optionsSchema = limited(
  z
    .record(z.string(), z.array(storableSchema), problem('customValueInvalid'))
    .nullish()
    .transform((options) => options ?? {}),
);

/** Makes a schema reject changes that change nothing. `values` are the names of the values in the request. */
const requireChange = <Data extends z.output<z.ZodObject<typeof changes>>>(
  schema: z.ZodType<Data>,
  ...values: readonly [keyof Data & string, ...(keyof Data)[]]
) =>
  schema.refine(
    (data) =>
      data.brandId !== undefined ||
      data.showOnCalendar != null ||
      values.some((name) => Object.keys(data[name] as object).length > 0),
    problem('changeRequired', { values: values[0] }),
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
  data: requireChange(
    z.object({ ...changes, values: valuesSchema, addOptions: optionsSchema, removeOptions: optionsSchema }),
    ...(['values', 'addOptions', 'removeOptions'] as const),
  ),
});

type BulkUpdate = z.output<typeof bulkPatchSchema> | z.output<typeof bulkUpdateSchema>;

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

interface Counts {
  /** The number of entries that have the new values. */
  count: number;
  /** The number of entries that changed. */
  changed: number;
}

/** Returns the number of entries, and returns the change set to the client if there is one. */
function counted(context: RequestContext, header: PreparedHeader, [counts]: [Counts]): number {
  if (counts.changed > 0) context.changeIds.push(header.id);
  return counts.count;
}

/** Selects the labels of required fields that a change empties. */
const EMPTIED = `(select json_agg(distinct "fieldLabel") from changed
  join jsonb_to_recordset(?::jsonb) as required (kind text, "fieldId" text, "fieldLabel" text) using (kind)
  where after -> 'values' -> "fieldId" = '[]' and before -> 'values' -> "fieldId" <> '[]')`;

/** How requests name the fields of values. */
const FORMS: Record<
  'values' | 'dynamicFields',
  Pick<GivenValues, 'keyOf'> & { schema: z.ZodType<BulkUpdate> }
> = {
  values: { schema: bulkPatchSchema, keyOf: ({ fieldId }) => fieldId },
  dynamicFields: {
    schema: bulkUpdateSchema,
    keyOf: ({ isOwn, fieldName }) => (isOwn ? undefined : fieldName),
  },
};

/**
 * Updates the brand, the visibility or values of many entries. Updates either all entries or none. Ignores ids that no
 * longer exist and ids outside the scope.
 *
 * @param kind the kind of the entries; null for all kinds, or for all that have the given fields
 * @param body `{ ids, data: { brandId?, showOnCalendar?, values?, addOptions?, removeOptions? } }`; `brandId: null` removes
 *   the brand, and `null` as the value of a field removes the value
 * @param form `dynamicFields` if the body has `dynamicFields` by name instead of `values` by field id
 * @returns the number of updated entries
 * @throws PlannerError `invalid` if the brand or a field does not exist, if a value is invalid, or if a required value
 *   is removed
 */
export async function updateEntries(
  context: RequestContext,
  kind: LogKind | null,
  body: unknown,
  form: keyof typeof FORMS = 'values',
): Promise<number> {
  requireWriter(context);
  const { schema, keyOf } = FORMS[form];
  const { ids, data } = parse(schema, body);
  const given = 'values' in data ? data : { values: data.dynamicFields };
  const changed: NewValue[] = [];
  if (data.brandId !== undefined) {
    changed.push({ name: 'brandId', type: 'uuid', value: data.brandId || null });
  }
  if (data.showOnCalendar != null) {
    changed.push({ name: 'showOnCalendar', type: 'boolean', value: data.showOnCalendar });
  }
  const header = prepareHeader(context, { action: 'bulkEdit', subjectType: 'entry' });
  const updated = await context.em.transactional(async (em) => {
    const source = { ...context, em };
    const ofKinds = (kinds: readonly LogKind[] | null) => chosen(context.scope, kinds, ids);
    const all = ofKinds(kind === null ? null : [kind]);
    const change = await valueChange(source, { kind, selected: all }, { ...given, keyOf, path: form });
    if (change) changed.push({ name: 'values', merged: change.merged });
    if (data.brandId !== undefined) await checkBrand(source, data.brandId || null);
    const selected = change ? ofKinds(change.kinds) : all;
    const { ctes, values } = updatedCtes(selected, changed, { searchText: change?.searchText });
    const required = change?.required ?? [];
    // Also count the entries that already have these values.
    const sql = `with ${headerCte}, ${ctes}
      select (select count(*)::int from updated) as count, (select count(*)::int from changed) as changed
        ${required.length > 0 ? `, ${EMPTIED} as emptied` : ''}`;
    const checks = required.length > 0 ? [JSON.stringify(required)] : [];
    const parameters = [...header.values, ...values, ...checks];
    const rows = await em.execute<[Counts & { emptied?: string[] }]>(sql, parameters);
    const { emptied } = rows[0];
    if (emptied) throw invalidFields([fieldError(form, 'fieldsRequired', { labels: emptied })]);
    return rows;
  });
  return counted(context, header, updated);
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
  return counted(
    context,
    header,
    await context.em.execute<[Counts]>(statement, [...header.values, ...values]),
  );
}
