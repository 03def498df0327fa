import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inHashQueue } from '../src/accounts/hash-queue.js';

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

const client = (clientAddress: string, signal = new AbortController().signal) => ({ clientAddress, signal });

/** Creates jobs that run until `endAll` is called. */
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

test('two hashing jobs run, twenty wait, and any others are rejected with Retry-After', async () => {
  const { work, running, endAll } = held();
  const first = [inHashQueue(work), inHashQueue(work)];
  await vi.advanceTimersByTimeAsync(0);
  const waiting = Array.from({ length: 20 }, (_, n) => inHashQueue(work, client(`203.0.113.${n % 4}`)));
  await vi.advanceTimersByTimeAsync(0);
  expect(running()).toBe(2);
  await expect(inHashQueue(work)).rejects.toMatchObject(BUSY);
  await endAll();
  await Promise.all([...first, ...waiting]);
  await expect(inHashQueue(async () => 'free again')).resolves.toBe('free again');
});

test('an IPv4 address or IPv6 /64 network has at most five places in the queue', async () => {
  const { work, endAll } = held();
  for (const [address, same, other] of [
    ['203.0.113.1', '203.0.113.1', '203.0.113.2'],
    ['2001:db8:1:2::1', '2001:db8:1:2::ffff', '2001:db8:1:3::1'],
  ] as const) {
    const places = Array.from({ length: 5 }, () => inHashQueue(work, client(address)));
    await vi.advanceTimersByTimeAsync(0);
    await expect(inHashQueue(work, client(same))).rejects.toMatchObject(BUSY);
    const others = [inHashQueue(work, client(other)), inHashQueue(work)];
    await endAll();
    await Promise.all([...places, ...others]);
    await expect(inHashQueue(async () => 'free again', client(same))).resolves.toBe('free again');
  }
});

test('hashing jobs that wait too long are rejected without running', async () => {
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

test('a failed hashing job frees its place in the queue', async () => {
  for (let n = 0; n < 6; n += 1) {
    const failing = inHashQueue(async () => Promise.reject(new Error('no hash')), client('203.0.113.1'));
    await expect(failing).rejects.toThrow('no hash');
  }
  await expect(inHashQueue(async () => 'free again')).resolves.toBe('free again');
});
