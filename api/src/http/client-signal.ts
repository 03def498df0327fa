import type { Context } from 'hono';
import { Disconnected } from '../errors.js';

const signals = new WeakMap<Request, AbortSignal>();

/**
 * Returns a signal that aborts if the client disconnects before it has received the complete response. The reason is
 * `Disconnected`. After a complete response, the signal never aborts, even if the connection stays open for other
 * requests or is closed.
 */
export function clientSignal({ req: { raw } }: Context): AbortSignal {
  const known = signals.get(raw);
  if (known) return known;
  const controller = new AbortController();
  // The reason of the server's own signal is a string.
  const abort = () => controller.abort(new Disconnected());
  if (raw.signal.aborted) abort();
  else raw.signal.addEventListener('abort', abort, { once: true });
  signals.set(raw, controller.signal);
  return controller.signal;
}
