import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './tarballs.js';

const BENCH = `${ROOT}ui-kit/bench`;

/** Returns the gzipped size of a module's first load. */
async function firstLoad(path: string): Promise<number> {
  const { bundleSize } = await import(`${BENCH}/size.mjs`);
  return (await bundleSize(path)).first;
}

test('most of a lazy calendar is not part of the first load', async () => {
  const application = (name: string) => join(import.meta.dirname, 'lazy', name);
  const saved = (await firstLoad(application('at-once.tsx'))) - (await firstLoad(application('lazily.tsx')));
  // The client and the login share some code with the calendar, such as the filters of the cache.
  expect(saved / (await firstLoad(`${BENCH}/sizes/content-planner.ts`))).toBeGreaterThan(0.75);
});
