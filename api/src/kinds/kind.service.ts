import { ForeignKeyConstraintViolationException } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { v5 as uuidOf } from 'uuid';
import { z } from 'zod';
import { requireAdmin, requireReader } from '../accounts/policy.js';
import { changedValues } from '../changes/changed-values.js';
import { recordedTransaction, type SubjectChange } from '../changes/record-change.js';
import type { RequestContext } from '../context.js';
import { PlannerError } from '../errors.js';
import { errorIn } from '../field-errors.js';
import {
  changeFields,
  lockKindsAndFields,
  readConfigurations,
  removeConfigurations,
  saveConfigurations,
} from '../fields/stored-fields.js';
import { createRecorded } from '../idempotency/create-recorded.js';
import { changeKindOf } from '../logs/change-kind.service.js';
import { kindList, type LogKind } from '../logs/kinds/index.js';
import { KIND_COLUMNS, type KindRow, MAX_KIND_ID, readKinds } from '../logs/kinds/stored-kinds.js';
import { allowsKind } from '../scope/scope.js';
import { isOneOf } from '../sql/condition.js';
import { prepared } from '../sql/prepared.js';
import { labelSchema, nameIdSchema, parse, storableSchema } from '../validation.js';
import { findCreators } from './kind-creators.js';
import { changedFieldsOfKind, fieldsOfAllKinds, newFieldsOfKind } from './new-kind-fields.js';

/** The maximum number of kinds, including the built-in ones. */
export const MAX_KINDS = 24;

/** The ids that addresses of the planner or of the API use. */
const RESERVED = [
  ...kindList.flatMap(({ kind, rest }) => [kind, rest.path]),
  ...['all', 'print', 'bulk', 'entries', 'export', 'import', 'new'],
];

const shape = {
  name: labelSchema.meta({ description: 'What one entry is called, such as "Press release". Unique.' }),
  pluralName: labelSchema.meta({ description: 'What several entries are called.' }),
  icon: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/)
    .meta({ description: 'The name of a Lucide icon, such as `newspaper`.' }),
  color: storableSchema.trim().min(1).max(100).meta({ description: 'A CSS color.' }),
  dates: z
    .enum(['day', 'span'])
    .meta({ description: 'Whether entries have a single day, or a span of days.' }),
  titleLabel: labelSchema.meta({ description: 'The label of the title.' }),
};

const fieldIdsSchema = z.array(nameIdSchema).max(500);

/** The body of a request that creates a kind. */
const newKindSchema = z
  .object({
    ...shape,
    titleLabel: shape.titleLabel.default('Title'),
    fieldIds: fieldIdsSchema.nullish(),
  })
  .meta({ id: 'KindInput', description: 'A new kind of entries.' });

/** The body of a request that changes a kind. */
const kindUpdateSchema = z
  .object({
    ...shape,
    isHidden: z.boolean().meta({ description: 'Whether the kind is not offered for new entries.' }),
    fieldIds: fieldIdsSchema,
  })
  .partial()
  .meta({ id: 'KindUpdate', description: "Changes to a kind. Omitted properties don't change." });

/** The properties of built-in kinds that administrators can change. */
const CHANGEABLE: readonly string[] = ['color', 'isHidden'];

// Changes are recorded by UUID, and the ids of kinds are slugs.
const NAMESPACE = '6f0c1c5e-8c53-4b0e-9f0a-3d0f6f4b2f11';

const subjectOf = ({ id, name }: KindRow) => ({ id: uuidOf(id, NAMESPACE), kind: id, title: name });

/** A kind with its place in the order, which counts from 0. */
type StoredKind = KindRow & { displayOrder: number };

const STORED_COLUMNS = `${KIND_COLUMNS}, position as "displayOrder"`;
const READ = prepared(`select ${STORED_COLUMNS} from kinds order by position, id`);

const readStored = (em: SqlEntityManager): Promise<StoredKind[]> => em.execute<StoredKind[]>(READ);

/** Returns the values of a kind that are recorded in changes. A new order is recorded on its own. */
const recordedValues = ({ id: _, isBuiltIn: __, version: ___, displayOrder: ____, ...values }: StoredKind) =>
  values;

const notFound = () => new PlannerError('kindNotFound');

