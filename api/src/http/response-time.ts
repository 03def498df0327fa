import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { outgoingOf } from './client-address.js';
import { cutOff } from './cut-off.js';
import { withoutSecret } from './feed-path.js';

/**
 * How long a client can take to read a response, in milliseconds. This is enough for an export of 100,000 entries with
 * long texts (200 MB) at 2 Mbit/s. Without this limit, a client that reads a few bytes a minute could keep a response,
 * and what it keeps in memory, for hours.
 */
export const MAX_RESPONSE_TIME = 15 * 60 * 1000;

/**
 * Cuts off responses that take too long. Does not apply to live updates, which stay open, and end with the session or
 * the access token.
 *
 * @param limit how long a response can take, in milliseconds
 */
export function limitResponseTime(log: Logger, limit = MAX_RESPONSE_TIME): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const outgoing = outgoingOf(c);
    const isLive = c.res.headers.get('Content-Type')?.startsWith('text/event-stream');
    if (!outgoing || outgoing.destroyed || isLive) return;
    const { method, path } = c.req;
    const timer = setTimeout(() => {
      log.info({ method, path: withoutSecret(path), durationMs: limit }, 'response took too long, cut off');
      cutOff(c);
    }, limit).unref();
    outgoing.once('close', () => clearTimeout(timer));
  };
}
