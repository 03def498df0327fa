import type { RequestContext } from '../context.js';
import { PlannerError } from '../errors.js';
import { isBuiltIn, type LogKind } from '../logs/kinds/index.js';
import { requireKind } from '../logs/kinds/stored-kinds.js';
import { allowsKind } from '../scope/scope.js';

/**
 * Checks the kind in a path for kinds that administrators create. The paths of built-in kinds can differ from their ids.
 *
 * @throws PlannerError `notFound` if there is no such kind in the scope
 */
export async function requireOwnKind({ em, scope }: RequestContext, kind: LogKind): Promise<void> {
  if (isBuiltIn(kind) || !allowsKind(scope, kind)) throw new PlannerError('kindNotFound');
  await requireKind(em, kind);
}
