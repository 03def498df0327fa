import { describe, expect, test } from 'vitest';
import { reportOf, violationsOf } from '../soak/report.js';
import { soak } from '../soak/soak.js';
import { DATABASES } from '../soak/system.js';

describe.concurrent('a planner under load', () => {
  test.each(DATABASES)('on %s loses nothing with any fault', { timeout: 300_000 }, async (database) => {
    const result = await soak({ database, faults: 0, steady: 5000, rate: 50, slow: false });
    expect(violationsOf(result), reportOf(result)).toEqual([]);
    for (const { acknowledged } of result.tally.byFault.values()) expect(acknowledged).toBeGreaterThan(0);
  });
});
