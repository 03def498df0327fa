import type { IncomingMessage } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import proxyAddr from 'proxy-addr';
import { requireAdmin } from '../auth/policy.js';
import type { Config } from '../config.js';
import type { RequestContext } from '../context.js';
import { incomingOf } from '../http/client-address.js';
import { isLoopbackHost } from '../http/loopback.js';
import { PROXY_HEADERS } from '../http/proxy-headers.js';

/** The types of warnings. */
export const WARNING_CODES = ['insecureConnection', 'untrustedProxy'] as const;

/** A problem with the server's settings that an administrator should fix. */
export interface ServerWarning {
  /** The type of problem, for programs. */
  code: (typeof WARNING_CODES)[number];
  /** Describes the problem and the setting that fixes it. */
  message: string;
}

/** The warnings of a server. */
export interface ServerWarnings {
  /** The warnings so far, oldest first. */
  list(): readonly ServerWarning[];
  /** Checks each request for the headers of an untrusted proxy. */
  watch: MiddlewareHandler;
}

const insecureConnection = (host: string): ServerWarning => ({
  code: 'insecureConnection',
  message: `Other machines can reach this server (HOST is ${host}) without https://, so passwords may be sent unencrypted. Put a TLS proxy in front of it and set PUBLIC_URL.`,
});

const untrustedProxy = (peer: string, header: string): ServerWarning => ({
  code: 'untrustedProxy',
  message: `A request from ${peer} has the header ${header}. If that is your proxy, set TRUST_PROXY to its address. Until then, everyone behind it shares one login limit.`,
});

/** Returns the header that shows that an untrusted proxy forwarded the request, or null. */
function proxyHeader(
  incoming: IncomingMessage | undefined,
  trust: (address: string, hops: number) => boolean,
): { peer: string; header: string } | null {
  const peer = incoming?.socket.remoteAddress;
  const header = peer && PROXY_HEADERS.find((name) => incoming.headers[name] !== undefined);
  return header && !trust(peer, 0) ? { peer, header } : null;
}

/** Collects the warnings of a server and logs each once. */
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

/** Lists problems with the server's settings. Administrators only. */
export function listServerWarnings(context: RequestContext): readonly ServerWarning[] {
  requireAdmin(context);
  return context.serverWarnings;
}
