import { LockMode } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import { requireAdmin, requireReader } from '../accounts/policy.js';
import { requireRecentLogin } from '../auth/recent-login.js';
import { changedValues } from '../changes/changed-values.js';
import { type ChangeRecorder, recordedTransaction } from '../changes/record-change.js';
import type { RequestContext } from '../context.js';
import { PlannerError } from '../errors.js';
import { errorIn } from '../field-errors.js';
import { FIELD_TYPES, type FieldType, fieldTypeOf } from '../field-types/field-types.js';
import { createRecorded } from '../idempotency/create-recorded.js';
import { LOG_KINDS, type LogKind } from '../logs/kinds/index.js';
import { allowsKind, fieldConditions, preparedIn, type Scope, tableIn, UNLIMITED } from '../scope/scope.js';
import { allOf } from '../sql/condition.js';
import {
  flagSchema,
  isId,
  labelSchema,
  problem,
  storableSchema,
  stripInvisible,
  visibleSchema,
} from '../validation.js';
import { FieldConfiguration } from './field-configuration.entity.js';
import { colorsOf, type OptionColor, optionColorsSchema } from './option-colors.js';
import { isReservedName } from './reserved-names.js';

/** A custom field in the form that clients see. */
export interface FieldConfigurationRow {
  id: string;
  kind: LogKind;
  fieldName: string;
  fieldLabel: string;
  fieldType: FieldType;
  dropdownOptions: string[] | null;
  /** The colors of a dropdown's options, except for options that have a default color. Null for other field types. */
  optionColors: OptionColor[] | null;
  isRequired: boolean;
  displayOrder: number;
  isShareable: boolean;
}

/**
 * Reads the custom fields of one kind in display order. Fields that have the same position are sorted from oldest to
 * newest.
 *
 * @param scope the scope to read; unlimited by default
 */
export async function fieldsOfKind(
  em: SqlEntityManager,
  kind: LogKind,
  scope: Scope = UNLIMITED,
): Promise<FieldConfigurationRow[]> {
  const { sql, values } = allOf([{ sql: 'log_type = ?', values: [kind] }, ...fieldConditions(scope)]);
  const rows = await em.execute<FieldConfigurationRow[]>(
    preparedIn(
      scope,
      `select id, log_type as "kind", field_name as "fieldName", field_label as "fieldLabel",
       field_type as "fieldType", dropdown_options as "dropdownOptions", option_colors as "optionColors",
       is_required as "isRequired", display_order as "displayOrder", shareable as "isShareable"
     from ${tableIn(scope, 'field_configurations')} where ${sql} order by display_order, id`,
    ),
    [...values] as never[],
  );
  return rows.map((row) => ({ ...row, optionColors: colorsOf(row.dropdownOptions, row.optionColors) }));
}

/** Lists the custom fields of one kind in the scope, in display order. */
export async function listFieldConfigurations(
  context: RequestContext,
  kind: LogKind,
): Promise<FieldConfigurationRow[]> {
  requireReader(context);
  const { em, scope } = context;
  if (!allowsKind(scope, kind)) return [];
  return fieldsOfKind(em, kind, scope);
}

/** Derives a field name from a label, in lowercase and with underscores instead of whitespace. */
const derivedName = (text: string) => text.trim().toLowerCase().replace(/\s+/g, '_');

const optionsSchema = z
  .array(storableSchema.trim().max(300))
  .max(500)
  .nullish()
  .transform((options) => [...new Set(options?.filter((option) => option !== ''))]);

/** The highest possible position of a field. */
const MAX_ORDER = 2_147_483_647;

/** The input schemas for the settings that updates can change. */
export const settingsShape = {
  fieldLabel: labelSchema,
  fieldType: z.enum(FIELD_TYPES),
  dropdownOptions: optionsSchema,
  optionColors: optionColorsSchema,
  isRequired: flagSchema,
  displayOrder: z.int().min(0).max(MAX_ORDER).nullish(),
  isShareable: z.boolean().nullish(),
};

