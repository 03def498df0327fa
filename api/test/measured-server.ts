import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import type { Command, Cost, Reply } from './event-loop-probe.js';

/**
 * How long a request can take before the server counts as hung, in milliseconds. A busy database needs 40 seconds for
 * some requests.
 */
const DEADLINE = 120_000;

/** A request to measure. */
export interface Sent {
  method?: string;
  path: string;
  /** Text is sent unchanged. Any other value is sent as JSON. */
  body?: unknown;
  /** Sends a body of this many bytes in chunks of one byte, without `Content-Length`. */
  chunks?: number;
  cookie?: string;
}

/** A response and its cost. */
interface Measured {
  status: number;
  text: string;
  cost: Cost;
}

/** The built server in a separate process, so that it can hang without blocking the tests. */
export interface MeasuredServer {
  url: string;
  send(request: Sent): Promise<Response>;
  /** Sends a single request. Rejects if it exceeds the deadline. */
  measure(request: Sent): Promise<Measured>;
  /** Returns the heap size in bytes after a garbage collection. */
  heap(): Promise<number>;
  /** Kills the server, even if it hangs. */
  kill(): Promise<void>;
}

async function sendCommand(child: ChildProcess, command: Command): Promise<Reply> {
  child.send(command);
  const [reply] = (await once(child, 'message', { signal: AbortSignal.timeout(DEADLINE) })) as [Reply];
  return reply;
}

async function listening(child: ChildProcess): Promise<string> {
  let output = '';
  for await (const chunk of child.stdout ?? []) {
    output += String(chunk);
    const url = /ready on (\S+)/.exec(output)?.[1];
    if (url) return url;
  }
  throw new Error(`The server did not start: ${output}`);
}

/**
 * Sends a body in chunks of one byte. Resolves when the connection is closed, because the server could read the rest of
 * the body after it has responded. The server might close the connection early.
 */
function sendChunks(url: string, { path, cookie, chunks = 0 }: Sent): Promise<Response> {
  const { hostname, port } = new URL(url);
  const headers = [
    `POST ${path} HTTP/1.1`,
    `Host: ${hostname}:${port}`,
    'Content-Type: application/json',
    'Transfer-Encoding: chunked',
    ...(cookie ? [`Cookie: ${cookie}`] : []),
  ];
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    socket.setTimeout(DEADLINE, () => socket.destroy(new Error('The server did not respond.')));
    let status = 0;
    socket.on('data', (data) => {
      status ||= Number(String(data).split(' ')[1]);
      socket.end();
    });
    socket.on('error', (error) => status === 0 && reject(error));
    socket.on('close', () =>
      status === 0
        ? reject(new Error('The server did not respond.'))
        : resolve(new Response(null, { status })),
    );
    socket.write(`${headers.join('\r\n')}\r\n\r\n${'1\r\n \r\n'.repeat(chunks)}0\r\n\r\n`);
  });
}

/** Starts the built server on a free port. It logs only errors. */
export async function startMeasuredServer(environment: Record<string, string>): Promise<MeasuredServer> {
  const child = spawn(
    process.execPath,
    [
      ...['--expose-gc', '--import', join(import.meta.dirname, 'event-loop-probe.ts')],
      ...[join(import.meta.dirname, '../dist/main.js'), 'serve'],
    ],
    {
      env: {
        PATH: process.env.PATH ?? '',
        HOME: process.env.HOME ?? '',
        PORT: '0',
        LOG_LEVEL: 'error',
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    },
  );
  const url = await listening(child);
  child.stdout?.resume();

  const send = (request: Sent) => {
    const { method = 'POST', path, body, cookie, chunks } = request;
    if (chunks !== undefined) return sendChunks(url, request);
    return fetch(`${url}${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      signal: AbortSignal.timeout(DEADLINE),
    });
  };

  return {
    url,
    send,
    async measure(request) {
      await sendCommand(child, 'start');
      const response = await send(request);
      const text = await response.text();
      const reply = await sendCommand(child, 'stop');
      if (!('cost' in reply)) throw new Error('The server did not report a measurement.');
      return { status: response.status, text, cost: reply.cost };
    },
    async heap() {
      const reply = await sendCommand(child, 'heap');
      if (!('heap' in reply)) throw new Error('The server did not report a measurement.');
      return reply.heap;
    },
    async kill() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}
