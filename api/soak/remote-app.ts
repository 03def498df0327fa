import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Callable } from '../test/client.js';

/** How long a response can take before the request counts as hung, in milliseconds. */
const DEADLINE = 30_000;

/** An error for a request that got no response, or only part of one. */
export class NoResponse extends Error {
  /**
   * The code is `ECONNREFUSED` if nothing was sent, and `HUNG` if the response was not complete before the deadline.
   * Any other code means that the connection was cut.
   */
  readonly code: string;

  constructor(cause: NodeJS.ErrnoException) {
    super(cause.message, { cause });
    this.code = cause.code ?? 'cut';
  }
}

async function read(received: IncomingMessage): Promise<Response> {
  const body = await text(received);
  const headers = new Headers();
  for (const [name, values] of Object.entries(received.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value);
  }
  return new Response(body === '' ? null : body, { status: received.statusCode ?? 0, headers });
}

/**
 * Creates an app for test clients that forwards requests to a server in another process, over one keep-alive
 * connection.
 *
 * @param url the origin of the server, which can change when the server restarts
 */
export function remoteApp(url: () => string): Callable & { close(): void } {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return {
    routes: [],
    request: (path, { method, headers, body }: RequestInit = {}) =>
      new Promise<Response>((resolve, reject) => {
        const fail = (error: NodeJS.ErrnoException) => {
          clearTimeout(deadline);
          reject(new NoResponse(error));
        };
        const sent = request(
          `${url()}${path}`,
          { agent, method, headers: headers as Record<string, string> },
          (received) =>
            read(received).then((response) => {
              clearTimeout(deadline);
              resolve(response);
            }, fail),
        );
        const deadline = setTimeout(
          () => sent.destroy(Object.assign(new Error(`no response to ${path}`), { code: 'HUNG' })),
          DEADLINE,
        );
        sent.once('error', fail);
        sent.end(body);
      }),
    close: () => agent.destroy(),
  };
}
