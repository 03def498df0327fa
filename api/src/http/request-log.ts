import type { Context, MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { withoutSecret } from './feed-path.js';
import { isMonitoring } from './monitoring.js';

/** The maximum length of a path in the log, in characters. */
const MAX_PATH = 254;

/**
 * Logs one line per response at level `info`, or `debug` for health checks and metrics. Omits feed secrets. Also omits
 * the query string, because it can contain search text.
 */
export function requestLog(log: Logger, clientAddress: (c: Context) => string): MiddlewareHandler {
  return async (c, next) => {
    const { method, path } = c.req;
    const level = isMonitoring(path) ? 'debug' : 'info';
    if (!log.isLevelEnabled(level)) return next();
    const start = performance.now();
    await next();
    log[level](
      {
        method,
        path: withoutSecret(path).slice(0, MAX_PATH),
        status: c.res.status,
        durationMs: Math.round(performance.now() - start),
        address: clientAddress(c),
      },
      'request',
    );
  };
}
