import { expect, inject, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { createPlannerClient, useBrands, useEntries } from '../src/index.js';
import { inside } from './helpers.js';

const brandsOf = (url: string, answer?: () => Response) =>
  renderHook(
    () => useBrands(),
    inside(createPlannerClient({ url, ...(answer && { fetch: async () => answer() }) })),
  );

test('an address where something else answers is said in a sentence, not in its HTML', async () => {
  const { result } = await brandsOf('');
  await vi.waitFor(() => expect(result.current.error).toMatchObject({ code: 'network', status: 0 }));
  expect(result.current.error?.serverMessage).toBe(
    `No planner answers at ${location.origin}/graphql: check the url given to createPlannerClient.`,
  );
});

test('so is a path that a planner has not', async () => {
  const url = `${inject('otherUrl')}/api`;
  const { result } = await brandsOf(url);
  await vi.waitFor(() =>
    expect(result.current.error?.serverMessage).toBe(
      `No planner answers at ${url}/graphql: check the url given to createPlannerClient.`,
    ),
  );
});

test.each([
  ['an API of another kind', () => Response.json({ hello: 'world' })],
  ['one that refuses', () => Response.json({ message: 'Unauthorized' }, { status: 401 })],
  ['a text', () => new Response('It works!', { headers: { 'content-type': 'text/plain' } })],
  ['nothing', () => new Response(null, { status: 204 })],
])('so is %s', async (_, answer) => {
  const { result } = await brandsOf('', answer);
  await vi.waitFor(() =>
    expect(result.current.error).toMatchObject({
      code: 'network',
      status: 0,
      isSessionEnded: false,
      serverMessage: 'No planner answers at this address: check the url given to createPlannerClient.',
    }),
  );
});

test('one where nothing answers is said to people, and to developers what to check, once', async () => {
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
    [expect.stringMatching(/^No answer from http:\/\/localhost:1\/graphql: .*ALLOWED_ORIGINS/)],
  ]);
  warn.mockRestore();
});
