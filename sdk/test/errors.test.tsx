import { beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import {
  createPlannerClient,
  useCalendar,
  useColumnPreference,
  useCreateBrand,
  useCreateEntry,
  useDeleteBrand,
  useDeleteUser,
  useEntries,
  useEntry,
  useEntryPage,
  useFieldConfigurations,
  useLogin,
  useRegister,
  useUpdateEntry,
  useUsers,
  useViewer,
} from '../src/index.js';
import { enter } from './enter.js';
import { behind, failureOf, inside } from './helpers.js';

const url = inject('otherUrl');
const account = inject('account');
const client = createPlannerClient({ url });
const MISSING = '01a1fc5d-c3c9-72d9-a24c-05549d057638';

const useScreen = () => ({
  login: useLogin()[0],
  register: useRegister()[0],
  createBrand: useCreateBrand()[0],
  deleteBrand: useDeleteBrand()[0],
  createEntry: useCreateEntry('blog')[0],
  updateEntry: useUpdateEntry('blog')[0],
  deleteUser: useDeleteUser()[0],
});

const writes = async (of = client) => (await renderHook(useScreen, inside(of))).result.current;

beforeAll(() => enter());

describe('the error for a failed request', () => {
  test("has the type 'unauthorized' if nobody is logged in", async () => {
    await behind(url, 'POST', '/auth/logout');
    const { createBrand } = await writes();
    expect(await failureOf(createBrand({ name: 'Lumen Cycles', color: 'teal' }))).toMatchObject({
      type: 'unauthorized',
      status: 401,
      serverMessage: 'Unauthorized',
      message: '401: {"message":"Unauthorized","code":"unauthorized"}',
      isSessionEnded: true,
    });
    await enter();
  });

  test("has the type 'unauthorized' for a wrong password", async () => {
    const { login } = await writes();
    expect(await failureOf(login({ ...account, password: 'another one' }))).toMatchObject({
      type: 'unauthorized',
      status: 401,
      serverMessage: 'Invalid email or password',
      message: '401: {"message":"Invalid email or password","code":"credentialsWrong"}',
      isSessionEnded: false,
    });
  });

  test("has the type 'forbidden' for a pending account, and for a user who is not an administrator", async () => {
    const { login, register, createBrand } = await writes();
    const colleague = { email: 'errors@planner.example', password: 'a quiet harbor' };
    expect(await register(colleague)).toEqual({
      pendingApproval: true,
      user: null,
    });
    expect(await failureOf(login(colleague))).toMatchObject({
      type: 'forbidden',
      status: 403,
      serverMessage: 'Your account is pending approval by an administrator.',
    });

    const users = (await (await behind(url, 'GET', '/users')).json()) as { id: string; email: string }[];
    const id = users.find(({ email }) => email === colleague.email)?.id;
    await behind(url, 'PATCH', `/users/${id}/approve`, { isApproved: true });
    await enter(colleague);
    expect(await failureOf(createBrand({ name: 'Lumen Cycles', color: 'teal' }))).toMatchObject({
      type: 'forbidden',
      status: 403,
      serverMessage: 'You must be an administrator to access this page.',
      isSessionEnded: false,
    });
    const { result } = await renderHook(() => useUsers(), inside(createPlannerClient({ url })));
    await vi.waitFor(() => expect(result.current.error).toMatchObject({ type: 'forbidden' }));
    expect(result.current).toMatchObject({ loading: false, users: [] });
    await enter();
    await behind(url, 'DELETE', `/users/${id}`);
  });

  test("has the type 'invalid' and contains an error for each invalid field", async () => {
    const { register } = await writes();
    const failure = await failureOf(
      register({ email: 'no address', password: 'short', confirmPassword: 'another' }),
    );
    expect(failure).toMatchObject({ type: 'invalid', status: 400, current: null });
    expect(failure.fieldErrors).toEqual(
      expect.arrayContaining([
        {
          field: 'password',
          code: 'passwordTooShort',
          params: {},
          message: 'Password must be at least 8 characters',
        },
      ]),
    );
    expect(failure.fieldErrors.map(({ field }) => field)).toContain('email');
    expect(JSON.parse(failure.message.replace('400: ', ''))).toMatchObject({
      message: failure.serverMessage,
      code: 'fieldsInvalid',
      errors: failure.fieldErrors.map(({ params: _, ...error }) => error),
    });
  });

  test("has the type 'invalid' for input of the wrong type", async () => {
    const { createEntry } = await writes();
    const failure = await failureOf(createEntry({ title: 'Spring', startDate: '2026-02-30' }));
    expect(failure).toMatchObject({ type: 'invalid', status: 400 });
    const message = 'startDate must be a calendar date as YYYY-MM-DD';
    expect(failure.fieldErrors).toEqual([{ field: 'startDate', code: 'dateInvalid', params: {}, message }]);
    expect(await failureOf(createEntry({ title: 'Spring' } as never))).toMatchObject({ type: 'invalid' });
  });

  test("has the type 'invalid' for a body that is too large, which the planner rejects without reading it", async () => {
    const { createEntry } = await writes();
    const category = 'x'.repeat(2 ** 20);
    const failure = await failureOf(
      createEntry({ title: 'Too much', startDate: '2026-03-08', fields: { category } }),
    );
    expect(failure).toMatchObject({ type: 'invalid', status: 413 });
    expect(failure.message).toBe(
      `413: ${JSON.stringify({ message: failure.serverMessage, code: 'bodyTooLarge' })}`,
    );
  });

  test("has the type 'conflict' and contains the current entry if the version is outdated", async () => {
    const { createEntry, updateEntry } = await writes();
    const { id, version } = await createEntry({ title: 'Mine', startDate: '2040-01-01' });
    await behind(url, 'PUT', `/logs/blog/${id}`, { blogName: 'Yours', date: '2040-01-02' });
    const input = { title: 'Mine again', startDate: '2040-01-01' };
    const failure = await failureOf(updateEntry({ id, version, input }));
    expect(failure).toMatchObject({ type: 'conflict', status: 409, fieldErrors: [] });
    expect(failure.current).toMatchObject({
      kind: 'blog',
      id,
      title: 'Yours',
      startDate: '2040-01-02',
      version: 2,
    });
    await updateEntry({ id, version: 2, input });
  });

  test("has the type 'conflict' for the last administrator, and for an email address that is taken", async () => {
    const { deleteUser, register } = await writes();
    const me = (await (await behind(url, 'GET', '/auth/user')).json()) as { id: string };
    expect(await failureOf(deleteUser(me.id))).toMatchObject({
      type: 'conflict',
      status: 409,
      serverMessage: 'At least one administrator is required',
      current: null,
    });
    expect(await failureOf(register(account))).toMatchObject({
      type: 'conflict',
      status: 409,
      current: null,
    });
  });

  test("has the type 'notFound' for a deleted brand", async () => {
    const { deleteBrand } = await writes();
    const failure = await failureOf(deleteBrand(MISSING));
    expect(failure).toMatchObject({ type: 'notFound', status: 404 });
    const asRest = await behind(url, 'DELETE', `/brands/${MISSING}`);
    expect(failure.message).toBe(`404: ${await asRest.text()}`);
  });

  test("has the type 'rateLimited' after too many failed logins", async () => {
    const { login } = await writes();
    const stranger = { email: 'nobody@planner.example', password: 'a guess' };
    for (let tries = 0; tries < 10; tries += 1) {
      expect(await failureOf(login(stranger))).toMatchObject({ type: 'unauthorized' });
    }
    const failure = await failureOf(login(stranger));
    expect(failure).toMatchObject({ type: 'rateLimited', status: 429 });
    expect(failure.serverMessage).toMatch(/^Too many failed logins: try again in \d+ minutes\.$/);
  });

  test("has the type 'server' if a gateway reports that the planner is down", async () => {
    const gateway = createPlannerClient({
      url,
      fetch: async () =>
        new Response('<html><title>Bad Gateway</title></html>', {
          status: 502,
          headers: { 'content-type': 'text/html' },
        }),
    });
    const { createBrand } = await writes(gateway);
    expect(await failureOf(createBrand({ name: 'Lumen Cycles', color: 'teal' }))).toMatchObject({
      type: 'server',
      status: 502,
      serverMessage: 'The planner at this address is not available right now (502). Try again later.',
    });
  });
});

describe('a hook', () => {
  test.each([
    { from: '2026-02-30', to: '2026-03-01' },
    { from: '2026-3-1', to: '2026-03-31' },
    { from: '2026-04-01', to: '2026-03-31' },
    { from: '', to: '' },
  ])('returns an error for the invalid dates $from to $to', async (range) => {
    const { result } = await renderHook(() => useCalendar(range), inside(client));
    await vi.waitFor(() => expect(result.current.error).not.toBeNull());
    expect(result.current).toMatchObject({
      loading: false,
      entries: [],
      error: { type: 'invalid', status: 400, serverMessage: expect.stringMatching(/\w+ .*\w+/) },
    });
  });

  test('returns an error for an invalid page size', async () => {
    const { result } = await renderHook(() => useEntryPage({ first: 10_001 }), inside(client));
    await vi.waitFor(() => expect(result.current.error).toMatchObject({ type: 'invalid', status: 400 }));
  });

  test('returns the error of the planner for an unknown kind', async () => {
    const { result } = await renderHook(
      () => ({ list: useEntries('gone'), create: useCreateEntry('gone')[0] }),
      inside(client),
    );
    const input = { startDate: '2026-03-08', title: 'Spring is here' };
    expect(await failureOf(result.current.create(input))).toMatchObject({
      type: 'notFound',
      code: 'kindNotFound',
    });
    await vi.waitFor(() => expect(result.current.list).toMatchObject({ loading: false, entries: [] }));
  });

  test('sends no request if it is called with null', async () => {
    const send = vi.fn<typeof fetch>((...call) => fetch(...call));
    const { result } = await renderHook(
      () => [useEntry(null), useColumnPreference(null), useFieldConfigurations(null)] as const,
      inside(createPlannerClient({ url, fetch: send })),
    );
    for (const read of result.current) {
      read.refetch();
      expect(read).toMatchObject({ loading: false, error: null });
    }
    expect(send).not.toHaveBeenCalled();
  });

  test.each(['planner.example.com', '/planner', 'ftp://planner.example.com'])(
    'returns an error for the invalid url %s, and the page still renders',
    async (wrong) => {
      const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
      const send = vi.spyOn(window, 'fetch');
      const client = createPlannerClient({ url: wrong });
      const serverMessage = `createPlannerClient: '${wrong}' is not the URL of a planner. Use https://host, or '' for the page's own origin.`;
      const error = { type: 'invalid', status: 0, serverMessage };
      const { result } = await renderHook(
        () => ({ viewer: useViewer(), createBrand: useCreateBrand()[0] }),
        inside(client),
      );
      await vi.waitFor(() => expect(result.current.viewer).toMatchObject({ loading: false, error }));
      const brand = { name: 'Lumen Cycles', color: 'teal' };
      expect(await failureOf(result.current.createBrand(brand))).toMatchObject(error);
      expect(send).not.toHaveBeenCalled();
      expect(logged.mock.calls).toEqual([[serverMessage]]);
      vi.restoreAllMocks();
    },
  );
});

test('a login fails with a message if the browser does not store the cookie', async () => {
  const withoutCookies: typeof fetch = (input, init) => fetch(input, { ...init, credentials: 'omit' });
  const client = createPlannerClient({ url: inject('otherUrl'), fetch: withoutCookies });
  const { result } = await renderHook(useLogin, inside(client));
  const failure = await failureOf(result.current[0](inject('account')));
  expect(failure).toMatchObject({ type: 'unauthorized', isSessionEnded: false });
  expect(failure.serverMessage).toMatch(/^The browser did not store the planner's cookie\. .* the same site/);
  await vi.waitFor(() => expect(result.current[1]).toMatchObject({ busy: false, error: failure }));
});
