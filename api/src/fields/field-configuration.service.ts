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
import type { LogKind } from '../logs/kinds/index.js';
import { kindSchema, readKindIds } from '../logs/kinds/stored-kinds.js';
import {
  allowsKind,
  CONFIGURATIONS,
  fieldConditions,
  preparedIn,
  type Scope,
  tableIn,
  UNLIMITED,
} from '../scope/scope.js';
import { allOf } from '../sql/condition.js';
import { prepared } from '../sql/prepared.js';
import {
  flagSchema,
  isId,
  labelSchema,
  problem,
  storableSchema,
  stripInvisible,
  visibleSchema,
} from '../validation.js';
import { Field } from './field.entity.js';
import { type FieldOption, updatedOptions } from './field-options.js';
import { KindField } from './kind-field.entity.js';
import { type OptionColor, optionColorsSchema } from './option-colors.js';
import { isReservedName } from './reserved-names.js';

/** A custom field of a kind. Several kinds can use the same field. */
export interface FieldConfigurationRow {
  /** The id of the pair of kind and field. */
  id: string;
  kind: LogKind;
  /** The id under which entries store the field's values. */
  fieldId: string;
  fieldName: string;
  fieldLabel: string;
  fieldType: FieldType;
  /** All options, including archived ones, and those from when the field had another type. */
  options: FieldOption[];
  /** The names of the options that users can choose. Null for field types without options. */
  dropdownOptions: string[] | null;
  /** The colors of a dropdown's options, except for options that have a default color. Null for other field types. */
  optionColors: OptionColor[] | null;
  isRequired: boolean;
  displayOrder: number;
  isShareable: boolean;
}

type StoredConfiguration = Omit<FieldConfigurationRow, 'dropdownOptions' | 'optionColors'>;

/** Adds the options in the form that clients see. */
function configurationOf(row: StoredConfiguration): FieldConfigurationRow {
  const options = fieldTypeOf(row.fieldType).hasOptions
    ? row.options.filter(({ isArchived }) => !isArchived)
    : null;
  return {
    ...row,
    dropdownOptions: options?.map(({ name }) => name) ?? null,
    optionColors:
      options?.flatMap(({ name, color }) => (color === null ? [] : [{ option: name, color }])) ?? null,
  };
}

const COLUMNS = `id, kind, field_id as "fieldId", name as "fieldName", label as "fieldLabel", type as "fieldType",
  is_required as "isRequired", position as "displayOrder", is_shareable as "isShareable", options`;

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
  const { sql, values } = allOf([{ sql: 'kind = ?', values: [kind] }, ...fieldConditions(scope)]);
  const rows = await em.execute<StoredConfiguration[]>(
    preparedIn(
      scope,
      `select ${COLUMNS} from ${tableIn(scope, 'configurations')} where ${sql} order by position, id`,
    ),
    [...values] as never[],
  );
  return rows.map(configurationOf);
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
  z.object({ kind: kindSchema, fieldName: fieldNameSchema, ...settingsShape }),
);

/** The input schema for new settings of a custom field. */
export const fieldSettingsSchema = requireOptions(z.object(settingsShape));

/** Returns the properties of a field that are recorded in addition to its changed values. */
const subjectOf = ({ id, kind, fieldLabel }: FieldConfigurationRow) => ({ id, kind, title: fieldLabel });

/** Returns the field values that are recorded in changes. */
const recordedValues = ({ id: _, kind: __, fieldId: ___, options: ____, ...values }: FieldConfigurationRow) =>
  values;

const READ_ALL_KINDS = prepared(`select ${COLUMNS} from ${CONFIGURATIONS} where field_id = ? order by id`);

/** Reads the configurations of a field for all kinds that use it. */
async function configurationsOf(em: SqlEntityManager, fieldId: string): Promise<FieldConfigurationRow[]> {
  return (await em.execute<StoredConfiguration[]>(READ_ALL_KINDS, [fieldId])).map(configurationOf);
}

const LOCK = prepared(
  `select id from fields where id = (select field_id from kind_fields where id = ? and not is_built_in) for update`,
);

/**
 * Finds a configuration and locks its field for all kinds until the transaction ends.
 *
 * @returns the configuration, followed by those of the other kinds that use the field
 * @throws PlannerError `notFound`
 */
async function lock(
  em: SqlEntityManager,
  id: string,
): Promise<[FieldConfigurationRow, ...FieldConfigurationRow[]]> {
  const [field] = isId(id) ? await em.execute<{ id: string }[]>(LOCK, [id]) : [];
  const all = field ? await configurationsOf(em, field.id) : [];
  const found = all.find((one) => one.id === id.toLowerCase());
  if (!found) throw new PlannerError('fieldNotFound');
  return [found, ...all.filter((one) => one !== found)];
}

/** Stores the options of a field. */
async function saveOptions(
  em: SqlEntityManager,
  fieldId: string,
  options: readonly FieldOption[],
): Promise<void> {
  if (options.length === 0) return;
  await em.execute(
    `insert into options (field_id, id, name, color, position, is_archived)
     select ?::text, value ->> 'id', value ->> 'name', value ->> 'color', number, (value ->> 'isArchived')::boolean
     from jsonb_array_elements(?::jsonb) with ordinality as given (value, number)
     on conflict (field_id, id) do update set name = excluded.name, color = excluded.color,
       position = excluded.position, is_archived = excluded.is_archived`,
    [fieldId, JSON.stringify(options)],
  );
}

