import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { PlannerError } from '../errors.js';
import { MAX_BODY } from '../validation.js';

function refuse(c: Context): never {
  // The rest of the body stays unread, so nothing else can follow on this connection.
  c.header('Connection', 'close');
  throw new PlannerError('tooLarge', 'A request body may have at most 1 MiB.');
}

const limitStream = bodyLimit({ maxSize: MAX_BODY, onError: refuse });

/**
 * Limits the size of request bodies.
 *
 * A declared length is enough: Node's parser holds the body to it. Hono's own middleware looks at the
 * stream first, and building a web stream is a third of the time that a small request takes.
 */
export const limitBody = createMiddleware((c, next) => {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
  const length = c.req.header('content-length');
  if (length === undefined || c.req.header('transfer-encoding')) return limitStream(c, next);
  return Number(length) > MAX_BODY ? refuse(c) : next();
});
