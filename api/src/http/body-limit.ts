import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { PlannerError } from '../errors.js';

/** Largest request body, in bytes (decision L14). */
export const MAX_BODY = 1024 * 1024;

/** Largest body of a request without a login, in bytes: a login or a registration has a few hundred. */
const MAX_VISITOR_BODY = 64 * 1024;

/**
 * Limits the size of request bodies.
 *
 * A declared length is enough: Node's parser holds the body to it. Hono's own middleware looks at the
 * stream first, and building a web stream is a third of the time that a small request takes.
 */
function limit(maxSize: number, message: string): MiddlewareHandler {
  function refuse(c: Context): never {
    // The rest of the body stays unread, so nothing else can follow on this connection.
    c.header('Connection', 'close');
    throw new PlannerError('tooLarge', message);
  }
  const limitStream = bodyLimit({ maxSize, onError: refuse });
  return createMiddleware((c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
    const length = c.req.header('content-length');
    if (length === undefined || c.req.header('transfer-encoding')) return limitStream(c, next);
    return Number(length) > maxSize ? refuse(c) : next();
  });
}

/** Limits request bodies to what anybody may send. */
export const limitBody = limit(MAX_BODY, 'A request body may have at most 1 MiB.');

const visitorLimit = limit(
  MAX_VISITOR_BODY,
  'Without a login a request body may have at most 64 KiB: log in first.',
);

/**
 * Limits the body of a request without a login, before it is parsed.
 *
 * @throws PlannerError `tooLarge`
 */
export async function limitVisitorBody(c: Context): Promise<void> {
  await visitorLimit(c, async () => {});
}
