/** The cookie that stores the state of the sidebar. On https pages, its name begins with `__Host-`. */
export const SIDEBAR_COOKIE = 'cp-sidebar';

const SECURE_COOKIE = `__Host-${SIDEBAR_COOKIE}`;

/** 7 days, in seconds. */
const MAX_AGE = 7 * 24 * 60 * 60;

const STATES: Readonly<Record<string, boolean>> = { expanded: true, collapsed: false };

/**
 * Returns whether the sidebar was expanded, given `document.cookie` or the `Cookie` header of a request. Returns null
 * if there is no such cookie.
 *
 * @example readSidebarCookie('a=b; cp-sidebar=collapsed') // false
 */
export function readSidebarCookie(cookies: string): boolean | null {
  const states = new Map<string | undefined, boolean>();
  for (const cookie of cookies.split(';')) {
    const [name, value = ''] = cookie.split('=').map((part) => part.trim());
    if (Object.hasOwn(STATES, value)) states.set(name, STATES[value] as boolean);
  }
  return states.get(SECURE_COOKIE) ?? states.get(SIDEBAR_COOKIE) ?? null;
}

/**
 * Returns the value to assign to `document.cookie` to store the state of the sidebar for 7 days.
 *
 * @param state.secure Whether the page uses https. If so, the cookie is restricted to https and the host.
 * @example sidebarCookie({ open: false }) // 'cp-sidebar=collapsed; path=/; max-age=604800; samesite=lax'
 */
export function sidebarCookie({ open, secure = false }: { open: boolean; secure?: boolean }): string {
  const name = secure ? SECURE_COOKIE : SIDEBAR_COOKIE;
  const cookie = `${name}=${open ? 'expanded' : 'collapsed'}; path=/; max-age=${MAX_AGE}; samesite=lax`;
  return secure ? `${cookie}; secure` : cookie;
}
