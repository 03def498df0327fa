import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { PlannerError } from '../errors.js';

/** The largest request body, in bytes. */
export const MAX_BODY = 1024 * 1024;

/** The largest body of a request without a session, in bytes. Logins and registrations have a few hundred. */
const MAX_VISITOR_BODY = 64 * 1024;

/**
 * Limits the size of request bodies.
 *
 * Checking `Content-Length` is enough, because Node.js enforces it. Hono's middleware would also read the
 * stream, and creating a web stream takes a third of the time of a small request.
 */
function limit(maxSize: number, message: string): MiddlewareHandler {
  function refuse(c: Context): never {
    // The rest of the body is not read, so the connection can't be reused.
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

/** Limits the body of every request. */
export const limitBody = limit(MAX_BODY, 'A request body may have at most 1 MiB.');

const visitorLimit = limit(
  MAX_VISITOR_BODY,
  'A request body can be at most 64 KiB unless you are logged in. Log in first.',
);

/**
 * Limits the body of a request without a session. Call it before parsing the body.
 *
 * @throws PlannerError `tooLarge`
 */
export async function limitVisitorBody(c: Context): Promise<void> {
  await visitorLimit(c, async () => {});
}
