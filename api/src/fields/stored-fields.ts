import { BUILT_IN_FIELDS, offeredOptions } from '@content-planner/model';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { changedValues } from '../changes/changed-values.js';
import type { ChangeHeader, ChangeRecorder, SubjectChange } from '../changes/record-change.js';
import { PlannerError } from '../errors.js';
import { FIELD_TYPES, type FieldType, fieldTypeOf } from '../field-types/field-types.js';
import type { LogKind } from '../logs/kinds/index.js';
import { removeFromLinks } from '../scope/remove-from-links.js';
import { CONFIGURATIONS, OPTIONS, tableIn, UNLIMITED } from '../scope/scope.js';
import { type Condition, isOneOf } from '../sql/condition.js';
import { prepared } from '../sql/prepared.js';
import { isId, isStorable } from '../validation.js';
import type { FieldOption } from './field-options.js';
import type { OptionColor } from './option-colors.js';
import { completeSearchText, renameInSearchText } from './stored-search-text.js';

/** The properties of a field that all of its kinds share. */
export interface SharedProperties {
  /** The id under which entries store the field's values. */
  fieldId: string;
  fieldName: string;
  fieldLabel: string;
  fieldType: FieldType;
  isShareable: boolean;
  /** All options, including archived ones, and those from when the field had another type. */
  options: FieldOption[];
}

/** A field of a kind, except for the built-in fields of built-in kinds that have no options. Several kinds can use the same field. */
export interface StoredConfiguration extends SharedProperties {
  /** The id of the pair of kind and field. */
  id: string;
  kind: LogKind;
  isRequired: boolean;
  displayOrder: number;
  /** The fields that were merged into this one, if it has to be created again. */
  merged?: object | null | undefined;
  /** The version that the field had, if it has to be created again. */
  version?: number | undefined;
  /** Whether this is a built-in field of a built-in kind. */
  isOwn?: boolean | null;
}

/** A field of a kind in the form that clients see. */
export interface FieldConfigurationRow extends StoredConfiguration {
  /** The names of the options that users can choose. Null for field types without options. */
  dropdownOptions: string[] | null;
  /** The colors of a dropdown's options, except for options that have a default color. Null for other field types. */
  optionColors: OptionColor[] | null;
}

// Each property, with its column and the column's type. The statements and the changes are derived from these lists.
type Columns = Readonly<Record<string, readonly [column: string, type: string]>>;
const SHARED: Columns = {
  fieldName: ['name', 'text'],
  fieldLabel: ['label', 'text'],
  fieldType: ['type', 'text'],
  isShareable: ['is_shareable', 'boolean'],
};
const OF_KIND: Columns = { isRequired: ['is_required', 'boolean'], displayOrder: ['position', 'int'] };
const OPTION: Columns = {
  name: ['name', 'text'],
  color: ['color', 'text'],
  isDone: ['is_done', 'boolean'],
  abbreviation: ['abbreviation', 'text'],
  isArchived: ['is_archived', 'boolean'],
};

const each = (columns: Columns, sql: (property: string, column: string, type: string) => string) =>
  Object.entries(columns)
    .map(([property, [column, type]]) => sql(property, column, type))
    .join(', ');
const columnsOf = (columns: Columns) => each(columns, (_, column) => column);
const read = (columns: Columns) => each(columns, (property, column) => `${column} as "${property}"`);
const sent = (columns: Columns) => each(columns, (property) => `sent."${property}"`);
const typed = (columns: Columns) => each(columns, (property, _, type) => `"${property}" ${type}`);
const update = (columns: Columns) => each(columns, (_, column) => `${column} = excluded.${column}`);

/** The select list for a {@link StoredConfiguration}. */
export const CONFIGURATION_COLUMNS = `id, kind, field_id as "fieldId", ${read(SHARED)}, ${read(OF_KIND)},
  is_built_in as "isOwn", options`;

/** Adds the options in the form that clients see. */
export function configurationOf(row: StoredConfiguration): FieldConfigurationRow {
  const options = fieldTypeOf(row.fieldType).hasOptions ? offeredOptions(row.options) : null;
  return {
    ...row,
    dropdownOptions: options?.map(({ name }) => name) ?? null,
    optionColors:
      options?.flatMap(({ name, color }) => (color === null ? [] : [{ option: name, color }])) ?? null,
  };
}

/** Locks all kinds and fields until the transaction ends, so that only one transaction changes them at a time. */
export async function lockKindsAndFields(em: SqlEntityManager): Promise<void> {
  await em.execute('select pg_advisory_xact_lock(hashtext(?))', ['content_planner kinds']);
}

/**
 * Reads configurations, from oldest to newest.
 *
 * @param table what to read; by default, without the people that can be chosen
 */
export async function readConfigurations(
  em: SqlEntityManager,
  { sql, values }: Condition,
  table = CONFIGURATIONS,
): Promise<FieldConfigurationRow[]> {
  const rows = await em.execute<StoredConfiguration[]>(
    `select ${CONFIGURATION_COLUMNS} from ${table} where ${sql} order by id`,
    [...values],
  );
  return rows.map(configurationOf);
}

