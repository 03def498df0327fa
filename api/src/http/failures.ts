import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Logger } from 'pino';
import { failureOf } from '../errors.js';

/** Answers a failure as JSON (decision L5). What is no PlannerError is a defect: logged, and told to nobody. */
export function answerFailure(c: Context, error: unknown, log: Logger): Response {
  const failure = failureOf(error);
  if (failure !== error) log.error({ err: error, method: c.req.method, path: c.req.path }, 'request failed');
  return c.json(failure.body, failure.status as ContentfulStatusCode, failure.headers);
}
