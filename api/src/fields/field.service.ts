import type { FormerField } from '@content-planner/model';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import { requireAdmin, requireReader } from '../accounts/policy.js';
import { requireRecentLogin } from '../auth/recent-login.js';
import { recordedTransaction } from '../changes/record-change.js';
import type { RequestContext } from '../context.js';
import { PlannerError, problemOf } from '../errors.js';
import { errorIn } from '../field-errors.js';
import { type FieldType, fieldTypeOf } from '../field-types/field-types.js';
import { createRecorded } from '../idempotency/create-recorded.js';
import { formOf, type LogKind } from '../logs/kinds/index.js';
import { kindSchema } from '../logs/kinds/stored-kinds.js';
import {
  BUILT_IN_CONFIGURATIONS,
  fieldConditions,
  hiddenFields,
  IS_CUSTOM,
  type Scope,
  tableIn,
} from '../scope/scope.js';
import { allOf, type Condition, isOneOf } from '../sql/condition.js';
import { nameIdSchema, parse, problem, storableSchema } from '../validation.js';
import type { Field } from './field.entity.js';
import {
  fieldNameSchema,
  fieldsOfKind,
  newFieldName,
  nextPosition,
  requireFreeName,
  requireKinds,
  requireSameIfBuiltIn,
  requireUnused,
  settingsShape,
} from './field-configuration.service.js';
import {
  builtInOptionsOf,
  type FieldOption,
  type OptionInput,
  plain,
  updatedOptions,
  withBuiltIn,
} from './field-options.js';
import { convertsValues, replaceOptions } from './replace-options.js';
import {
  changeFields,
  type FieldChangeOptions,
  type FieldConfigurationRow,
  type LockedField,
  lockField,
  lockKindsAndFields,
  removeConfigurations,
  type SharedProperties,
  saveConfigurations,
} from './stored-fields.js';

/** A kind that uses a field. */
export interface UsingKind {
  /** The id of the pair of kind and field, which is the id of the field configuration. */
  id: string;
  kind: LogKind;
  isRequired: boolean;
  displayOrder: number;
}

/** A field in the form that clients see, with the kinds that use it. */
export interface FieldRow {
  /** The id under which entries store the field's values. */
  id: string;
  name: string;
  label: string;
  type: FieldType;
  /** The options of the field, including archived ones, in order, or the people that can be values. */
  options: FieldOption[];
  /** The fields that were merged into this one. */
  formerFields: FormerField[];
  isBuiltIn: boolean;
  isShareable: boolean;
  /** Incremented by each change to the field, or to a kind's use of it. */
  version: number;
  kinds: UsingKind[];
}

interface Pair extends Omit<FieldRow, 'kinds' | 'id' | 'formerFields'>, Omit<UsingKind, 'id'> {
  fieldId: string;
  pairId: string;
  merged: Field['merged'];
}

const COLUMNS = `id as "pairId", kind, field_id as "fieldId", name, label, type, options,
  is_required as "isRequired", position as "displayOrder", is_shareable as "isShareable",
  (select version from fields where fields.id = field_id) as version,
  (select merged from fields where fields.id = field_id) as merged,
  (select is_built_in from fields where fields.id = field_id) as "isBuiltIn"`;

const ofKindsIn = ({ kinds }: Scope): Condition[] => (kinds ? [isOneOf('kind', kinds)] : []);

/** Returns people as options with their names. People outside the team see nobody. */
const peopleFor = ({ scope, viewer }: RequestContext, people: readonly FieldOption[]): FieldOption[] =>
  scope.isPublic
    ? []
    : people.map(({ id, name, label = name, color, isArchived }) => ({
        ...{ id, name: label, color, isDone: false, isArchived, isMe: id === viewer?.id },
      }));

/** Returns the fields that were merged into a field, with the names of its options. People outside the team see none. */
const formerFieldsFor = (
  { scope }: RequestContext,
  { merged, options }: Pick<Pair, 'merged' | 'options'>,
): FormerField[] =>
  scope.isPublic
    ? []
    : Object.entries(merged).map(([id, became]) => ({
        id,
        options: Object.entries(became).map(([name, replacement]) => ({
          name,
          replacement: options.find((option) => option.id === replacement)?.name ?? null,
        })),
      }));

