import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import proxyAddr from 'proxy-addr';

/**
 * Reads the address that a request comes from.
 *
 * @param trustedProxies addresses and subnets whose X-Forwarded-For is believed (TRUST_PROXY)
 */
export function createClientAddress(trustedProxies: readonly string[]): (c: Context) => string {
  const trust = proxyAddr.compile([...trustedProxies]);
  return (c) => {
    const incoming = (c.env as { incoming?: IncomingMessage } | undefined)?.incoming;
    // Without a socket, as over the command line and in tests, everybody is one.
    return incoming ? proxyAddr(incoming, trust) : 'local';
  };
}
