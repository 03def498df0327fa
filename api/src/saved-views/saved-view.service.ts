import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import { requireUser } from '../accounts/policy.js';
import { changedValues } from '../changes/changed-values.js';
import { type ChangeRecorder, recordedTransaction } from '../changes/record-change.js';
import type { PublicUser, RequestContext } from '../context.js';
import { PlannerError } from '../errors.js';
import { errorIn } from '../field-errors.js';
import { createRecorded } from '../idempotency/create-recorded.js';
import { takeLock } from '../settings/lock.js';
import { isoInstant } from '../sql/iso-instant.js';
import { isId, labelOf, parse, problem, storableSchema } from '../validation.js';

/** The maximum number of views that a user can create. */
export const MAX_VIEWS = 200;

/** The maximum length of a view's name, in characters. */
export const MAX_NAME = 60;

/** The maximum length of a view's state, in characters. */
export const MAX_STATE = 4000;

/** A saved view in the form that clients see. */
export interface SavedViewRow {
  id: string;
  name: string;
  /** The id of the view's owner. Null for team views. */
  ownerId: string | null;
  /** The id of the account that created the view. */
  createdBy: string;
  /** A URL search string without `?`. */
  state: string;
  version: number;
  /** ISO 8601 in UTC. */
  createdAt: string;
  /** ISO 8601 in UTC. */
  updatedAt: string;
}

const COLUMNS = `id, name, owner_id as "ownerId", created_by as "createdBy", state, version,
  ${isoInstant('created_at')} as "createdAt", ${isoInstant('updated_at')} as "updatedAt"`;

