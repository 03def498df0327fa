import type { IncomingMessage } from 'node:http';

/** Headers that proxies add to requests. */
export const PROXY_HEADERS = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'] as const;

const NAMES: ReadonlySet<string> = new Set(PROXY_HEADERS);

/** @param name the header's name in lowercase */
export const isProxyHeader = (name: string): boolean => NAMES.has(name) || name.startsWith('x-forwarded-');

/** Whether a request uses a version other than HTTP/1.1. nginx uses HTTP/1.0 by default, but browsers never do. */
export const usesOtherVersion = (incoming: IncomingMessage | undefined): boolean =>
  incoming !== undefined && incoming.httpVersion !== '1.1';
