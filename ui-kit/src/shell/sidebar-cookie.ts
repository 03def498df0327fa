/** The cookie that remembers the sidebar. */
export const SIDEBAR_COOKIE = 'cp-sidebar';

/** 7 days, in seconds (spec, section 9). */
const MAX_AGE = 7 * 24 * 60 * 60;

/**
 * Whether the sidebar was left open, from `document.cookie` or a request's `Cookie` header; null
 * where nothing is remembered.
 *
 * @example readSidebarCookie('a=b; cp-sidebar=collapsed') // false
 */
export function readSidebarCookie(cookies: string): boolean | null {
  for (const cookie of cookies.split(';')) {
    const [name, value] = cookie.split('=').map((part) => part.trim());
    if (name !== SIDEBAR_COOKIE) continue;
    if (value === 'expanded') return true;
    if (value === 'collapsed') return false;
  }
  return null;
}

/**
 * What to assign to `document.cookie` so that the sidebar is remembered for 7 days.
 *
 * @example sidebarCookie({ open: false }) // 'cp-sidebar=collapsed; path=/; max-age=604800; samesite=lax'
 */
export function sidebarCookie({ open }: { open: boolean }): string {
  return `${SIDEBAR_COOKIE}=${open ? 'expanded' : 'collapsed'}; path=/; max-age=${MAX_AGE}; samesite=lax`;
}