/** Lists the kinds in the scope, including hidden ones, in order. */
export async function listKinds(context: RequestContext): Promise<KindRow[]> {
  requireReader(context);
  return (await readKinds(context.em)).filter(({ id }) => allowsKind(context.scope, id));
}

const keyOf = (name: string) => name.trim().toLowerCase();

/** @throws PlannerError `conflict` if another kind has the name */
function requireFreeName(kinds: readonly KindRow[], name: string, id: LogKind | null): void {
  if (kinds.some((kind) => kind.id !== id && keyOf(kind.name) === keyOf(name))) {
    throw errorIn('name', 'kindNameTaken', { name });
  }
}

/** @throws PlannerError `conflict` if there are already 24 kinds */
function requireRoom(kinds: readonly KindRow[]): void {
  if (kinds.length >= MAX_KINDS) throw new PlannerError('tooManyKinds', { max: MAX_KINDS });
}

/** @throws PlannerError `conflict` if entries last several days, but would have to last one day */
export async function requireNoSpans(em: SqlEntityManager, { id, dates }: Pick<KindRow, 'id' | 'dates'>) {
  if (dates === 'span') return;
  const spans = await em.execute('select 1 from entries where kind = ? and end_date > start_date limit 1', [
    id,
  ]);
  if (spans.length > 0) throw errorIn('dates', 'kindHasSpans');
}

/** Shortens the entries of a kind to their first day. Returns the changes. */
const shortenEntries = (
  em: SqlEntityManager,
  { viewer }: RequestContext,
  id: LogKind,
): Promise<SubjectChange[]> =>
  em.execute<SubjectChange[]>(
    `with long as (
       select id, end_date, version - content_age as content from entries
       where kind = ? and end_date > start_date order by id for update
     )
     update entries set end_date = start_date, version = entries.version + 1, content_age = 0,
       updated_at = ?::timestamptz, updated_by = ?::uuid
     from long where entries.id = long.id
     returning entries.id, 'entry' as "subjectType", kind, title, content as "fromContent", version as "toContent",
       jsonb_build_object('endDate', long.end_date) as before, jsonb_build_object('endDate', start_date) as after`,
    [id, new Date().toISOString(), viewer?.id ?? null],
  );

/** What is required to create a kind again. */
const recordedWhole = async (em: SqlEntityManager, kind: StoredKind) => ({
  ...recordedValues(kind),
  displayOrder: kind.displayOrder,
  version: kind.version,
  createdBy: (await findCreators(em, [kind.id]))[0]?.id ?? null,
});

/** Stores a kind. A new one comes last. One that is created again gets its place, and a version above its last one. */
async function save(
  em: SqlEntityManager,
  kind: Omit<KindRow, 'isBuiltIn' | 'version'> &
    Partial<Pick<StoredKind, 'version' | 'displayOrder'>> & { createdBy?: string | null },
): Promise<StoredKind> {
  const { id, name, pluralName, icon, color, dates, titleLabel, isHidden } = kind;
  const { version = 0, createdBy = null, displayOrder = null } = kind;
  const names = JSON.stringify({ one: name, many: pluralName });
  const [stored] = await em.execute<[StoredKind]>(
    `insert into kinds (id, names, icon, color, dates, title_label, is_hidden, version, created_by, position)
     select ?::text, ?::jsonb, ?::text, ?::text, ?::text, ?::text, ?::boolean, ?::int, ?::uuid,
       coalesce(?::int, max(position) + 1)
     from kinds
     on conflict (id) do update set names = excluded.names, icon = excluded.icon, color = excluded.color,
       dates = excluded.dates, title_label = excluded.title_label, is_hidden = excluded.is_hidden,
       position = excluded.position, version = kinds.version + 1
     returning ${STORED_COLUMNS}`,
    [id, names, icon, color, dates, titleLabel, isHidden, version + 1, createdBy, displayOrder],
  );
  return stored;
}

/** Deletes a kind. @throws PlannerError `conflict` if it has entries */
async function remove(em: SqlEntityManager, id: LogKind): Promise<void> {
  try {
    await em.execute('delete from kinds where id = ?', [id]);
  } catch (error) {
    throw error instanceof ForeignKeyConstraintViolationException ? new PlannerError('kindInUse') : error;
  }
}

/**
 * Undoes a change to a kind. Call `lockKindsAndFields` before.
 *
 * @returns the change that this makes
 * @throws PlannerError `conflict` if the kind has changed in the meantime, or can't be restored anymore
 */
