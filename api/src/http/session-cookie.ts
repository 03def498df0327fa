import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { SESSION_SECONDS } from '../auth/session-tokens.js';
import type { Config } from '../config.js';

/** Reads, sets and clears the session cookie (decision A14). */
export interface SessionCookie {
  name: string;
  read(c: Context): string | undefined;
  set(c: Context, token: string): void;
  clear(c: Context): void;
}

/** @param config `publicUrl` decides on `Secure` and `__Host-`; the port keeps planners on one host apart */
export function createSessionCookie(config: Pick<Config, 'publicUrl' | 'port'>): SessionCookie {
  const secure = config.publicUrl?.startsWith('https:') ?? false;
  const port = (config.publicUrl && new URL(config.publicUrl).port) || String(config.port);
  const name = secure ? '__Host-planner_session' : `planner_session_${port}`;
  const options = { path: '/', httpOnly: true, sameSite: 'Lax', secure } as const;
  return {
    name,
    read: (c) => getCookie(c, name),
    set: (c, token) => setCookie(c, name, token, { ...options, maxAge: SESSION_SECONDS }),
    clear: (c) => {
      deleteCookie(c, name, options);
    },
  };
}
