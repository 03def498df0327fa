import type { Context } from 'hono';
import { incomingOf } from './client-address.js';

/**
 * Closes the connection of a request, so that its client notices that the response is incomplete. Resets the connection,
 * because HTTP/1.0 clients, such as some proxies, take a connection that is closed normally for the end of the response.
 *
 * @returns false if there is no network connection (in commands and tests)
 */
export function cutOff(c: Context): boolean {
  const socket = incomingOf(c)?.socket;
  if (socket && !socket.destroyed) socket.resetAndDestroy();
  return socket !== undefined;
}
