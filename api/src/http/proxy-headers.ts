/** Headers that proxies add to requests. */
export const PROXY_HEADERS = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'] as const;

const NAMES: ReadonlySet<string> = new Set(PROXY_HEADERS);

/** @param name in lower case */
export const isProxyHeader = (name: string): boolean => NAMES.has(name) || name.startsWith('x-forwarded-');
