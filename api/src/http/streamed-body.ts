import type { Context } from 'hono';
import { cutOff } from './cut-off.js';

/** What a response that is generated over time depends on. */
interface StreamRules {
  /** Checks that the request still has access. Runs after each part was read, and before the part is sent. */
  checkAccess: () => Promise<void>;
  /** Called with the error if the response is cut off. */
  onFailure: (error: unknown) => void;
}

/**
 * Creates a response body that generates each part only when the client is ready to receive it. Everything that is
 * generated over time must use this function, because access can end in the meantime: a part that was read afterwards
 * is not sent. If the access has ended, or if anything else fails, the connection is closed, so that the client notices
 * that the response is incomplete. If the client disconnects, no more parts are generated.
 */
export function streamedBody(
  c: Context,
  parts: AsyncGenerator<string, void>,
  { checkAccess, onFailure }: StreamRules,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let hasLeft = false;
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          const { done, value } = await parts.next();
          if (hasLeft) return;
          if (done) {
            controller.close();
            return;
          }
          await checkAccess();
          if (!hasLeft) controller.enqueue(encoder.encode(value));
        } catch (error) {
          if (hasLeft) return;
          onFailure(error);
          // Don't fail the body of a response that has a connection. Otherwise, @hono/node-server would log the error
          // and try to send its message. It cancels the body once the connection is closed.
          if (!cutOff(c)) controller.error(new Error('The response was cut off.'));
        }
      },
      async cancel() {
        hasLeft = true;
        await parts.return();
      },
    },
    { highWaterMark: 0 },
  );
}
