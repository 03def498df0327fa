import type { RequestContext } from '../context.js';
import { PlannerError } from '../errors.js';
import { scopeConditions } from '../scope/scope.js';
import { allOf, hasOneOf } from '../sql/condition.js';

/** Whether all entries with these ids exist in the scope. If the scope is unlimited, returns true without a query. */
export async function areInScope(
  { em, scope }: Pick<RequestContext, 'em' | 'scope'>,
  ids: readonly string[],
): Promise<boolean> {
  const conditions = scopeConditions(scope);
  if (conditions.length === 0) return true;
  const { sql, values } = allOf([hasOneOf(ids), ...conditions]);
  const rows = await em.execute(`select id from entries where ${sql}`, [...values]);
  return rows.length === new Set(ids).size;
}

/** Creates the error for a write that would create an entry outside the scope or move an entry out of it. */
export const outsideScope = () => new PlannerError('outsideScope');

/** Checks that entries are still in the scope after a write. @throws PlannerError `forbidden` */
export async function requireInScope(
  source: Pick<RequestContext, 'em' | 'scope'>,
  ids: readonly string[],
): Promise<void> {
  if (!(await areInScope(source, ids))) throw outsideScope();
}
