import type { OperationResult } from '@urql/core';
import { toPlannerError } from './planner-error.js';

/**
 * A write that finds its subject changed or gone tells that what was read before is out of date. It gets an answer
 * without a result, so that the cache reads the lists again as after a write that went well.
 */
export function answerOutdated(result: OperationResult): OperationResult | undefined {
  const { operation, error } = result;
  if (operation.kind !== 'mutation' || !error) return undefined;
  const { code, current } = toPlannerError(error);
  if (code !== 'notFound' && !current) return undefined;
  const names = operation.query.definitions.flatMap((definition) =>
    definition.kind === 'OperationDefinition'
      ? definition.selectionSet.selections.flatMap((field) =>
          field.kind === 'Field' ? [(field.alias ?? field.name).value] : [],
        )
      : [],
  );
  return { ...result, data: Object.fromEntries(names.map((name) => [name, null])) };
}
