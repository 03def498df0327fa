import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import { requireAdmin, requireUser } from '../accounts/policy.js';
import type { RequestContext } from '../context.js';
import { PlannerError } from '../errors.js';
import { FIELD_TYPES, type FieldType, fieldTypeOf } from '../field-types/field-types.js';
import { createOnce } from '../idempotency/idempotency.service.js';
import { LOG_KINDS, type LogKind } from '../logs/kinds/index.js';
import { prepared } from '../sql/prepared.js';
import {
  flagSchema,
  isId,
  labelSchema,
  storableSchema,
  stripInvisible,
  visibleSchema,
} from '../validation.js';
import { FieldConfiguration } from './field-configuration.entity.js';
import { isReservedName } from './reserved-names.js';

/** A custom field in the form that clients see. */
export interface FieldConfigurationRow {
  id: string;
  kind: LogKind;
  fieldName: string;
  fieldLabel: string;
  fieldType: FieldType;
  dropdownOptions: string[] | null;
  isRequired: boolean;
  displayOrder: number;
}

/** Reads the custom fields of one kind in display order. Fields with the same position are sorted oldest first. */
export function fieldsOfKind(em: SqlEntityManager, kind: LogKind): Promise<FieldConfigurationRow[]> {
  return em.execute<FieldConfigurationRow[]>(
    prepared(`select id, log_type as "kind", field_name as "fieldName", field_label as "fieldLabel",
       field_type as "fieldType", dropdown_options as "dropdownOptions", is_required as "isRequired",
       display_order as "displayOrder"
     from field_configurations where log_type = ? order by display_order, id`),
    [kind],
  );
}

/** Lists the custom fields of one kind, in display order. */
export function listFieldConfigurations(
  context: RequestContext,
  kind: LogKind,
): Promise<FieldConfigurationRow[]> {
  requireUser(context);
  return fieldsOfKind(context.em, kind);
}

/** Derives a field name from a label, in lowercase and with underscores instead of whitespace. */
const derivedName = (text: string) => text.trim().toLowerCase().replace(/\s+/g, '_');

const optionsSchema = z
  .array(storableSchema.trim().max(300))
  .max(500)
  .nullish()
  .transform((options) => [...new Set(options?.filter((option) => option !== ''))]);

/** The highest position of a field. */
const MAX_ORDER = 2_147_483_647;

/** The input schemas for the settings that updates can change. */
export const settingsShape = {
  fieldLabel: labelSchema,
  fieldType: z.enum(FIELD_TYPES),
  dropdownOptions: optionsSchema,
  isRequired: flagSchema,
  displayOrder: z.int().min(0).max(MAX_ORDER).nullish(),
};

/** Adds a check that dropdowns have options. Every schema with field settings requires this check. */
export const requireOptions = <Settings extends { fieldType: FieldType; dropdownOptions: string[] }>(
  schema: z.ZodType<Settings>,
) =>
  schema.refine(
    ({ fieldType, dropdownOptions }) => !fieldTypeOf(fieldType).hasOptions || dropdownOptions.length > 0,
    { error: 'A dropdown requires at least one option', path: ['dropdownOptions'] },
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
  isRequired: field.isRequired,
  displayOrder: field.displayOrder,
});

async function find({ em }: RequestContext, id: string): Promise<FieldConfiguration> {
  const field = isId(id) ? await em.findOne(FieldConfiguration, { id }) : null;
  if (!field) throw new PlannerError('notFound', 'Field configuration not found');
  return field;
}

/**
 * Returns the position after all other fields. This is the number of fields, or more if the last field already has that
 * position.
 */
async function nextPosition(em: SqlEntityManager, kind: LogKind): Promise<number> {
  const fields = await fieldsOfKind(em, kind);
  const behind = Math.max(fields.length, ...fields.map(({ displayOrder }) => displayOrder + 1));
  return Math.min(behind, MAX_ORDER);
}

/** @throws PlannerError `conflict` if the kind already has a field with this name */
async function insertField(em: SqlEntityManager, field: FieldConfigurationRow): Promise<void> {
  // Use `on conflict do nothing`, because a constraint error would write the statement to the database's log.
  const added = await em
    .qb(FieldConfiguration)
    .insert({ ...field, createdAt: new Date() })
    .onConflict(['kind', 'fieldName'])
    .ignore()
    .returning('id')
    .execute('all');
  if (added.length > 0) return;
  const message = `A field named '${field.fieldName}' already exists. Choose another label.`;
  throw new PlannerError('conflict', message, [{ field: 'fieldName', message }]);
}

/**
 * Adds a custom field for a kind. Derives its name from `fieldName`, or from the label. By default, the field comes
 * last. Administrators only.
 *
 * @throws PlannerError `conflict` if the kind already has a field with this name
 */
export async function createFieldConfiguration(
  context: RequestContext,
  { fieldName: sent, dropdownOptions, displayOrder, ...values }: z.output<typeof fieldConfigurationSchema>,
): Promise<FieldConfigurationRow> {
  requireAdmin(context);
  const fieldName = derivedName(sent ?? values.fieldLabel);
  if (fieldName === '' || isReservedName(fieldName)) {
    const message = 'This name cannot be used for a field. Choose another label.';
    throw new PlannerError('invalid', message, [{ field: 'fieldName', message }]);
  }
  const operation = ['createFieldConfiguration', fieldName, dropdownOptions, displayOrder, values] as const;
  const create = async (em: SqlEntityManager) => {
    const added: FieldConfigurationRow = {
      id: uuid(),
      ...values,
      fieldName,
      displayOrder: displayOrder ?? (await nextPosition(em, values.kind)),
      dropdownOptions: fieldTypeOf(values.fieldType).hasOptions ? dropdownOptions : null,
    };
    await insertField(em, added);
    return added;
  };
  return createOnce(context, operation, create, ({ id }) => context.record('field-created', { fieldId: id }));
}

/** Whether the input matches a field's name. Names from older versions can contain invisible characters. */
export const isNameOf = ({ fieldName }: FieldConfigurationRow, input: string): boolean =>
  [derivedName(stripInvisible(input)), derivedName(input)].includes(fieldName);

/**
 * Updates a custom field. Its kind and name can't be changed, because they identify its values in entries.
 * Administrators only.
 *
 * @param check throws if the request does not match the field
 */
export async function updateFieldConfiguration(
  context: RequestContext,
  id: string,
  { dropdownOptions, displayOrder, ...values }: z.output<typeof fieldSettingsSchema>,
  check: (field: FieldConfigurationRow) => void = () => {},
): Promise<FieldConfigurationRow> {
  requireAdmin(context);
  const field = await find(context, id);
  check(rowOf(field));
  context.em.assign(field, {
    ...values,
    displayOrder: displayOrder ?? field.displayOrder,
    dropdownOptions: fieldTypeOf(values.fieldType).hasOptions ? dropdownOptions : null,
  });
  await context.em.flush();
  context.record('field-updated', { fieldId: field.id });
  return rowOf(field);
}

/** Deletes a custom field. Entries keep its values, but the values are hidden. Returns its id. Administrators only. */
export async function deleteFieldConfiguration(context: RequestContext, id: string): Promise<string> {
  requireAdmin(context);
  const { id: found } = await find(context, id);
  await context.em.execute('delete from field_configurations where id = ?', [found]);
  context.record('field-deleted', { fieldId: found });
  return found;
}
