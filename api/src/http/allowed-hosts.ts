import { isIP } from 'node:net';
import type { Context, MiddlewareHandler } from 'hono';
import type { Config } from '../config.js';
import { PlannerError } from '../errors.js';
import type { Recorder } from './security-log.js';

/** Whether a host name is one that the planner is reached by. */
export type IsAllowedHost = (hostname: string) => boolean;

const plain = (hostname: string) => hostname.toLowerCase().replace(/\.$/, '');

/** @param config `publicUrl`, `host` and `allowedHosts` name the hosts; localhost and IP addresses always are */
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
      // Nobody can make an address lead elsewhere, as they can a name.
      isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0 ||
      endings.some((ending) => name.endsWith(ending))
    );
  };
}

/**
 * Rejects requests that name another host. A page of an attacker whose name is made to lead here
 * would else have the planner's own origin in a browser.
 */
export function hostCheck(isAllowed: IsAllowedHost, recorderOf: (c: Context) => Recorder): MiddlewareHandler {
  return async (c, next) => {
    const { hostname } = new URL(c.req.url);
    // What looks after a server asks by whatever name it has.
    if (!isAllowed(hostname) && !c.req.path.startsWith('/health/')) {
      recorderOf(c)('host-rejected', { host: hostname });
      const failure = new PlannerError(
        'misdirected',
        `This planner does not serve the host '${hostname}'. Set ALLOWED_HOSTS to serve it.`,
      );
      if (/^\/(api|graphql)(\/|$)/.test(c.req.path)) throw failure;
      return c.text(failure.message, 421);
    }
    await next();
  };
}
