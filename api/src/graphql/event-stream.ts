import type { ExecutionResult } from 'graphql';

/** The response headers for streams. All but the first make proxies forward each event immediately. */
const HEADERS = {
  'Content-Type': 'text/event-stream',
  'Cache-Control': 'no-store, no-cache, no-transform',
  'X-Accel-Buffering': 'no',
} as const;

const encoder = new TextEncoder();

/**
 * Creates the response to a subscription: server-sent events as graphql-sse expects them in "distinct connections"
 * mode.
 *
 * Replaces Yoga's stream, which buffers 64 KiB of events for slow clients, only notices a disconnected client at the
 * next event, and then throws an uncaught exception.
 */
export function eventStream(results: AsyncIterable<ExecutionResult>): Response {
  const iterator = results[Symbol.asyncIterator]();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await iterator.next();
      const message = done ? 'event: complete\ndata:\n\n' : `event: next\ndata: ${JSON.stringify(value)}\n\n`;
      controller.enqueue(encoder.encode(message));
      if (done) controller.close();
    },
    async cancel() {
      await iterator.return?.();
    },
  });
  return new Response(body, { headers: HEADERS });
}
