import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { v7 as uuid } from 'uuid';
import type { RequestContext } from '../context.js';
import { prepared } from '../sql/prepared.js';
import { announce } from './announce.js';
import type { ChangeAction, SubjectType } from './change-types.js';

/** The properties that all changes in a set share. */
export interface ChangeHeader {
  action: ChangeAction;
  subjectType: SubjectType;
  detail?: Record<string, unknown>;
  /** The change set that this one undoes. */
  undoes?: string;
  /** The account that made the change, if it is not the viewer's. */
  actorId?: string;
}

/** A change to one subject. */
export interface SubjectChange {
  id: string;
  subjectType?: SubjectType;
  /** The kind of the entry, or the kind that the custom field belongs to. */
  kind?: string;
  /** The title or name of the subject. */
  title: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  fromContent?: number | null;
  toContent?: number | null;
}

/** The viewer, the key and the channel of a request, which are stored with its changes. */
export type ChangeSource = Pick<RequestContext, 'viewer' | 'token' | 'channel' | 'changeIds'>;

/** The properties of a change set that is about to be stored, and the parameters for {@link headerCte}. */
export interface PreparedHeader {
  id: string;
  at: Date;
  actorId: string | null;
  /** The parameters of {@link headerCte}. */
  values: readonly (string | null)[];
}

/** Creates the header of a change set. If the change set is stored, its id is returned to the client. */
export function prepareHeader(
  { viewer, token, channel }: ChangeSource,
  { actorId: given, action, subjectType, detail, undoes }: ChangeHeader,
): PreparedHeader {
  const at = new Date();
  const id = uuid();
  const actorId = given ?? viewer?.id ?? null;
  // Don't add the key's name to an event for another account, such as a login.
  const all = token && given === undefined ? { ...detail, key: token.name } : detail;
  const details = all ? JSON.stringify(all) : null;
  const values = [id, at.toISOString(), actorId, channel, action, subjectType, details, undoes ?? null];
  return { id, at, actorId, values };
}

/** The SQL of the CTE that contains the header of a change set. Its parameters are `PreparedHeader.values`. */
export const headerCte = `header as not materialized (
  select ?::uuid as id, ?::timestamptz as at, ?::uuid as actor_id, ?::text as channel, ?::text as action,
    ?::text as subject_type, ?::jsonb as detail, ?::uuid as undoes
)`;

/**
 * Returns SQL that stores the changes of a change set. See {@link recordedCtes}.
 *
 * @param setId an expression for the id of the change set
 * @param from the table that the expression reads, if any
 */
export const insertChanges = (changed: string, setId: string, from?: string): string => `
    insert into changes (change_set_id, subject_id, subject_type, kind, title, before, after, from_content, to_content)
    select ${setId}, changed.id, changed.subject_type, kind, title, before, after, from_content, to_content
    from ${from ? `${from}, ` : ''}${changed} as changed
  `;

interface RecordedOptions {
  /**
   * A query that returns the number of changed subjects as `subject_count`. If possible, the query does not read the
   * CTE that contains these subjects.
   */
  counted?: string;
  /** Whether the statement announces the change set. If false, the caller announces it after the commit. */
  announces?: boolean;
}

/**
 * Returns the CTEs that store the changes of a statement and announce them to all servers. If nothing changed, the CTEs
 * store nothing. They must follow {@link headerCte}.
 *
 * @param changed the name of the CTE with one row per changed subject: `id`, `subject_type`, `kind`, `title`, `before`,
 *   `after`, `from_content` and `to_content`
 */
export const recordedCtes = (
  changed: string,
  {
    counted = `select count(*)::int as subject_count from ${changed}`,
    announces = true,
  }: RecordedOptions = {},
): string => `
  recorded_set as (
    insert into change_sets (id, at, actor_id, channel, action, subject_type, subject_count, detail, undoes)
    select id, at, actor_id, channel, action, subject_type, subject_count, detail, undoes
    from header, (${counted}) as counted where subject_count > 0
    returning id${announces ? `, ${announce.changeSet}` : ''}
  ),
  recorded as (${insertChanges(changed, 'header.id', 'header')})`;

const RECORD = prepared(`with ${headerCte},
  changed as (
    select * from jsonb_to_recordset(?::jsonb) as changed (
      id uuid, subject_type text, kind text, title text, before jsonb, after jsonb, from_content int, to_content int
    )
  ), ${recordedCtes('changed')}
  select 1`);

/** Stores a change set. Never pass a password, hash or token. */
async function recordChange(
  em: SqlEntityManager,
  source: ChangeSource,
  header: ChangeHeader,
  changes: readonly SubjectChange[],
): Promise<string> {
  const { id, values } = prepareHeader(source, header);
  const rows = changes.map(({ subjectType = header.subjectType, fromContent, toContent, ...change }) => ({
    ...change,
    subject_type: subjectType,
    from_content: fromContent,
    to_content: toContent,
  }));
  await em.execute(RECORD, [...values, JSON.stringify(rows)]);
  return id;
}

const RECORD_HEADER = prepared(`with ${headerCte}
  insert into change_sets (id, at, actor_id, channel, action, subject_type, subject_count, detail)
  select id, at, actor_id, channel, action, subject_type, ?::int, detail from header`);

/**
 * Stores a change set whose changes are stored in batches by the same transaction. After the commit, the caller must
 * pass the change set's id to {@link addChange}.
 */
export async function recordHeader(
  em: SqlEntityManager,
  header: PreparedHeader,
  subjectCount: number,
): Promise<void> {
  await em.execute(RECORD_HEADER, [...header.values, subjectCount]);
}

const RECORD_EVENT = prepared(`with ${headerCte}
  insert into change_sets (id, at, actor_id, channel, action, subject_type, subject_count, detail)
  select id, at, actor_id, channel, action, subject_type, 0, detail from header
  returning ${announce.changeSet}`);

/**
 * Stores a change set without subjects, such as a login, in the current transaction. The change set's id is not
 * returned to the client. Never pass a password, hash or token.
 */
export async function recordEvent(
  em: SqlEntityManager,
  source: ChangeSource,
  header: Omit<ChangeHeader, 'undoes'>,
): Promise<void> {
  await em.execute(RECORD_EVENT, [...prepareHeader(source, header).values]);
}

/**
 * Adds a change set to the response and announces it to all servers. Call this after committing a statement that stores
 * a change set without announcing it.
 */
export function addChange(
  { changeIds, announcer }: Pick<RequestContext, 'changeIds' | 'announcer'>,
  id: string,
): void {
  changeIds.push(id);
  announcer.announce(id);
}

/** Stores a change set in the current transaction and returns its id. Never pass a password, hash or token. */
export type ChangeRecorder = (header: ChangeHeader, changes: readonly SubjectChange[]) => Promise<string>;

/**
 * Runs a transaction that records its changes. After the commit, the ids of the change sets are added to the response.
 *
 * @param work called again if the transaction conflicts with another one
 */
export async function recordedTransaction<Result>(
  context: ChangeSource & Pick<RequestContext, 'em'>,
  work: (em: SqlEntityManager, record: ChangeRecorder) => Promise<Result>,
): Promise<Result> {
  let ids: string[] = [];
  const result = await context.em.transactional((em) => {
    ids = [];
    return work(em, async (header, changes) => {
      const id = await recordChange(em, context, header, changes);
      ids.push(id);
      return id;
    });
  });
  context.changeIds.push(...ids);
  return result;
}
