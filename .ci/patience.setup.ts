import { vi } from 'vitest';

/** The default time limit of `vi.waitFor`, in milliseconds. */
const PATIENCE = 10_000;

const { waitFor } = vi;

const patientWaitFor: typeof waitFor = (callback, options) =>
  waitFor(callback, { timeout: PATIENCE, ...(typeof options === 'number' ? { timeout: options } : options) });

// By default, Vitest stops waiting after a second, which is too short on a busy machine. Vitest has a setting for
// `expect.poll`, but not for `vi.waitFor`. Files that share a worker also share `vi`, so `vi.waitFor` might already be
// replaced.
if (waitFor.name !== patientWaitFor.name) vi.waitFor = patientWaitFor;
