import { parseArgs } from 'node:util';
import { reportOf, violationsOf } from './report.js';
import { soak } from './soak.js';
import { DATABASES, type DatabaseName } from './system.js';

// Runs planners under load and faults: `pnpm soak:load --minutes 60 --database both`. Exits with code 1 if there are
// violations.

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    database: { type: 'string', default: 'both' },
    rate: { type: 'string', default: '50' },
  },
});
const time = Number(values.minutes) * 60_000;
const rate = Number(values.rate);
const databases =
  values.database === 'both' ? DATABASES : DATABASES.filter((name) => name === values.database);
if (!(time > 0) || !(rate > 0) || databases.length === 0) {
  console.error(
    'Usage: pnpm soak:load [--minutes N] [--database embedded|postgresql|both] [--rate REQUESTS_PER_SECOND]',
  );
  process.exit(1);
}

// Both databases run at the same time. Half of each run is free of faults, so that memory and latency can be measured.
const start = (database: DatabaseName) =>
  soak({ database, faults: time / 2, steady: time / 2, rate, selection: 'all', onProgress: console.error });
let hasFailed = false;
// Wait for all runs, even if one fails, because each run stops its own processes when it ends.
for (const run of await Promise.allSettled(databases.map(start))) {
  if (run.status === 'rejected') console.error(run.reason);
  else console.log(reportOf(run.value));
  hasFailed ||= run.status === 'rejected' || violationsOf(run.value).length > 0;
}
process.exit(hasFailed ? 1 : 0);
