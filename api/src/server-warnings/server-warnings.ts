import type { IncomingMessage } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import proxyAddr from 'proxy-addr';
import { requireAdmin } from '../auth/policy.js';
import type { Config } from '../config.js';
import type { RequestContext } from '../context.js';
import { incomingOf } from '../http/client-address.js';
import { isLoopbackHost } from '../http/loopback.js';

/** What there are warnings about. */
export const WARNING_CODES = ['insecureConnection', 'untrustedProxy'] as const;

/** Something about the settings of the server that an administrator should fix. */
export interface ServerWarning {
  /** What it is, for programs. */
  code: (typeof WARNING_CODES)[number];
  /** What it is and what to do about it, as sentences. */
  message: string;
}

/** What there is to warn of so far. */
export interface ServerWarnings {
  /** Oldest first. */
  list(): readonly ServerWarning[];
  /** Looks at a request on its way. */
  watch: MiddlewareHandler;
}

const PROXY_HEADERS = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'] as const;

const insecureConnection = (host: string): ServerWarning => ({
  code: 'insecureConnection',
  message: `Other machines can reach this server (HOST is ${host}) without https://, so passwords may travel unencrypted. Put a proxy with TLS in front of it and set PUBLIC_URL.`,
});

const untrustedProxy = (peer: string, header: string): ServerWarning => ({
  code: 'untrustedProxy',
  message: `A request from ${peer} has the header ${header}. If that is your proxy, set TRUST_PROXY to its address: until then everybody behind it shares one login limit.`,
});

/** The header by which a request shows that a proxy passed it on, unless that proxy is trusted. */
function proxyHeader(
  incoming: IncomingMessage | undefined,
  trust: (address: string, hops: number) => boolean,
): { peer: string; header: string } | null {
  const peer = incoming?.socket.remoteAddress;
  const header = peer && PROXY_HEADERS.find((name) => incoming.headers[name] !== undefined);
  return header && !trust(peer, 0) ? { peer, header } : null;
}

/** Collects the warnings of a server; each is logged once. */
export function createServerWarnings(
  { host, publicUrl, trustedProxies }: Pick<Config, 'host' | 'publicUrl' | 'trustedProxies'>,
  log: Logger,
): ServerWarnings {
  const trust = proxyAddr.compile([...trustedProxies]);
  const warnings = new Map<ServerWarning['code'], ServerWarning>();
  const warn = (warning: ServerWarning) => {
    warnings.set(warning.code, warning);
    log.warn({ code: warning.code }, warning.message);
  };
  if (!isLoopbackHost(host) && !publicUrl?.startsWith('https:')) warn(insecureConnection(host));
  return {
    list: () => [...warnings.values()],
    async watch(c, next) {
      if (!warnings.has('untrustedProxy')) {
        const found = proxyHeader(incomingOf(c), trust);
        if (found) warn(untrustedProxy(found.peer, found.header));
      }
      await next();
    },
  };
}

/** What is wrong with the settings of the server. Administrators only. */
export function listServerWarnings(context: RequestContext): readonly ServerWarning[] {
  requireAdmin(context);
  return context.serverWarnings;
}
