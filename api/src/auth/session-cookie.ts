import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Config } from '../config.js';
import type { LoginTokens } from '../context.js';
import { DEVICE_SECONDS } from './device-tokens.js';
import { SESSION_SECONDS } from './session-tokens.js';

/** Reads, sets and clears the session cookie and the cookie that identifies known browsers. */
export interface SessionCookie {
  name: string;
  /** Returns the session token. If this request logged the user in, returns the new token. */
  read(c: Context): string | undefined;
  readDevice(c: Context): string | undefined;
  /** Returns the token of a single sign-on identity that can be connected to an account. */
  readIdentity(c: Context): string | undefined;
  clearIdentity(c: Context): void;
  set(c: Context, tokens: LoginTokens): void;
  /** Marks the browser as known. */
  setDevice(c: Context, deviceToken: string): void;
  /** Clears the session cookie. The browser stays marked as known. */
  clear(c: Context): void;
}

/**
 * The short name of the cookie that stores a single sign-on identity, which can be connected to an account. See
 * `nameOf`.
 */
export const IDENTITY_COOKIE = 'identity';

/** The names and options of cookies. */
interface CookieRules {
  /** Returns the complete name of a cookie. */
  nameOf(what: string): string;
  options: { path: '/'; httpOnly: true; sameSite: 'Lax'; secure: boolean };
}

/**
 * Returns the names and options of all cookies.
 *
 * @param config `publicUrl` determines `Secure` and `__Host-`; the port distinguishes the cookies of several planners
 *   on the same host
 */
export function cookieRules(config: Pick<Config, 'publicUrl' | 'port'>): CookieRules {
  const secure = config.publicUrl?.startsWith('https:') ?? false;
  const port = (config.publicUrl && new URL(config.publicUrl).port) || String(config.port);
  return {
    nameOf: (what) => (secure ? `__Host-planner_${what}` : `planner_${what}_${port}`),
    options: { path: '/', httpOnly: true, sameSite: 'Lax', secure },
  };
}

/** @param config see {@link cookieRules} */
export function createSessionCookie(config: Pick<Config, 'publicUrl' | 'port'>): SessionCookie {
  const { nameOf, options } = cookieRules(config);
  const name = nameOf('session');
  const deviceName = nameOf('device');
  // After a login or logout, the request's headers still contain the old token, so remember the change here.
  const changed = new WeakMap<Context, string | undefined>();
  const setDevice = (c: Context, deviceToken: string) =>
    setCookie(c, deviceName, deviceToken, { ...options, maxAge: DEVICE_SECONDS });
  return {
    name,
    read: (c) => (changed.has(c) ? changed.get(c) : getCookie(c, name)),
    readDevice: (c) => getCookie(c, deviceName),
    readIdentity: (c) => getCookie(c, nameOf(IDENTITY_COOKIE)),
    clearIdentity: (c) => void deleteCookie(c, nameOf(IDENTITY_COOKIE), options),
    setDevice,
    set(c, { token, deviceToken }) {
      changed.set(c, token);
      setCookie(c, name, token, { ...options, maxAge: SESSION_SECONDS });
      setDevice(c, deviceToken);
    },
    clear: (c) => {
      changed.set(c, undefined);
      deleteCookie(c, name, options);
    },
  };
}
