import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import { requireAdmin, requireReader } from '../accounts/policy.js';
import { requireRecentLogin } from '../auth/recent-login.js';
import { recordedTransaction } from '../changes/record-change.js';
import type { RequestContext } from '../context.js';
import { PlannerError } from '../errors.js';
import { errorIn } from '../field-errors.js';
import { FIELD_TYPES, type FieldType, fieldTypeOf } from '../field-types/field-types.js';
import { createRecorded } from '../idempotency/create-recorded.js';
import { formOf, type LogKind } from '../logs/kinds/index.js';
import { kindSchema, readKindIds } from '../logs/kinds/stored-kinds.js';
import { allowsKind, fieldConditions, preparedIn, type Scope, tableIn, UNLIMITED } from '../scope/scope.js';
import { allOf } from '../sql/condition.js';
import { prepared } from '../sql/prepared.js';
import {
  flagSchema,
  isId,
  labelSchema,
  nameIdSchema,
  problem,
  storableSchema,
  stripInvisible,
  visibleSchema,
} from '../validation.js';
import { type OptionInput, updatedOptions, withBuiltIn } from './field-options.js';
import { type OptionColor, optionColorsSchema } from './option-colors.js';
import { convertsValues, replaceOptions } from './replace-options.js';
import { isReservedName } from './reserved-names.js';
import {
  CONFIGURATION_COLUMNS,
  changeFields,
  configurationOf,
  type FieldConfigurationRow,
  type LockedField,
  lockField,
  lockKindsAndFields,
  removeConfigurations,
  type SharedProperties,
  type StoredConfiguration,
  saveConfigurations,
} from './stored-fields.js';

export type { FieldConfigurationRow };

/**
 * Reads the custom fields of one kind, and its built-in fields that have options, in display order. Fields that have the
 * same position are sorted from oldest to newest.
 *
 * @param scope the scope to read; unlimited by default
 */
export async function allFieldsOfKind(
  em: SqlEntityManager,
  kind: LogKind,
  scope: Scope = UNLIMITED,
): Promise<FieldConfigurationRow[]> {
  const { sql, values } = allOf([{ sql: 'kind = ?', values: [kind] }, ...fieldConditions(scope)]);
  const rows = await em.execute<StoredConfiguration[]>(
    preparedIn(
      scope,
      `select ${CONFIGURATION_COLUMNS} from ${tableIn(scope, 'configurations')} where ${sql} order by position, id`,
    ),
    [...values],
  );
  return rows.map(configurationOf);
}

/** Reads the custom fields of one kind, like {@link allFieldsOfKind}. */
export const fieldsOfKind = async (
  ...args: Parameters<typeof allFieldsOfKind>
): Promise<FieldConfigurationRow[]> => (await allFieldsOfKind(...args)).filter(({ isOwn }) => !isOwn);

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

/** New settings of a custom field. */
type FieldSettings = z.output<z.ZodObject<typeof settingsShape>>;

/** A new custom field. */
type NewConfiguration = FieldSettings & { kind: LogKind; fieldName?: string | null | undefined };

/** The input schema for a kind that uses an existing field. */
export const sharedFieldSchema = z.object({
  kind: kindSchema,
  fieldId: nameIdSchema.min(1).meta({
    description: 'The id of an existing field to use, which can be built in. Omit its other properties.',
  }),
  isRequired: settingsShape.isRequired,
  displayOrder: settingsShape.displayOrder,
});

/** Whether a request names an existing field instead of describing a new one. */
export const namesField = (body: unknown): boolean => (body as { fieldId?: unknown } | null)?.fieldId != null;

const optionsOf = (names: readonly string[], colors: readonly OptionColor[] | null): OptionInput[] => {
  const byOption = colors && new Map(colors.map(({ option, color }) => [option, color]));
  return names.map((name) => ({ name, ...(byOption && { color: byOption.get(name) ?? null }) }));
};

/**
 * Returns a position after all other fields. This is usually the number of fields, but it is higher if the last field
 * already has that position or a higher one.
 */
export function nextPosition(fields: readonly FieldConfigurationRow[]): number {
  const behind = Math.max(fields.length, ...fields.map(({ displayOrder }) => displayOrder + 1));
  return Math.min(behind, MAX_ORDER);
}

/** Returns the names that no other field of the same kind can have. Users know a built-in field by its label. */
const namesOf = ({ fieldId, fieldName, fieldLabel }: FieldKey): readonly string[] =>
  isId(fieldId) ? [fieldName] : [fieldName, derivedName(fieldLabel)];

