import { join } from 'node:path';
import { median, onPage, withPages } from './with-pages.mjs';

const measure = (browser, address, name, perMonth) =>
  onPage(browser, `${address}?calendar=${name}`, async (page) => {
    await page.waitForFunction(() => 'measureMonth' in window);
    return page.evaluate((count) => window.measureMonth(count), perMonth);
  });

/**
 * Medians of several runs as `get(name, perMonth, what)`, where `what` is a key of `Measured`. Round by round: what else
 * the machine does meanwhile falls on all of them alike.
 */
export async function measureSpeed({ names, counts, runs }) {
  const results = new Map();
  await withPages(join(import.meta.dirname, 'pages'), async (address, browser) => {
    for (let run = 0; run < runs; run += 1) {
      for (const perMonth of counts) {
        for (const name of names) {
          const key = `${name} ${perMonth}`;
          const result = await measure(browser, address, name, perMonth);
          results.set(key, [...(results.get(key) ?? []), result]);
        }
      }
    }
  });
  return (name, perMonth, what) => median(results.get(`${name} ${perMonth}`).map((result) => result[what]));
}