/** Lists the fields in the scope, each with the kinds in the scope that use it. Built-in fields come first. */
export async function listFields(context: RequestContext): Promise<FieldRow[]> {
  requireReader(context);
  const { em, scope } = context;
  const read = (table: string, conditions: readonly Condition[]) => {
    const { sql, values } = allOf(conditions);
    const statement = `select ${COLUMNS} from ${table} where ${sql} order by position, id`;
    return em.execute<Pair[]>(statement, [...values]);
  };
  const hidden = hiddenFields(scope).map((id): Condition => ({ sql: 'field_id <> ?', values: [id] }));
  const builtIn = await read(BUILT_IN_CONFIGURATIONS, [...ofKindsIn(scope), ...hidden]);
  const custom = await read(tableIn(scope, 'configurations'), [
    ...ofKindsIn(scope),
    ...fieldConditions(scope),
    IS_CUSTOM,
  ]);
  const fields = new Map<string, FieldRow>();
  for (const pair of [...builtIn, ...custom]) {
    const { pairId, kind, isRequired, displayOrder, fieldId, merged: _, ...field } = pair;
    const formerFields = formerFieldsFor(context, pair);
    const options = fieldTypeOf(field.type).hasPeople ? peopleFor(context, field.options) : field.options;
    const known = fields.get(fieldId) ?? { ...field, options, formerFields, id: fieldId, kinds: [] };
    known.kinds.push({ id: pairId, kind, isRequired, displayOrder });
    fields.set(fieldId, known);
  }
  return [...fields.values()].toSorted((one, other) => Number(other.isBuiltIn) - Number(one.isBuiltIn));
}

const optionSchema = z.object({
  id: nameIdSchema.nullish(),
  name: storableSchema.trim().min(1).max(300),
  color: storableSchema.trim().min(1).max(100).nullish(),
  isDone: z.boolean().nullish(),
  abbreviation: storableSchema.trim().max(3, problem('abbreviationInvalid')).nullish(),
});

const optionsSchema = z
  .array(optionSchema)
  .max(500)
  .superRefine((options, { addIssue }) => {
    const names = options.map(({ name }) => plain(name));
    const index = names.findIndex((name, at) => names.indexOf(name) !== at);
    if (index === -1) return;
    const { name } = options[index] as { name: string };
    addIssue({
      code: 'custom',
      path: [index, 'name'],
      params: problemOf('optionNameTaken', { name }) as object,
    });
  });

/** What entries get instead of options. */
export const replacementsSchema = z
  .array(z.object({ option: nameIdSchema, replacement: nameIdSchema.nullish() }))
  .max(500)
  .nullish();

const usingKindSchema = z.object({
  kind: kindSchema,
  isRequired: z.boolean().nullish(),
  displayOrder: settingsShape.displayOrder,
});

/** The kinds that use a field. Each is listed once. */
const kindsSchema = z
  .array(usingKindSchema)
  .min(1, problem('required'))
  .max(100)
  .refine((kinds) => new Set(kinds.map(({ kind }) => kind)).size === kinds.length, problem('sentTwice'));

const shape = {
  label: settingsShape.fieldLabel,
  type: settingsShape.fieldType,
  options: optionsSchema,
  isShareable: z.boolean(),
  kinds: kindsSchema,
};

const newFieldSchema = z.object({
  ...shape,
  name: fieldNameSchema,
  options: shape.options.nullish(),
  isShareable: shape.isShareable.nullish(),
});

const updateSchema = z.object({
  label: shape.label.nullish(),
  type: shape.type.nullish(),
  options: shape.options.nullish(),
  isShareable: shape.isShareable.nullish(),
  kinds: shape.kinds.nullish(),
  replacements: replacementsSchema,
});

type UsingKindInput = z.output<typeof usingKindSchema>;

/** @throws PlannerError `invalid` if a dropdown has no options, or if an option does not exist */
function optionsOf(
  type: FieldType,
  stored: readonly FieldOption[],
  given: readonly OptionInput[] | null | undefined,
): FieldOption[] {
  const unknown = given?.findIndex(({ id }) => id && !stored.some((option) => option.id === id)) ?? -1;
  if (unknown !== -1) {
    throw errorIn(`options.${unknown}.id`, 'notAnOption', { options: stored.map(({ id }) => id) });
  }
  const options = given ? updatedOptions(stored, given, uuid) : [...stored];
  if (fieldTypeOf(type).hasOptions && options.every(({ isArchived }) => isArchived)) {
    throw errorIn('options', 'optionsRequired');
  }
  return options;
}