type FieldKey = Pick<FieldConfigurationRow, 'fieldId' | 'fieldName' | 'fieldLabel'>;

/**
 * Checks that a kind can use an existing field.
 *
 * @param fields the fields of the kind
 * @param property the name of the property in the request, for errors
 * @throws PlannerError `conflict` if the kind uses the field, or has one with the same name
 */
export function requireUnused(
  fields: readonly FieldConfigurationRow[],
  kind: LogKind,
  field: FieldKey,
  property: string,
): void {
  const isOwn = Object.hasOwn(formOf(kind).fields, field.fieldId);
  if (isOwn || fields.some(({ fieldId }) => fieldId === field.fieldId)) {
    throw errorIn(property, 'fieldUsed', { label: field.fieldLabel });
  }
  const names = namesOf(field);
  const same = fields.find((one) => namesOf(one).some((name) => names.includes(name)));
  if (same) {
    throw errorIn(property, 'fieldNameUsed', { label: field.fieldLabel, other: same.fieldLabel });
  }
}

/** Returns the name of a new field. @throws PlannerError `invalid` if fields can't have it */
export function newFieldName(sent: string | null | undefined, label: string, property: string): string {
  const fieldName = derivedName(sent ?? label);
  if (fieldName === '' || isReservedName(fieldName)) throw errorIn(property, 'fieldNameReserved');
  return fieldName;
}

/** @throws PlannerError `conflict` if a field of a kind has the name */
export function requireFreeName(
  fields: readonly FieldConfigurationRow[],
  name: string,
  property: string,
): void {
  if (fields.some((field) => namesOf(field).includes(name)))
    throw errorIn(property, 'fieldNameTaken', { name });
}

/** @throws PlannerError `invalid` if a kind does not exist */
export async function requireKinds(
  em: SqlEntityManager,
  kinds: readonly LogKind[],
  property: string,
): Promise<void> {
  const options = await readKindIds(em);
  if (kinds.some((kind) => !options.includes(kind))) throw errorIn(property, 'notAnOption', { options });
}

/**
 * Adds a field for a kind: a new one, or with `fieldId`, an existing one. Derives the name of a new field from
 * `fieldName` or, if `fieldName` is omitted, from the label. By default, the field comes last. Administrators only.
 *
 * @param kindProperty the name of the kind in the request, for errors
 * @throws PlannerError `conflict` if the kind already has a field with this name; `recentLoginRequired` for a field that
 *   links and embeds can display
 */
export async function createFieldConfiguration(
  context: RequestContext,
  input: NewConfiguration | z.output<typeof sharedFieldSchema>,
  kindProperty: string,
): Promise<FieldConfigurationRow> {
  requireAdmin(context);
  const { kind, isRequired, displayOrder } = input;
  const isNew = !('fieldId' in input);
  const fieldName = isNew ? newFieldName(input.fieldName, input.fieldLabel, 'fieldName') : null;
  if (isNew && input.isShareable) await requireRecentLogin(context);
  await requireKinds(context.em, [kind], kindProperty);
  return createRecorded(
    context,
    ['createFieldConfiguration', { ...input, fieldName }],
    async (em, record) => {
      await lockKindsAndFields(em);
      const fields = await fieldsOfKind(em, kind);
      const id = uuid();
      let shared: SharedProperties;
      if (isNew) {
        requireFreeName(fields, fieldName as string, 'fieldName');
        const { fieldLabel, fieldType, dropdownOptions, optionColors, isShareable } = input;
        const names = fieldTypeOf(fieldType).hasOptions ? dropdownOptions : [];
        shared = {
          ...{ fieldId: id, fieldName: fieldName as string, fieldLabel, fieldType },
          isShareable: isShareable ?? false,
          options: updatedOptions([], optionsOf(names, optionColors ?? null), uuid),
        };
      } else {
        shared = await findShared(em, input.fieldId, 'fieldId');
        requireUnused(fields, kind, shared, 'fieldId');
        if (shared.isShareable) await requireRecentLogin({ ...context, em });
      }
      const order = displayOrder ?? nextPosition(fields);
      const added = { ...shared, id, kind, isRequired, displayOrder: order };
      const header = { action: 'create', subjectType: 'field' } as const;
      const { configurations } = await changeFields(em, record, header, [shared.fieldId], () =>
        saveConfigurations(em, [added]),
      );
      return configurations.find((one) => one.id === id) as FieldConfigurationRow;
    },
    ({ id }) => context.record('field-created', { fieldId: id }),
  );
}