const byOption = (colors: readonly OptionColor[]) =>
  new Map(colors.map(({ option, color }) => [option, color]));

/**
 * Locks the fields of a kind until the transaction ends, so that two new fields don't get the same name or position.
 *
 * @returns the current fields
 */
async function lockFieldsOf(em: SqlEntityManager, kind: LogKind): Promise<FieldConfigurationRow[]> {
  await em.execute('select pg_advisory_xact_lock(hashtext(?))', [`content_planner field positions ${kind}`]);
  return fieldsOfKind(em, kind);
}

/**
 * Returns a position after all other fields. This is usually the number of fields, but it is higher if the last field
 * already has that position or a higher one.
 */
function nextPosition(fields: readonly FieldConfigurationRow[]): number {
  const behind = Math.max(fields.length, ...fields.map(({ displayOrder }) => displayOrder + 1));
  return Math.min(behind, MAX_ORDER);
}

/**
 * Adds a custom field for a kind. Derives the field's name from `fieldName` or, if `fieldName` is omitted, from the
 * label. By default, the field comes last. Administrators only.
 *
 * @param kindProperty the name of the kind in the request, for errors
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
  kindProperty = 'kind',
): Promise<FieldConfigurationRow> {
  requireAdmin(context);
  const fieldName = derivedName(sent ?? values.fieldLabel);
  if (fieldName === '' || isReservedName(fieldName)) throw errorIn('fieldName', 'fieldNameReserved');
  const operation = [
    'createFieldConfiguration',
    ...[fieldName, dropdownOptions, optionColors, displayOrder, isShareable, values],
  ] as const;
  if (isShareable) await requireRecentLogin(context);
  const kinds = await readKindIds(context.em);
  if (!kinds.includes(values.kind)) throw errorIn(kindProperty, 'notAnOption', { options: kinds });
  const create = async (em: SqlEntityManager, record: ChangeRecorder) => {
    const fields = await lockFieldsOf(em, values.kind);
    if (fields.some((field) => field.fieldName === fieldName)) {
      throw errorIn('fieldName', 'fieldNameTaken', { name: fieldName });
    }
    const id = uuid();
    const names = fieldTypeOf(values.fieldType).hasOptions ? dropdownOptions : [];
    const added = configurationOf({
      ...values,
      id,
      fieldId: id,
      fieldName,
      isShareable: isShareable ?? false,
      displayOrder: displayOrder ?? nextPosition(fields),
      options: updatedOptions([], names, byOption(optionColors ?? []), uuid),
    });
    const { kind, fieldId, fieldLabel, fieldType, isRequired } = added;
    await em.insert(Field, {
      ...{ id: fieldId, name: fieldName, label: fieldLabel, type: fieldType },
      isShareable: added.isShareable,
    });
    await saveOptions(em, fieldId, added.options);
    await em.insert(KindField, { id, kindId: kind, fieldId, isRequired, position: added.displayOrder });
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
 * Updates a custom field for all kinds that use it, except for `isRequired` and `displayOrder`, which belong to the
 * kind. Options that are omitted are archived. The kind and the name can't be changed, because clients use them to
 * identify the field's values in entries. Administrators only.
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
    const before = await lock(em, id);
    const [field] = before;
    check(field);
    if (isShareable && !field.isShareable) await requireRecentLogin({ ...context, em });
    const names = fieldTypeOf(values.fieldType).hasOptions ? dropdownOptions : [];
    const options = updatedOptions(field.options, names, optionColors ? byOption(optionColors) : null, uuid);
    await em.execute(
      `update fields set label = ?, type = ?, is_shareable = ?, version = version + 1 where id = ?`,
      [values.fieldLabel, values.fieldType, isShareable ?? field.isShareable, field.fieldId],
    );
    await em.execute('update kind_fields set is_required = ?, position = ? where id = ?', [
      ...[values.isRequired, displayOrder ?? field.displayOrder, field.id],
    ]);
    await saveOptions(em, field.fieldId, options);
    const after = new Map((await configurationsOf(em, field.fieldId)).map((one) => [one.id, one]));
    const changes = before.flatMap((old) => {
      const current = after.get(old.id) as FieldConfigurationRow;
      const changed = changedValues(recordedValues(old), recordedValues(current));
      return changed ? [{ ...subjectOf(current), ...changed }] : [];
    });
    if (changes.length > 0) await record({ action: 'edit', subjectType: 'field' }, changes);
    return after.get(field.id) as FieldConfigurationRow;
  });
  context.record('field-updated', { fieldId: updated.id });
  return updated;
}

/**
 * Removes a custom field from a kind, and deletes it if no other kind uses it. Its values stay stored under its id, so
 * no later field can show them. Returns the id. Administrators only.
 */
export async function deleteFieldConfiguration(context: RequestContext, id: string): Promise<string> {
  requireAdmin(context);
  const found = await recordedTransaction(context, async (em, record) => {
    const [field, ...others] = await lock(em, id);
    await em.execute('delete from kind_fields where id = ?', [field.id]);
    if (others.length === 0) await em.execute('delete from fields where id = ?', [field.fieldId]);
    const { fieldId, options } = field;
    await record({ action: 'delete', subjectType: 'field' }, [
      { ...subjectOf(field), before: { ...recordedValues(field), fieldId, options }, after: null },
    ]);
    return field.id;
  });
  context.record('field-deleted', { fieldId: found });
  return found;
}
