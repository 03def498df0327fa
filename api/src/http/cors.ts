import type { Context, MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import type { Config } from '../config.js';
import { readBearer } from './bearer.js';
import { EXCHANGE_PATH } from './exchange-path.js';

// Preflight requests can name any headers, because a page's own `fetch` can add headers, for example for tracing or for
// a gateway. Extra headers don't give an origin any additional access.
const shared = {
  allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
  exposeHeaders: ['X-Request-Id', 'Change-Id', 'ETag', 'Link'],
  maxAge: 600,
};

/**
 * Lets pages on other origins read responses. Pages on allowed origins can send the user's cookie. All other pages can
 * only read the responses to exchanges and to requests with a token, which contain no cookies, so that they can display
 * embeds. These responses allow every origin. If they only allowed the origins of embeds, anyone could find out which
 * sites display the calendar. The token itself determines on which origins an embed works.
 */
export function crossOrigin({ allowedOrigins }: Pick<Config, 'allowedOrigins'>): MiddlewareHandler {
  const withCookie = cors({
    ...shared,
    origin: (origin) => (allowedOrigins.includes(origin) ? origin : null),
    credentials: true,
  });
  const withoutCookie = cors({ ...shared, origin: '*' });
  /** Whether the request contains no cookie. Returns true for all preflight requests, because they have no token. */
  const isWithoutCookie = (c: Context) =>
    !allowedOrigins.includes(c.req.header('origin') ?? '') &&
    (c.req.method === 'OPTIONS' || readBearer(c) !== undefined || c.req.path === EXCHANGE_PATH);
  return (c, next) => (isWithoutCookie(c) ? withoutCookie : withCookie)(c, next);
}
