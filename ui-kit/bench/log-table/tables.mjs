import { join } from 'node:path';
import manifest from '../../package.json' with { type: 'json' };
import { median, onPage, withPages } from '../with-pages.mjs';

const version = manifest.devDependencies['@mui/x-data-grid'];

/** The tables to compare. Each one has a page in `pages`. */
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
 * Returns each frame's median time. Every run scrolls the same way, so frames with the same index can be compared. If a
 * frame's median is long, the table was slow. If a frame is slow in only one run, the machine was slow.
 */
const frames = (results) =>
  results[0].frames.map((_frame, place) => median(results.map((result) => result.frames[place])));

/**
 * Measures our log table and MUI's in one Chromium browser. Returns two Markdown tables and whether the targets are
 * met.
 *
 * @param {{ runs: number }} input the number of measurements; the results are medians
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
      `${ms(of(ours.name, what))}, compared to ${ms(of(theirs.name, what))} for ${theirs.title}`,
      `at most ${max} ms`,
    ],
  }));
  const row = (cells) => `| ${cells.join(' | ')} |`;
  const lines = [
    row(['What', 'Measured', 'Target', '']),
    '|---|---|---|---|',
    ...targets.map(({ cells, holds }) => row([...cells, holds ? 'met' : 'MISSED'])),
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
