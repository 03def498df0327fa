import { CombinedError, type OperationResult } from '@urql/core';
import { viewerOf } from '../auth/share-session.js';
import type { PlannerClient } from '../core/planner-client.js';

const UNAUTHORIZED = {
  message: 'Unauthorized',
  extensions: { status: 401, code: 'unauthorized' },
};

/**
 * Returns an error instead of the result if a background refetch finds that nobody is logged in anymore. Without an
 * error, `viewer` would become null, the login would immediately replace the page, and unsaved input would be lost.
 */
export function answerEndedSession(
  planner: PlannerClient,
  result: OperationResult,
): OperationResult | undefined {
  const { operation, data } = result;
  if (!operation.context.isRefresh || data?.viewer !== null || !viewerOf(planner)) return undefined;
  return { ...result, data: undefined, error: new CombinedError({ graphQLErrors: [UNAUTHORIZED] }) };
}
