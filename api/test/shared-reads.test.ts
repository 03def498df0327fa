import { describe, expect, test } from 'vitest';
import type { RequestContext } from '../src/context.js';
import { inTurn } from '../src/schema/in-turn.js';
import { UNLIMITED } from '../src/scope/scope.js';
import { createToken, tokenClient } from './access-tokens.js';
import { eventually } from './live-stream.js';
import { soakDatabases, trustedWhenSentAgain, useTeam } from './planner.js';
import { recordQueries } from './recorded-queries.js';

/** Creates the parts of a request that reads use. `leave` disconnects its client. */
function request(scope = UNLIMITED) {
  const client = new AbortController();
  const em = { fork: ({ signal }: { signal: AbortSignal }) => ({ signal }) };
  const context = { em, scope, signal: client.signal } as unknown as RequestContext;
  return { context, leave: () => client.abort(new Error('left')) };
}

/** Creates a field of a document, whose reads end when the test ends them. */
function createField() {
  const fieldNodes = [{}] as never;
  const reads: { context: RequestContext; end: (result: unknown) => void }[] = [];
  const read = (context: RequestContext) =>
    new Promise<unknown>((end, fail) => {
      reads.push({ context, end });
      context.signal.addEventListener('abort', () => fail(context.signal.reason as Error));
    });
  const send = ({ context } = request(), variableValues: Record<string, unknown> = {}) =>
    inTurn(context, { fieldNodes, variableValues }, read);
  return { reads, send };
}

describe('identical reads', () => {
  test('share the next read, which begins after all of their requests have arrived', async () => {
    const { reads, send } = createField();
    const first = send();
    const [second, third] = [send(), send()];
    // The first read has begun, so it might not contain what was written before the later requests.
    expect(reads).toHaveLength(1);
    reads[0]?.end('old');
    expect(await first).toBe('old');
    await eventually(() => expect(reads).toHaveLength(2));
    const fourth = send();
    reads[1]?.end('new');
    expect(await Promise.all([second, third])).toEqual(['new', 'new']);
    await eventually(() => expect(reads).toHaveLength(3));
    reads[2]?.end('newest');
    expect(await fourth).toBe('newest');
  });

  test('are not shared if the arguments, the scope or the field are different', async () => {
    const { reads, send } = createField();
    const other = createField();
    void send();
    void send(request(), { ids: ['1'] });
    void send(request({ ...UNLIMITED, isPublic: true }));
    void other.send();
    expect([reads.length, other.reads.length]).toEqual([3, 1]);
  });

  test('begin again after a failed one', async () => {
    const { reads, send } = createField();
    const leaver = request();
    const failing = send(leaver);
    const next = send();
    leaver.leave();
    await expect(failing).rejects.toThrow('left');
    await eventually(() => expect(reads).toHaveLength(2));
    reads[1]?.end('result');
    expect(await next).toBe('result');
  });

  test('are canceled only if the clients of all requests have left', async () => {
    const { reads, send } = createField();
    void send();
    const [one, other] = [request(), request()];
    const results = [send(one), send(other)];
    one.leave();
    await expect(results[0]).rejects.toThrow('left');
    reads[0]?.end('old');
    await eventually(() => expect(reads).toHaveLength(2));
    expect(reads[1]?.context.signal.aborted).toBe(false);
    other.leave();
    expect(reads[1]?.context.signal.aborted).toBe(true);
    await expect(results[1]).rejects.toThrow('left');
  });

  test('do not begin if all clients have left', async () => {
    const { reads, send } = createField();
    const first = send();
    const [one, other] = [request(), request()];
    const results = Promise.allSettled([send(one), send(other)]);
    one.leave();
    other.leave();
    reads[0]?.end('old');
    expect(await first).toBe('old');
    expect((await results).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(reads).toHaveLength(1);
    const later = send();
    reads[1]?.end('later');
    expect(await later).toBe('later');
  });
});

// In the embedded database, a transaction blocks all other statements.
describe.each(soakDatabases.filter((name) => name === 'postgresql'))('shared reads on %s', (database) => {
  const team = useTeam(database, { trustedDocuments: trustedWhenSentAgain() });

  test('run one statement for all requests in the same scope', async () => {
    const { admin, member, planner } = team;
    const create = async (name: string) =>
      (await admin.rest('POST', '/brands', { name, color: '#123456' })).body.id;
    const [inside, outside] = [await create('Northwind'), await create('Tailspin')];
    for (const [blogName, brandId] of Object.entries({ Inside: inside, Outside: outside })) {
      await admin.rest('POST', '/logs/blog', { date: '2026-03-08', blogName, brandId });
    }
    const { secret } = await createToken(member, { kind: 'key', brandIds: [inside] });
    const key = tokenClient(planner, secret);
    const read = async (client = member) => {
      const query = '{ calendar(from: "2026-03-01", to: "2026-03-31") { title } }';
      const { data } = await client.graphql<{ calendar: { title: string }[] }>(query);
      return data?.calendar.map(({ title }) => title);
    };
    // The document is trusted from now on.
    await read();

    const results: Promise<string[] | undefined>[] = [];
    const statements = await recordQueries(planner.orm, async () => {
      await planner.orm.em.fork().transactional(async (em) => {
        await em.execute('lock table entries');
        results.push(read());
        const waiting = async (count: number) => {
          const blocked = `select 1 from pg_stat_activity where datname = current_database()
            and wait_event_type = 'Lock' and query like '%from entries%'`;
          await eventually(async () => expect(await planner.sql(blocked)).toHaveLength(count));
        };
        await waiting(1);
        results.push(...[member, admin, member, admin, key].map(read));
        await waiting(2);
        // By the time that several other requests have been handled, the earlier ones have reached their reads.
        for (let n = 0; n < 10; n += 1) await member.graphql('{ brands { id } }');
      });
      await Promise.all(results);
    });
    const all = ['Inside', 'Outside'];
    expect(await Promise.all(results)).toEqual([all, all, all, all, all, ['Inside']]);
    expect(statements.filter(({ sql }) => sql.includes('from entries where'))).toHaveLength(3);
  });
});