/** Finds an existing field that a kind can use. @throws PlannerError `invalid` */
export async function findShared(
  em: SqlEntityManager,
  id: string,
  property: string,
): Promise<SharedProperties> {
  const {
    configurations: _,
    isBuiltIn: __,
    version: ___,
    ...shared
  } = await lockField(em, id).catch((error) => {
    throw error instanceof PlannerError ? errorIn(property, 'fieldGone') : error;
  });
  return shared;
}

/**
 * Whether the input matches a field's name, with or without invisible characters. Names from older versions may contain
 * such characters.
 */
export const isNameOf = ({ fieldName }: FieldConfigurationRow, input: string): boolean =>
  [derivedName(stripInvisible(input)), derivedName(input)].includes(fieldName);

const FIND_FIELD = prepared('select field_id as id from kind_fields where id = ? and not is_built_in');

/**
 * Finds a configuration and locks its field for all kinds until the transaction ends.
 *
 * @throws PlannerError `notFound`
 */
async function lock(
  em: SqlEntityManager,
  id: string,
): Promise<{ one: FieldConfigurationRow; field: LockedField }> {
  const [found] = isId(id) ? await em.execute<{ id: string }[]>(FIND_FIELD, [id]) : [];
  const field = found && (await lockField(em, found.id));
  const one = field?.configurations.find((each) => each.id === id.toLowerCase());
  if (!field || !one) throw new PlannerError('fieldNotFound');
  return { one, field };
}

/** @throws PlannerError `invalid` if a change would rename a built-in field or change its type or options */
export function requireSameIfBuiltIn(
  { isBuiltIn, ...field }: SharedProperties & { isBuiltIn: boolean },
  changed: SharedProperties,
  properties: Partial<Record<keyof SharedProperties, string>>,
): void {
  if (!isBuiltIn) return;
  for (const [name, property] of Object.entries(properties) as [keyof SharedProperties, string][]) {
    if (JSON.stringify(field[name]) !== JSON.stringify(changed[name])) {
      throw errorIn(property, 'fieldBuiltInFixed');
    }
  }
}

/**
 * Updates a field for all kinds that use it, except for `isRequired` and `displayOrder`, which belong to the kind.
 * Options that are omitted are archived. The kind and the name can't be changed, because clients use them to identify
 * the field's values in entries. Administrators only.
 *
 * @param check throws if the request does not match the field
 */
export async function updateFieldConfiguration(
  context: RequestContext,
  id: string,
  sent: FieldSettings,
  check: (field: FieldConfigurationRow) => void,
): Promise<FieldConfigurationRow> {
  requireAdmin(context);
  const updated = await recordedTransaction(context, async (em, record) => {
    const { one, field } = await lock(em, id);
    check(one);
    const { fieldLabel, fieldType, dropdownOptions, optionColors, isRequired } = sent;
    const isShareable = sent.isShareable ?? field.isShareable;
    if (isShareable && !field.isShareable) await requireRecentLogin({ ...context, em });
    const names = fieldTypeOf(fieldType).hasOptions ? dropdownOptions : [];
    const options = withBuiltIn(
      field.fieldId,
      updatedOptions(field.options, optionsOf(names, optionColors ?? null), uuid),
    );
    const after = { ...one, fieldLabel, fieldType, isShareable, options };
    const fixed = { fieldLabel: 'fieldLabel', fieldType: 'fieldType', options: 'dropdownOptions' };
    requireSameIfBuiltIn(field, after, fixed);
    const order = { isRequired, displayOrder: sent.displayOrder ?? one.displayOrder };
    const header = { action: 'edit', subjectType: 'field' } as const;
    const { configurations, changeId } = await changeFields(em, record, header, [field.fieldId], () =>
      saveConfigurations(em, [{ ...after, ...order }]),
    );
    if (changeId && convertsValues(field.fieldType, fieldType)) {
      await replaceOptions(em, context, changeId, { from: field, into: after, kinds: null, options: {} });
    }
    return configurations.find((each) => each.id === one.id) as FieldConfigurationRow;
  });
  context.record('field-updated', { fieldId: updated.id });
  return updated;
}

/**
 * Removes a field from a kind, and deletes it if no other kind uses it. Its values stay stored under its id, so no later
 * field can show them. Returns the id. Administrators only.
 */
export async function deleteFieldConfiguration(context: RequestContext, id: string): Promise<string> {
  requireAdmin(context);
  const found = await recordedTransaction(context, async (em, record) => {
    const { one } = await lock(em, id);
    const header = { action: 'delete', subjectType: 'field' } as const;
    await changeFields(em, record, header, [one.fieldId], () => removeConfigurations(em, [one]));
    return one.id;
  });
  context.record('field-deleted', { fieldId: found });
  return found;
}
