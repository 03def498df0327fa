import { createRequest } from '@urql/core';
import type { PlannerClient } from '../core/planner-client.js';
import { sendAgain } from '../core/send-again.js';
import type { User } from './user.js';
import { VIEWER } from './viewer-document.js';

/**
 * Fetches the logged-in user without using the cache, so that the page stays as it is if nobody is logged in.
 *
 * @returns the user, or null if nobody is logged in or the planner does not respond
 */
export async function fetchViewer({ urql }: PlannerClient): Promise<User | null> {
  const operation = urql.createRequestOperation('query', createRequest(VIEWER, {}));
  const { data } = await sendAgain(operation.context, operation);
  return data?.viewer ?? null;
}
