import { join } from 'node:path';
import manifest from '../../package.json' with { type: 'json' };
import { median, onPage, withPages } from '../with-pages.mjs';

const version = manifest.devDependencies['@mui/x-data-grid'];

/** What is compared; each has a page in `pages` under its name. */
const TABLES = [
  { name: 'content-planner', title: 'Content Planner' },
  { name: 'mui-data-grid', title: `MUI DataGrid ${version}` },
];
const ENTRIES = 10_000;
const MAX_MOUNT_MS = 200;
const MAX_FRAME_MS = 50;

const ms = (value) => `${value.toFixed(value < 100 ? 1 : 0)} ms`;

async function measure(runs) {
  const results = new Map(TABLES.map(({ name }) => [name, []]));
  await withPages(join(import.meta.dirname, 'pages'), async (address, browser) => {
    for (let run = 0; run < runs; run += 1) {
      for (const { name } of TABLES) {
        const result = await onPage(browser, `${address}?table=${name}`, async (page) => {
          await page.waitForFunction(() => 'measureTable' in window);
          return page.evaluate((count) => window.measureTable(count), ENTRIES);
        });
        results.get(name).push(result);
      }
    }
  });
  return results;
}

/**
 * Every run scrolls alike, so that a frame of one run is the same frame of the others: what is long in the median is
 * the table's, what is long once is the machine's.
 */
const frames = (results) =>
  results[0].frames.map((_frame, place) => median(results.map((result) => result.frames[place])));

/**
 * Measures the log table beside MUI's in one Chromium, as two Markdown tables and whether the targets hold.
 *
 * @param {{ runs: number }} input how often each is measured; medians count
 * @returns {Promise<{ lines: string[], holds: boolean }>}
 */
export async function measureTables({ runs }) {
  const results = await measure(runs);
  const of = (name, what) => {
    const all = results.get(name);
    if (what === 'longestFrame') return Math.max(...frames(all));
    if (what === 'longFrames') return frames(all).filter((duration) => duration > MAX_FRAME_MS).length;
    return median(all.map((result) => result[what]));
  };
  const [ours, theirs] = TABLES;
  const targets = [
    { what: 'mount', label: 'Mount, 10,000 logs', max: MAX_MOUNT_MS },
    { what: 'longestFrame', label: 'Longest frame while scrolling', max: MAX_FRAME_MS },
  ].map(({ what, label, max }) => ({
    holds: of(ours.name, what) <= max,
    cells: [
      label,
      `${ms(of(ours.name, what))}, beside ${ms(of(theirs.name, what))} of ${theirs.title}`,
      `at most ${max} ms`,
    ],
  }));
  const row = (cells) => `| ${cells.join(' | ')} |`;
  const lines = [
    row(['What', 'Measured', 'Target', '']),
    '|---|---|---|---|',
    ...targets.map(({ cells, holds }) => row([...cells, holds ? 'holds' : 'MISSED'])),
    '',
    row(['', 'Mount', 'Sort by title', 'Select all', 'Longest frame', 'Frames over 50 ms', 'Elements']),
    '|---|--:|--:|--:|--:|--:|--:|',
    ...TABLES.map(({ name, title }) =>
      row([
        title,
        ...['mount', 'sort', 'selectAll', 'longestFrame'].map((what) => ms(of(name, what))),
        of(name, 'longFrames'),
        of(name, 'elements'),
      ]),
    ),
  ];
  return { lines, holds: targets.every(({ holds }) => holds) };
}
