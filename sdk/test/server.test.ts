import { createElement, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import {
  createPlannerClient,
  type PlannerClient,
  PlannerProvider,
  useBrands,
  useCalendar,
  useCalendarProps,
  useColumnPreference,
  useCreateBrand,
  useCreateEntry,
  useEntries,
  useEntry,
  useEntryPage,
  useFieldConfigurations,
  useLogin,
  useLoginGateProps,
  useLogout,
  usePlanner,
  useSampleContent,
  useServerWarnings,
  useSystem,
  useUsers,
  useViewer,
} from '../src/index.js';

const READS = {
  useViewer: () => useViewer(),
  useBrands: () => useBrands(),
  useCalendar: () => useCalendar({ from: '2026-03-01', to: '2026-03-31', monthsAround: 1 }),
  useEntries: () => useEntries('blog'),
  useEntry: () => useEntry({ id: '01a1fc5d-c3c9-72d9-a24c-05549d057638', kind: 'blog' }),
  useEntryPage: () => useEntryPage(),
  useFieldConfigurations: () => useFieldConfigurations('blog'),
  useColumnPreference: () => useColumnPreference('blog'),
  useUsers: () => useUsers(),
  useSampleContent: () => useSampleContent(),
  useServerWarnings: () => useServerWarnings(),
  useSystem: () => useSystem(),
  useCalendarProps: () => {
    const { loading, error } = useCalendarProps();
    return { loading, error: error || null };
  },
};

const logged = vi.spyOn(console, 'error');
afterEach(() => logged.mockClear());

/** Renders a component on the server. Returns the HTML and the requests that were sent. */
async function render(Component: () => string) {
  const requests: unknown[] = [];
  const client = createPlannerClient({
    url: 'https://planner.example.com',
    fetch: async (input) => {
      requests.push(input);
      return Response.error();
    },
  });
  const provider = createElement(PlannerProvider, { client }, createElement(Component));
  const html = renderToString(createElement(StrictMode, null, provider));
  // urql sends requests after the current task, so wait for the next task.
  await new Promise((resolve) => setImmediate(resolve));
  return { html, requests };
}

test('the tests run without a browser', () => {
  expect([typeof window, typeof document, typeof localStorage]).not.toContain('object');
});

test.each(Object.entries(READS))(
  'on the server, %s returns its loading state and sends no request',
  async (_, useRead) => {
    const { html, requests } = await render(() => {
      const { loading, error } = useRead();
      return `${loading} ${error}`;
    });
    expect(html).toBe('true null');
    expect(requests).toEqual([]);
    expect(logged).not.toHaveBeenCalled();
  },
);

test('on the server, hooks that change data are idle', async () => {
  const { html, requests } = await render(() => {
    const [, login] = useLogin();
    const [, create] = useCreateEntry('blog');
    return `${login.busy} ${login.error} ${create.busy} ${create.error}`;
  });
  expect(html).toBe('false null false null');
  expect(requests).toEqual([]);
});

function HookUser({ useHook }: { useHook: () => unknown }) {
  useHook();
  return null;
}

test.each([
  ['useViewer', useViewer],
  ['useEntries', () => useEntries('blog')],
  ['useEntry without an entry', () => useEntry(null)],
  ['useCalendar', () => useCalendar({ from: '2026-03-01', to: '2026-03-31' })],
  ['useCalendarProps', () => useCalendarProps()],
  ['useLoginGateProps', useLoginGateProps],
  ['useCreateBrand', useCreateBrand],
  ['useLogout', useLogout],
  ['usePlanner', usePlanner],
])('%s throws outside of a provider', (_, useHook) => {
  expect(() => renderToString(createElement(HookUser, { useHook }))).toThrow(
    'Hooks of @content-planner/sdk require a provider. Put a <PlannerProvider client={…}> around the component.',
  );
});

test('a provider without a client throws', () => {
  const client = undefined as unknown as PlannerClient;
  expect(() => renderToString(createElement(PlannerProvider, { client }))).toThrow(
    'PlannerProvider requires a client. Pass the result of createPlannerClient.',
  );
});
