import type { Context, MiddlewareHandler } from 'hono';
import { requestId } from 'hono/request-id';

/**
 * Gives each request an id, which is in the response and in all lines that are logged during the request. Uses the id
 * in the `X-Request-Id` header only if a trusted proxy sent the request. Otherwise, a visitor could give many requests
 * the same id.
 *
 * @param isFromTrustedProxy whether a trusted proxy sent a request
 */
export function requestIds(isFromTrustedProxy: (c: Context) => boolean): MiddlewareHandler {
  const taken = requestId();
  // With a limit of 0, every id in a request is too long, so each request gets a new one.
  const generated = requestId({ limitLength: 0 });
  return (c, next) => (isFromTrustedProxy(c) ? taken : generated)(c, next);
}
