import { expect, test, vi } from 'vitest';
import { applyOverlays, createMemory } from './apply-overlays.js';
import { entryOn } from './entries.fixture.js';
import { overlay } from './feature.js';
import { createFeatureStore, featureState } from './feature-state.js';

const hidden = featureState<readonly string[]>([]);
const prefix = featureState('');

function setUp() {
  const store = createFeatureStore();
  const remember = createMemory();
  const hide = vi.fn((entries, ids: readonly string[]) =>
    entries.filter(({ id }: { id: string }) => !ids.includes(id)),
  );
  const rename = overlay(prefix, (entries, text) =>
    text === '' ? entries : entries.map((entry) => ({ ...entry, title: `${text}${entry.title}` })),
  );
  const overlays = [overlay(hidden, hide), rename];
  return {
    store,
    hide,
    apply: (entries: Parameters<typeof applyOverlays>[0]) =>
      applyOverlays(entries, overlays, store.read, remember),
  };
}

test('overlays are applied in their order', () => {
  const { store, apply } = setUp();
  store.write(hidden, ['b']);
  store.write(prefix, 'New: ');
  const shown = apply([entryOn('a'), entryOn('b')]);
  expect(shown.map(({ title }) => title)).toEqual(['New: Entry a']);
});

test('without overlays, the result is the given array', () => {
  const given = [entryOn('a')];
  expect(applyOverlays(given, [], createFeatureStore().read, createMemory())).toBe(given);
});

test('the result is the same array until the entries or a value change', () => {
  const { store, hide, apply } = setUp();
  const given = [entryOn('a'), entryOn('b')];
  const first = apply(given);
  expect(apply(given)).toBe(first);
  expect(hide).toHaveBeenCalledTimes(1);
  store.write(hidden, ['a']);
  const second = apply(given);
  expect(second).not.toBe(first);
  expect(apply(given)).toBe(second);
  expect(apply([...given])).not.toBe(second);
});

test('two lists that are read alternately keep their results', () => {
  const { hide, apply } = setUp();
  const [before, after] = [[entryOn('a')], [entryOn('b')]];
  const [first, second] = [apply(before), apply(after)];
  for (let pass = 0; pass < 3; pass++) {
    expect(apply(before)).toBe(first);
    expect(apply(after)).toBe(second);
  }
  expect(hide).toHaveBeenCalledTimes(2);
});
