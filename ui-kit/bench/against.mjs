/**
 * Compares the month view with that of another commit, in one Chromium browser. Two copies of the other commit's pages
 * show how much the results vary by chance. Usage: `pnpm bench:against COMMIT --runs 11`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkOut, removeCheckOut } from '../../.ci/check-out.ts';
import { OURS } from './calendars.mjs';
import { measure } from './speed.mjs';
import { median, withPages } from './with-pages.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '11' } },
});
const [commit] = positionals;
if (!commit) throw new Error('Specify the commit to compare with: pnpm bench:against COMMIT');

const CASES = [false, true].flatMap((cold) => [1000, 10_000].map((perMonth) => ({ perMonth, cold })));
const PAGES = join(import.meta.dirname, 'pages');

/** Serves the pages with each of the builds, and calls `use` with one address for each and the browser. */
function withBuilds(builds, use, addresses = []) {
  const [dist, ...others] = builds;
  return withPages(
    PAGES,
    (address, browser) =>
      others.length > 0
        ? withBuilds(others, use, [...addresses, address])
        : use([...addresses, address], browser),
    { alias: { '../../dist': dist }, dedupe: ['react', 'react-dom', 'styled-components'] },
  );
}

const folder = mkdtempSync(join(tmpdir(), 'ui-kit-against-'));
const base = join(folder, 'base');
try {
  const before = join(checkOut(base, commit, 'ui-kit'), 'dist');
  const results = new Map();
  await withBuilds([before, before, join(import.meta.dirname, '../dist')], async (addresses, browser) => {
    for (let run = 0; run < Number(values.runs); run += 1) {
      for (const one of CASES) {
        for (const place of addresses.keys()) {
          // Each build comes first equally often, because the place in the order also has an effect.
          const index = (place + run) % addresses.length;
          const { mount, next } = await measure(browser, addresses[index], OURS.name, one);
          for (const [what, time] of Object.entries({ mount, next })) {
            const key = `${one.cold ? 'Cold ' : ''}${what}, ${one.perMonth.toLocaleString('en-US')}`;
            const times = results.get(key) ?? [[], [], []];
            times[index].push(time);
            results.set(key, times);
          }
        }
      }
    }
  });
  console.log(`| What | ${commit} | ${commit}, again | This version |\n|---|--:|--:|--:|`);
  for (const [what, times] of results) {
    console.log(`| ${what} | ${times.map((each) => `${median(each).toFixed(1)} ms`).join(' | ')} |`);
  }
} finally {
  removeCheckOut(base);
  rmSync(folder, { recursive: true, force: true });
}