/**
 * Returns the ids of the options that replace removed ones, or null.
 *
 * @throws PlannerError `invalid` if an option is not removed, or if its replacement can't be chosen
 */
function replacementsOf(
  before: readonly FieldOption[],
  after: readonly FieldOption[],
  given: readonly { option: string; replacement?: string | null | undefined }[],
): Record<string, string | null> {
  const idsOf = (options: readonly FieldOption[], isArchived: boolean) =>
    options.filter((option) => option.isArchived === isArchived).map(({ id }) => id);
  const chosen = idsOf(after, false);
  const removed = idsOf(before, false).filter((id) => !chosen.includes(id));
  for (const [index, { option, replacement }] of given.entries()) {
    const at = `replacements.${index}`;
    if (!removed.includes(option)) throw errorIn(`${at}.option`, 'notAnOption', { options: removed });
    if (replacement && !chosen.includes(replacement)) {
      throw errorIn(`${at}.replacement`, 'notAnOption', { options: chosen });
    }
  }
  return Object.fromEntries(given.map(({ option, replacement }) => [option, replacement ?? null]));
}

/** Returns the configurations of a field for kinds. New ones come last by default. */
async function configurationsFor(
  em: SqlEntityManager,
  field: SharedProperties,
  kinds: readonly UsingKindInput[],
  stored: readonly FieldConfigurationRow[],
  isNew = false,
) {
  const configurations = [];
  for (const [index, { kind, isRequired, displayOrder }] of kinds.entries()) {
    const current = stored.find((one) => one.kind === kind);
    // The first configuration of a new field has the same id as the field.
    const id = current?.id ?? (isNew && index === 0 ? field.fieldId : uuid());
    let position = displayOrder ?? current?.displayOrder;
    if (!current) {
      const fields = await fieldsOfKind(em, kind);
      if (isNew) requireFreeName(fields, field.fieldName, 'name');
      else requireUnused(fields, kind, field, `kinds.${index}.kind`);
      position ??= nextPosition(fields);
    }
    const required = isRequired ?? current?.isRequired ?? false;
    configurations.push({ ...field, id, kind, isRequired: required, displayOrder: position ?? 0 });
  }
  return configurations;
}

export async function findRow(context: RequestContext, id: string): Promise<FieldRow> {
  return (await listFields(context)).find((field) => field.id === id) as FieldRow;
}

/**
 * Creates a field for kinds. Its name is derived from the label by default. Administrators only.
 *
 * @throws PlannerError `conflict` if one of the kinds already has a field with this name; `recentLoginRequired` for a
 *   field that links and embeds can display
 */
export async function createField(context: RequestContext, body: unknown): Promise<FieldRow> {
  requireAdmin(context);
  const sent = parse(newFieldSchema, body);
  const { name, label, type, options, isShareable, kinds } = sent;
  const fieldName = newFieldName(name, label, 'name');
  if (isShareable) await requireRecentLogin(context);
  await requireKinds(
    context.em,
    kinds.map(({ kind }) => kind),
    'kinds',
  );
  return createRecorded(
    context,
    ['createField', sent],
    async (em, record) => {
      await lockKindsAndFields(em);
      const fieldId = uuid();
      const field = {
        fieldId,
        fieldName,
        fieldLabel: label,
        fieldType: type,
        isShareable: isShareable ?? false,
      };
      const shared = { ...field, options: optionsOf(type, [], options) };
      const added = await configurationsFor(em, shared, kinds, [], true);
      const header = { action: 'create', subjectType: 'field' } as const;
      await changeFields(em, record, header, [fieldId], () => saveConfigurations(em, added));
      return findRow({ ...context, em }, fieldId);
    },
    ({ id }) => context.record('field-created', { fieldId: id }),
  );
}

/** @throws PlannerError `conflict` if the field has changed since `version` */
async function lockVersion(
  em: SqlEntityManager,
  id: string,
  version: number | null | undefined,
): Promise<LockedField> {
  const field = await lockField(em, id);
  if (version && version !== field.version) throw new PlannerError('fieldChanged');
  return field;
}

