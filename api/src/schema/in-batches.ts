import { setImmediate } from 'node:timers/promises';

/** The number of items to process before other requests can run. */
const BATCH = 250;

/**
 * Converts a long list to a list of promises for a resolver. The server then completes the list in batches and lets
 * other requests run in between.
 */
export function inBatches<Item>(items: readonly Item[]): Promise<Item>[] {
  let turn = Promise.resolve();
  return items.map((item, index) => {
    if (index > 0 && index % BATCH === 0) turn = turn.then(() => setImmediate());
    return turn.then(() => item);
  });
}

/** Calls a function for each item of a long list. Other requests can run before each batch of items. */
export async function forEachInBatches<Item>(
  items: readonly Item[],
  work: (item: Item, index: number) => void,
): Promise<void> {
  for (const [index, item] of items.entries()) {
    if (index % BATCH === 0) await setImmediate();
    work(item, index);
  }
}
