import { expect, test, vi } from 'vitest';
import { onDemand } from './on-demand.js';

test('code is fetched once, however often it is asked for', async () => {
  const fetch = vi.fn(async () => 'code');
  const part = onDemand(fetch);
  expect(part.get()).toEqual({ value: null, failed: false });
  await Promise.all([part.load(), part.load()]);
  await part.load();
  expect(part.get()).toEqual({ value: 'code', failed: false });
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('a failure is part of the state, and the next load tries again', async () => {
  const fetch = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline'));
  fetch.mockResolvedValue('code');
  const part = onDemand(fetch);
  await part.load();
  expect(part.get()).toEqual({ value: null, failed: true });
  await part.load();
  expect(part.get()).toEqual({ value: 'code', failed: false });
});

test('listeners learn of what has changed until they leave', async () => {
  const part = onDemand(async () => 'code');
  const listener = vi.fn();
  const leave = part.subscribe(listener);
  const gone = vi.fn();
  part.subscribe(gone)();
  await part.load();
  expect(listener).toHaveBeenCalledTimes(1);
  expect(gone).not.toHaveBeenCalled();
  leave();
});