export async function restoreKind(
  em: SqlEntityManager,
  { id: subjectId, kind: id = '', title, before, after }: SubjectChange,
): Promise<SubjectChange> {
  const kinds = await readStored(em);
  const current = kinds.find((kind) => kind.id === id);
  const values: Readonly<Record<string, unknown>> | undefined = current && { ...current };
  const isCurrent = after
    ? values && Object.entries(after).every(([name, value]) => values[name] === value)
    : !values;
  if (!isCurrent) throw new PlannerError('changedSince');
  const change = { id: subjectId, subjectType: 'kind', kind: id, title } as const;
  if (!before) {
    const fields = await readConfigurations(em, isOneOf('kind', [id]));
    if (fields.length > 0) throw new PlannerError('changedSince');
    const whole = current && (await recordedWhole(em, current));
    await remove(em, id);
    return { ...change, before: whole ?? after, after: null };
  }
  const restored = { ...current, ...before, id } as StoredKind;
  if (!current) requireRoom(kinds);
  requireFreeName(kinds, restored.name, id);
  const stored = await save(em, restored);
  return { ...change, title: stored.name, before: after, after: current ? before : recordedValues(stored) };
}

/** Returns an id for a kind, derived from its name. Adds a number if it is taken. */
function newId(name: string, kinds: readonly KindRow[]): LogKind {
  const slug = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_KIND_ID - 3)
    .replace(/^-+|-+$/g, '');
  const taken = new Set([...RESERVED, ...kinds.map(({ id }) => id)]);
  const base = slug || 'kind';
  for (let n = 1; ; n += 1) {
    const id = n === 1 ? base : `${base}-${n}`;
    if (!taken.has(id)) return id;
  }
}

/**
 * Creates a kind. Its id is derived from its name, and never changes. By default, it has the built-in fields that all
 * other kinds have. Administrators only.
 *
 * @throws PlannerError `conflict` if another kind has the name, if two fields have the same name, or if there are
 *   already 24 kinds
 */
export async function createKind(context: RequestContext, body: unknown): Promise<KindRow> {
  requireAdmin(context);
  const sent = parse(newKindSchema, body);
  const { fieldIds, ...values } = sent;
  return createRecorded(
    context,
    ['createKind', sent],
    async (em, record) => {
      await lockKindsAndFields(em);
      const kinds = await readStored(em);
      requireRoom(kinds);
      requireFreeName(kinds, values.name, null);
      const id = newId(values.name, kinds);
      const fields = await newFieldsOfKind({ ...context, em }, id, fieldIds ?? (await fieldsOfAllKinds(em)));
      const createdBy = context.viewer?.id ?? null;
      const created = await save(em, { ...values, id, isHidden: false, createdBy });
      const change = { ...subjectOf(created), before: null, after: recordedValues(created) };
      const header = { action: 'create', subjectType: 'kind', others: [change] } as const;
      await changeFields(
        em,
        record,
        header,
        fields.map(({ fieldId }) => fieldId),
        () => saveConfigurations(em, fields),
      );
      return created;
    },
    ({ id }) => context.record('kind-created', { kindId: id }),
  );
}

async function find(em: SqlEntityManager, id: LogKind): Promise<{ kind: StoredKind; kinds: StoredKind[] }> {
  await lockKindsAndFields(em);
  const kinds = await readStored(em);
  const kind = kinds.find((one) => one.id === id);
  if (!kind) throw notFound();
  return { kind, kinds };
}

/**
 * Changes a kind and which fields it has, as one change. Only the color of a built-in kind and whether it is hidden can
 * be changed. Administrators only.
 *
 * @param options.version the version that was edited; by default, any version is overwritten
 * @param options.shortensEntries whether entries keep only their first day if the kind's entries can no longer last
 *   several days
 * @throws PlannerError `conflict` if the kind has changed since `version`, if another kind has the name, if two fields
 *   have the same name, or if entries of a kind that would have one day last several days; `recentLoginRequired` for new
 *   fields that links and embeds can display
 */
