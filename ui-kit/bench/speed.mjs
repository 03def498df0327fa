import { join } from 'node:path';
import { median, onPage, withPages } from './with-pages.mjs';

/** Measures a calendar on a new page. */
export const measure = (browser, address, name, what) =>
  onPage(browser, `${address}?calendar=${name}`, async (page) => {
    await page.waitForFunction(() => 'measureMonth' in window);
    return page.evaluate((input) => window.measureMonth(input), what);
  });

const keyOf = (name, { perMonth, cold }) => `${name} ${perMonth} ${cold}`;

/**
 * Measures all calendars in several runs. Returns a function `(name, { perMonth, cold }, what)` that returns the
 * median. `what` is a key of `Measured`. Each run measures every calendar, so other load on the machine affects all
 * calendars equally.
 */
export async function measureSpeed({ names, cases, runs }) {
  const results = new Map();
  await withPages(join(import.meta.dirname, 'pages'), async (address, browser) => {
    for (let run = 0; run < runs; run += 1) {
      for (const one of cases) {
        for (const name of names) {
          const key = keyOf(name, one);
          const result = await measure(browser, address, name, one);
          results.set(key, [...(results.get(key) ?? []), result]);
        }
      }
    }
  });
  return (name, one, what) => median(results.get(keyOf(name, one)).map((result) => result[what]));
}
