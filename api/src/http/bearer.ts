import type { Context } from 'hono';

/**
 * Returns the token from the `Authorization: Bearer` header, or undefined if there is none. Ignores other schemes,
 * because a proxy might use them.
 */
export function readBearer(c: Context): string | undefined {
  const [, token] = /^bearer(?:\s+(.*))?$/is.exec(c.req.header('authorization')?.trim() ?? '') ?? ['', null];
  return token === null ? undefined : (token ?? '');
}
