/*
 * Calls every GraphQL field and every route as actors with different rights, and checks which actors are allowed.
 *
 * - For a new operation, add a row to access-matrix/graphql-rows.ts or access-matrix/http-rows.ts (the rows for REST
 *   routes come from rest-contract). If the row is missing, this suite fails and names the operation.
 * - For a new actor, such as one with an API token, add an entry to access-matrix/actors.ts. The entry defines how to
 *   get the actor's request headers, and the expected outcome for each access level.
 *
 * In `npm test`, each operation is called by only one of the actors that have the same rights. In `pnpm soak`, all
 * actors call it.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSecretBox } from '../src/auth/secret-box.js';
import { schema } from '../src/graphql/schema.js';
import type { Outcome, Rights } from './access-matrix/access.js';
import { actors, actorsFor, fallingActors, fallingActorsFor } from './access-matrix/actors.js';
import { documentOf, type GraphQLRequest } from './access-matrix/documents.js';
import { type GraphQLRow, graphqlRows, TOTP_SECRET } from './access-matrix/graphql-rows.js';
import { type HttpRow, httpRows } from './access-matrix/http-rows.js';
import { routerOperations, schemaOperations } from './access-matrix/operations.js';
import { setStage } from './access-matrix/stage.js';
import type { GraphQLResponse } from './client.js';
import { readStream } from './live-stream.js';
import {
  createTestPlanner,
  soakDatabases,
  TEST_SECRET,
  type TestPlanner,
  trustedWhenSentAgain,
} from './planner.js';
import { people, settings } from './rest-contract/content.js';
import { type Snapshot, TABLES, takeSnapshot } from './snapshot.js';

test('the access matrix has a row for every schema field, and a field for every row', () => {
  const rows = graphqlRows.map(({ operation }) => operation);
  expect(rows.toSorted()).toEqual(schemaOperations(schema).toSorted());
});

/** Returns the expected outcome of an operation for an actor with the given rights. */
const expectedOf = (rights: Rights, { access }: Pick<GraphQLRow | HttpRow, 'access'>): Outcome => {
  const rejection = rights[access];
  return rejection ? [rejection[0], { message: rejection[1] }] : 'success';
};

type Indexed<Row> = Row & { index: number };

const indexed = <Row extends object>(rows: readonly Row[]): Indexed<Row>[] =>
  rows.map((row, index) => ({ ...row, index }));

/** Returns the rows without the ids and timestamps of change sets, which differ between runs. */
const withoutIds = ({ change_sets: sets = [], changes = [], ...others }: Snapshot['taken']) => ({
  ...others,
  sets: sets.map((set) => ({ ...set, id: null, at: null })),
  changes: changes.map((change) => ({ ...change, change_set_id: null })),
});

/** An actor's request headers, and the settings of the server that the actor calls. */
interface Caller {
  headers: Record<string, string>;
  environment?: Record<string, string> | undefined;
}

