import type { OperationResult } from '@urql/core';
import { toPlannerError } from '../core/planner-error.js';

/**
 * If a mutation failed because another user has changed or deleted its subject, returns the result with empty data.
 * Cached lists are out of date in this case, and the empty data makes the cache invalidate them, as it does after a
 * successful mutation.
 */
export function answerOutdated(result: OperationResult): OperationResult | undefined {
  const { operation, error } = result;
  if (operation.kind !== 'mutation' || !error) return undefined;
  const { type, conflicts, left } = toPlannerError(error);
  const current = error.graphQLErrors[0]?.extensions.current;
  if (type !== 'notFound' && !current && conflicts.length + left.length === 0) return undefined;
  const names = operation.query.definitions.flatMap((definition) =>
    definition.kind === 'OperationDefinition'
      ? definition.selectionSet.selections.flatMap((field) =>
          field.kind === 'Field' ? [(field.alias ?? field.name).value] : [],
        )
      : [],
  );
  return { ...result, data: Object.fromEntries(names.map((name) => [name, null])) };
}
