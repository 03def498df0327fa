import { expect, test, vi } from 'vitest';
import { onDemand } from './on-demand.js';

test('onDemand fetches code only once', async () => {
  const fetch = vi.fn(async () => 'code');
  const part = onDemand(fetch);
  expect(part.get()).toEqual({ value: null, failed: false });
  await Promise.all([part.load(), part.load()]);
  await part.load();
  expect(part.get()).toEqual({ value: 'code', failed: false });
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('onDemand reports a failure, and retries on the next load', async () => {
  const fetch = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline'));
  fetch.mockResolvedValue('code');
  const part = onDemand(fetch);
  await part.load();
  expect(part.get()).toEqual({ value: null, failed: true });
  await part.load();
  expect(part.get()).toEqual({ value: 'code', failed: false });
});

test('onDemand notifies listeners until they unsubscribe', async () => {
  const part = onDemand(async () => 'code');
  const listener = vi.fn();
  const unsubscribe = part.subscribe(listener);
  const unsubscribed = vi.fn();
  part.subscribe(unsubscribed)();
  await part.load();
  expect(listener).toHaveBeenCalledTimes(1);
  expect(unsubscribed).not.toHaveBeenCalled();
  unsubscribe();
});
