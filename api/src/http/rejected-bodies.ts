import type { Context, MiddlewareHandler } from 'hono';
import type { Recorder } from './security-log.js';

/**
 * Logs rejected requests whose body is too large or has the wrong media type. The app never sends such bodies, so the
 * requests may be attempts to circumvent the limits.
 */
export function rejectedBodies(recorderOf: (c: Context) => Recorder): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const { status } = c.res;
    if (status === 413 || status === 415) recorderOf(c)('request-rejected', { status });
  };
}
