import { expect, inject, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { createPlannerClient, useBrands, useEntries } from '../src/index.js';
import { inside } from './helpers.js';

const brandsOf = (url: string, respond?: () => Response) =>
  renderHook(
    () => useBrands(),
    inside(createPlannerClient({ url, ...(respond && { fetch: async () => respond() }) })),
  );

test('if the URL returns a web page, the error message does not include its HTML', async () => {
  const { result } = await brandsOf('');
  await vi.waitFor(() => expect(result.current.error).toMatchObject({ type: 'network', status: 0 }));
  expect(result.current.error?.serverMessage).toBe(
    `There is no planner at ${location.origin}/graphql. Check the url passed to createPlannerClient.`,
  );
});

test('a wrong path on a planner results in the message that there is no planner', async () => {
  const url = `${inject('otherUrl')}/api`;
  const { result } = await brandsOf(url);
  await vi.waitFor(() =>
    expect(result.current.error?.serverMessage).toBe(
      `There is no planner at ${url}/graphql. Check the url passed to createPlannerClient.`,
    ),
  );
});

test.each([
  ['another API', () => Response.json({ hello: 'world' })],
  ['another API that rejects the request', () => Response.json({ message: 'Unauthorized' }, { status: 401 })],
  ['plain text', () => new Response('It works!', { headers: { 'content-type': 'text/plain' } })],
  ['an empty response', () => new Response(null, { status: 204 })],
])('%s results in the message that there is no planner', async (_, respond) => {
  const { result } = await brandsOf('', respond);
  await vi.waitFor(() =>
    expect(result.current.error).toMatchObject({
      type: 'network',
      status: 0,
      isSessionEnded: false,
      serverMessage: 'There is no planner at this address. Check the url passed to createPlannerClient.',
    }),
  );
});

test('if there is no response, users see a message, and the console displays a hint only once', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { result } = await renderHook(
    () => [useBrands(), useEntries('blog')] as const,
    inside(createPlannerClient({ url: 'http://localhost:1/' })),
  );
  await vi.waitFor(() =>
    expect(result.current.map(({ error }) => error?.serverMessage)).toEqual(
      Array(2).fill('The planner is not responding. Check your connection and try again.'),
    ),
  );
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(/^No response from http:\/\/localhost:1\/graphql\. .*ALLOWED_ORIGINS/)],
  ]);
  warn.mockRestore();
});
