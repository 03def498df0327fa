import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Logger } from 'pino';
import { failureOf } from '../errors.js';
import { incomingOf } from './client-address.js';

/** Whether the client disconnected before its request was complete, which explains any failure. */
export function isClientAbort(c: Context): boolean {
  const incoming = incomingOf(c);
  return Boolean(incoming?.destroyed && !incoming.complete);
}

/** Answers a failure as JSON (decision L5). What is no PlannerError is a defect: logged, and told to nobody. */
export function answerFailure(c: Context, error: unknown, log: Logger): Response {
  const failure = failureOf(error);
  if (isClientAbort(c)) log.debug({ err: error, method: c.req.method, path: c.req.path }, 'request aborted');
  else if (failure !== error)
    log.error({ err: error, method: c.req.method, path: c.req.path }, 'request failed');
  return c.json(failure.body, failure.status as ContentfulStatusCode, failure.headers);
}
