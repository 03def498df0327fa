import type { IncomingMessage } from 'node:http';
import type { MessageParams } from '@content-planner/model';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import proxyAddr from 'proxy-addr';
import { requireAdmin } from '../accounts/policy.js';
import type { Config } from '../config.js';
import type { RequestContext } from '../context.js';
import { incomingOf } from '../http/client-address.js';
import { isLoopbackHost } from '../http/loopback.js';
import { isMonitoring } from '../http/monitoring.js';
import { PROXY_HEADERS, usesOtherVersion } from '../http/proxy-headers.js';

/** The types of warnings. */
export const WARNING_CODES = ['insecureConnection', 'untrustedProxy'] as const;

/** A problem with the server's settings that an administrator should fix. */
export interface ServerWarning {
  /** The type of problem, for clients. */
  code: (typeof WARNING_CODES)[number];
  /** The values in the message, for clients that translate it. */
  params: MessageParams;
  /** Describes the problem and the setting that fixes it. */
  message: string;
}

/** The warnings of a server. */
export interface ServerWarnings {
  /** Returns the warnings that have been logged so far, oldest first. */
  list(): readonly ServerWarning[];
  /** Checks whether requests come through an untrusted proxy. */
  watch: MiddlewareHandler;
}

const insecureConnection = (host: string): ServerWarning => ({
  code: 'insecureConnection',
  params: { host },
  message: `Other machines can reach this server (HOST is ${host}) without https://, so passwords may be sent unencrypted. Put a TLS proxy in front of it and set PUBLIC_URL.`,
});

const untrustedProxy = (peer: string, header: string): ServerWarning => ({
  code: 'untrustedProxy',
  params: { peer, header },
  message: `A request from ${peer} has the header ${header}. If that is your proxy, set TRUST_PROXY to its address. Until then, everyone behind it shares one login limit.`,
});

const silentProxy = (peer: string, version: string): ServerWarning => ({
  code: 'untrustedProxy',
  params: { peer, version },
  message: `A request from ${peer} uses HTTP/${version}, but has no X-Forwarded-For. If that is your proxy, make it add X-Forwarded-For, set TRUST_PROXY to its address, and set PUBLIC_URL. Until then, everyone behind it shares one login limit.`,
});

/** Returns a warning if an untrusted proxy seems to have forwarded the request, and null otherwise. */
function proxyWarning(
  incoming: IncomingMessage | undefined,
  path: string,
  trust: (address: string, hops: number) => boolean,
): ServerWarning | null {
  const peer = incoming?.socket.remoteAddress;
  if (!peer || trust(peer, 0)) return null;
  const header = PROXY_HEADERS.find((name) => incoming.headers[name] !== undefined);
  if (header) return untrustedProxy(peer, header);
  // Ignore monitoring requests, because load balancers' health checks also use HTTP/1.0.
  return usesOtherVersion(incoming) && !isMonitoring(path) ? silentProxy(peer, incoming.httpVersion) : null;
}

/** Collects the server's warnings and logs each one once. */
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
        const warning = proxyWarning(incomingOf(c), c.req.path, trust);
        if (warning) warn(warning);
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
