import { setImmediate } from 'node:timers/promises';

const turns = new WeakMap<object, Promise<unknown>>();

/**
 * Reads the lists of one request one after the other, and lets other requests have their turn in between: all at once
 * they would hold everybody else up.
 *
 * @param context the request's own
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
