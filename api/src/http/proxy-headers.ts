import type { IncomingMessage } from 'node:http';

/** Headers that proxies add to requests. */
export const PROXY_HEADERS = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'] as const;

const NAMES: ReadonlySet<string> = new Set(PROXY_HEADERS);

/** @param name in lower case */
export const isProxyHeader = (name: string): boolean => NAMES.has(name) || name.startsWith('x-forwarded-');

/** Whether a request uses another version than HTTP/1.1: nginx uses HTTP/1.0 by default. No browser does. */
export const usesOtherVersion = (incoming: IncomingMessage | undefined): boolean =>
  incoming !== undefined && incoming.httpVersion !== '1.1';
