import { describe, expect, test } from 'vitest';
import { reportOf, violationsOf } from '../soak/report.js';
import { soak } from '../soak/soak.js';
import { DATABASES } from '../soak/system.js';
import { isFull, runs } from './full.js';

// The short form makes the hardest fault of each kind once, the full form all quick ones. `pnpm soak:load` makes all of
// them, again and again.
describe.concurrent('a planner under load', () => {
  test.each(DATABASES)('on %s loses nothing with any fault', { timeout: 300_000 }, async (database) => {
    const selection = isFull ? 'quick' : 'hardest';
    const result = await soak({ database, faults: 0, steady: runs(2000, 5000), rate: 50, selection });
    expect(violationsOf(result), reportOf(result)).toEqual([]);
    for (const { acknowledged } of result.tally.byFault.values()) expect(acknowledged).toBeGreaterThan(0);
  });
});
