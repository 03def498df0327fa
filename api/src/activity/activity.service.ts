import { z } from 'zod';
import { requireAdmin, requireUser } from '../accounts/policy.js';
import {
  CHANGE_ACTIONS,
  type ChangeAction,
  type ChangeChannel,
  SUBJECT_TYPES,
  type SubjectType,
} from '../changes/change-types.js';
import type { RequestContext } from '../context.js';
import { PlannerError } from '../errors.js';
import type { EntryValues } from '../field-types/field-types.js';
import { showValues } from '../fields/shown-values.js';
import type { LogKind } from '../logs/kinds/index.js';
import { allOf, type Condition, isOneOf } from '../sql/condition.js';
import { includesText } from '../sql/includes-text.js';
import { isoInstant } from '../sql/iso-instant.js';
import { prepared } from '../sql/prepared.js';
import { isId, parse, problem } from '../validation.js';

/** A change set, as returned to clients. */
export interface ChangeSetRow {
  id: string;
  /** When the changes were made, as ISO 8601 in UTC. */
  at: string;
  actorId: string | null;
  channel: ChangeChannel;
  action: ChangeAction;
  subjectType: SubjectType;
  subjectCount: number;
  detail: Record<string, unknown> | null;
  undoes: string | null;
  undoneBy: string | null;
}

/** A brand that no longer exists, as it was. */
export interface FormerBrand {
  id: string;
  name: string;
  color: string;
}

/** A change to one subject, as returned to clients. */
export interface ChangeRow {
  changeSetId: string;
  subjectId: string;
  subjectType: SubjectType;
  kind: LogKind | null;
  title: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  /** The brands in the values that no longer exist. */
  formerBrands: FormerBrand[];
  /** For entries: whether the entry still has the content from the change. */
  state: 'current' | 'changed' | 'deleted';
  /** For entries with later changes: the id of the account that made the latest one. */
  changedBy: string | null;
  /** For entries with later changes: when the latest one was made, as ISO 8601 in UTC. */
  changedAt: string | null;
}

/** The maximum number of changes to list per change set. */
export const LISTED_CHANGES = 50;

const SET_COLUMNS = `id, ${isoInstant('at')} as at, actor_id as "actorId", channel, action,
  subject_type as "subjectType", subject_count as "subjectCount", detail, undoes, undone_by as "undoneBy"`;

const IS_CURRENT = `(e.id is null and c.to_content is null) or e.version - e.content_age = c.to_content`;

const CHANGE_COLUMNS = `c.change_set_id as "changeSetId", c.subject_id as "subjectId", c.subject_type as "subjectType",
  c.kind, c.title, c.before, c.after,
  case when c.subject_type <> 'entry' or ${IS_CURRENT} then 'current' when e.id is null then 'deleted' else 'changed' end
    as state,
  case when c.subject_type = 'entry' and not coalesce(${IS_CURRENT}, false) then e.updated_by end as "changedBy",
  case when c.subject_type = 'entry' and not coalesce(${IS_CURRENT}, false) then ${isoInstant('e.updated_at')} end
    as "changedAt"`;

/** Login events, which are listed only on request. */
const SIGN_INS: readonly ChangeAction[] = ['login', 'loginFailed', 'logout'];

const filterSchema = z.object({
  actorId: z.uuid(problem('idInvalid')).nullish(),
  actions: z.array(z.enum(CHANGE_ACTIONS)).nullish(),
  subjectTypes: z.array(z.enum(SUBJECT_TYPES)).nullish(),
  search: z.string().trim().max(300).nullish(),
});

/** Which change sets to list. */
export type ActivityFilter = z.input<typeof filterSchema>;

/** The part of a list that `resolveCursorConnection` requests. */
export interface Part {
  before?: string | undefined;
  after?: string | undefined;
  limit: number;
  inverted: boolean;
}

/** Returns the id conditions that select a part of a list. The list is sorted newest first. */
function partConditions(column: string, { before, after }: Part): Condition[] {
  for (const cursor of [before, after]) {
    if (cursor !== undefined && !isId(cursor)) throw new PlannerError('activityCursorInvalid');
  }
  return [
    ...(after === undefined ? [] : [{ sql: `${column} < ?`, values: [after] }]),
    ...(before === undefined ? [] : [{ sql: `${column} > ?`, values: [before] }]),
  ];
}

const FORMER_BRANDS = prepared(`
  select distinct on (subject_id) subject_id as id, title as name, before ->> 'color' as color from changes
  where subject_type = 'brand' and after is null
    and subject_id in (select value::uuid from jsonb_array_elements_text(?::jsonb))
    and not exists (select 1 from brands where id = subject_id)
  order by subject_id, change_set_id desc`);

/** Returns the ids of the brands in the values of a change. */
const brandsIn = ({ before, after }: Pick<ChangeRow, 'before' | 'after'>): string[] =>
  [before, after]
    .flatMap((values) => [values?.brandId, values?.brandIds])
    .flat()
    .filter((id) => typeof id === 'string');

/** Adds the brands that no longer exist. */
async function withFormerBrands(
  { em }: RequestContext,
  changes: readonly Omit<ChangeRow, 'formerBrands'>[],
): Promise<ChangeRow[]> {
  const ids = [...new Set(changes.flatMap(brandsIn))];
  const former = ids.length > 0 ? await em.execute<FormerBrand[]>(FORMER_BRANDS, [JSON.stringify(ids)]) : [];
  return changes.map((change) => {
    const own = brandsIn(change);
    return { ...change, formerBrands: former.filter(({ id }) => own.includes(id)) };
  });
}

