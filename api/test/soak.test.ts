import { describe, expect, test } from 'vitest';
import { reportOf, violationsOf } from '../soak/report.js';
import { soak } from '../soak/soak.js';
import { DATABASES } from '../soak/system.js';
import { isFull } from './full.js';

// Injects all quick faults. `pnpm soak:load` injects all faults repeatedly.
describe.runIf(isFull).concurrent('a server under load', () => {
  test.each(DATABASES)(
    'loses no data on %s, no matter which fault occurs',
    { timeout: 300_000 },
    async (database) => {
      const result = await soak({ database, faults: 0, steady: 5000, rate: 50, selection: 'quick' });
      expect(violationsOf(result), reportOf(result)).toEqual([]);
      for (const { acknowledged } of result.tally.byFault.values()) expect(acknowledged).toBeGreaterThan(0);
    },
  );
});