const SHARED_BY_ID = prepared(`
  select id as "fieldId", ${read(SHARED)}, is_built_in as "isBuiltIn", version, (
    select ${OPTIONS} from options where options.field_id = fields.id) as options
  from fields where id = ? for update`);

/** A field whose row is locked. */
export interface LockedField extends SharedProperties {
  isBuiltIn: boolean;
  version: number;
  /** The configurations of the field, from oldest to newest. */
  configurations: FieldConfigurationRow[];
}

/**
 * Locks a field for all kinds until the transaction ends.
 *
 * @throws PlannerError `fieldNotFound` if it does not exist, or if kinds can't use fields of its type
 */
export async function lockField(em: SqlEntityManager, id: string): Promise<LockedField> {
  await lockKindsAndFields(em);
  const [field] = isStorable(id)
    ? await em.execute<Omit<LockedField, 'configurations'>[]>(SHARED_BY_ID, [
        isId(id) ? id.toLowerCase() : id,
      ])
    : [];
  if (!field || !FIELD_TYPES.includes(field.fieldType)) throw new PlannerError('fieldNotFound');
  return { ...field, configurations: await readConfigurations(em, isOneOf('field_id', [field.fieldId])) };
}

/** Stores fields and their options for kinds. Adds what doesn't exist. Call it in {@link changeFields}. */
export async function saveConfigurations(
  em: SqlEntityManager,
  configurations: readonly StoredConfiguration[],
): Promise<void> {
  const fields = [...new Map(configurations.map((one) => [one.fieldId, one])).values()];
  await em.execute(
    `insert into fields (id, version, merged, ${columnsOf(SHARED)})
     select sent."fieldId", coalesce(sent.version, 0), coalesce(sent.merged, '{}'), ${sent(SHARED)}
     from jsonb_to_recordset(?::jsonb) sent ("fieldId" text, version int, merged jsonb, ${typed(SHARED)})
     on conflict (id) do update set ${update(SHARED)}`,
    [JSON.stringify(fields)],
  );
  const options = fields.flatMap(({ fieldId, options: ofField }) =>
    ofField.map((option, index) => ({ isDone: false, ...option, fieldId, position: index + 1 })),
  );
  await em.execute(
    `insert into options (field_id, id, position, ${columnsOf(OPTION)})
     select sent."fieldId", sent.id, sent.position, ${sent(OPTION)}
     from jsonb_to_recordset(?::jsonb) sent ("fieldId" text, id text, position int, ${typed(OPTION)})
     on conflict (field_id, id) do update set position = excluded.position, ${update(OPTION)}`,
    [JSON.stringify(options)],
  );
  await em.execute(
    `insert into kind_fields (id, kind_id, field_id, ${columnsOf(OF_KIND)})
     select sent.id, sent.kind, sent."fieldId", ${sent(OF_KIND)}
     from jsonb_to_recordset(?::jsonb) sent (id uuid, kind text, "fieldId" text, ${typed(OF_KIND)})
     on conflict (id) do update set field_id = excluded.field_id, ${update(OF_KIND)}`,
    [JSON.stringify(configurations)],
  );
}

/** Removes fields from kinds. Call it in {@link changeFields}. */
export async function removeConfigurations(
  em: SqlEntityManager,
  configurations: readonly StoredConfiguration[],
): Promise<void> {
  await em.execute(
    'delete from kind_fields where id in (select value::uuid from jsonb_array_elements_text(?::jsonb))',
    [JSON.stringify(configurations.map(({ id }) => id))],
  );
}

/** What a change records to create a field again. */
type Lost = Pick<StoredConfiguration, 'version' | 'merged'>;

/** The properties that changes record. `fieldId`, `version`, `merged` and `options` are not shown. They are required to undo the change. */
export function recordedValues({ id: _, kind: __, isOwn: ___, ...values }: FieldConfigurationRow) {
  const done = values.dropdownOptions && offeredOptions(values.options).filter(({ isDone }) => isDone);
  return { ...values, ...(done?.length && { doneOptions: done.map(({ name }) => name) }) };
}

/**
 * Returns the changes to configurations. Only the first change to a field contains its options, its version, and the
 * fields that were merged into it.
 */
