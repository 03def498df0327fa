import { expect, test, vi } from 'vitest';
import { createFeatureStore, featureState } from './feature-state.js';

test('each store has its own value for a state, which is the initial one until it is written', () => {
  const count = featureState(1);
  const [store, other] = [createFeatureStore(), createFeatureStore()];
  expect(store.read(count)).toBe(1);
  store.write(count, 2);
  store.write(count, (before) => before * 10);
  expect(store.read(count)).toBe(20);
  expect(other.read(count)).toBe(1);
});

test('states with the same initial value are different', () => {
  const [first, second] = [featureState(''), featureState('')];
  const store = createFeatureStore();
  store.write(first, 'text');
  expect(store.read(second)).toBe('');
});

test('a value can be undefined', () => {
  const state = featureState<string | undefined>('text');
  const store = createFeatureStore();
  store.write(state, undefined);
  expect(store.read(state)).toBeUndefined();
});

test('listeners are called only if a value changes, until they unsubscribe', () => {
  const state = featureState<{ id: string } | null>(null);
  const store = createFeatureStore();
  const listener = vi.fn();
  const unsubscribe = store.subscribe(listener);
  store.write(state, null);
  store.write(state, (before) => before);
  expect(listener).not.toHaveBeenCalled();
  store.write(state, { id: 'a' });
  expect(listener).toHaveBeenCalledTimes(1);
  unsubscribe();
  store.write(state, { id: 'b' });
  expect(listener).toHaveBeenCalledTimes(1);
});
