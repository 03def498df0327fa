import { ENTRIES } from './content.js';
import { measureFeeds } from './feeds.js';
import { measureImports } from './imports.js';
import type { Row } from './measure.js';
import { openMeasuredPlanner } from './planner.js';
import { measureReads } from './reads.js';
import { measureBulk, measureCreations } from './writes.js';

/** Runs all measurements in sequence, on one machine and one database. */
async function main(): Promise<void> {
  console.log(`A planner with ${ENTRIES.toLocaleString('en')} entries on PostgreSQL.\n`);
  const planner = await openMeasuredPlanner();
  try {
    const rows: Row[] = [
      ...(await measureReads(planner)),
      await measureBulk(planner),
      await measureCreations(planner),
      ...(await measureImports(planner)),
      ...(await measureFeeds(planner)),
    ];
    console.log('| What | Measured | Target | |\n|---|---|---|---|');
    for (const { what, measured, target, isMet } of rows) {
      console.log(`| ${what} | ${measured} | ${target} | ${isMet ? 'met' : 'MISSED'} |`);
    }
    if (rows.some(({ isMet }) => !isMet)) process.exitCode = 1;
  } finally {
    await planner.close();
  }
}

await main();
