import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { PlannerError } from '../errors.js';
import type { Recorder } from './security-log.js';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The origins whose pages may write: the planner's own, which is PUBLIC_URL where that is set, and the allowed ones. */
function ownOrigins(url: string, publicUrl: string | undefined, allowed: readonly string[]): Set<string> {
  return new Set([publicUrl ?? new URL(url).origin, ...allowed]);
}

/**
 * Refuses writes that another site's page makes with the user's cookie. Browsers say where a request
 * comes from; a client that is no browser sends neither header and is let through.
 */
export function originCheck(
  publicUrl: string | undefined,
  allowed: readonly string[],
  recorderOf: (c: Context) => Recorder,
) {
  return createMiddleware(async (c, next) => {
    if (!SAFE.has(c.req.method)) {
      const site = c.req.header('sec-fetch-site');
      const origin = c.req.header('origin');
      const isOwnSite = site === 'same-origin' || site === 'none';
      const trusted = origin !== undefined && ownOrigins(c.req.url, publicUrl, allowed).has(origin);
      // Where nobody said what the planner's address is, the browser's word stands in for it: the
      // server itself does not see the https of a proxy. A name that leads here does not make it ours.
      const named = origin !== undefined && (publicUrl !== undefined || site === undefined);
      const fine = trusted || (!named && (isOwnSite || site === undefined));
      if (!fine) {
        recorderOf(c)('origin-rejected', { origin: origin ?? null, site: site ?? null });
        throw new PlannerError(
          'forbidden',
          'This page may not write here: add its origin to ALLOWED_ORIGINS to let it.',
        );
      }
    }
    await next();
  });
}
