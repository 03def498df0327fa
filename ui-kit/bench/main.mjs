/**
 * Measures the month view and other calendars in one Chromium browser, and prints the tables for README.md. Usage:
 * `pnpm bench`, or `pnpm bench --runs 3` for a quick look.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { OTHERS, OURS } from './calendars.mjs';
import { bundleSize } from './size.mjs';
import { measureSpeed } from './speed.mjs';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '11' } } });
const ALL = [OURS, ...OTHERS];
/** The maximum times, as multiples of the fastest other calendar's time. */
const TARGETS = [
  { perMonth: 1000, cold: false, what: 'mount', factor: 0.4 },
  { perMonth: 1000, cold: false, what: 'next', factor: 0.4 },
  { perMonth: 10_000, cold: false, what: 'mount', factor: 0.2 },
  { perMonth: 10_000, cold: false, what: 'next', factor: 0.1 },
  { perMonth: 1000, cold: true, what: 'mount', factor: 0.45 },
  { perMonth: 1000, cold: true, what: 'next', factor: 0.35 },
  { perMonth: 10_000, cold: true, what: 'mount', factor: 0.25 },
  { perMonth: 10_000, cold: true, what: 'next', factor: 0.15 },
];
const CASES = [false, true].flatMap((cold) => [1000, 10_000].map((perMonth) => ({ perMonth, cold })));
const WARM = { perMonth: 10_000, cold: false };
const MAX_KB = 45;

const names = { mount: 'Month mount', next: 'Next month' };
const number = (value) => value.toLocaleString('en-US');
const ms = (value) => `${value.toFixed(value < 100 ? 1 : 0)} ms`;
const kb = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const row = (cells) => console.log(`| ${cells.join(' | ')} |`);

const speed = await measureSpeed({
  names: ALL.map(({ name }) => name),
  cases: CASES,
  runs: Number(values.runs),
});
const sizes = new Map();
for (const { name } of ALL)
  sizes.set(name, await bundleSize(join(import.meta.dirname, 'sizes', `${name}.ts`)));

const nameOf = ({ perMonth, cold, what }) =>
  `${cold ? `Cold ${names[what].toLowerCase()}` : names[what]}, ${number(perMonth)}`;

const rows = TARGETS.map((target) => {
  const { what, factor } = target;
  const of = ({ name }) => speed(name, target, what);
  const [fastest] = OTHERS.toSorted((a, b) => of(a) - of(b));
  const ratio = of(OURS) / of(fastest);
  return {
    what: `${nameOf(target)} entries`,
    measured: `${ms(of(OURS))}, ${ratio.toFixed(2)} times the ${ms(of(fastest))} of ${fastest.title}`,
    target: `at most ${factor} times`,
    holds: ratio <= factor,
  };
});
const ours = sizes.get(OURS.name);
rows.push({
  what: 'Gzipped size before interaction',
  measured: kb(ours.first),
  target: `at most ${MAX_KB} kB`,
  holds: ours.first <= MAX_KB * 1000,
});

row(['What', 'Measured', 'Target', '']);
console.log('|---|---|---|---|');
for (const { what, measured, target, holds } of rows) row([what, measured, target, holds ? 'met' : 'MISSED']);

console.log();
row(['', ...TARGETS.map(nameOf), 'Elements', 'Size before interaction', 'Size']);
console.log(`|---${'|--:'.repeat(TARGETS.length + 3)}|`);
for (const { name, title } of ALL) {
  const times = TARGETS.map((target) => ms(speed(name, target, target.what)));
  const { first, all } = sizes.get(name);
  row([title, ...times, speed(name, WARM, 'elements'), kb(first), kb(all)]);
}

const drawn = ALL.map(({ name, title }) => `${ms(speed(name, WARM, 'nextDrawn'))} for ${title}`);
console.log(
  `\nTime until the last element of the next month is drawn, with 10,000 entries: ${drawn.join(', ')}.`,
);
console.log(`\nPackages in our bundle: ${ours.packages.join(', ')}.`);
if (rows.some(({ holds }) => !holds)) process.exitCode = 1;
