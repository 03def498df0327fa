import { beforeEach, describe, expect, test } from 'vitest';
import { createToken, exchange, linkClient, tokenClient } from './access-tokens.js';
import type { Client } from './client.js';
import { CHANGES, eventually, readStream } from './live-stream.js';
import { createTestPlanner, databases, PASSWORD, useTeam } from './planner.js';

/** The number of entries that an export reads at a time. */
const BATCH = 1_000;

const AFTERWARDS = 'Written afterwards';

/** A client that exports entries, and how its access ends or changes. */
interface Ending {
  client: Client;
  end: () => Promise<unknown>;
}

/** Reads a response to its end. Also returns the text that was received before a failure. */
async function readOn(
  reader: ReadableStreamDefaultReader<Uint8Array>,
): Promise<{ text: string; isComplete: boolean }> {
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      text += decoder.decode(part.value, { stream: true });
    }
    return { text, isComplete: true };
  } catch {
    return { text, isComplete: false };
  }
}

const readerOf = (response: Response) => (response.body as ReadableStream<Uint8Array>).getReader();

describe.each(databases)('an export on %s', (database) => {
  const team = useTeam(database);

  beforeEach(async () => {
    await team.planner.sql('delete from access_tokens');
    await team.planner.sql('delete from rate_limits');
  });

  /** Stores entries whose texts have the given length. The export starts with the first one. */
  const store = (count: number, length: number) =>
    team.planner.sql(
      `insert into entries (id, kind, title, start_date, end_date, values, created_at, updated_at)
       select gen_random_uuid(), 'blog', 'Post ' || n, date '2026-12-31' - n, date '2026-12-31' - n, jsonb_build_object('category', repeat('x', ?)),
         now(), now() from generate_series(1, ?::int) as n`,
      [length, count],
    );
  const editLast = (count: number) =>
    team.planner.sql('update entries set title = ?, version = version + 1 where title = ?', [
      AFTERWARDS,
      `Post ${count}`,
    ]);
  const update = (client: Client, id: string, input: object) =>
    client.graphql(
      'mutation ($id: ID!, $input: AccessTokenUpdateInput!) { updateAccessToken(id: $id, input: $input) { id } }',
      { id, input },
    );
  const revoke = (client: Client, id: string) =>
    client.graphql('mutation ($id: ID!) { revokeAccessToken(id: $id) { id } }', { id });

  async function key(owner = team.member) {
    const { token, secret } = await createToken(owner, { kind: 'key' });
    return { client: tokenClient(team.planner, secret), id: token.id };
  }
  async function link() {
    const { token, secret } = await createToken(team.admin, { kind: 'link' });
    const { body } = await exchange(team.planner, secret);
    return { client: tokenClient(team.planner, body.token), id: token.id };
  }
  let count = 0;
  async function colleague() {
    count += 1;
    const email = `colleague${count}@planner.example`;
    const client = await team.planner.join(team.admin, email);
    const [{ id } = { id: '' }] = await team.planner.sql<{ id: string }>(
      'select id from users where email = ?',
      [email],
    );
    return { client, id, email };
  }
  const unapprove = (id: string) => team.admin.rest('PATCH', `/users/${id}/approve`, { isApproved: false });

  const endings: Record<string, () => Promise<Ending>> = {
    async 'the key is revoked'() {
      const { client, id } = await key();
      return { client, end: () => revoke(team.member, id) };
    },
    async 'the key is limited to another kind'() {
      const { client, id } = await key();
      return { client, end: () => update(team.member, id, { kinds: ['event'] }) };
    },
    async 'the key can no longer read descriptions'() {
      const { client, id } = await key();
      return { client, end: () => update(team.member, id, { fields: [] }) };
    },
    async 'the owner of the key is no longer approved'() {
      const { client: owner, id } = await colleague();
      return { client: (await key(owner)).client, end: () => unapprove(id) };
    },
    async 'the owner of the key is deleted'() {
      const { client: owner, id } = await colleague();
      return { client: (await key(owner)).client, end: () => team.admin.rest('DELETE', `/users/${id}`) };
    },
    async 'the link is revoked'() {
      const { client, id } = await link();
      return { client, end: () => revoke(team.admin, id) };
    },
    async 'the link expires'() {
      const { client, id } = await link();
      const sql = `update access_tokens set expires_at = now() - interval '1 second' where id = ?`;
      return { client, end: () => team.planner.sql(sql, [id]) };
    },
    async 'the link gets a password'() {
      const { client, id } = await link();
      return { client, end: () => update(team.admin, id, { password: 'a quiet harbor' }) };
    },
    async 'the link is limited to later days'() {
      const { client, id } = await link();
      return { client, end: () => update(team.admin, id, { from: '2026-01-01' }) };
    },
    async 'the user logs out'() {
      const { client } = await colleague();
      return { client, end: () => client.rest('POST', '/auth/logout') };
    },
    async 'an administrator ends the sessions'() {
      const { client, id } = await colleague();
      const query = 'mutation ($id: ID!) { endUserSessions(id: $id) }';
      return { client, end: () => team.admin.graphql(query, { id }) };
    },
    async 'the password is changed in another browser'() {
      const { client, email } = await colleague();
      const other = team.planner.visitor();
      await other.rest('POST', '/auth/login', { email, password: PASSWORD });
      const query =
        'mutation ($current: String!, $new: String!) { changePassword(current: $current, new: $new) }';
      const passwords = { current: PASSWORD, new: 'another long enough password' };
      return { client, end: () => other.graphql(query, passwords) };
    },
    async 'the user is no longer approved'() {
      const { client, id } = await colleague();
      return { client, end: () => unapprove(id) };
    },
  };

  test.each(Object.entries(endings))('is cut off before the next entries if %s', async (_, start) => {
    await store(BATCH + 1, 10);
    const { client, end } = await start();
    const reader = readerOf(await client.raw('/api/logs/blog.csv'));
    const first = new TextDecoder().decode((await reader.read()).value);
    expect(first).toContain(`Post ${BATCH},`);
    expect(await end()).not.toHaveProperty('errors');
    await editLast(BATCH + 1);
    expect(await readOn(reader)).toEqual({ text: '', isComplete: false });
  });

  test('of chosen entries is cut off, too', async () => {
    await store(BATCH + 1, 10);
    const { client, id } = await key();
    const rows = await team.planner.sql<{ id: string }>('select id from entries order by start_date desc');
    const json = { ids: rows.map((row) => row.id) };
    const reader = readerOf(await client.raw('/api/entries.csv', { method: 'POST', json }));
    await reader.read();
    await revoke(team.member, id);
    expect(await readOn(reader)).toEqual({ text: '', isComplete: false });
  });

  test('continues if something else changes, and contains later edits', async () => {
    await store(BATCH + 1, 10);
    const { client } = await key();
    const other = await key();
    const reader = readerOf(await client.raw('/api/logs/blog.csv'));
    await reader.read();
    await revoke(team.member, other.id);
    await editLast(BATCH + 1);
    const { text, isComplete } = await readOn(reader);
    expect(text).toMatch(new RegExp(`^[\\d-]+,${AFTERWARDS},x+,,,Yes\r\n$`));
    expect(isComplete).toBe(true);
  });

  test('with a link can be read by any number of visitors at the same time', async () => {
    await store(BATCH + 1, 10);
    const client = await linkClient(team.planner, team.admin);
    const texts = await Promise.all(
      Array.from({ length: 10 }, async () => (await client.raw('/api/logs/blog.csv')).text()),
    );
    expect(texts.map((text) => text.split('\r\n').length)).toEqual(Array(10).fill(BATCH + 3));
  });

  describe('over a connection', () => {
    const COUNT = BATCH + 1;
    /** The first entries are much longer than what the operating system buffers. */
    const LENGTH = 20_000;

    const exported = (origin: string, secret: string) =>
      fetch(`${origin}/api/logs/blog.csv`, { headers: { authorization: `Bearer ${secret}` } });

    test('fails visibly, and without an entry that was read after the key was revoked', async () => {
      await store(COUNT, LENGTH);
      const { token, secret } = await createToken(team.member, { kind: 'key' });
      const response = await exported(await team.planner.serve(), secret);
      expect(response.status).toBe(200);
      await revoke(team.member, token.id);
      await editLast(COUNT);
      const { text, isComplete } = await readOn(readerOf(response));
      expect(text).not.toContain(AFTERWARDS);
      expect(isComplete).toBe(false);
      expect(team.planner.securityLines.at(-1)).toContain('token-rejected');
    });

    test('fails visibly if it takes too long, unlike live updates', async () => {
      await store(COUNT, LENGTH);
      const { secret } = await createToken(team.member, { kind: 'key' });
      const { orm } = team.planner;
      const hasty = await createTestPlanner(database, { orm, maxResponseTime: 1, live: { heartbeat: 20 } });
      try {
        const origin = await hasty.serve();
        const { isComplete } = await readOn(readerOf(await exported(origin, secret)));
        expect(isComplete).toBe(false);
        const stream = await readStream(
          await fetch(`${origin}/graphql`, {
            method: 'POST',
            headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
            body: JSON.stringify({ query: CHANGES }),
          }),
        );
        await eventually(() => expect(stream.events.length).toBeGreaterThan(5));
        await stream.close();
      } finally {
        await hasty.close();
      }
    });
  });
});
