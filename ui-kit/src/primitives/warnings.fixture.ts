import { afterEach, beforeEach, vi } from 'vitest';

/**
 * Listens to the console's warnings in every test of a file. A sentence is said once a page, so what says it stands
 * in the first test that provokes it.
 *
 * @returns reads what was said in the test so far
 * @example const warnings = listenToWarnings();
 */
export function listenToWarnings(): () => string[] {
  const warn = vi.spyOn(console, 'warn');
  beforeEach(() => {
    warn.mockImplementation(() => {});
  });
  afterEach(() => {
    warn.mockReset();
  });
  return () => warn.mock.calls.map(([sentence]) => String(sentence));
}