/**
 * Changes a field for all kinds. Omitted properties don't change. `kinds` lists all kinds that use the field, except for
 * those that every planner has: kinds that it omits no longer use the field. Removed options are archived, and entries
 * keep them unless `replacements` gives them another option or no value. When a dropdown becomes a multiple choice,
 * entries keep their option, as a list of one. Administrators only.
 *
 * @param options.version the version that was edited; by default, any version is overwritten
 * @throws PlannerError `conflict` if the field has changed since `version`, or if a new kind has a field with its name;
 *   `recentLoginRequired` if links and embeds can then display more
 */
export async function updateField(
  context: RequestContext,
  id: string,
  body: unknown,
  { version, ...options }: { version?: number | null | undefined } & FieldChangeOptions = {},
): Promise<FieldRow> {
  requireAdmin(context);
  const sent = parse(updateSchema, body);
  const updated = await recordedTransaction(context, async (em, record) => {
    const inTransaction = { ...context, em };
    const { isBuiltIn, version: _, configurations: all, ...field } = await lockVersion(em, id, version);
    const configurations = all.filter(({ isOwn }) => !isOwn);
    const type = sent.type ?? field.fieldType;
    const after = {
      ...field,
      fieldLabel: sent.label ?? field.fieldLabel,
      fieldType: type,
      isShareable: sent.isShareable ?? field.isShareable,
      options: withBuiltIn(field.fieldId, optionsOf(type, field.options, sent.options)),
    };
    const hasOwnOptions = builtInOptionsOf(field.fieldId).length > 0;
    const fixed = { fieldLabel: 'label', fieldType: 'type', ...(!hasOwnOptions && { options: 'options' }) };
    requireSameIfBuiltIn({ ...field, isBuiltIn }, after, fixed);
    const kinds = (sent.kinds ?? configurations).filter(
      ({ kind }) => !Object.hasOwn(formOf(kind).fields, field.fieldId),
    );
    await requireKinds(
      em,
      kinds.map(({ kind }) => kind),
      'kinds',
    );
    const changed = await configurationsFor(em, after, kinds, configurations);
    const own = all.filter(({ isOwn }) => isOwn).map((one) => ({ ...one, ...after }));
    const isShown = configurations.length > 0 && field.isShareable;
    const isAdded = changed.some(({ kind }) => !configurations.some((one) => one.kind === kind));
    if (after.isShareable && (!isShown || isAdded)) await requireRecentLogin(inTransaction);
    const removed = configurations.filter(({ kind }) => !kinds.some((one) => one.kind === kind));
    if (isBuiltIn && changed.length === 0 && after.isShareable !== field.isShareable) {
      throw errorIn('isShareable', 'fieldBuiltInFixed');
    }
    const replacements = replacementsOf(field.options, after.options, sent.replacements ?? []);
    const header = { action: 'edit', subjectType: 'field' } as const;
    const save = async () => {
      await removeConfigurations(em, removed);
      await saveConfigurations(em, [...changed, ...own]);
    };
    const { changeId } = await changeFields(em, record, header, [field.fieldId], save, options);
    const isConverted = convertsValues(field.fieldType, type);
    if (changeId && (isConverted || Object.keys(replacements).length > 0)) {
      await replaceOptions(em, context, changeId, {
        from: isConverted ? field : after,
        into: after,
        // Hidden values are converted, too, because a kind can use the field again.
        kinds: isConverted ? null : [...changed, ...own].map(({ kind }) => kind),
        options: replacements,
      });
    }
    return findRow(inTransaction, field.fieldId);
  });
  context.record('field-updated', { fieldId: updated.id });
  return updated;
}

/**
 * Deletes a field for all kinds. Its values stay stored under its id, so no later field can show them. Returns the id.
 * Administrators only.
 *
 * @param options.version the version that was seen; by default, any version is deleted
 * @throws PlannerError `notFound`; `conflict` if the field is built in, or has changed since `version`
 */
export async function deleteField(
  context: RequestContext,
  id: string,
  { version, ...options }: { version?: number | null | undefined } & FieldChangeOptions = {},
): Promise<string> {
  requireAdmin(context);
  const deleted = await recordedTransaction(context, async (em, record) => {
    const { fieldId, isBuiltIn, configurations } = await lockVersion(em, id, version);
    if (isBuiltIn) throw new PlannerError('fieldBuiltIn');
    const header = { action: 'delete', subjectType: 'field' } as const;
    const remove = () => removeConfigurations(em, configurations);
    await changeFields(em, record, header, [fieldId], remove, options);
    return fieldId;
  });
  context.record('field-deleted', { fieldId: deleted });
  return deleted;
}
