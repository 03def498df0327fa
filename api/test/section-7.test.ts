import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { routes } from '../src/rest/routes.js';
import type { Client, RequestOptions } from './client.js';
import { createTestPlanner, databases, PASSWORD, type TestPlanner } from './planner.js';
import { refusalsOf, successesOf } from './section-7/cases.js';
import { people, storeContent, UNKNOWN } from './section-7/content.js';
import { type Expected, partsOf, type Role } from './section-7/row.js';
import { table } from './section-7/table.js';
import { type Snapshot, takeSnapshot } from './snapshot.js';

/** Routes beyond section 7, which have tests of their own. */
const BEYOND: readonly string[] = [];

/** The calls of the routes, with `{id}` for an id. */
const routed = routes.map(({ method, path }) => `${method} ${path.replace(':id', '{id}')}`);

test('section 7 has a row for every route, and a route for every row', () => {
  const rows = table.map(({ call }) => call).filter((call) => call !== 'GET /login');
  expect(rows.toSorted()).toEqual(routed.filter((call) => !BEYOND.includes(call)).toSorted());
});

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

const calls = table.map(({ call }) => partsOf(call));

const paths = [...new Set(calls.map(({ path }) => path))].map((path) => ({
  path,
  methods: calls.filter((call) => call.path === path).map(({ method }) => method),
}));

describe.each(databases)('section 7 on %s', (database) => {
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
      sessions.set(role, planner.visitor());
      await sessions.get(role)?.rest('POST', '/auth/login', { email, password: PASSWORD });
    }
    snapshot = await takeSnapshot(planner);
  });
  afterAll(() => planner?.close());

  /** Somebody of a role; what becomes of the session cookie stays with them. */
  function somebody(role: Role): Client {
    const client = planner.visitor();
    for (const [name, value] of sessions.get(role)?.cookies ?? []) client.cookies.set(name, value);
    return client;
  }

  /** Makes a call and holds its answer to what is expected. */
  async function expectAnswer(
    client: Client,
    call: string,
    {
      id = UNKNOWN,
      request,
      answers,
    }: { id?: string | undefined; request: RequestOptions; answers: Expected },
  ) {
    const { method, path } = partsOf(call);
    const real = `/api${path.replace('{id}', encodeURIComponent(id))}`;
    const { status, body, headers } = await client.request<unknown>(real, { method, ...request });
    expect([status, body]).toEqual(answers);
    if (body !== '') expect(headers.get('content-type')).toBe('application/json');
    return { body, headers };
  }

  const nothingChanged = async () => expect(await snapshot.now()).toEqual(snapshot.taken);

  describe.each(table)('$call', (row) => {
    const { call, by, id: ownId } = row;
    const refusals = refusalsOf(row);

    describe.runIf(refusals.length > 0)('refuses, and changes nothing,', () => {
      afterAll(nothingChanged);

      test.each(refusals)('when $when', async ({ by: role, ...refusal }) => {
        await expectAnswer(somebody(role), call, refusal);
      });
    });

    describe('succeeds', () => {
      afterEach(partsOf(call).method === 'GET' ? nothingChanged : () => snapshot.restore());

      test.each(successesOf(row))('when $when', async (success) => {
        const { by: role = by, id = ownId, sends, answers, headers = {}, afterwards = [] } = success;
        const client = somebody(role);
        const answer = await expectAnswer(client, call, { id, request: { json: sends }, answers });
        expect(Object.fromEntries(answer.headers)).toMatchObject(headers);
        const { id: created = '' } = answer.body as { id?: string };
        for (const next of afterwards) {
          await expectAnswer(next.by ? somebody(next.by) : client, next.call.replace('{new}', created), {
            id: next.id ?? id,
            request: { json: next.sends },
            answers: next.answers,
          });
        }
      });
    });
  });

  test.each(paths)('$path takes $methods and no other method', async ({ path, methods }) => {
    for (const method of METHODS.filter((name) => !methods.includes(name))) {
      const { headers } = await expectAnswer(somebody('visitor'), `${method} ${path}`, {
        request: {},
        answers: [405, { message: expect.any(String) }],
      });
      expect(headers.get('allow')?.split(', ').toSorted()).toEqual(methods.toSorted());
    }
  });
});
