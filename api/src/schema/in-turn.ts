import { setImmediate } from 'node:timers/promises';

const turns = new WeakMap<object, Promise<unknown>>();

/**
 * Reads the lists of a request one after another and lets other requests run in between. Reading all of them at the
 * same time would block other requests.
 *
 * @param context identifies the request
 */
export function inTurn<Result>(context: object, read: () => Promise<Result>): Promise<Result> {
  const previous = turns.get(context);
  const next = previous
    ? previous
        .catch(() => {})
        .then(() => setImmediate())
        .then(read)
    : read();
  turns.set(context, next);
  return next;
}
