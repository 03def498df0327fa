import { afterEach, beforeEach, vi } from 'vitest';

/**
 * Records console warnings in every test in a file. Each warning is logged only once per page, so expect it in the
 * first test that causes it.
 *
 * @returns A function that returns the warnings of the current test so far.
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
  return () => warn.mock.calls.map(([message]) => String(message));
}
