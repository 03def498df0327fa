import { expect, test, vi } from 'vitest';
import type { CalendarEntry } from '../logs/types.js';
import { entryOn } from './entries.fixture.js';
import { type EntryFeature, overlay } from './feature.js';
import { featureState } from './feature-state.js';
import { createHost, type HostInput } from './host.js';

const onlyFirst = featureState(false);
const draft = featureState<CalendarEntry | null>(null);
const filtering: EntryFeature = {
  name: 'filtering',
  overlays: [overlay(onlyFirst, (entries, isOn) => (isOn ? entries.slice(0, 1) : entries))],
};
const drafting: EntryFeature = {
  name: 'drafting',
  drawn: [overlay(draft, (entries, added) => (added ? [...entries, added] : entries))],
};

const showsAll = (entries: readonly CalendarEntry[]) => entries;

function setUp(part: Partial<HostInput> = {}) {
  const latest: { current: HostInput } = {
    current: {
      given: [entryOn('a'), entryOn('b'), entryOn('c')],
      features: [filtering, drafting],
      readOnly: false,
      loading: false,
      showsEntries: true,
      visible: showsAll,
      neighborOf: (entries, { entry, direction }) => entries[entries.indexOf(entry) + direction] ?? null,
      placeOf: () => null,
      days: null,
      ...part,
    },
  };
  const core = createHost(latest);
  const [first] = latest.current.given as [CalendarEntry];
  const set = (next: Partial<HostInput>) => {
    latest.current = { ...latest.current, ...next };
  };
  return { ...core, latest, set, first, shown: () => core.entriesOf(latest.current) };
}

const ids = (entries: readonly CalendarEntry[]) => entries.map(({ id }) => id).join('');

test('overlays change all entries, and drawn overlays only what the view displays', () => {
  const { host, shown } = setUp({ visible: (entries) => entries.filter(({ id }) => id !== 'c') });
  host.write(draft, entryOn('x'));
  expect([shown().all, shown().shown, shown().drawn].map(ids)).toEqual(['abc', 'ab', 'abx']);
  host.write(onlyFirst, true);
  expect([shown().all, shown().shown, shown().drawn].map(ids)).toEqual(['a', 'a', 'ax']);
  expect(ids(host.entries())).toBe('a');
});

test('the displayed entries are the same object until they change', () => {
  const { host, latest, set, entriesOf, shown } = setUp();
  const first = shown();
  set({ features: [filtering, drafting], readOnly: true });
  expect(shown()).toBe(first);
  host.write(featureState(0), 1);
  expect(shown()).toBe(first);

  // React can render an old and a new list, or an old and a new filter, alternately.
  const before = latest.current;
  const after = { ...before, given: [entryOn('d')] };
  const filtered = { ...before, visible: (entries: readonly CalendarEntry[]) => entries.slice(1) };
  const [second, third] = [entriesOf(after), entriesOf(filtered)];
  for (let pass = 0; pass < 3; pass++) {
    expect(entriesOf(before)).toBe(first);
    expect(entriesOf(after)).toBe(second);
    expect(entriesOf(filtered)).toBe(third);
  }
});

test('what is open has the current values of its entry, and closes if the entry is gone', () => {
  const { host, set, first } = setUp();
  host.open({ type: 'details', entry: first });
  set({ given: [entryOn('a', '2026-11-10', 'Renamed')] });
  expect(host.opened()).toMatchObject({ type: 'details', entry: { title: 'Renamed' } });
  set({ given: [] });
  expect(host.opened()).toBeNull();
  host.open({ type: 'day', date: '2026-11-10' });
  expect(host.opened()).toEqual({ type: 'day', date: '2026-11-10' });
});

test('openChanged is called for details, but not for days', () => {
  const openChanged = vi.fn();
  const { host, first } = setUp({ features: [{ name: 'link', openChanged }] });
  host.open({ type: 'details', entry: first });
  expect(openChanged).toHaveBeenLastCalledWith({ type: 'details', entry: first });
  host.close();
  expect(openChanged).toHaveBeenLastCalledWith(null);
  host.close();
  host.open({ type: 'day', date: '2026-11-10' });
  host.close();
  expect(openChanged).toHaveBeenCalledTimes(2);
});

test('closing changes nothing if nothing is open', () => {
  const { host, store, first } = setUp();
  host.open({ type: 'details', entry: first });
  host.close();
  const listener = vi.fn();
  store.subscribe(listener);
  host.close();
  expect(listener).not.toHaveBeenCalled();
});

test('an action runs after the details have closed', () => {
  const { host, first } = setUp();
  host.open({ type: 'details', entry: first });
  const run = vi.fn(() => expect(host.opened()).toBeNull());
  host.run({ id: 'edit', label: 'Edit', run });
  expect(run).toHaveBeenCalledTimes(1);
});

test('a step opens the next entry in the order of the component, if there is one', () => {
  const { host, first } = setUp();
  host.open({ type: 'details', entry: first });
  host.step(first, -1);
  expect(host.opened()).toMatchObject({ entry: { id: 'a' } });
  host.step(first, 1);
  expect(host.opened()).toMatchObject({ entry: { id: 'b' } });
});
