import { AsyncLocalStorage } from 'node:async_hooks';
import { expect, test } from 'vitest';
import { PlannerError } from '../src/errors.js';
import { createFairQueue } from '../src/http/fair-queue.js';

const full = () => new PlannerError('tooManyVisitors');
const FULL = full().message;
const untilIdle = () => new Promise((resolve) => setImmediate(resolve));

/** Creates a queue that runs one job at a time, and adds jobs with names such as `a1`: group a, member 1. */
function recordedQueue(limits: Partial<Parameters<typeof createFairQueue>[0]> = {}) {
  const inTurn = createFairQueue({ atOnce: 1, full, ...limits });
  const started: string[] = [];
  const add = (name: string, signal?: AbortSignal) =>
    inTurn({ group: name[0] ?? '', member: name.slice(1), signal }, async (hasWaited) => {
      started.push(hasWaited ? name : `${name}!`);
      await untilIdle();
    });
  return { inTurn, add, started };
}

test('groups take turns, and the members of a group, too', async () => {
  const { add, started } = recordedQueue();
  const names = ['a1', 'a1', 'a1', 'a2', 'a2', 'b1', 'b1', 'c1'];
  await Promise.all(names.map((name) => add(name)));
  expect(started).toEqual(['a1!', 'a1', 'b1', 'c1', 'a2', 'b1', 'a1', 'a2']);
});

test('a group does not use more than its share of the places', async () => {
  const { add, started } = recordedQueue({ atOnce: 3, atOncePerGroup: 2 });
  const jobs = ['a', 'a', 'a', 'b', 'b'].map((name) => add(name));
  expect(started).toEqual(['a!', 'a!', 'b!']);
  await Promise.all(jobs);
  expect(started).toEqual(['a!', 'a!', 'b!', 'a', 'b']);
});

test('a job whose signal aborts while it waits gives up its place at once', async () => {
  const { add, started } = recordedQueue({ maxWaiting: 1 });
  const [gone, reason] = [new AbortController(), new Error('gone')];
  const running = add('a');
  const waiting = add('b', gone.signal);
  await expect(add('c')).rejects.toThrow(FULL);
  gone.abort(reason);
  await expect(waiting).rejects.toBe(reason);
  await expect(add('b', gone.signal)).rejects.toBe(reason);
  const next = add('c');
  await Promise.all([running, next]);
  expect(started).toEqual(['a!', 'c']);
});

test('a running job keeps its place when its signal aborts', async () => {
  const inTurn = createFairQueue({ atOnce: 1, full });
  const gone = new AbortController();
  const { promise, resolve } = Promise.withResolvers<string>();
  const running = inTurn({ group: 'a', signal: gone.signal }, () => promise);
  const next = inTurn({ group: 'b' }, async () => 'next');
  gone.abort();
  expect(await Promise.race([next, untilIdle().then(() => 'waiting')])).toBe('waiting');
  resolve('result');
  expect(await Promise.all([running, next])).toEqual(['result', 'next']);
});

test('a failed job gives up its place, and the limits per group and member count running and waiting jobs', async () => {
  const { add } = recordedQueue({ maxPerGroup: 3, maxPerMember: 2 });
  const failing = createFairQueue({ atOnce: 1, full });
  await expect(failing({ group: 'a' }, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(await failing({ group: 'a' }, async (hasWaited) => hasWaited)).toBe(false);
  const jobs = [add('a1'), add('a1'), add('a2')];
  await expect(add('a1')).rejects.toThrow(FULL);
  await expect(add('a3')).rejects.toThrow(FULL);
  await Promise.all([...jobs, add('b1')]);
  await add('a3');
});

test('a job keeps the asynchronous context of its request', async () => {
  const storage = new AsyncLocalStorage<string>();
  const inTurn = createFairQueue({ atOnce: 1, full });
  const stored = async () => {
    await untilIdle();
    return storage.getStore();
  };
  const jobs = ['first', 'second'].map((id) => storage.run(id, () => inTurn({ group: 'a' }, stored)));
  expect(await Promise.all(jobs)).toEqual(['first', 'second']);
});

test('a job that waits too long is rejected, and gives up its place', async () => {
  const { add, inTurn, started } = recordedQueue({ maxPerGroup: 1 });
  const { promise, resolve } = Promise.withResolvers<void>();
  const running = inTurn({ group: 'a' }, () => promise);
  await expect(inTurn({ group: 'b', maxWait: 1 }, async () => 'late')).rejects.toThrow(FULL);
  const next = add('b');
  resolve();
  await Promise.all([running, next]);
  expect(started).toEqual(['b']);
});
