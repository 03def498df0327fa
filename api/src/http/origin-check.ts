import { createMiddleware } from 'hono/factory';
import { PlannerError } from '../errors.js';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The origins whose pages may write: the planner's own and the allowed ones. */
export function ownOrigins(
  url: string,
  publicUrl: string | undefined,
  allowed: readonly string[],
): Set<string> {
  return new Set([new URL(url).origin, ...(publicUrl ? [publicUrl] : []), ...allowed]);
}

/**
 * Refuses writes that another site's page makes with the user's cookie. Browsers say where a request
 * comes from; a client that is no browser sends neither header and is let through.
 */
export function originCheck(publicUrl: string | undefined, allowed: readonly string[]) {
  return createMiddleware(async (c, next) => {
    if (!SAFE.has(c.req.method)) {
      const site = c.req.header('sec-fetch-site');
      const origin = c.req.header('origin');
      const trusted = origin !== undefined && ownOrigins(c.req.url, publicUrl, allowed).has(origin);
      const fine = trusted || (site ? site === 'same-origin' || site === 'none' : origin === undefined);
      if (!fine) {
        throw new PlannerError(
          'forbidden',
          'This page may not write here: add its origin to ALLOWED_ORIGINS to let it.',
        );
      }
    }
    await next();
  });
}
