import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { PlannerError } from '../errors.js';
import { readBearer } from './bearer.js';
import { EXCHANGE_PATH } from './exchange-path.js';
import type { Recorder } from './security-log.js';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Returns the origins whose pages can make changes: the server's own origin (PUBLIC_URL if it is set) and the allowed
 * origins.
 */
function ownOrigins(url: string, publicUrl: string | undefined, allowed: readonly string[]): Set<string> {
  return new Set([publicUrl ?? new URL(url).origin, ...allowed]);
}

/**
 * Rejects writes that pages on other sites send with the user's cookie. Browsers send the origin in a header. Other
 * clients don't send this header and are allowed.
 */
export function originCheck(
  publicUrl: string | undefined,
  allowed: readonly string[],
  recorderOf: (c: Context) => Recorder,
) {
  return createMiddleware(async (c, next) => {
    // Allow requests with a bearer token, because browsers never add one on their own. Allow exchanges of a secret,
    // because they have no effect on the user's session.
    const isWithoutCookie = readBearer(c) !== undefined || c.req.path === EXCHANGE_PATH;
    if (!SAFE.has(c.req.method) && !isWithoutCookie) {
      const site = c.req.header('sec-fetch-site');
      const origin = c.req.header('origin');
      const isOwnSite = site === 'same-origin' || site === 'none';
      const trusted = origin !== undefined && ownOrigins(c.req.url, publicUrl, allowed).has(origin);
      // Without PUBLIC_URL, use the browser's `Sec-Fetch-Site`, because behind a proxy, the server doesn't know whether
      // the page uses https. With PUBLIC_URL, other names of the same server are not trusted.
      const mustMatch = origin !== undefined && (publicUrl !== undefined || site === undefined);
      const isAllowed = trusted || (!mustMatch && (isOwnSite || site === undefined));
      if (!isAllowed) {
        recorderOf(c)('origin-rejected', { origin: origin ?? null, site: site ?? null });
        throw new PlannerError('pageCannotWrite');
      }
    }
    await next();
  });
}

/** Whether a page of this server sent the request. */
export function isOwnPage(c: Context, publicUrl: string | undefined): boolean {
  if (c.req.header('sec-fetch-site') === 'same-origin') return true;
  const origin = c.req.header('origin');
  return origin !== undefined && ownOrigins(c.req.url, publicUrl, []).has(origin);
}
