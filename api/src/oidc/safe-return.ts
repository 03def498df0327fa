import type { Config } from '../config.js';

/** The maximum length of the URL to return to, in characters. The browser stores it in a cookie. */
const MAX_LENGTH = 1000;

/**
 * Returns the URL to open after a login: a path in the planner, or a page on an origin in ALLOWED_ORIGINS. For anything
 * else, returns the calendar's URL, so that a link to the planner can't redirect to another site.
 */
export function safeReturn(
  wanted: string | undefined,
  { publicUrl, allowedOrigins }: Pick<Config, 'publicUrl' | 'allowedOrigins'>,
): string {
  if (!wanted || wanted.length > MAX_LENGTH || !publicUrl || !URL.canParse(wanted, publicUrl)) return '/';
  const url = new URL(wanted, publicUrl);
  if (url.origin === publicUrl)
    return url.pathname.startsWith('//') ? '/' : `${url.pathname}${url.search}${url.hash}`;
  return allowedOrigins.includes(url.origin) ? url.href : '/';
}
