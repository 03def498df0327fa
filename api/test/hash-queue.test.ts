import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inHashQueue } from '../src/auth/hash-queue.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const BUSY = {
  status: 503,
  message: 'The server is busy checking passwords. Try again in a few seconds.',
  headers: { 'Retry-After': '5' },
};

/** Work that runs until it is stopped. */
function held() {
  let running = 0;
  const ends: (() => void)[] = [];
  return {
    running: () => running,
    work: () => {
      running += 1;
      return new Promise<void>((resolve) => {
        ends.push(() => {
          running -= 1;
          resolve();
        });
      });
    },
    endAll: async () => {
      while (ends.length > 0) {
        ends.shift()?.();
        await vi.advanceTimersByTimeAsync(0);
      }
    },
  };
}

test('two hashes run, twenty wait, and all others are rejected with Retry-After', async () => {
  const { work, running, endAll } = held();
  const first = [inHashQueue(work), inHashQueue(work)];
  await vi.advanceTimersByTimeAsync(0);
  const waiting = Array.from({ length: 20 }, () => inHashQueue(work));
  await vi.advanceTimersByTimeAsync(0);
  expect(running()).toBe(2);
  await expect(inHashQueue(work)).rejects.toMatchObject(BUSY);
  await endAll();
  await Promise.all([...first, ...waiting]);
  await expect(inHashQueue(async () => 'free again')).resolves.toBe('free again');
});

test('hashes that wait too long are rejected without running', async () => {
  const { work, endAll } = held();
  const running = [inHashQueue(work), inHashQueue(work)];
  await vi.advanceTimersByTimeAsync(0);
  const hash = vi.fn(async () => {});
  const late = expect(inHashQueue(hash)).rejects.toMatchObject(BUSY);
  await vi.advanceTimersByTimeAsync(5_001);
  await endAll();
  await Promise.all([...running, late]);
  expect(hash).not.toHaveBeenCalled();
});

test('a failed hash frees its place in the queue', async () => {
  await expect(inHashQueue(async () => Promise.reject(new Error('no hash')))).rejects.toThrow('no hash');
  await expect(inHashQueue(async () => 'free again')).resolves.toBe('free again');
});
