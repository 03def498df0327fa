import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { PlannerError } from '../errors.js';
import { isApiPath } from './api-path.js';
import { incomingOf } from './client-address.js';
import { IMPORT_PATH } from './import-path.js';

/** The maximum size of a request body, in bytes. */
export const MAX_BODY = 1024 * 1024;

/** The maximum size of an import request body, in bytes. */
const MAX_IMPORT_BODY = 16 * 1024 * 1024;

/**
 * The maximum body size for requests without a session, in bytes. Logins and registrations only send a few hundred
 * bytes.
 */
const MAX_VISITOR_BODY = 64 * 1024;

/**
 * How long the connection stays open so that a client that is still sending the body can read the response, in
 * milliseconds.
 */
const LINGER = 1_000;

/**
 * Closes the connection after the response instead of reading the rest of the body. The connection stays open for a
 * moment, because closing it while the client is still sending would discard the response, and the client would get a
 * network error instead.
 */
function closeAfterResponse(c: Context): void {
  c.header('Connection', 'close');
  const socket = incomingOf(c)?.socket;
  if (!socket) return;
  // Node.js calls this method after the last response of a connection.
  socket.destroySoon = () => {
    socket.end();
    // Pause the socket again, because Node.js has just resumed it to read the rest of the body.
    setImmediate(() => socket.pause());
    const timer = setTimeout(() => socket.destroy(), LINGER).unref();
    socket.once('close', () => clearTimeout(timer));
  };
}

type Rejection =
  | 'bodyNotAllowed'
  | 'bodyTooLarge'
  | 'importTooLarge'
  | 'lengthRequired'
  | 'visitorBodyTooLarge';

function reject(c: Context, code: Rejection): never {
  closeAfterResponse(c);
  throw new PlannerError(code);
}

const isChunked = (c: Context) => c.req.header('transfer-encoding') !== undefined;

// Node.js enforces `Content-Length`, so there's no need to count the received bytes.
const isLonger = (c: Context, maxSize: number) => Number(c.req.header('content-length')) > maxSize;

/** Returns the maximum body size for requests to a path, in bytes. */
function maxBodyOf(path: string): number {
  if (path === IMPORT_PATH) return MAX_IMPORT_BODY;
  return isApiPath(path) ? MAX_BODY : 0;
}

function checkLength(c: Context, maxSize: number, code: Rejection): void {
  if (isLonger(c, maxSize)) reject(c, code);
}

/**
 * Closes the connection after any response to a request whose body exceeds its path's limit. Otherwise, Node.js would
 * read the rest of the body.
 */
export const closeAfterLargeBody = createMiddleware(async (c, next) => {
  await next();
  if (isChunked(c) || isLonger(c, maxBodyOf(c.req.path))) closeAfterResponse(c);
});

/**
 * Limits the size of an API request's body. Requires the `Content-Length` header, because each chunk of a chunked body
 * takes time to read, no matter how small the chunk is. Browsers and HTTP clients send the length of any body that is
 * not a stream.
 */
export const limitBody = createMiddleware((c, next) => {
  if (isChunked(c)) reject(c, 'lengthRequired');
  const maxBody = maxBodyOf(c.req.path);
  checkLength(c, maxBody, maxBody === MAX_IMPORT_BODY ? 'importTooLarge' : 'bodyTooLarge');
  return next();
});

/** Rejects bodies of requests outside the API, where bodies are not used. */
export const rejectBody = createMiddleware((c, next) => {
  if (!isApiPath(c.req.path) && (isChunked(c) || isLonger(c, 0))) reject(c, 'bodyNotAllowed');
  return next();
});

/**
 * Limits the body size of a request without a session. Must be called before the body is parsed.
 *
 * @throws PlannerError `tooLarge`
 */
export function limitVisitorBody(c: Context): void {
  checkLength(c, MAX_VISITOR_BODY, 'visitorBodyTooLarge');
}

/**
 * Closes the connection after the response if the body exceeds the limit for requests without a session. Call this
 * before rejecting an import without reading its body.
 */
export function closeAfterUnreadBody(c: Context): void {
  if (isLonger(c, MAX_VISITOR_BODY)) closeAfterResponse(c);
}