/**
 * Makes a schema reject dropdowns that have no options. Every schema that contains field settings must use this
 * function.
 */
export const requireOptions = <Settings extends { fieldType: FieldType; dropdownOptions: string[] }>(
  schema: z.ZodType<Settings>,
) =>
  schema.refine(
    ({ fieldType, dropdownOptions }) => !fieldTypeOf(fieldType).hasOptions || dropdownOptions.length > 0,
    { ...problem('optionsRequired'), path: ['dropdownOptions'] },
  );

/** The input schema for the name of a new field. */
export const fieldNameSchema = visibleSchema
  .max(300)
  .nullish()
  .meta({ description: 'Key in `dynamicFields`. Derived from the label by default.' });

/** The input schema for a new custom field. */
export const fieldConfigurationSchema = requireOptions(
  z.object({ kind: z.enum(LOG_KINDS), fieldName: fieldNameSchema, ...settingsShape }),
);

/** The input schema for new settings of a custom field. */
export const fieldSettingsSchema = requireOptions(z.object(settingsShape));

const rowOf = (field: FieldConfiguration): FieldConfigurationRow => ({
  id: field.id,
  kind: field.kind,
  fieldName: field.fieldName,
  fieldLabel: field.fieldLabel,
  fieldType: field.fieldType,
  dropdownOptions: field.dropdownOptions ?? null,
  optionColors: colorsOf(field.dropdownOptions, field.optionColors),
  isRequired: field.isRequired,
  displayOrder: field.displayOrder,
  isShareable: field.isShareable,
});

/** Returns the properties of a field that are recorded in addition to its changed values. */
const subjectOf = ({ id, kind, fieldLabel }: FieldConfigurationRow) => ({ id, kind, title: fieldLabel });

/** Returns the field values that are recorded in changes. */
const recordedValues = ({ id: _, kind: __, ...values }: FieldConfigurationRow) => values;

/** Finds a field and locks it until the transaction ends. @throws PlannerError `notFound` */
async function lock(em: SqlEntityManager, id: string): Promise<FieldConfiguration> {
  const lockMode = LockMode.PESSIMISTIC_WRITE;
  const field = isId(id) ? await em.findOne(FieldConfiguration, { id }, { lockMode }) : null;
  if (!field) throw new PlannerError('fieldNotFound');
  return field;
}

/**
 * Returns a position after all other fields. This is usually the number of fields, but it is higher if the last field
 * already has that position or a higher one. Concurrent calls wait until the transaction ends, so that two new fields
 * don't get the same position.
 */
async function nextPosition(em: SqlEntityManager, kind: LogKind): Promise<number> {
  await em.execute('select pg_advisory_xact_lock(hashtext(?))', [`content_planner field positions ${kind}`]);
  const fields = await fieldsOfKind(em, kind);
  const behind = Math.max(fields.length, ...fields.map(({ displayOrder }) => displayOrder + 1));
  return Math.min(behind, MAX_ORDER);
}

/** @throws PlannerError `conflict` if the kind already has a field with this name */
async function insertField(em: SqlEntityManager, field: FieldConfigurationRow): Promise<void> {
  // Use `on conflict do nothing`, because PostgreSQL logs statements that violate a constraint.
  const added = await em
    .qb(FieldConfiguration)
    .insert({ ...field, createdAt: new Date() })
    .onConflict(['kind', 'fieldName'])
    .ignore()
    .returning('id')
    .execute('all');
  if (added.length > 0) return;
  throw errorIn('fieldName', 'fieldNameTaken', { name: field.fieldName });
}

/**
 * Adds a custom field for a kind. Derives the field's name from `fieldName` or, if `fieldName` is omitted, from the
 * label. By default, the field comes last. Administrators only.
 *
 * @throws PlannerError `conflict` if the kind already has a field with this name; `recentLoginRequired` for a field that
 *   links and embeds can display
 */
