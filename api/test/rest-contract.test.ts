import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { routes } from '../src/rest/routes.js';
import type { Client, RequestOptions } from './client.js';
import { createTestPlanner, PASSWORD, soakDatabases, type TestPlanner } from './planner.js';
import { errorCasesOf, successesOf } from './rest-contract/cases.js';
import { people, settings, storeContent, UNKNOWN } from './rest-contract/content.js';
import { type Expected, partsOf, type Role } from './rest-contract/row.js';
import { table } from './rest-contract/table.js';
import { type Snapshot, takeSnapshot } from './snapshot.js';

/** Routes that have separate tests instead of a row in the contract. */
const BEYOND: readonly string[] = [
  'GET /entries',
  'GET /fields',
  'GET /kinds',
  'GET /people',
  ...routes
    .filter(({ path }) => path.endsWith('.csv') || path.includes(':kind'))
    .map(({ method, path }) => `${method} ${path.replace(':id', '{id}')}`),
];

/** The method and path of every route, with `{id}` as a placeholder. */
const routed = routes.map(({ method, path }) => `${method} ${path.replace(':id', '{id}')}`);

test('the contract has a row for every route, and a route for every row', () => {
  const rows = table.map(({ call }) => call).filter((call) => call !== 'GET /login');
  expect(rows.toSorted()).toEqual(routed.filter((call) => !BEYOND.includes(call)).toSorted());
});

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

const calls = table.map(({ call }) => partsOf(call));

const paths = [...new Set(calls.map(({ path }) => path))].map((path) => ({
  path,
  methods: calls.filter((call) => call.path === path).map(({ method }) => method),
}));

describe.each(soakDatabases)('the REST contract on %s', (database) => {
  let planner: TestPlanner;
  let snapshot: Snapshot;
  const sessions = new Map<Role, Client>();

  beforeAll(async () => {
    planner = await createTestPlanner(database);
    await storeContent(planner);
    for (const [role, { email }] of [
      ['administrator', people.admin],
      ['member', people.member],
    ] as const) {
      sessions.set(role, planner.visitor(settings));
      await sessions.get(role)?.rest('POST', '/auth/login', { email, password: PASSWORD });
    }
    snapshot = await takeSnapshot(planner);
  });
  afterAll(() => planner?.close());

  /** Creates a client with a role. Changes to its session cookie don't affect other clients. */
  function clientOf(role: Role): Client {
    const client = planner.visitor(settings);
    for (const [name, value] of sessions.get(role)?.cookies ?? []) client.cookies.set(name, value);
    return client;
  }

  /** Makes a call and compares the response with the expected one. */
  async function expectResponse(
    client: Client,
    call: string,
    {
      id = UNKNOWN,
      request,
      returns,
    }: { id?: string | undefined; request: RequestOptions; returns: Expected },
  ) {
    const { method, path } = partsOf(call);
    const real = `/api${path.replace('{id}', encodeURIComponent(id))}`;
    const { status, body, headers } = await client.request<unknown>(real, { method, ...request });
    expect([status, body]).toEqual(returns);
    if (body !== '') expect(headers.get('content-type')).toBe('application/json');
    return { body, headers };
  }

  const nothingChanged = async () => expect(await snapshot.now()).toEqual(snapshot.taken);

  describe.each(table)('$call', (row) => {
    const { call, by, id: ownId } = row;
    const errorCases = errorCasesOf(row);

    describe.runIf(errorCases.length > 0)('fails and changes nothing', () => {
      afterAll(nothingChanged);

      test.each(errorCases)('if $when', async ({ by: role, ...failure }) => {
        await expectResponse(clientOf(role), call, failure);
      });
    });

    describe('succeeds', () => {
      afterEach(partsOf(call).method === 'GET' ? nothingChanged : () => snapshot.restore());

      test.each(successesOf(row))('if $when', async (success) => {
        const { by: role = by, id = ownId, sends, sendsHeaders = {}, returns } = success;
        const { headers = {}, afterwards = [] } = success;
        const client = clientOf(role);
        const response = await expectResponse(client, call, {
          id,
          request: { json: sends, headers: sendsHeaders },
          returns,
        });
        expect(Object.fromEntries(response.headers)).toMatchObject(headers);
        const { id: created = '' } = response.body as { id?: string };
        for (const next of afterwards) {
          await expectResponse(next.by ? clientOf(next.by) : client, next.call.replace('{new}', created), {
            id: next.id ?? id,
            request: { json: next.sends, headers: next.sendsHeaders ?? {} },
            returns: next.returns,
          });
        }
      });
    });
  });

  test.each(paths)('$path only supports $methods', async ({ path, methods }) => {
    for (const method of METHODS.filter((name) => !methods.includes(name))) {
      const { headers } = await expectResponse(clientOf('visitor'), `${method} ${path}`, {
        request: {},
        returns: [405, { message: expect.any(String) }],
      });
      expect(headers.get('allow')?.split(', ').toSorted()).toEqual(methods.toSorted());
    }
  });
});
