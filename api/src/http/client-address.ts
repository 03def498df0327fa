import type { IncomingMessage, ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import type { Context } from 'hono';
import ipaddr from 'ipaddr.js';
import proxyAddr from 'proxy-addr';

/** Returns Node's request, or undefined if there is no network connection (in commands and tests). */
export const incomingOf = (c: Context): IncomingMessage | undefined =>
  (c.env as { incoming?: IncomingMessage } | undefined)?.incoming;

/** Returns Node's response, or undefined if there is no network connection (in commands and tests). */
export const outgoingOf = (c: Context): ServerResponse | undefined =>
  (c.env as { outgoing?: ServerResponse } | undefined)?.outgoing;

/** Whether the server has received the complete request. False if there is no network connection. */
export const isComplete = (c: Context): boolean => incomingOf(c)?.complete ?? false;

/**
 * Normalizes an IP address: `::ffff:a.b.c.d` becomes a.b.c.d, and the zone of `fe80::1%eth0` is removed. Returns null
 * for anything else.
 */
function canonical(address: string | undefined): string | null {
  const [withoutZone = ''] = address?.split('%') ?? [];
  // Also check the address with ipaddr.js, because Node.js accepts addresses that ipaddr.js can't parse, such as
  // ::1.2.3.4.
  return isIP(withoutZone) && ipaddr.isValid(withoutZone) ? ipaddr.process(withoutZone).toString() : null;
}

/**
 * Creates a function that returns the client's address. If a trusted proxy sends something that is not an address, the
 * function returns the proxy's address.
 *
 * @param trustedProxies the addresses and subnets of proxies whose X-Forwarded-For header is used (TRUST_PROXY)
 */
export function createClientAddress(trustedProxies: readonly string[]): (c: Context) => string {
  const trust = proxyAddr.compile([...trustedProxies]);
  return (c) => {
    const incoming = incomingOf(c);
    if (!incoming) return 'local';
    return canonical(proxyAddr(incoming, trust)) ?? canonical(incoming.socket.remoteAddress) ?? 'unknown';
  };
}

/**
 * Creates a function that returns whether a request comes directly from a trusted proxy.
 *
 * @param trustedProxies see {@link createClientAddress}
 */
export function createIsFromTrustedProxy(trustedProxies: readonly string[]): (c: Context) => boolean {
  const trust = proxyAddr.compile([...trustedProxies]);
  return (c) => {
    const address = incomingOf(c)?.socket.remoteAddress;
    return address !== undefined && trust(address, 0);
  };
}

/** The networks that contain an address. Limits apply to these networks. */
export interface Networks {
  /** The network that providers usually assign to one customer: an IPv4 address or an IPv6 /64 network. */
  home: string;
  /** The surrounding IPv6 /48 network, or null for IPv4. */
  site: string | null;
}

const HOME_GROUPS = 4;
const SITE_GROUPS = 3;

/** @param address a normalized address. If it is not an IPv6 address, `home` is the address itself. */
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
