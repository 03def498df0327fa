import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { type ChangeRecorder, recordedTransaction } from '../changes/record-change.js';
import type { RequestContext } from '../context.js';
import { createOnce } from './idempotency.service.js';

/**
 * Runs `create` only once per `Idempotency-Key`, in a transaction that records the change.
 *
 * @param operation the name and the input of the operation, without secrets
 * @param create called again if the transaction conflicts with another one
 * @param onCreated called after a new result is stored; not called if the result of an earlier request is returned
 * @throws PlannerError any error that `createOnce` throws
 */
export function createRecorded<Result>(
  context: RequestContext,
  operation: readonly [name: string, ...values: unknown[]],
  create: (em: SqlEntityManager, record: ChangeRecorder) => Promise<Result>,
  onCreated: (result: Result) => void,
): Promise<Result> {
  let changeIds: string[] = [];
  return createOnce(
    context,
    operation,
    (em) => {
      changeIds = [];
      return recordedTransaction({ ...context, em, changeIds }, create);
    },
    (result) => {
      context.changeIds.push(...changeIds);
      onCreated(result);
    },
  );
}
