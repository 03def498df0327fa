import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { BroadcastChannel, isMainThread, threadName } from 'node:worker_threads';

/**
 * `node --import` loads this module into each thread of a server. The thread that serves requests measures itself, and
 * the main thread relays messages between it and the parent process. All times are CPU times of the thread that serves
 * requests, so other processes and the threads that hash passwords don't count.
 */

/** The CPU time of the server's thread between `start` and `stop`, in milliseconds. */
export interface Cost {
  /** The total CPU time. */
  total: number;
  /** The longest CPU time during which no timer could run. */
  longest: number;
}

export type Command = 'start' | 'stop' | 'heap';
/** A response to a message. `heap` is in bytes, measured after a garbage collection. */
export type Reply = { ready: true } | { cost: Cost } | { heap: number };

/** The path of a request that blocks the thread that receives it. Append the number of milliseconds. */
export const BLOCKING_PATH = '/api/block-event-loop/';

/** The path of a request that permanently fills part of the heap. Append the number of bytes. */
export const LEAKING_PATH = '/api/fill-heap/';

const commands = new BroadcastChannel('event-loop-probe-commands');
const replies = new BroadcastChannel('event-loop-probe-replies');

const cpu = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** Relays messages between the parent process and the server's thread. */
function relay(): void {
  process.on('message', (command: Command) => commands.postMessage(command));
  replies.onmessage = ({ data }) => process.send?.(data);
  replies.unref();
}

/** Measures this thread and responds to messages about it. */
function measure(): void {
  let before = cpu();
  let last = before;
  let longest = 0;

  function tick(): void {
    const now = cpu();
    longest = Math.max(longest, now - last);
    last = now;
  }

  function response(command: Command): Reply {
    if (command === 'start') {
      before = last = cpu();
      longest = 0;
      return { ready: true };
    }
    if (command === 'stop') {
      tick();
      return { cost: { total: last - before, longest } };
    }
    if (!globalThis.gc) throw new Error('The probe requires node --expose-gc.');
    globalThis.gc();
    globalThis.gc();
    return { heap: process.memoryUsage().heapUsed };
  }

  setInterval(tick, 1).unref();
  commands.onmessage = ({ data }) => replies.postMessage(response(data as Command));
  commands.unref();
}

function block(milliseconds: number): void {
  const end = cpu() + milliseconds;
  while (cpu() < end);
}

const leaked: number[][] = [];
const leak = (bytes: number) => leaked.push(Array.from({ length: bytes / 8 }, (_, n) => n / 2));

// Subscribe in all threads, so that the tests fail if they measure a thread that doesn't serve requests.
subscribe('http.server.request.start', (message) => {
  const { url = '' } = (message as { request: IncomingMessage }).request;
  const numberAfter = (path: string) => Number(url.slice(path.length));
  if (url.startsWith(BLOCKING_PATH)) block(numberAfter(BLOCKING_PATH));
  if (url.startsWith(LEAKING_PATH)) leak(numberAfter(LEAKING_PATH));
});

if (isMainThread) relay();
else if (threadName === 'server') measure();
