import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { Context } from 'hono';
import ipaddr from 'ipaddr.js';
import proxyAddr from 'proxy-addr';

/** Node's own request, or undefined without a socket: over the command line and in tests. */
export const incomingOf = (c: Context): IncomingMessage | undefined =>
  (c.env as { incoming?: IncomingMessage } | undefined)?.incoming;

/** An IP address in its usual form, `::ffff:a.b.c.d` as a.b.c.d, or null for anything else. */
function canonical(address: string | undefined): string | null {
  return address && isIP(address) ? ipaddr.process(address).toString() : null;
}

/**
 * Reads the address that a request comes from. What a trusted proxy sends that is no address counts as
 * the proxy's own.
 *
 * @param trustedProxies addresses and subnets whose X-Forwarded-For is believed (TRUST_PROXY)
 */
export function createClientAddress(trustedProxies: readonly string[]): (c: Context) => string {
  const trust = proxyAddr.compile([...trustedProxies]);
  return (c) => {
    const incoming = incomingOf(c);
    if (!incoming) return 'local';
    return canonical(proxyAddr(incoming, trust)) ?? canonical(incoming.socket.remoteAddress) ?? 'unknown';
  };
}

/** The networks that an address is counted by. */
export interface Networks {
  /** What one customer usually has: an IPv4 address, or an IPv6 network of /64. */
  home: string;
  /** The IPv6 network of /48 around it, or null for IPv4. */
  site: string | null;
}

const HOME_GROUPS = 4;
const SITE_GROUPS = 3;

/** @param address in its usual form; anything that is no IPv6 address is a home of its own */
export function networksOf(address: string): Networks {
  if (isIP(address) !== 6) return { home: address, site: null };
  const { parts } = ipaddr.IPv6.parse(address);
  const network = (groups: number) =>
    `${parts
      .slice(0, groups)
      .map((part) => part.toString(16))
      .join(':')}::/${groups * 16}`;
  return { home: network(HOME_GROUPS), site: network(SITE_GROUPS) };
}
