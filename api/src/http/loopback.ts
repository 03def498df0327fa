import { isIP } from 'node:net';
import type { Context } from 'hono';
import proxyAddr from 'proxy-addr';
import type { Config } from '../config.js';
import { incomingOf } from './client-address.js';
import { isProxyHeader, usesOtherVersion } from './proxy-headers.js';

const isLoopbackAddress = proxyAddr.compile('loopback');

/** Whether only this machine can reach a host: localhost, 127.0.0.0/8 or ::1. */
export function isLoopbackHost(host: string): boolean {
  const name = host.replace(/^\[(.*)\]$/, '$1').toLowerCase();
  return /(^|\.)localhost$/.test(name) || (isIP(name) !== 0 && isLoopbackAddress(name, 0));
}

/** Whether both the address that the server listens on and its public URL are loopback addresses. */
export function isLoopbackOnly({ host, publicUrl }: Pick<Config, 'host' | 'publicUrl'>): boolean {
  return isLoopbackHost(host) && (publicUrl === undefined || isLoopbackHost(new URL(publicUrl).hostname));
}

const isLoopbackUrl = (url: string): boolean => URL.canParse(url) && isLoopbackHost(new URL(url).hostname);

/**
 * Whether a request came directly from this machine: no proxy added a header or used a version other than HTTP/1.1, and
 * the host and the page's origin, if any, are loopback addresses.
 */
export function isLoopbackRequest(c: Context): boolean {
  const headers = c.req.header();
  return (
    !Object.keys(headers).some(isProxyHeader) &&
    !usesOtherVersion(incomingOf(c)) &&
    isLoopbackUrl(c.req.url) &&
    (headers.origin === undefined || isLoopbackUrl(headers.origin))
  );
}
