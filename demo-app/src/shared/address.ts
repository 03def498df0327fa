import type { TokenAuth } from '@content-planner/sdk';

/** What the address of a shared page contains. */
export interface SharedAddress {
  type: 'link' | 'embed';
  /** The access token. Null if the address contains no token, or a token of another kind, such as a key. */
  auth: TokenAuth | null;
}

/** Reads the address of a shared page: `/shared/<id>#<secret>` or `/embed/<id>#<secret>`. */
export function readAddress({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): SharedAddress {
  const [, page, id = ''] = pathname.split('/');
  const type = page === 'embed' ? 'embed' : 'link';
  const token = hash.slice(1);
  return { type, auth: token.startsWith(`cp_${type}_`) ? { token, id } : null };
}