/**
 * Adds the values of custom fields by name, and the brands that no longer exist. Removes the values of custom
 * fields that no longer exist.
 */
async function withShownValues(
  context: RequestContext,
  rows: readonly Omit<ChangeRow, 'formerBrands'>[],
): Promise<ChangeRow[]> {
  const changes = await withFormerBrands(context, rows);
  const entries = changes.flatMap((change) =>
    (['before', 'after'] as const).flatMap((side) => {
      const values = change[side];
      return change.subjectType === 'entry' && change.kind && values?.values
        ? [{ kind: change.kind, values: values.values as EntryValues, recorded: values }]
        : [];
    }),
  );
  for (const { recorded, dynamicFields } of await showValues(context, entries)) {
    recorded.dynamicFields = dynamicFields;
  }
  return changes;
}

/** Lists change sets, newest first. Administrators only. */
export async function listActivity(
  context: RequestContext,
  given: ActivityFilter,
  part: Part,
): Promise<ChangeSetRow[]> {
  requireAdmin(context);
  const { actorId, actions, subjectTypes, search } = parse(filterSchema, given);
  const shown = actions ?? CHANGE_ACTIONS.filter((action) => !SIGN_INS.includes(action));
  const included = search ? includesText({ sql: 'title', values: [] }, search) : null;
  const { sql, values } = allOf([
    isOneOf('action', shown),
    ...(actorId ? [{ sql: 'actor_id = ?', values: [actorId] }] : []),
    ...(subjectTypes ? [isOneOf('subject_type', subjectTypes)] : []),
    ...(included
      ? [
          {
            sql: `exists (select 1 from changes where change_set_id = change_sets.id and ${included.sql})`,
            values: included.values,
          },
        ]
      : []),
    ...partConditions('id', part),
  ]);
  return context.em.execute<ChangeSetRow[]>(
    `select ${SET_COLUMNS} from change_sets where ${sql} order by id ${part.inverted ? 'asc' : 'desc'} limit ?`,
    [...values, part.limit],
  );
}

/** Finds change sets by id. Returns null for unknown ids. */
export async function findChangeSets(
  { em }: RequestContext,
  ids: readonly string[],
): Promise<(ChangeSetRow | null)[]> {
  const rows = await em.execute<ChangeSetRow[]>(
    prepared(
      `select ${SET_COLUMNS} from change_sets where id in (select value::uuid from jsonb_array_elements_text(?::jsonb))`,
    ),
    [JSON.stringify(ids)],
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? null);
}

// The subjects of a change set come first, and then the other changes, such as the entries of a deleted brand.
const FIRST_CHANGES = prepared(`
  select ${CHANGE_COLUMNS}
  from change_sets s
  cross join lateral (
    (select 0 as place, * from changes
     where change_set_id = s.id and subject_type = s.subject_type and s.subject_type <> 'entry'
     order by subject_id limit ${LISTED_CHANGES})
    union all
    (select 1, * from changes
     where change_set_id = s.id and (s.subject_type = 'entry' or subject_type <> s.subject_type)
     order by subject_id limit ${LISTED_CHANGES})
    limit ${LISTED_CHANGES}
  ) as c
  left join entries e on e.id = c.subject_id and c.subject_type = 'entry'
  where s.id in (select value::uuid from jsonb_array_elements_text(?::jsonb))
  order by c.change_set_id, c.place, c.subject_id`);

/** Lists the first changes of each change set. */
export async function listChanges(
  context: RequestContext,
  setIds: readonly string[],
): Promise<ChangeRow[][]> {
  const rows = await context.em.execute<ChangeRow[]>(FIRST_CHANGES, [JSON.stringify(setIds)]);
  const bySet = Map.groupBy(await withShownValues(context, rows), ({ changeSetId }) => changeSetId);
  return setIds.map((id) => bySet.get(id) ?? []);
}

const COUNTS = prepared(`
  select c.change_set_id as id, count(*)::int as count
  from changes c left join entries e on e.id = c.subject_id
  where c.change_set_id in (select value::uuid from jsonb_array_elements_text(?::jsonb))
    and (c.subject_type in ('kind', 'field') or c.subject_type = 'entry' and (${IS_CURRENT}))
  group by c.change_set_id`);

/** Counts the changes of each change set that can be undone: those to entries that have no later changes, and all others. */
export async function countCurrent({ em }: RequestContext, setIds: readonly string[]): Promise<number[]> {
  const rows = await em.execute<{ id: string; count: number }[]>(COUNTS, [JSON.stringify(setIds)]);
  const byId = new Map(rows.map(({ id, count }) => [id, count]));
  return setIds.map((id) => byId.get(id) ?? 0);
}

/** Lists the changes to an entry, newest first. Deleted entries have a history, too. */
export async function listEntryHistory(
  context: RequestContext,
  entryId: string,
  part: Part,
): Promise<ChangeRow[]> {
  requireUser(context);
  if (!isId(entryId)) throw new PlannerError('entryNotFound');
  const { sql, values } = allOf([
    { sql: 'c.subject_id = ?', values: [entryId] },
    { sql: `c.subject_type = 'entry'`, values: [] },
    ...partConditions('c.change_set_id', part),
  ]);
  const rows = await context.em.execute<ChangeRow[]>(
    `select ${CHANGE_COLUMNS} from changes c left join entries e on e.id = c.subject_id
     where ${sql} order by c.change_set_id ${part.inverted ? 'asc' : 'desc'} limit ?`,
    [...values, part.limit],
  );
  return withShownValues(context, rows);
}
