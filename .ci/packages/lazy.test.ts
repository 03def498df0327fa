import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './tarballs.js';

const SIZES = new URL('../../ui-kit/bench/size.mjs', import.meta.url).href;

/** Returns the gzipped size of an application's first load, in kilobytes. */
async function firstLoad(name: string): Promise<number> {
  const { bundleSize } = await import(SIZES);
  const { first } = await bundleSize(join(import.meta.dirname, 'lazy', name));
  return first / 1000;
}

test('a lazy calendar reduces the first load by as much as the README says', async () => {
  const claim = /lazy\(\(\) => import.*?about (\d+) kB/s.exec(
    readFileSync(`${ROOT}sdk/README.md`, 'utf8'),
  )?.[1];
  const saved = (await firstLoad('at-once.tsx')) - (await firstLoad('lazily.tsx'));
  expect(Math.abs(saved - Number(claim)), `${saved.toFixed(1)} kB`).toBeLessThan(3);
});
