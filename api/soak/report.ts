import { VIOLATIONS } from './counters.js';
import { quantile } from './measurements.js';
import type { SoakResult } from './soak.js';

/** The maximum size of the embedded database's WAL, in MiB. */
const MAX_WAL = 128;

/** The maximum factor by which memory can grow from the second quarter of the run to the last quarter. */
const MAX_GROWTH = 1.15;

/**
 * The minimum duration of a run whose memory growth is checked, in seconds. Shorter runs end before memory usage has
 * reached its usual level.
 */
const MIN_SAMPLES = 600;

const COLUMNS = [
  ['Tries', 'tries'],
  ['Requests', 'requests'],
  ['Acknowledged writes', 'acknowledged'],
  ['In doubt', 'inDoubt'],
  ['503', 'unavailable'],
  ['Cut', 'cut'],
  ['Exited', 'exited'],
  ['Lost', 'lost'],
  ['Wrong', 'wrong'],
  ['Hung', 'hung'],
  ['Failed', 'failed'],
] as const;

const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;

/** Returns the violations, one line each. */
export function violationsOf({ tally, troubled, steady, database }: SoakResult): string[] {
  const found = [...tally.byFault].flatMap(([fault, counters]) =>
    VIOLATIONS.filter((name) => counters[name] > 0).map((name) => `${fault}: ${counters[name]} ${name}`),
  );
  const wal = Math.max(troubled.largestWal, steady.largestWal);
  if (database === 'embedded' && wal > MAX_WAL) found.push(`The WAL grew to ${wal} MiB.`);
  const [second, last] = [steady.memoryOfQuarter(2), steady.memoryOfQuarter(4)];
  if (steady.memory.length >= MIN_SAMPLES && last > second * MAX_GROWTH) {
    found.push(`Memory grew from ${second.toFixed()} to ${last.toFixed()} MiB.`);
  }
  return found;
}

/** Describes a run as a Markdown table, followed by the first violations. */
export function reportOf(result: SoakResult): string {
  const { database, tally, troubled, steady } = result;
  const ms = (share: number) => `${quantile(steady.latencies, share).toFixed(1)} ms`;
  const faults = [...tally.byFault].map(([name, counters]) =>
    row([
      name,
      ...COLUMNS.map(([, key]) => counters[key].toLocaleString('en')),
      `${(counters.longestOutage / 1000).toFixed(1)} s`,
    ]),
  );
  const quarters = [1, 2, 3, 4].map((quarter) => steady.memoryOfQuarter(quarter).toFixed());
  return [
    `## ${database}`,
    '',
    row(['Fault', ...COLUMNS.map(([title]) => title), 'Longest recovery']),
    row(['---', ...COLUMNS.map(() => '---:'), '---:']),
    ...faults,
    '',
    `Latency without faults: p50 ${ms(0.5)}, p99 ${ms(0.99)}, longest ${ms(1)}.`,
    `Memory in each quarter of the time without faults: ${quarters.join(', ')} MiB.`,
    `Largest WAL: ${Math.max(troubled.largestWal, steady.largestWal).toFixed()} MiB.`,
    ...violationsOf(result).map((text) => `VIOLATION ${text}`),
    ...tally.problems.slice(0, 20),
    '',
  ].join('\n');
}