export async function createFieldConfiguration(
  context: RequestContext,
  {
    fieldName: sent,
    dropdownOptions,
    optionColors,
    displayOrder,
    isShareable,
    ...values
  }: z.output<typeof fieldConfigurationSchema>,
): Promise<FieldConfigurationRow> {
  requireAdmin(context);
  const fieldName = derivedName(sent ?? values.fieldLabel);
  if (fieldName === '' || isReservedName(fieldName)) throw errorIn('fieldName', 'fieldNameReserved');
  const operation = [
    'createFieldConfiguration',
    ...[fieldName, dropdownOptions, optionColors, displayOrder, isShareable, values],
  ] as const;
  if (isShareable) await requireRecentLogin(context);
  const options = fieldTypeOf(values.fieldType).hasOptions ? dropdownOptions : null;
  const create = async (em: SqlEntityManager, record: ChangeRecorder) => {
    const added: FieldConfigurationRow = {
      id: uuid(),
      ...values,
      fieldName,
      isShareable: isShareable ?? false,
      displayOrder: displayOrder ?? (await nextPosition(em, values.kind)),
      dropdownOptions: options,
      optionColors: colorsOf(options, optionColors),
    };
    await insertField(em, added);
    await record({ action: 'create', subjectType: 'field' }, [
      { ...subjectOf(added), before: null, after: recordedValues(added) },
    ]);
    return added;
  };
  return createRecorded(context, operation, create, ({ id }) =>
    context.record('field-created', { fieldId: id }),
  );
}

/**
 * Whether the input matches a field's name, with or without invisible characters. Names from older versions may contain
 * such characters.
 */
export const isNameOf = ({ fieldName }: FieldConfigurationRow, input: string): boolean =>
  [derivedName(stripInvisible(input)), derivedName(input)].includes(fieldName);

/**
 * Updates a custom field. The kind and the name can't be changed, because clients use them to identify the field's values in entries.
 * Administrators only.
 *
 * @param check throws if the request does not match the field
 */
export async function updateFieldConfiguration(
  context: RequestContext,
  id: string,
  {
    dropdownOptions,
    optionColors,
    displayOrder,
    isShareable,
    ...values
  }: z.output<typeof fieldSettingsSchema>,
  check: (field: FieldConfigurationRow) => void = () => {},
): Promise<FieldConfigurationRow> {
  requireAdmin(context);
  const updated = await recordedTransaction(context, async (em, record) => {
    const field = await lock(em, id);
    const before = rowOf(field);
    check(before);
    if (isShareable && !before.isShareable) await requireRecentLogin({ ...context, em });
    const options = fieldTypeOf(values.fieldType).hasOptions ? dropdownOptions : null;
    em.assign(field, {
      ...values,
      displayOrder: displayOrder ?? field.displayOrder,
      isShareable: isShareable ?? field.isShareable,
      dropdownOptions: options,
      optionColors: colorsOf(options, optionColors ?? before.optionColors),
    });
    await em.flush();
    const after = rowOf(field);
    const changed = changedValues(recordedValues(before), recordedValues(after));
    if (changed) {
      await record({ action: 'edit', subjectType: 'field' }, [{ ...subjectOf(after), ...changed }]);
    }
    return after;
  });
  context.record('field-updated', { fieldId: updated.id });
  return updated;
}

/**
 * Deletes a custom field. Its values stay stored under its id, so no later field can show them. Returns the field's id.
 * Administrators only.
 */
export async function deleteFieldConfiguration(context: RequestContext, id: string): Promise<string> {
  requireAdmin(context);
  const found = await recordedTransaction(context, async (em, record) => {
    const field = rowOf(await lock(em, id));
    await em.execute('delete from field_configurations where id = ?', [field.id]);
    await record({ action: 'delete', subjectType: 'field' }, [
      { ...subjectOf(field), before: recordedValues(field), after: null },
    ]);
    return field.id;
  });
  context.record('field-deleted', { fieldId: found });
  return found;
}