describe.each(soakDatabases)('the access matrix on %s', (database) => {
  let planner: TestPlanner;
  let snapshot: Snapshot;
  const headersOf = new Map<string, Record<string, string>>();
  const idOf = new Map<string, string>();
  let falling: { self: string; headers: Record<string, string> };

  beforeAll(async () => {
    planner = await createTestPlanner(database, { trustedDocuments: trustedWhenSentAgain() });
    await setStage(planner, async (stage) => {
      for (const actor of actors) headersOf.set(actor.name, await actor.arrive(stage));
      const { id, cookie } = await stage.account({ isAdmin: true });
      falling = { self: id, headers: { cookie: cookie.join('=') } };
    });
    for (const [name, headers] of headersOf) {
      const json = { query: '{ viewer { id } }' };
      type Viewer = GraphQLResponse<{ viewer: { id: string } | null }>;
      const { body } = await planner.visitor().request<Viewer>('/graphql', { method: 'POST', json, headers });
      idOf.set(name, body.data?.viewer?.id ?? '');
    }
    snapshot = await takeSnapshot(planner);
  });
  afterAll(() => planner?.close());

  const nothingChanged = async () => expect(await snapshot.now()).toEqual(snapshot.taken);

  async function restore(): Promise<void> {
    await snapshot.restore();
    await planner.sql('delete from rate_limits');
  }

  /**
   * Prepares the caller for the row: makes the caller the owner of the row's change set, key, view, session or passkey,
   * sets up two-step verification for the caller, or removes the caller's password.
   */
  async function ownSubject(
    {
      ownChange: id,
      deletion,
      ownKey,
      ownView,
      ownSession,
      ownPasskey,
      ownTwoStep,
      withoutPassword,
    }: GraphQLRow,
    caller: string | undefined,
  ): Promise<void> {
    if (ownTwoStep) {
      const isOn = ownTwoStep === 'on';
      const secret = createSecretBox(TEST_SECRET).seal(TOTP_SECRET, caller ?? '');
      await planner.sql(
        `insert into two_steps (user_id, secret, recovery_salt, recovery_codes, created_at, turned_on_at)
         select ?::uuid, ?, recovery_salt, recovery_codes, now(), case when ?::boolean then now() end
         from two_steps where user_id = ?`,
        [caller, secret, isOn, people.colleague.id],
      );
    }
    if (withoutPassword) await planner.sql('update users set has_password = false where id = ?', [caller]);
    if (ownKey) await planner.sql('update access_tokens set owner_id = ? where id = ?', [caller, ownKey]);
    if (ownView) await planner.sql('update saved_views set created_by = ? where id = ?', [caller, ownView]);
    if (ownSession) await planner.sql('update sessions set user_id = ? where id = ?', [caller, ownSession]);
    if (ownPasskey) await planner.sql('update passkeys set user_id = ? where id = ?', [caller, ownPasskey]);
    if (deletion) await planner.sql(`update change_sets set action = 'delete' where id = ?`, [deletion]);
    if (id) await planner.sql('update change_sets set actor_id = ? where id = ?', [caller, id]);
  }

  const visitorOf = (environment: Caller['environment']) => planner.visitor({ ...settings, ...environment });

  /** Returns the document for a row, with arguments that are valid for the caller. */
  async function documentFor(row: GraphQLRow, caller: string | undefined, first?: string) {
    const args = { ...row.args, ...(await row.argsOf?.(caller ?? '')) };
    return documentOf(schema, { ...row, args }, first);
  }

  async function callRoute(
    { path, request, status }: HttpRow,
    { headers, environment }: Caller,
  ): Promise<Outcome> {
    const response = await visitorOf(environment).request<Partial<GraphQLResponse<unknown>>>(path, {
      ...request,
      headers,
    });
    if (response.status === status) return 'success';
    const [error] = response.body.errors ?? [];
    if (path.startsWith('/graphql')) return [response.status, { message: error?.message }];
    return [response.status, response.body];
  }

  async function errorsOf(
    json: GraphQLRequest,
    { headers, environment }: Caller,
  ): Promise<GraphQLResponse<unknown>['errors']> {
    const visitor = visitorOf(environment);
    if (!json.query.startsWith('subscription')) {
      const options = { method: 'POST', json, headers: { ...headers } };
      return (await visitor.request<GraphQLResponse<unknown>>('/graphql', options)).body.errors;
    }
    const streaming = { ...headers, accept: 'text/event-stream' };
    const stream = await readStream(
      await visitor.raw('/graphql', { method: 'POST', json, headers: streaming }),
    );
    await stream.close();
    return stream.errors.length > 0 ? stream.errors : undefined;
  }

  async function runDocument(json: GraphQLRequest, caller: Caller): Promise<Outcome> {
    const errors = await errorsOf(json, caller);
    if (!errors) return 'success';
    const [error] = errors;
    const failure = { message: error?.message, ...(errors.length > 1 && { errors }) };
    return [Number(error?.extensions.status), failure];
  }

  /** Checks the outcomes for all actors that should be rejected, or for all actors that should be allowed. */
  async function expectOutcomes(
    row: Indexed<Pick<GraphQLRow | HttpRow, 'access'>>,
    choice: 'rejected' | 'allowed',
    call: (caller: Caller, name: string) => Promise<Outcome>,
  ): Promise<void> {
    const outcomes: Record<string, Outcome> = {};
    const expected: Record<string, Outcome> = {};
    for (const { name, rights, environment } of actorsFor(row.index)) {
      const outcome = expectedOf(rights, row);
      if ((outcome === 'success') !== (choice === 'allowed')) continue;
      expected[name] = outcome;
      outcomes[name] = await call({ headers: headersOf.get(name) ?? {}, environment }, name);
    }
    expect(outcomes).toEqual(expected);
    if (choice === 'rejected') await nothingChanged();
  }

  test('has a row for every route, and a route for every row', () => {
    const rows = httpRows.map(({ operation }) => operation);
    expect(rows.toSorted()).toEqual(routerOperations(planner.visitor()).toSorted());
  });

  test('takes snapshots of every table that users can write to', async () => {
    const rows = await planner.sql<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public'`,
    );
    const others = ['idempotency_keys', 'mikro_orm_migrations', 'rate_limits', 'settings'];
    expect(rows.map(({ name }) => name).toSorted()).toEqual([...TABLES, ...others].toSorted());
  });

  test.each(indexed(httpRows))('$operation', async (row) => {
    await expectOutcomes(row, 'rejected', (caller) => callRoute(row, caller));
    const writes = row.operation.startsWith('GET ') ? false : !row.operation.startsWith('ALL /graphql');
    await expectOutcomes(row, 'allowed', async (caller) => {
      const outcome = await callRoute(row, caller);
      if (writes) await restore();
      return outcome;
    });
    if (!writes) await nothingChanged();
  });

  test.each(indexed(graphqlRows))('$operation', async (row) => {
    const request = documentOf(schema, row);
    const writes = row.operation.startsWith('Mutation.');
    // A query is not compiled the first time it is sent. The comment with the actor's name makes each query new, so
    // none of these queries is compiled.
    await expectOutcomes(row, 'rejected', (caller, name) =>
      runDocument({ ...request, query: `${request.query} # ${name}` }, caller),
    );
    await expectOutcomes(row, 'allowed', async (caller, name) => {
      await ownSubject(row, idOf.get(name));
      const own = await documentFor(row, idOf.get(name));
      const outcome = await runDocument(own, caller);
      const result = writes || outcome !== 'success' ? outcome : await runDocument(own, caller);
      if (writes || row.deletion) await restore();
      return result;
    });
    // By now, queries have been compiled. Mutations are never compiled.
    await expectOutcomes(row, 'rejected', (caller) => runDocument(request, caller));
  });

  const mutations = indexed(graphqlRows.filter(({ operation }) => operation.startsWith('Mutation.')));

  describe.each(fallingActors)('$name', (actor) => {
    const { first, rights } = actor;
    const ownMutations = mutations.filter(({ index }) => fallingActorsFor(index).includes(actor));
    let afterFirst: Snapshot['taken'];

    beforeAll(async () => {
      const query = `mutation { first: ${first(falling.self)} }`;
      expect(await runDocument({ query, variables: {} }, falling)).toBe('success');
      afterFirst = await snapshot.now();
      expect(afterFirst).not.toEqual(snapshot.taken);
      await restore();
    });

    test.each(ownMutations)('$operation', async (row) => {
      const request = await documentFor(row, falling.self, first(falling.self));
      try {
        const expected = expectedOf(rights, row);
        if (expected === 'success') await ownSubject(row, falling.self);
        expect(await runDocument(request, falling)).toEqual(expected);
        if (expected !== 'success') expect(withoutIds(await snapshot.now())).toEqual(withoutIds(afterFirst));
      } finally {
        await restore();
      }
    });
  });
});
