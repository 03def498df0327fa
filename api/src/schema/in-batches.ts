import { setImmediate } from 'node:timers/promises';

/** The number of items to complete before other requests can run. */
const BATCH = 250;

/**
 * Returns the items of a long list for a resolver. The server then completes the list in batches and lets other requests
 * run in between.
 */
export function inBatches<Item>(items: readonly Item[]): Promise<Item>[] {
  let turn = Promise.resolve();
  return items.map((item, index) => {
    if (index > 0 && index % BATCH === 0) turn = turn.then(() => setImmediate());
    return turn.then(() => item);
  });
}
