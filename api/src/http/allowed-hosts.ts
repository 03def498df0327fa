import { isIP } from 'node:net';
import type { Context, MiddlewareHandler } from 'hono';
import type { Config } from '../config.js';
import { PlannerError } from '../errors.js';
import { isApiPath } from './api-path.js';
import { isMonitoring } from './monitoring.js';
import type { Recorder } from './security-log.js';

/** Returns whether the server accepts requests for a host name. */
export type IsAllowedHost = (hostname: string) => boolean;

const plain = (hostname: string) => hostname.toLowerCase().replace(/\.$/, '');

/**
 * @param config `publicUrl`, `host` and `allowedHosts` specify the allowed hosts; localhost and IP addresses are always
 *   allowed
 */
export function createIsAllowedHost({
  publicUrl,
  host,
  allowedHosts,
}: Pick<Config, 'publicUrl' | 'host' | 'allowedHosts'>): IsAllowedHost {
  const listed = [...allowedHosts, host, ...(publicUrl ? [new URL(publicUrl).hostname] : [])].map(plain);
  const names = new Set(['localhost', ...listed]);
  const endings = [
    '.localhost',
    ...listed.filter((name) => name.startsWith('*.')).map((name) => name.slice(1)),
  ];
  return (hostname) => {
    const name = plain(hostname);
    return (
      names.has(name) ||
      // Allow all IP addresses, because DNS rebinding only works with names.
      isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0 ||
      endings.some((ending) => name.endsWith(ending))
    );
  };
}

/**
 * Rejects requests for other hosts. Without this check, an attacker could point a domain at the server (DNS rebinding),
 * and browsers would treat pages on that domain as pages of the server.
 */
export function hostCheck(isAllowed: IsAllowedHost, recorderOf: (c: Context) => Recorder): MiddlewareHandler {
  return async (c, next) => {
    if (isMonitoring(c.req.path)) return next();
    if (!URL.canParse(c.req.url)) throw new PlannerError('hostHeaderInvalid');
    const { hostname } = new URL(c.req.url);
    if (!isAllowed(hostname)) {
      recorderOf(c)('host-rejected', { host: hostname });
      const failure = new PlannerError('hostNotAllowed', { host: hostname });
      if (isApiPath(c.req.path)) throw failure;
      return c.text(failure.message, 421);
    }
    return next();
  };
}