export async function updateKind(
  context: RequestContext,
  id: LogKind,
  body: unknown,
  {
    version,
    shortensEntries,
  }: { version?: number | null | undefined; shortensEntries?: boolean | null | undefined } = {},
): Promise<KindRow> {
  requireAdmin(context);
  const { fieldIds, ...sent } = parse(kindUpdateSchema, body);
  const changes = Object.fromEntries(Object.entries(sent).filter(([, value]) => value != null));
  const updated = await recordedTransaction(context, async (em, record) => {
    const { kind, kinds } = await find(em, id);
    if (version && version !== kind.version) throw new PlannerError('kindChanged');
    const after = { ...kind, ...changes };
    const changed = changedValues(recordedValues(kind), recordedValues(after));
    const fixed = Object.keys({ ...changed?.after, ...(fieldIds && { fieldIds }) }).find(
      (name) => !CHANGEABLE.includes(name),
    );
    if (kind.isBuiltIn && fixed !== undefined) throw errorIn(fixed, 'kindFixed');
    const { added, removed } = fieldIds
      ? await changedFieldsOfKind({ ...context, em }, id, fieldIds)
      : { added: [], removed: [] };
    requireFreeName(kinds, after.name, id);
    const shortens = shortensEntries && kind.dates === 'span' && after.dates === 'day';
    const shortened = shortens ? await shortenEntries(em, context, id) : [];
    if (kind.dates === 'span') await requireNoSpans(em, after);
    const stored = changed ? await save(em, after) : kind;
    const others = changed
      ? [{ ...subjectOf(stored), subjectType: 'kind' as const, ...changed }, ...shortened]
      : [];
    const header = { action: 'edit', subjectType: changed ? 'kind' : 'field', others } as const;
    const changedIds = [...added, ...removed].map(({ fieldId }) => fieldId);
    await changeFields(em, record, header, changedIds, async () => {
      await removeConfigurations(em, removed);
      await saveConfigurations(em, added);
    });
    return stored;
  });
  context.record('kind-updated', { kindId: updated.id });
  return updated;
}

/**
 * Sets the order of the kinds that administrators have created, as one change. They follow the built-in ones. Kinds that
 * are not listed follow in their current order. Returns all kinds. Administrators only.
 */
export async function orderKinds(context: RequestContext, ids: readonly LogKind[]): Promise<KindRow[]> {
  requireAdmin(context);
  return recordedTransaction(context, async (em, record) => {
    await lockKindsAndFields(em);
    const old = await readStored(em);
    await em.execute(
      `update kinds set position = ordered.position from (
         select id, row_number() over (
           order by is_built_in desc, case when is_built_in then position else place end nulls last, position) - 1
           as position
         from kinds left join jsonb_array_elements_text(?::jsonb) with ordinality sent (kind_id, place) on kind_id = id
       ) ordered where kinds.id = ordered.id`,
      [JSON.stringify([...new Set(ids)])],
    );
    const kinds = await readStored(em);
    const moved = kinds.flatMap((kind) => {
      const changed = changedValues(
        { displayOrder: old.find(({ id }) => id === kind.id)?.displayOrder },
        { displayOrder: kind.displayOrder },
      );
      return changed && !kind.isBuiltIn ? [{ ...subjectOf(kind), ...changed }] : [];
    });
    if (moved.length > 0) await record({ action: 'edit', subjectType: 'kind' }, moved);
    return kinds;
  });
}

/**
 * Deletes a kind, and the fields that no other kind has, as one change. Returns its id. Administrators only.
 *
 * @param to the kind that its entries get. By default, entries are a conflict
 * @throws PlannerError `notFound`; `conflict` if the kind is built in or has entries
 */
export async function deleteKind(
  context: RequestContext,
  id: LogKind,
  to?: LogKind | null,
): Promise<LogKind> {
  requireAdmin(context);
  const deleted = await recordedTransaction(context, async (em, record) => {
    const { kind } = await find(em, id);
    if (kind.isBuiltIn) throw new PlannerError('kindBuiltIn');
    const entries = to ? await changeKindOf({ ...context, em }, { from: id, to }) : [];
    const configurations = await readConfigurations(em, isOneOf('kind', [id]));
    const change = { ...subjectOf(kind), before: await recordedWhole(em, kind), after: null };
    const header = { action: 'delete', subjectType: 'kind', others: [change, ...entries] } as const;
    const fieldIds = configurations.map(({ fieldId }) => fieldId);
    await changeFields(em, record, header, fieldIds, async () => {
      await removeConfigurations(em, configurations);
      await remove(em, id);
    });
    return kind.id;
  });
  context.record('kind-deleted', { kindId: deleted });
  return deleted;
}
