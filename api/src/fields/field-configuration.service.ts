import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import { requireAdmin, requireUser } from '../auth/policy.js';
import type { RequestContext } from '../context.js';
import { prepared } from '../db/prepared.js';
import { PlannerError } from '../errors.js';
import { createOnce } from '../idempotency/idempotency.service.js';
import { LOG_KINDS, type LogKind } from '../logs/kinds/index.js';
import {
  flagSchema,
  isId,
  labelSchema,
  parse,
  storableSchema,
  stripInvisible,
  visibleSchema,
} from '../validation.js';
import { FieldConfiguration } from './field-configuration.entity.js';
import { FIELD_TYPES, type FieldType, fieldTypeOf } from './field-types.js';
import { isReservedName } from './reserved-names.js';

/** A custom field as clients see it. */
export interface FieldConfigurationRow {
  id: string;
  logType: LogKind;
  fieldName: string;
  fieldLabel: string;
  fieldType: FieldType;
  dropdownOptions: string[] | null;
  isRequired: boolean;
  displayOrder: number;
}

/** Reads the custom fields of one kind, in display order, then oldest first. */
export function fieldsOfKind(em: SqlEntityManager, kind: LogKind): Promise<FieldConfigurationRow[]> {
  return em.execute<FieldConfigurationRow[]>(
    prepared(`select id, log_type as "logType", field_name as "fieldName", field_label as "fieldLabel",
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

/** Derives the key from a label: lower case, with underscores in place of white space. */
const derivedName = (text: string) => text.trim().toLowerCase().replace(/\s+/g, '_');

const optionsSchema = z
  .array(storableSchema.trim().max(300))
  .max(500)
  .nullish()
  .transform((options) => [...new Set(options?.filter((option) => option !== ''))]);

/** The highest position of a field. */
const MAX_ORDER = 2_147_483_647;

const settingsShape = {
  fieldLabel: labelSchema,
  fieldType: z.enum(FIELD_TYPES),
  dropdownOptions: optionsSchema,
  isRequired: flagSchema,
  displayOrder: z.int().min(0).max(MAX_ORDER).nullish(),
};

const needsOptions = ({ fieldType, dropdownOptions }: { fieldType: FieldType; dropdownOptions: string[] }) =>
  !fieldTypeOf(fieldType).hasOptions || dropdownOptions.length > 0;
const OPTIONS_MISSING = { error: 'A dropdown requires at least one option', path: ['dropdownOptions'] };

/** The body of a request that creates a custom field. */
export const fieldConfigurationSchema = z
  .object({
    logType: z.enum(LOG_KINDS),
    fieldName: visibleSchema
      .max(300)
      .nullish()
      .meta({ description: 'Key in `dynamicFields`. Derived from the label by default.' }),
    ...settingsShape,
  })
  .refine(needsOptions, OPTIONS_MISSING)
  .meta({ id: 'FieldConfigurationInput', description: 'A new custom field.' });

const FIXED = { description: "Can't be changed. Send the current value, or omit it." };

/** The body of a request that updates a custom field. */
export const fieldConfigurationUpdateSchema = z
  .object({
    logType: z.string().nullish().meta(FIXED),
    fieldName: z.string().nullish().meta(FIXED),
    ...settingsShape,
  })
  .refine(needsOptions, OPTIONS_MISSING)
  .meta({ id: 'FieldConfigurationUpdateInput', description: 'New settings of a custom field.' });

const rowOf = (field: FieldConfiguration): FieldConfigurationRow => ({
  id: field.id,
  logType: field.logType,
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

/** The position after all other fields: their number, or a higher one if the last field already has it. */
async function nextPosition(em: SqlEntityManager, kind: LogKind): Promise<number> {
  const fields = await fieldsOfKind(em, kind);
  const behind = Math.max(fields.length, ...fields.map(({ displayOrder }) => displayOrder + 1));
  return Math.min(behind, MAX_ORDER);
}

/** @throws PlannerError `conflict` if the kind already has a field with this name */
async function insertField(em: SqlEntityManager, field: FieldConfigurationRow): Promise<void> {
  // `on conflict do nothing`, because a constraint error would write the statement to the server's log.
  const added = await em
    .qb(FieldConfiguration)
    .insert({ ...field, createdAt: new Date() })
    .onConflict(['logType', 'fieldName'])
    .ignore()
    .returning('id')
    .execute('all');
  if (added.length > 0) return;
  const message = `A field named '${field.fieldName}' already exists. Choose another label.`;
  throw new PlannerError('conflict', message, [{ field: 'fieldName', message }]);
}

/**
 * Adds a custom field to a kind. Derives its name from `fieldName`, or from the label. The default position is the
 * last one. Administrators only.
 *
 * @throws PlannerError `conflict` if the kind already has a field with this name
 */
export async function createFieldConfiguration(
  context: RequestContext,
  body: unknown,
): Promise<FieldConfigurationRow> {
  requireAdmin(context);
  const { fieldName: sent, dropdownOptions, displayOrder, ...values } = parse(fieldConfigurationSchema, body);
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
      displayOrder: displayOrder ?? (await nextPosition(em, values.logType)),
      dropdownOptions: fieldTypeOf(values.fieldType).hasOptions ? dropdownOptions : null,
    };
    await insertField(em, added);
    return added;
  };
  return createOnce(context, operation, create, ({ id }) => context.record('field-created', { fieldId: id }));
}

/**
 * Updates a custom field. Its kind and name can't be changed, because entries store values by them. Administrators
 * only.
 *
 * @throws PlannerError `invalid` if the kind or the name would change
 */
export async function updateFieldConfiguration(
  context: RequestContext,
  id: string,
  body: unknown,
): Promise<FieldConfigurationRow> {
  requireAdmin(context);
  const { logType, fieldName, dropdownOptions, displayOrder, ...values } = parse(
    fieldConfigurationUpdateSchema,
    body,
  );
  const field = await find(context, id);
  // The name is derived from the input, like in `createFieldConfiguration`. Older names can contain invisible
  // characters.
  const namesOf = (input: string) => [derivedName(stripInvisible(input)), derivedName(input)];
  const isUnchanged = {
    logType: logType == null || logType === field.logType,
    fieldName: fieldName == null || namesOf(fieldName).includes(field.fieldName),
  };
  for (const [name, unchanged] of Object.entries(isUnchanged)) {
    if (unchanged) continue;
    const message = `${name} can't be changed. Delete the field and add another one.`;
    throw new PlannerError('invalid', message, [{ field: name, message }]);
  }
  context.em.assign(field, {
    ...values,
    displayOrder: displayOrder ?? field.displayOrder,
    dropdownOptions: fieldTypeOf(values.fieldType).hasOptions ? dropdownOptions : null,
  });
  await context.em.flush();
  context.record('field-updated', { fieldId: field.id });
  return rowOf(field);
}

/**
 * Deletes a custom field. Its values in entries are kept, but hidden. Returns its id. Administrators only.
 */
export async function deleteFieldConfiguration(context: RequestContext, id: string): Promise<string> {
  requireAdmin(context);
  const { id: found } = await find(context, id);
  await context.em.execute('delete from field_configurations where id = ?', [found]);
  context.record('field-deleted', { fieldId: found });
  return found;
}