function changesOf(
  before: readonly FieldConfigurationRow[],
  after: readonly FieldConfigurationRow[],
  lost: ReadonlyMap<string, Lost>,
): SubjectChange[] {
  const old = new Map(before.map((one) => [one.id, one]));
  const current = new Map(after.map((one) => [one.id, one]));
  const withOptions = new Set<string>();
  const recorded = (side: string, row: FieldConfigurationRow | undefined, values: object | undefined) => {
    if (!row || !values) return null;
    const { options, ...others } = values as Partial<FieldConfigurationRow>;
    const isFirst = options !== undefined && !withOptions.has(side + row.fieldId);
    if (isFirst) withOptions.add(side + row.fieldId);
    return {
      ...{ ...others, fieldId: row.fieldId },
      ...(isFirst && { options, ...(side === 'before' && lost.get(row.fieldId)) }),
    };
  };
  return [...new Set([...old.keys(), ...current.keys()])].flatMap((id) => {
    const [from, to] = [old.get(id), current.get(id)];
    const { kind, fieldLabel } = (to ?? from) as FieldConfigurationRow;
    const all = { before: from && recordedValues(from), after: to && recordedValues(to) };
    const changed =
      all.before && all.after && from?.fieldId === to?.fieldId ? changedValues(all.before, all.after) : all;
    if (!changed) return [];
    return [
      {
        ...{ id, subjectType: 'field', kind, title: fieldLabel },
        before: recorded('before', from, changed.before),
        after: recorded('after', to, changed.after),
      },
    ];
  });
}

// Uses one parameter for any number of ids.
const IN_LIST = 'in (select value from jsonb_array_elements_text(?::jsonb))';

const DELETE_UNUSED = prepared(`
  delete from fields where not is_built_in and id ${IN_LIST}
    and not exists (select 1 from kind_fields where field_id = fields.id)`);
const LOST = prepared(`select id, version, nullif(merged, '{}') as merged from fields where id ${IN_LIST}`);
const COUNT_VERSIONS = prepared(`update fields set version = version + 1 where id ${IN_LIST}`);

/** What else a change to fields does. */
export interface FieldChangeOptions {
  /**
   * Whether links and embeds that list a field keep it when it is no longer shareable or is deleted. If they do, they
   * show a deleted field again when it is restored.
   */
  keepInLinks?: boolean | null | undefined;
}

/** Returns the ids of the fields that were shareable, but no longer are or no longer exist. */
function noLongerShareable(
  before: readonly FieldConfigurationRow[],
  after: readonly FieldConfigurationRow[],
): string[] {
  const current = new Map(after.map(({ fieldId, isShareable }) => [fieldId, isShareable]));
  const ids = before.flatMap(({ fieldId, isShareable }) => {
    const isNow = current.get(fieldId);
    return isNow === undefined || (isShareable && !isNow) ? [fieldId] : [];
  });
  return [...new Set(ids)].filter((id) => !Object.hasOwn(BUILT_IN_FIELDS, id));
}

/** Returns the configurations that are not in a list. */
function missingIn(list: readonly FieldConfigurationRow[], all: readonly FieldConfigurationRow[]) {
  const keys = new Set(list.map(({ id, fieldId }) => `${id} ${fieldId}`));
  return all.filter(({ id, fieldId }) => !keys.has(`${id} ${fieldId}`));
}

/**
 * Changes fields, deletes those that no kind uses anymore, and records what has changed. Removes fields that are no
 * longer shareable from links and embeds. Call {@link lockKindsAndFields} before.
 *
 * @param header the action; `others` are changes to other subjects in the same change set
 * @param fieldIds the fields that the work changes
 * @returns the configurations of these fields, and the id of the change set, or null if nothing has changed
 */
export async function changeFields(
  em: SqlEntityManager,
  record: ChangeRecorder,
  { others = [], ...header }: ChangeHeader & { others?: readonly SubjectChange[] },
  fieldIds: readonly string[],
  work: () => Promise<unknown>,
  { keepInLinks }: FieldChangeOptions = {},
): Promise<{ configurations: FieldConfigurationRow[]; changeId: string | null }> {
  const before = await readConfigurations(em, isOneOf('field_id', fieldIds));
  const lost = await em.execute<({ id: string } & Lost)[]>(LOST, [JSON.stringify(fieldIds)]);
  await work();
  await em.execute(DELETE_UNUSED, [JSON.stringify(fieldIds)]);
  const after = await readConfigurations(em, isOneOf('field_id', fieldIds));
  const changes = changesOf(before, after, new Map(lost.map(({ id, ...one }) => [id, one])));
  const changed = changes.flatMap((change) => [change.before?.fieldId, change.after?.fieldId]);
  await em.execute(COUNT_VERSIONS, [JSON.stringify([...new Set(changed)].filter(Boolean))]);
  for (const { fieldId, options } of new Map(before.map((one) => [one.fieldId, one])).values()) {
    const current = after.find((one) => one.fieldId === fieldId);
    if (current) await renameInSearchText(em, options, current);
  }
  await completeSearchText(em, [...missingIn(before, after), ...missingIn(after, before)], (kinds) =>
    readConfigurations(em, isOneOf('kind', kinds), tableIn(UNLIMITED, 'configurations')),
  );
  const all = [...changes, ...others];
  const changeId = all.length > 0 ? await record(header, all) : null;
  if (!keepInLinks) await removeFromLinks(em, record, noLongerShareable(before, after));
  return { configurations: after, changeId };
}