const viewShape = {
  name: labelOf(MAX_NAME),
  isShared: z.boolean(),
  state: storableSchema
    .max(MAX_STATE)
    .transform((state) => state.replace(/^\?/, ''))
    .refine((state) => /^[^\s#\p{Cc}]*$/u.test(state), problem('searchInvalid')),
};

const creationSchema = z.object({ ...viewShape, isShared: viewShape.isShared.nullish() });
const updateSchema = z.object({
  name: viewShape.name.nullish(),
  isShared: viewShape.isShared.nullish(),
  state: viewShape.state.nullish(),
});

const notFound = () => new PlannerError('viewNotFound');

/** Whether a view belongs to the team. */
export const isShared = ({ ownerId }: SavedViewRow): boolean => ownerId === null;

/** Whether a user can change and delete a view that they can see. */
export const canEdit = ({ ownerId, createdBy }: SavedViewRow, viewer: PublicUser): boolean =>
  ownerId === viewer.id || createdBy === viewer.id || viewer.isAdmin;

/** Lists the viewer's personal views and all team views, sorted by name. */
export async function listSavedViews(context: RequestContext): Promise<SavedViewRow[]> {
  const { id } = requireUser(context);
  return context.em.execute<SavedViewRow[]>(
    `select ${COLUMNS} from saved_views where owner_id is null or owner_id = ? order by lower(name), name, id`,
    [id],
  );
}

// Don't use the database's `lower`, because its result for non-ASCII characters depends on the locale.
const nameKey = (name: string) => name.normalize('NFC').toLowerCase();

/**
 * Checks that no other view has the same name and the same owner. Team views have no owner.
 *
 * @throws PlannerError `conflict`
 */
async function requireFreeName(
  em: SqlEntityManager,
  { id, name, ownerId }: Pick<SavedViewRow, 'id' | 'name' | 'ownerId'>,
): Promise<void> {
  const others = await em.execute<{ name: string }[]>(
    'select name from saved_views where owner_id is not distinct from ?::uuid and id <> ?',
    [ownerId, id],
  );
  if (!others.some((other) => nameKey(other.name) === nameKey(name))) return;
  throw errorIn('name', ownerId ? 'viewNameTaken' : 'teamViewNameTaken');
}

/**
 * Locks the viewer's account until the transaction ends, so that it can't be deleted. Call this before locking views,
 * because deleting an account also locks the account first.
 *
 * @throws PlannerError `unauthorized` if the account was deleted in the meantime
 */
async function lockViewer(em: SqlEntityManager, { id }: PublicUser): Promise<void> {
  const rows = await em.execute('select 1 from users where id = ? for key share', [id]);
  if (rows.length === 0) throw new PlannerError('unauthorized');
}

/** @throws PlannerError `conflict` if the user has created too many views */
async function checkLimit(em: SqlEntityManager, userId: string): Promise<void> {
  const [row] = await em.execute<{ count: number }[]>(
    'select count(*)::int as count from saved_views where created_by = ?',
    [userId],
  );
  if ((row?.count ?? 0) < MAX_VIEWS) return;
  throw new PlannerError('tooManyViews', { max: MAX_VIEWS });
}

/** Returns the values of a team view that are recorded in changes. Returns null for personal views. */
const recordedValues = (view: SavedViewRow | null) =>
  view && isShared(view) ? { name: view.name, state: view.state } : null;

/**
 * Records a change as the team sees it. Changes to personal views are not recorded, because other users would see them.
 * If a view becomes personal, the team sees a deletion.
 */
async function recordForTeam(
  record: ChangeRecorder,
  previous: SavedViewRow | null,
  current: SavedViewRow | null,
): Promise<void> {
  const [before, after] = [recordedValues(previous), recordedValues(current)];
  const view = current ?? previous;
  if (!view || !(before || after)) return;
  const { createdBy, createdAt, version } = view;
  // A restored view belongs to its creator again.
  const old = before && { ...before, createdBy, createdAt, version };
  const changed = before && after ? changedValues(before, after) : { before: old, after };
  if (!changed) return;
  const action = !before ? 'create' : after ? 'edit' : 'delete';
  const title = after?.name ?? before?.name ?? '';
  await record({ action, subjectType: 'savedView' }, [{ id: view.id, title, ...changed }]);
}

/**
 * Saves a view for the viewer or the team.
 *
 * @throws PlannerError `invalid`; `conflict` if the name is taken or the viewer has too many views
 */
export async function createSavedView(context: RequestContext, body: unknown): Promise<SavedViewRow> {
  const viewer = requireUser(context);
  const sent = parse(creationSchema, body);
  const identity = { name: sent.name, ownerId: sent.isShared ? null : viewer.id };
  return createRecorded(
    context,
    ['createSavedView', sent],
    async (em, record) => {
      await takeLock(em, 'saved-views-lock');
      await lockViewer(em, viewer);
      await checkLimit(em, viewer.id);
      const id = uuid();
      await requireFreeName(em, { id, ...identity });
      const [created] = await em.execute<[SavedViewRow]>(
        `insert into saved_views (id, name, owner_id, created_by, state, created_at, updated_at)
         values (?, ?, ?, ?, ?, now(), now()) returning ${COLUMNS}`,
        [id, identity.name, identity.ownerId, viewer.id, sent.state],
      );
      await recordForTeam(record, null, created);
      return created;
    },
    () => {},
  );
}

/**
 * Locks a view until the transaction ends. The viewer must be allowed to change it.
 *
 * @throws PlannerError `notFound`, `forbidden`
 */
async function lock(context: RequestContext, em: SqlEntityManager, id: string): Promise<SavedViewRow> {
  const viewer = requireUser(context);
  await takeLock(em, 'saved-views-lock');
  await lockViewer(em, viewer);
  const [view] = isId(id)
    ? await em.execute<SavedViewRow[]>(
        `select ${COLUMNS} from saved_views where id = ? and (owner_id is null or owner_id = ?) for update`,
        [id, viewer.id],
      )
    : [];
  if (!view) throw notFound();
  if (canEdit(view, viewer)) return view;
  context.record('denied', { status: 403 });
  throw new PlannerError('teamViewNotYours');
}

/** @throws PlannerError `forbidden` if another user created the view */
function requireCreator(context: RequestContext, { createdBy }: SavedViewRow): void {
  if (createdBy === requireUser(context).id) return;
  context.record('denied', { status: 403 });
  throw new PlannerError('teamViewNotPersonal');
}

/** Creates the error for an update to a view that has changed since the client read it. */
const changed = ({ ownerId, ...view }: SavedViewRow) =>
  new PlannerError(
    'viewChanged',
    {},
    {
      current: { ...view, isShared: ownerId === null },
    },
  );

/**
 * Changes a view. Omitted values stay the same.
 *
 * @param version the version that was edited. If the stored version is different, nothing changes. By default, any
 *   version is overwritten.
 * @throws PlannerError `invalid`; `notFound`; `forbidden`; `conflict` if the view has changed since `version` or the
 *   name is taken
 */
export async function updateSavedView(
  context: RequestContext,
  id: string,
  body: unknown,
  version?: number | null,
): Promise<SavedViewRow> {
  requireUser(context);
  const sent = parse(updateSchema, body);
  return recordedTransaction(context, async (em, record) => {
    const view = await lock(context, em, id);
    if (version && version !== view.version) throw changed(view);
    const shares = sent.isShared ?? isShared(view);
    if (!shares && isShared(view)) requireCreator(context, view);
    const values = {
      name: sent.name ?? view.name,
      state: sent.state ?? view.state,
      ownerId: shares ? null : view.createdBy,
    };
    if (!changedValues({ name: view.name, state: view.state, ownerId: view.ownerId }, values)) return view;
    await requireFreeName(em, { id: view.id, ...values });
    const [updated] = await em.execute<[SavedViewRow]>(
      `update saved_views set name = ?, state = ?, owner_id = ?, version = version + 1, updated_at = now()
       where id = ? returning ${COLUMNS}`,
      [values.name, values.state, values.ownerId, view.id],
    );
    await recordForTeam(record, view, updated);
    return updated;
  });
}

/** Deletes a view. Returns its id. @throws PlannerError `notFound`, `forbidden` */
export async function deleteSavedView(context: RequestContext, id: string): Promise<string> {
  requireUser(context);
  return recordedTransaction(context, async (em, record) => {
    const view = await lock(context, em, id);
    await em.execute('delete from saved_views where id = ?', [view.id]);
    await recordForTeam(record, view, null);
    return view.id;
  });
}

/** What the deletion of a team view records. */
type Recorded = Pick<SavedViewRow, 'name' | 'state'> &
  Partial<Pick<SavedViewRow, 'createdBy' | 'createdAt' | 'version'>>;

/**
 * Restores a deleted team view. If its creator is unknown, it belongs to the viewer.
 *
 * @throws PlannerError `conflict` if the view exists, for example as a personal one, or if the name is taken
 */
export async function restoreTeamView(context: RequestContext, id: string, before: object): Promise<void> {
  const { em } = context;
  const { name, state, createdBy, createdAt, version = 0 } = before as Recorded;
  await takeLock(em, 'saved-views-lock');
  if ((await em.execute('select 1 from saved_views where id = ?', [id])).length > 0) {
    throw new PlannerError('changedSince');
  }
  await requireFreeName(em, { id, name, ownerId: null });
  await em.execute(
    `insert into saved_views (id, name, owner_id, created_by, state, version, created_at, updated_at)
     values (?, ?, null, ?, ?, ?, coalesce(?::timestamptz, now()), now())`,
    [id, name, createdBy ?? requireUser(context).id, state, version + 1, createdAt ?? null],
  );
}
