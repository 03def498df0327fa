import type { Context } from 'hono';

/**
 * Returns the token of the header `Authorization: Bearer`, or undefined if there is none. Other schemes are ignored,
 * because a proxy may use them.
 */
export function readBearer(c: Context): string | undefined {
  const [, token] = /^bearer(?:\s+(.*))?$/is.exec(c.req.header('authorization')?.trim() ?? '') ?? ['', null];
  return token === null ? undefined : (token ?? '');
}
