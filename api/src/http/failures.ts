import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { failureOf, type PlannerError } from '../errors.js';
import type { FailureLog } from '../failure-log.js';
import { incomingOf } from './client-address.js';
import { withoutSecret } from './feed-path.js';

/** Whether the client disconnected before its request was complete, which would explain any failure. */
export function isClientAbort(c: Context): boolean {
  const incoming = incomingOf(c);
  return Boolean(incoming?.destroyed && !incoming.complete);
}

/** Logs unexpected errors and database problems. Returns the error for the client. */
export function logFailure(c: Context, error: unknown, log: FailureLog): PlannerError {
  const failure = failureOf(error);
  const facts = { method: c.req.method, path: withoutSecret(c.req.path) };
  if (isClientAbort(c)) log.logger.debug({ err: error, ...facts }, 'request aborted');
  else log.failed(error, failure, facts);
  return failure;
}

/** Creates the response to a failed request, and logs the failure. */
export function failureResponse(c: Context, error: unknown, log: FailureLog): Response {
  const failure = logFailure(c, error, log);
  return c.json(failure.body, failure.status as ContentfulStatusCode, failure.headers);
}
