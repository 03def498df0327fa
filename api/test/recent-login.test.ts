import { readFileSync } from 'node:fs';
import { buildSchema, isInputObjectType } from 'graphql';
import { beforeEach, describe, expect, test } from 'vitest';
import { createToken, tryToCreate } from './access-tokens.js';
import { filterInput } from './filter-input.js';
import { ADMIN_EMAIL, PASSWORD, soakDatabases, useTeam } from './planner.js';

const NEEDS_LOGIN = 'Log in again to do this. It requires a login within the last ten minutes.';

describe.each(soakDatabases)('sensitive changes on %s', (database) => {
  const team = useTeam(database);

  const age = (interval: string) =>
    team.planner.sql(`update sessions set created_at = now() - interval '${interval}'`);
  const logIn = async () => {
    const client = team.planner.visitor();
    const json = { email: ADMIN_EMAIL, password: PASSWORD };
    expect((await client.request('/api/auth/login', { method: 'POST', json })).status).toBe(200);
    return client;
  };
  /** Finds the member by the order in which the accounts were created, because a test changes the email address. */
  const memberId = async () => {
    const [row] = await team.planner.sql<{ id: string }>(
      'select id from users order by created_at, id limit 1 offset 1',
    );
    return row?.id ?? '';
  };

  beforeEach(() => team.planner.sql('delete from rate_limits'));

  test('require a login within the last ten minutes, in REST and GraphQL', async () => {
    const admin = await logIn();
    const id = await memberId();
    await team.planner.sql(`update users set is_admin = true where id = ?`, [id]);
    const field = { fieldLabel: 'Budget', fieldType: 'text', isRequired: false };
    const { body: existing } = await admin.rest('POST', '/field-configs', { logType: 'blog', ...field });
    const rest = [
      ['PATCH', `/api/users/${id}/approve`, { isApproved: true }],
      ['POST', '/api/field-configs', { logType: 'event', ...field, isShareable: true }],
      ['PUT', `/api/field-configs/${existing.id}`, { logType: 'blog', ...field, isShareable: true }],
      ['PATCH', `/api/users/${id}/admin`, { isAdmin: true }],
      ['PATCH', `/api/users/${id}`, { password: 'a different secret 47' }],
      ['PATCH', `/api/users/${id}`, { email: 'another@planner.example' }],
      [
        'POST',
        '/api/users',
        { email: 'second-admin@planner.example', password: 'a long secret 47', isAdmin: true },
      ],
    ] as const;
    const tokens = [
      'kind: key',
      'kind: feed',
      'kind: link',
      'kind: embed, origins: ["https://intranet.example"]',
    ].map((input) => `mutation { createAccessToken(input: { name: "Test", ${input} }) { secret } }`);
    const invitation = 'mutation { createInvitation(email: "invited@planner.example") { secret } }';
    const role = `mutation { setUserAdmin(id: "${id}", isAdmin: true) { isAdmin } }`;
    const reset = `mutation { createPasswordReset(userId: "${id}") { secret } }`;
    const stored = async () => [
      await team.planner.sql('select * from users order by id'),
      await team.planner.sql('select * from fields order by id'),
    ];
    const before = await stored();

    await age('11 minutes');
    for (const [method, path, json] of rest) {
      const { status, body } = await admin.request<{ message: string }>(path, { method, json });
      expect({ status, body }).toEqual({ status: 403, body: { message: NEEDS_LOGIN } });
    }
    const twoStep = `mutation { resetTwoStep(id: "${id}") }`;
    for (const query of [...tokens, invitation, role, reset, twoStep]) {
      const { errors } = await admin.graphql(query);
      expect(errors).toMatchObject([
        { message: NEEDS_LOGIN, extensions: { status: 403, type: 'recentLoginRequired' } },
      ]);
    }
    expect(await stored()).toEqual(before);

    await age('9 minutes');
    for (const query of [...tokens, invitation, reset])
      expect((await admin.graphql(query)).errors).toBeUndefined();
    for (const [method, path, json] of rest) {
      expect((await admin.request(path, { method, json })).status).toBeLessThan(300);
    }
    await age('11 minutes');
    const again = await logIn();
    expect(
      (await again.request(`/api/users/${id}/admin`, { method: 'PATCH', json: { isAdmin: false } })).status,
    ).toBe(200);
  });

  test('do not require a recent login if the current password is sent, and other changes never require one', async () => {
    const admin = await logIn();
    await age('11 minutes');
    const [me] = await team.planner.sql<{ id: string }>(
      `select id from users where email = '${ADMIN_EMAIL}'`,
    );
    const json = { email: 'renamed@planner.example', currentPassword: PASSWORD };
    expect((await admin.request(`/api/users/${me?.id}`, { method: 'PATCH', json })).status).toBe(200);
    const back = { email: ADMIN_EMAIL, currentPassword: PASSWORD };
    expect((await admin.request(`/api/users/${me?.id}`, { method: 'PATCH', json: back })).status).toBe(200);

    const id = await memberId();
    const others = [
      ['PATCH', `/api/users/${id}`, { firstName: 'Renamed' }],
      ['PATCH', `/api/users/${id}/approve`, { isApproved: true }],
      ['POST', '/api/users', { email: 'newcomer@planner.example', password: 'a long secret 47' }],
    ] as const;
    for (const [method, path, json] of others) {
      expect((await admin.request(path, { method, json })).status).toBeLessThan(300);
    }
  });

  const days = (count: number) => new Date(Date.now() + count * 24 * 60 * 60 * 1000).toISOString();
  const [A, B] = ['https://intranet.example', 'https://portal.example'] as const;

  /** For each setting of a token: updates that give access to more, and others, as [kind, settings, changes]. */
  const updates = (one: string, other: string) => {
    const feed = (before: object, after: object) => ['feed', { feed: before }, { feed: after }] as const;
    const link = (before: object, after: object) => ['link', before, after] as const;
    return {
      name: { others: [['key', {}, { name: 'Renamed' }]] },
      canWrite: {
        wider: [['key', { fields: null }, { canWrite: true }]],
        others: [['key', { canWrite: true }, { canWrite: false }]],
      },
      brandIds: {
        wider: [
          link({ brandIds: [one] }, { brandIds: [one, other] }),
          link({ brandIds: [one] }, { brandIds: [other] }),
          link({ brandIds: [one], withoutBrand: true }, { brandIds: null }),
        ],
        others: [link({ brandIds: [one, other] }, { brandIds: [other] }), link({}, { brandIds: [one] })],
      },
      withoutBrand: {
        wider: [link({ withoutBrand: false }, { withoutBrand: true })],
        others: [link({ withoutBrand: true }, { withoutBrand: false })],
      },
      kinds: {
        wider: [
          link({ kinds: ['blog'] }, { kinds: ['blog', 'email'] }),
          ['key', { kinds: ['blog'] }, { kinds: null }],
        ],
        others: [link({ kinds: ['blog', 'email'] }, { kinds: ['email'] }), link({}, { kinds: ['blog'] })],
      },
      from: {
        wider: [
          link({ from: '2026-03-02' }, { from: '2026-03-01' }),
          link({ from: '2026-03-02' }, { from: null }),
        ],
        others: [
          link({ from: '2026-03-02' }, { from: '2026-03-03' }),
          link({ from: null }, { from: '2026-03-02' }),
        ],
      },
      fields: {
        wider: [
          link({ fields: ['notes'] }, { fields: ['notes', 'category'] }),
          link({ fields: ['notes'] }, { fields: ['category'] }),
          ['key', { fields: ['notes'] }, { fields: null }],
        ],
        others: [
          link({ fields: ['notes', 'category'] }, { fields: ['category'] }),
          ['key', { fields: null }, { fields: ['notes'] }],
        ],
      },
      origins: {
        wider: [
          ['embed', { origins: [A] }, { origins: [A, B] }],
          ['embed', { origins: [A] }, { origins: [B] }],
        ],
        others: [['embed', { origins: [A, B] }, { origins: [B] }]],
      },
      expiresAt: {
        wider: [
          link({ expiresAt: days(5) }, { expiresAt: days(6) }),
          link({ expiresAt: days(5) }, { expiresAt: null }),
        ],
        others: [
          link({ expiresAt: days(5) }, { expiresAt: days(4) }),
          link({ expiresAt: null }, { expiresAt: days(5) }),
        ],
      },
      password: {
        wider: [
          link({ password: 'a quiet harbor' }, { password: null }),
          link({ password: 'a quiet harbor' }, { password: 'a loud harbor' }),
        ],
        others: [link({}, { password: 'a quiet harbor' }), link({}, { password: null })],
      },
      isFrozen: {
        wider: [link({ isFrozen: true }, { isFrozen: false })],
        others: [link({ isFrozen: false }, { isFrozen: true }), link({ isFrozen: true }, { isFrozen: true })],
      },
      feed: { others: [['feed', {}, { feed: {} }]] },
      'feed.filter': {
        wider: [
          feed({ filter: { search: 'a' } }, { filter: { search: 'b' } }),
          feed({ filter: { search: 'a' } }, { filter: null }),
          feed({}, { filter: filterInput({ visibility: 'hidden' }) }),
          feed({}, { filter: { conditions: [{ field: '@showOnCalendar', operator: 'isNotEmpty' }] } }),
        ],
        others: [
          feed({}, { filter: { search: 'a' } }),
          feed({ filter: { search: 'a', isLate: true } }, { filter: { isLate: true, search: 'a' } }),
        ],
      },
      'feed.brandAndKind': {
        wider: [feed({ brandAndKind: false }, { brandAndKind: true })],
        others: [feed({ brandAndKind: true }, { brandAndKind: false })],
      },
    } satisfies Record<string, Record<string, (readonly [kind: string, before: object, after: object])[]>>;
  };

  test('to a token require a recent login only if they give access to more', async () => {
    const schema = buildSchema(readFileSync(new URL('../schema.graphql', import.meta.url), 'utf8'));
    const inputs = (type: string, prefix = '') => {
      const input = schema.getType(type);
      return isInputObjectType(input) ? Object.keys(input.getFields()).map((name) => prefix + name) : [];
    };
    const admin = await logIn();
    const brand = async (name: string) =>
      (await admin.rest('POST', '/brands', { name, color: '#123456' })).body.id;
    const table = updates(await brand('One'), await brand('Other'));
    const settings = [...inputs('AccessTokenUpdateInput'), ...inputs('FeedInput', 'feed.')];
    expect(Object.keys(table).toSorted()).toEqual(settings.toSorted());

    const made: { name: string; id: string; change: object; isWider: boolean }[] = [];
    for (const [setting, lists] of Object.entries(table)) {
      for (const [list, cases] of Object.entries(lists)) {
        for (const [kind, before, change] of cases) {
          const { token } = await createToken(admin, { kind, ...before });
          const name = `${setting}: ${JSON.stringify(before)} to ${JSON.stringify(change)}`;
          made.push({ name, id: token.id, change, isWider: list === 'wider' });
        }
      }
    }
    const update = async (id: string, input: object) => {
      const query = `mutation ($id: ID!, $input: AccessTokenUpdateInput!) {
        updateAccessToken(id: $id, input: $input) { id }
      }`;
      const { errors } = await admin.graphql(query, { id, input });
      return errors?.[0]?.extensions.type ?? 'saved';
    };
    await age('11 minutes');
    const stored = () => team.planner.sql('select * from access_tokens order by id');
    const before = await stored();
    const outcomes: [string, unknown][] = [];
    for (const { name, id, change, isWider } of made) {
      if (isWider) outcomes.push([name, await update(id, change)]);
    }
    expect(await stored()).toEqual(before);
    for (const { name, id, change, isWider } of made) {
      if (!isWider) outcomes.push([name, await update(id, change)]);
    }
    const expected = [true, false].flatMap((isMore) =>
      made
        .filter(({ isWider }) => isWider === isMore)
        .map(({ name }) => [name, isMore ? 'recentLoginRequired' : 'saved']),
    );
    expect(outcomes).toEqual(expected);
    const revoke = 'mutation ($id: ID!) { revokeAccessToken(id: $id) { id } }';
    for (const { id } of made) expect((await admin.graphql(revoke, { id })).errors).toBeUndefined();

    await age('9 minutes');
    const { token } = await createToken(admin, { kind: 'link', kinds: ['blog'] });
    expect(await update(token.id, { kinds: ['blog', 'email'] })).toBe('saved');
    await age('11 minutes');
    expect((await tryToCreate(admin, { kind: 'link' })).errors).toHaveLength(1);
  });
});
