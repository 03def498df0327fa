import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Client } from './client.js';
import { PASSWORD, soakDatabases, useTeam } from './planner.js';
import { restTransport } from './transport.js';

const EMAIL = 'maya@planner.example';

/** Starts a request by sending the headers and half of the body. */
function startRequest(url: string, client: Client, path: string, body: object) {
  const json = JSON.stringify(body);
  const half = Math.floor(json.length / 2);
  const call = request(new URL(path, url), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': json.length,
      cookie: [...client.cookies].map((pair) => pair.join('=')).join('; '),
    },
  });
  const response = new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    call.once('error', reject);
    call.once('response', async (message) =>
      resolve({ status: message.statusCode, body: await text(message) }),
    );
  });
  call.write(json.slice(0, half));
  return {
    finish: () => {
      call.end(json.slice(half));
      return response;
    },
  };
}

const BRAND = { name: 'Northwind', color: 'red' };
const ENTRY = { date: '2026-03-08', blogName: 'Launch' };

/** The requests that create a brand (administrators only) and an entry. */
interface EntryPoint {
  name: string;
  brand: [path: string, body: object];
  entry: [path: string, body: object];
  /** Returns the status, which is 201 for success. */
  statusOf(response: { status: number | undefined; body: string }): number | undefined;
}

const entryPoints: EntryPoint[] = [
  {
    name: 'REST',
    brand: ['/api/brands', BRAND],
    entry: ['/api/logs/blog', ENTRY],
    statusOf: ({ status }) => status,
  },
  {
    name: 'GraphQL',
    brand: [
      '/graphql',
      {
        query: 'mutation ($input: BrandInput!) { createBrand(input: $input) { id } }',
        variables: { input: BRAND },
      },
    ],
    entry: [
      '/graphql',
      {
        query: 'mutation ($input: EntryInput!) { createEntry(input: $input) { id } }',
        variables: { input: { kind: 'blog', startDate: ENTRY.date, title: ENTRY.blogName } },
      },
    ],
    statusOf: ({ body }) =>
      (JSON.parse(body) as { errors?: { extensions: { status: number } }[] }).errors?.[0]?.extensions
        .status ?? 201,
  },
];

describe.each(soakDatabases)('a late request body on %s', (database) => {
  const team = useTeam(database);
  let url: string;
  beforeAll(async () => {
    url = await team.planner.serve();
  });
  afterEach(() => team.planner.sql('delete from users where email = ?', [EMAIL]));

  async function administrator(): Promise<{ id: string; client: Client }> {
    const account = { email: EMAIL, password: PASSWORD };
    const { body } = await team.admin.rest('POST', '/users', { ...account, isAdmin: true });
    const client = team.planner.visitor();
    await restTransport(client).login(account);
    return { id: body.id, client };
  }

  const lastUse = async (id: string) => {
    const [row] = await team.planner.sql<{ fresh: boolean }>(
      `select last_used_at > now() - interval '1 hour' as fresh from sessions where user_id = ?`,
      [id],
    );
    return row?.fresh;
  };

  const changes: Record<string, (id: string, client: Client) => Promise<unknown>> = {
    demoted: (id) => team.admin.rest('PATCH', `/users/${id}/admin`, { isAdmin: false }),
    unapproved: (id) => team.admin.rest('PATCH', `/users/${id}/approve`, { isApproved: false }),
    deleted: (id) => team.admin.rest('DELETE', `/users/${id}`),
    'logged out': (_, client) => client.rest('POST', '/auth/logout'),
  };

  describe.each(entryPoints)('through $name', ({ brand, entry, statusOf }) => {
    test.each([
      ['demoted', 'brand', 403],
      ['unapproved', 'brand', 401],
      ['deleted', 'entry', 401],
      ['logged out', 'entry', 401],
      ['logged out', 'brand', 401],
    ] as const)('is rejected if the user has been %s in the meantime: %s', async (change, what, status) => {
      const { id, client } = await administrator();
      // The server updates last_used_at when it reads the session, so a new value shows that the server has read it.
      await team.planner.sql(
        `update sessions set last_used_at = last_used_at - interval '2 hours' where user_id = ?`,
        [id],
      );
      const started = startRequest(url, client, ...(what === 'brand' ? brand : entry));
      await vi.waitFor(async () => expect(await lastUse(id)).toBe(true), { timeout: 10_000, interval: 10 });
      await changes[change]?.(id, client);
      const response = await started.finish();
      expect(statusOf(response)).toBe(status);
      expect(await team.planner.sql('select id from brands union all select id from entries')).toEqual([]);
    });

    test('is accepted if nothing has changed', async () => {
      const { client } = await administrator();
      expect(statusOf(await startRequest(url, client, ...brand).finish())).toBe(201);
    });
  });
});
