import { type ReactNode, StrictMode, useEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { onDemand } from '../internal/on-demand.js';
import type { CalendarEntry } from '../logs/types.js';
import { entryOn } from './entries.fixture.js';
import type { EntryFeature, EntryHost, FeaturePart } from './feature.js';
import { featureState } from './feature-state.js';
import { HostProvider } from './host-context.js';
import {
  useActions,
  useEntries,
  useEntryHost,
  useFeatureState,
  useFeatures,
  useNewHost,
} from './use-entry-host.js';

const given = [entryOn('a'), entryOn('b')];
const all = (entries: readonly CalendarEntry[]) => entries;

interface HostProps {
  features?: readonly EntryFeature[];
  entries?: readonly CalendarEntry[];
  readOnly?: boolean;
  children?: ReactNode;
}

/** A component with features that displays only their layers. */
function Host({ features = [], entries = given, readOnly = false, children }: HostProps) {
  const { core, data } = useNewHost({
    given: entries,
    features,
    readOnly,
    loading: false,
    showsEntries: true,
    visible: all,
    neighborOf: () => null,
    placeOf: () => null,
    days: null,
  });
  return (
    <HostProvider core={core} data={data}>
      {children}
      <Layers />
    </HostProvider>
  );
}

function Layers() {
  const { features, failed } = useFeatures();
  return (
    <>
      {failed && <p role="alert">failed</p>}
      {features.map(({ feature, part }) => (
        <div key={feature.name}>
          {feature.layer}
          {part?.layer}
        </div>
      ))}
    </>
  );
}

const layer = (name: string, text: string): EntryFeature => ({ name, layer: <p>{text}</p> });

test('a later feature with the same name replaces an earlier one, in its place', async () => {
  const { container } = await render(
    <Host features={[layer('a', 'first'), layer('b', 'second'), layer('a', 'own')]} />,
  );
  expect(container.textContent).toBe('ownsecond');
});

function View({ onMount }: { onMount: () => void }) {
  useEffect(onMount, [onMount]);
  return null;
}

test('features can be added and replaced without mounting the view again', async () => {
  const mounted = vi.fn();
  const show = (features: readonly EntryFeature[]) => (
    <Host features={features}>
      <View onMount={mounted} />
    </Host>
  );
  const { container, rerender } = await render(show([layer('a', 'first'), layer('c', 'third')]));
  await rerender(show([layer('a', 'own'), layer('b', 'second'), layer('c', 'third')]));
  expect(container.textContent).toBe('ownsecondthird');
  expect(mounted).toHaveBeenCalledTimes(1);
});

const count = featureState(0);

function Reader({ onRender }: { onRender: () => void }) {
  onRender();
  return <output>{useFeatureState(count)}</output>;
}

function Other({ onRender, onHost }: { onRender: () => void; onHost: (host: EntryHost) => void }) {
  onRender();
  useEntries();
  useActions();
  const host = useEntryHost();
  useEffect(() => onHost(host), [host, onHost]);
  return null;
}

test('only components that read a state are rendered when it changes', async () => {
  const rendered = { reader: vi.fn(), other: vi.fn() };
  const hosts: EntryHost[] = [];
  const onHost = (host: EntryHost) => void hosts.push(host);
  await render(
    <Host>
      <Reader onRender={rendered.reader} />
      <Other onRender={rendered.other} onHost={onHost} />
    </Host>,
  );
  rendered.reader.mockClear();
  rendered.other.mockClear();
  hosts[0]?.write(count, (before) => before + 1);
  await expect.element(page.getByRole('status')).toHaveTextContent('1');
  expect(rendered.reader).toHaveBeenCalledTimes(1);
  expect(rendered.other).not.toHaveBeenCalled();
  expect(hosts).toHaveLength(1);
});

const actions: EntryFeature = {
  name: 'actions',
  actions: ({ id }) => [
    { id: 'delete', label: `Delete ${id}`, danger: true, run: () => {} },
    { id: 'edit', label: `Edit ${id}`, run: () => {} },
  ],
};

function Row({ onActions }: { onActions: (actionsOf: unknown) => void }) {
  const actionsOf = useActions();
  useEffect(() => onActions(actionsOf), [actionsOf, onActions]);
  return null;
}

test('the function for actions is the same until the actions of features change', async () => {
  const functions: unknown[] = [];
  const onActions = (actionsOf: unknown) => void functions.push(actionsOf);
  const features = [layer('a', 'first'), actions];
  const show = (props: HostProps) => (
    <Host {...props}>
      <Row onActions={onActions} />
    </Host>
  );
  const { rerender } = await render(show({ features }));
  await rerender(show({ features, entries: [entryOn('c')] }));
  expect(functions).toHaveLength(1);
  await rerender(show({ features: [layer('a', 'first'), actions] }));
  expect(functions).toHaveLength(1);
  await rerender(show({ features: [layer('a', 'first'), { ...actions, actions: () => [] }] }));
  expect(functions).toHaveLength(2);
});

function Labels({ entry }: { entry: CalendarEntry }) {
  return useActions()(entry)
    .map(({ label }) => label)
    .join();
}

test.each([
  ['dangerous actions are the last ones', {}, entryOn('a'), 'Edit a,Delete a'],
  ['a read-only host has no actions', { readOnly: true }, entryOn('a'), ''],
  ['a read-only entry has no actions', {}, { ...entryOn('a'), readOnly: true }, ''],
])('%s', async (_, props, entry, labels) => {
  const { container } = await render(
    <Host features={[actions]} {...props}>
      <Labels entry={entry} />
    </Host>,
  );
  expect(container.textContent).toBe(labels);
});

test('the parts of features load on demand, and a failure is reported', async () => {
  const fetch = vi.fn<() => Promise<FeaturePart>>().mockRejectedValueOnce(new Error('offline'));
  fetch.mockResolvedValue({ layer: <p>loaded</p> });
  const lazy = onDemand(fetch);
  await render(<Host features={[{ name: 'a', lazy, loads: 'at once' }]} />);
  await expect.element(page.getByRole('alert')).toBeVisible();
  await lazy.load();
  await expect.element(page.getByText('loaded')).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

function Child({ text, onEffect }: { text: string; onEffect: (text: string, host: EntryHost) => void }) {
  const host = useEntryHost();
  useEffect(() => onEffect(text, host), [text, host, onEffect]);
  return null;
}

test('the effects of children call the host with the values of the same render', async () => {
  const seen: string[] = [];
  const onEffect = (text: string, host: EntryHost) =>
    void seen.push(`${text}: ${host.entries().map(({ id }) => id)}`);
  const show = (text: string, entries: readonly CalendarEntry[]) => (
    <StrictMode>
      <Host entries={entries}>
        <Child text={text} onEffect={onEffect} />
      </Host>
    </StrictMode>
  );
  const { rerender } = await render(show('before', given));
  await rerender(show('after', [entryOn('c')]));
  expect(new Set(seen)).toEqual(new Set(['before: a,b', 'after: c']));
});
