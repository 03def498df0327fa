import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { requireUser } from '../accounts/policy.js';
import { ChangeSet } from '../changes/change-set.entity.js';
import { recordedTransaction } from '../changes/record-change.js';
import type { PublicUser, RequestContext } from '../context.js';
import { PlannerError } from '../errors.js';
import type { EntryRow } from '../logs/entry-row.js';
import { isId } from '../validation.js';
import { undoDefinitions } from './undo-definitions.js';
import { type LeftEntry, undoEntries } from './undo-entries.js';

export type { LeftEntry };

/** The result of an undo. */
export interface UndoResult {
  /** The id of the change set that the undo created. Undoing that change set redoes the change. */
  changeId: string;
  /** The entries that were restored or recreated. Empty after changes to kinds and fields. */
  entries: EntryRow[];
  /** The ids of the entries that the undo removed. */
  removedIds: string[];
  /** The entries that the undo did not change. */
  left: LeftEntry[];
}

/** Whether a change set is about kinds or fields. */
export const isOfDefinitions = ({ subjectType }: Pick<ChangeSet, 'subjectType'>): boolean =>
  subjectType === 'kind' || subjectType === 'field';

/** Whether a change set can be undone. */
export const isUndoable = ({
  action,
  subjectType,
  subjectCount,
  detail,
}: Pick<ChangeSet, 'action' | 'subjectType' | 'subjectCount' | 'detail'>): boolean =>
  (isOfDefinitions({ subjectType }) && action !== 'restore') ||
  (subjectType === 'entry' &&
    (['edit', 'bulkEdit', 'move', 'import', 'undo'].includes(action) ||
      (action === 'create' && (subjectCount > 1 || detail?.isBatch === true))));

/**
 * Whether a user is allowed to undo a change. Users can undo their own changes to entries, and administrators can undo
 * all changes.
 */
export const mayUndo = (
  { id, isAdmin }: PublicUser,
  { actorId, subjectType }: Pick<ChangeSet, 'actorId' | 'subjectType'>,
): boolean => isAdmin || (actorId === id && !isOfDefinitions({ subjectType }));

function checkUndoable(viewer: PublicUser, set: ChangeSet): void {
  if (set.subjectType === 'entry' && set.action === 'delete') throw new PlannerError('deletionFinal');
  if (set.subjectType === 'entry' && set.action === 'create' && !isUndoable(set)) {
    throw new PlannerError('creationFinal');
  }
  if (!isUndoable(set)) throw new PlannerError('changeFinal');
  if (!mayUndo(viewer, set)) throw new PlannerError('changeNotYours');
  if (set.undoneBy) throw new PlannerError('changeUndone');
}

/** Locks a change set and the chain of change sets that it undoes, newest first. */
async function lockChain(em: SqlEntityManager, id: string): Promise<ChangeSet[]> {
  const chain: ChangeSet[] = [];
  for (let next: string | null | undefined = id; next; next = chain.at(-1)?.undoes) {
    await em.execute('select 1 from change_sets where id = ? for update', [next]);
    const set: ChangeSet | null = await em.findOne(ChangeSet, { id: next }, { refresh: true });
    if (!set) break;
    chain.push(set);
  }
  return chain;
}

/** Locks and returns a chain of change sets. @throws PlannerError `notFound` */
export async function findChain(
  { em, config }: Pick<RequestContext, 'em' | 'config'>,
  id: string,
): Promise<[ChangeSet, ...ChangeSet[]]> {
  const [set, ...others] = isId(id) ? await lockChain(em, id) : [];
  if (!set) throw new PlannerError('changeNotFound', { days: config.activityDays });
  return [set, ...others];
}

/** Stores which change set undid the first one of a chain. Undoing an undo reapplies the original change, and so on. */
export async function markUndone(
  em: SqlEntityManager,
  chain: readonly ChangeSet[],
  changeId: string,
): Promise<void> {
  for (const [index, each] of chain.entries()) each.undoneBy = index % 2 === 0 ? changeId : null;
  await em.flush();
}

/**
 * Reverts the edits, moves or creations of entries in a change set, except for entries that have changed in the
 * meantime, or its changes to kinds and fields. The undo is recorded as a change set, so that it can be undone, too.
 *
 * @throws PlannerError `notFound` if the change set does not exist; `forbidden` if another user created it; `conflict`
 *   if it can't be undone or has already been undone, or if all of its entries or one of its fields have changed
 */
export async function undoChange(context: RequestContext, id: string): Promise<UndoResult> {
  const viewer = requireUser(context);
  return recordedTransaction(context, async (em, record) => {
    const chain = await findChain({ ...context, em }, id);
    const [set] = chain;
    checkUndoable(viewer, set);
    if (isOfDefinitions(set)) {
      const undone = await undoDefinitions(context, em, record, set);
      await markUndone(em, chain, undone.changeId);
      return { entries: [], removedIds: [], ...undone };
    }
    const { recorded, ...undone } = await undoEntries({ ...context, em }, set);
    if (recorded.length === 0)
      throw new PlannerError('entriesChangedSince', { count: undone.left.length }, { left: undone.left });
    const changeId = await record({ action: 'undo', subjectType: 'entry', undoes: set.id }, recorded);
    await markUndone(em, chain, changeId);
    return { changeId, ...undone };
  });
}
