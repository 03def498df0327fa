import { describe, expect, test } from 'vitest';
import { reportOf, violationsOf } from '../soak/report.js';
import { soak } from '../soak/soak.js';
import { DATABASES } from '../soak/system.js';
import { isFull, runs } from './full.js';

// The short form injects the most severe fault of each kind once, with fewer requests per second, and only with the
// embedded database. The full form injects all quick faults with both databases. `pnpm soak:load` injects all faults
// repeatedly.
describe.concurrent('a server under load', () => {
  test.each(isFull ? DATABASES : (['embedded'] as const))(
    'loses no data on %s, no matter which fault occurs',
    { timeout: 300_000 },
    async (database) => {
      const selection = isFull ? 'quick' : 'hardest';
      const result = await soak({
        database,
        faults: 0,
        steady: runs(2000, 5000),
        rate: runs(20, 50),
        selection,
      });
      expect(violationsOf(result), reportOf(result)).toEqual([]);
      for (const { acknowledged } of result.tally.byFault.values()) expect(acknowledged).toBeGreaterThan(0);
    },
  );
});
