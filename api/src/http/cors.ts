import type { Context, MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import type { Config } from '../config.js';
import { originNotAllowed } from '../errors.js';
import { readBearer } from './bearer.js';
import { EXCHANGE_PATH } from './exchange-path.js';
import { isOwnPage } from './origin-check.js';
import type { Recorder } from './security-log.js';

// Preflight requests from allowed origins can name any headers, because a page's own `fetch` can add headers, for
// example for tracing or for a gateway. Extra headers don't give an origin any additional access.
const shared = {
  allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
  exposeHeaders: ['X-Request-Id', 'Change-Id', 'ETag'],
  maxAge: 600,
};

/**
 * Lets pages on other origins read responses. Pages on allowed origins can send the user's cookie, but pages that
 * display an embed can't. Pages that are not allowed to display any embed can still read the error response. Otherwise,
 * they could only report that the request failed.
 *
 * @param isEmbedOrigin whether an embed can be displayed on an origin
 */
export function crossOrigin(
  { publicUrl, allowedOrigins }: Pick<Config, 'publicUrl' | 'allowedOrigins'>,
  isEmbedOrigin: (origin: string) => Promise<boolean>,
  recorderOf: (c: Context) => Recorder,
): MiddlewareHandler {
  const withCookie = cors({
    ...shared,
    origin: (origin) => (allowedOrigins.includes(origin) ? origin : null),
    credentials: true,
  });
  const withoutCookie = cors({
    ...shared,
    origin: async (origin) => ((await isEmbedOrigin(origin)) ? origin : null),
  });
  const rejection = cors({ ...shared, origin: (origin) => origin });
  /**
   * Whether the request can only come from a page that displays an embed. Returns true for all preflight requests,
   * because they never contain a token.
   */
  const isForEmbed = (c: Context, origin: string | undefined): origin is string =>
    origin !== undefined &&
    !allowedOrigins.includes(origin) &&
    !isOwnPage(c, publicUrl) &&
    (c.req.method === 'OPTIONS' || readBearer(c) !== undefined || c.req.path === EXCHANGE_PATH);
  /** Whether a browser is sending an embed's secret from a page on an unknown origin. Does not check the secret. */
  const isRejected = async (c: Context, origin: string) =>
    c.req.path === EXCHANGE_PATH &&
    /^(cross|same)-site$/.test(c.req.header('sec-fetch-site') ?? '') &&
    !(await isEmbedOrigin(origin));
  return async (c, next) => {
    const origin = c.req.header('origin');
    if (!isForEmbed(c, origin)) return withCookie(c, next);
    if (!(await isRejected(c, origin))) return withoutCookie(c, next);
    return rejection(c, () => {
      recorderOf(c)('origin-rejected', { origin, site: c.req.header('sec-fetch-site') ?? null });
      throw originNotAllowed();
    });
  };
}
