import { createElement, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import {
  createPlannerClient,
  PlannerProvider,
  useBrands,
  useCalendar,
  useCalendarProps,
  useColumnPreference,
  useCreateEntry,
  useEntries,
  useEntry,
  useEntryPage,
  useFieldConfigurations,
  useLogin,
  useLogPage,
  useSampleContent,
  useServerWarnings,
  useUsers,
  useViewer,
} from '../src/index.js';

const READS = {
  useViewer: () => useViewer(),
  useBrands: () => useBrands(),
  useCalendar: () => useCalendar({ from: '2026-03-01', to: '2026-03-31', monthsAround: 1 }),
  useEntries: () => useEntries('blog'),
  useEntry: () => useEntry({ id: '01a1fc5d-c3c9-72d9-a24c-05549d057638', kind: 'blog' }),
  useLogPage: () => useLogPage('blog'),
  useEntryPage: () => useEntryPage(),
  useFieldConfigurations: () => useFieldConfigurations('blog'),
  useColumnPreference: () => useColumnPreference('blog'),
  useUsers: () => useUsers(),
  useSampleContent: () => useSampleContent(),
  useServerWarnings: () => useServerWarnings(),
  useCalendarProps: () => {
    const { loading, error } = useCalendarProps();
    return { loading, error: error || null };
  },
};

const complaint = vi.spyOn(console, 'error');
afterEach(() => complaint.mockClear());

/** What a server sends of a component, and what is asked of the planner on the way. */
async function render(Component: () => string) {
  const asked: unknown[] = [];
  const client = createPlannerClient({
    url: 'https://planner.example.com',
    fetch: async (input) => {
      asked.push(input);
      return Response.error();
    },
  });
  const provider = createElement(PlannerProvider, { client }, createElement(Component));
  const html = renderToString(createElement(StrictMode, null, provider));
  // urql sends what it sends after the current task.
  await new Promise((resolve) => setImmediate(resolve));
  return { html, asked };
}

test('there is no browser here', () => {
  expect([typeof window, typeof document, typeof localStorage]).not.toContain('object');
});

test.each(Object.entries(READS))('%s is loading on a server, where nothing is asked', async (_, useRead) => {
  const { html, asked } = await render(() => {
    const { loading, error } = useRead();
    return `${loading} ${error}`;
  });
  expect(html).toBe('true null');
  expect(asked).toEqual([]);
  expect(complaint).not.toHaveBeenCalled();
});

test('writing hooks are at rest on a server', async () => {
  const { html, asked } = await render(() => {
    const [, login] = useLogin();
    const [, create] = useCreateEntry('blog');
    return `${login.busy} ${login.error} ${create.busy} ${create.error}`;
  });
  expect(html).toBe('false null false null');
  expect(asked).toEqual([]);
});

test('what is missing is said there too', async () => {
  complaint.mockImplementation(() => {});
  const sentence =
    'The hooks of @content-planner/sdk need a <PlannerProvider client={…}> around the component.';
  expect(renderToString(createElement(() => useBrands().error?.serverMessage))).toContain('need a');
  expect(complaint.mock.calls).toEqual([[sentence]]);
});
