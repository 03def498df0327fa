import { beforeEach, describe, expect, test } from 'vitest';
import { createToken, tokenClient } from './access-tokens.js';
import { activity } from './activity.js';
import type { Client, Entity } from './client.js';
import { eventually, type LiveStream, openStream } from './live-stream.js';
import { ADMIN_EMAIL, MEMBER_EMAIL, PASSWORD, soakDatabases, useTeam, WAITING } from './planner.js';
import { graphqlCaller, restTransport } from './transport.js';

const NEW_PASSWORD = 'the tulips bloom in April';
const EMAIL = 'priya@planner.example';

const LINK = 'id kind email userId createdBy { id } createdAt expiresAt';

interface Link {
  id: string;
  kind: string;
  email: string;
  userId: string | null;
  createdBy: { id: string } | null;
  createdAt: string;
  expiresAt: string;
}

interface Created {
  link: Link;
  secret: string;
}

/**
 * Returns functions that call the API for one-time links as this client. They throw a `CallError` if the call is
 * rejected.
 */
function callsOf(client: Client) {
  const call = graphqlCaller(client);
  return {
    invite: (email: string) =>
      call<Created>(
        'createInvitation',
        `mutation ($email: String!) { createInvitation(email: $email) { secret link { ${LINK} } } }`,
        { email },
      ),
    createReset: (userId: string) =>
      call<Created>(
        'createPasswordReset',
        `mutation ($userId: ID!) { createPasswordReset(userId: $userId) { secret link { ${LINK} } } }`,
        { userId },
      ),
    list: () => call<Link[]>('accountLinks', `{ accountLinks { ${LINK} } }`),
    revoke: (id: string) =>
      call<string>('revokeAccountLink', 'mutation ($id: ID!) { revokeAccountLink(id: $id) }', { id }),
    open: (secret: string) =>
      call<Link>(
        'openedAccountLink',
        'query ($secret: String!) { openedAccountLink(secret: $secret) { kind email expiresAt } }',
        { secret },
      ),
    tokensOf: async (secret: string) =>
      (
        await call<{ tokens: Entity[] }>(
          'openedAccountLink',
          'query ($secret: String!) { openedAccountLink(secret: $secret) { tokens { id kind name createdAt lastUsedAt } } }',
          { secret },
        )
      ).tokens,
    redeem: (secret: string, input: object = {}) =>
      call<{ id: string; email: string } | null>(
        'redeemAccountLink',
        `mutation ($input: AccountLinkRedemptionInput!) {
          redeemAccountLink(input: $input) { id email firstName lastName isAdmin isApproved }
        }`,
        { input: { secret, password: NEW_PASSWORD, ...input } },
      ),
  };
}

const INVALID = { status: 404, message: 'This link is invalid. Check that you copied all of it.' };
const USED = { status: 404, message: 'This link was already used. Log in instead.' };
const ENDED = {
  status: 404,
  message: 'This link has expired or was revoked. Ask an administrator for a new one.',
};

describe.each(soakDatabases)('one-time links on %s', (database) => {
  const team = useTeam(database);

  beforeEach(async () => {
    await team.planner.sql('delete from rate_limits');
    await team.planner.sql('delete from users where email not in (?, ?)', [ADMIN_EMAIL, MEMBER_EMAIL]);
  });

  const visitor = () => callsOf(team.planner.visitor());
  const login = (email: string, password: string) =>
    restTransport(team.planner.visitor()).login({ email, password });
  const idOf = async (email: string) => {
    const [row] = await team.planner.sql<{ id: string }>('select id from users where email = ?', [email]);
    return row?.id ?? '';
  };
  const expectEnded = async (secret: string, error: object) => {
    await expect(visitor().open(secret)).rejects.toMatchObject(error);
    await expect(visitor().redeem(secret)).rejects.toMatchObject(error);
  };
  /** Creates a user whose password can be changed by tests. */
  const colleague = async () => {
    const client = await team.planner.join(team.admin, 'colleague@planner.example');
    return { client, id: await idOf('colleague@planner.example') };
  };

  test('an invitation creates an approved account, logs the user in, and works only once', async () => {
    const admin = callsOf(team.admin);
    const { link, secret } = await admin.invite(` ${EMAIL.toUpperCase()}`);
    expect(secret).toMatch(/^cp_account_[\w-]{43}$/);
    expect(link).toEqual({
      ...{ id: expect.any(String), kind: 'invitation', email: EMAIL, userId: null },
      ...{ createdBy: { id: await idOf(ADMIN_EMAIL) } },
      ...{ createdAt: expect.any(String), expiresAt: expect.any(String) },
    });
    expect(Date.parse(link.expiresAt) - Date.parse(link.createdAt)).toBe(24 * 60 * 60 * 1000);
    expect(await admin.list()).toEqual([link]);
    expect(JSON.stringify(await team.planner.sql('select * from account_links'))).not.toContain(secret);

    const { kind, email, expiresAt } = link;
    expect(await visitor().open(secret)).toEqual({ kind, email, expiresAt });
    // Invitations also work while registration is closed.
    const browser = team.planner.visitor({ REGISTRATION: 'closed' });
    const names = { firstName: 'Priya', lastName: 'Raman' };
    await expect(callsOf(browser).redeem(secret, { ...names, password: 'PriyaRaman' })).rejects.toMatchObject(
      {
        status: 400,
        message: expect.stringContaining('too easy to guess'),
      },
    );
    expect(await callsOf(browser).redeem(secret, names)).toMatchObject({
      ...{ email: EMAIL, ...names, isAdmin: false, isApproved: true },
    });
    expect(await restTransport(browser).viewer()).toMatchObject({ email: EMAIL });
    await expectEnded(secret, USED);
    expect(await admin.list()).toEqual([]);
    expect(await login(EMAIL, NEW_PASSWORD)).toMatchObject({ email: EMAIL });
  });

  test('only one account is created if two people use the same link at the same time', async () => {
    const { secret } = await callsOf(team.admin).invite(EMAIL);
    const results = await Promise.allSettled([visitor().redeem(secret), visitor().redeem(secret)]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: USED });
  });

  test('a password reset changes the password and ends all sessions, but does not log the user in', async () => {
    const { client, id } = await colleague();
    const { link, secret } = await callsOf(team.admin).createReset(id);
    const email = 'colleague@planner.example';
    expect(link).toMatchObject({ kind: 'passwordReset', email, userId: id });
    const browser = team.planner.visitor();
    expect(await callsOf(browser).redeem(secret, { firstName: 'Ignored' })).toBeNull();
    expect(browser.cookies.size).toBe(0);
    expect(await restTransport(client).viewer()).toBeNull();
    await expect(login(email, PASSWORD)).rejects.toMatchObject({ status: 401 });
    expect(await login(email, NEW_PASSWORD)).toMatchObject({ id, firstName: null });
    await expectEnded(secret, USED);
  });

  test("resetting another administrator's password does not change their rights", async () => {
    const { id } = await colleague();
    await team.admin.rest('PATCH', `/users/${id}/admin`, { isAdmin: true });
    const { secret } = await callsOf(team.admin).createReset(id);
    await visitor().redeem(secret);
    expect(await login('colleague@planner.example', NEW_PASSWORD)).toMatchObject({ id, isAdmin: true });
  });

  test('administrators cannot create a password reset link for themselves', async () => {
    const id = await idOf(ADMIN_EMAIL);
    for (const own of [id, id.toUpperCase()]) {
      await expect(callsOf(team.admin).createReset(own)).rejects.toMatchObject({
        ...{ status: 400, message: 'Change your own password on the Account page.' },
      });
    }
  });

  test('a password reset does not approve an account', async () => {
    const email = 'pending@planner.example';
    await team.planner.register(email);
    const { secret } = await callsOf(team.admin).createReset(await idOf(email));
    await visitor().redeem(secret);
    await expect(login(email, NEW_PASSWORD)).rejects.toMatchObject({ status: 403 });
  });

  test('a new link for the same person replaces the earlier link', async () => {
    const admin = callsOf(team.admin);
    const { id } = await colleague();
    const [first, reset] = [await admin.invite(EMAIL), await admin.createReset(id)];
    const [second, secondReset] = [await admin.invite(EMAIL), await admin.createReset(id)];
    await expectEnded(first.secret, ENDED);
    await expectEnded(reset.secret, ENDED);
    expect(await admin.list()).toEqual([secondReset.link, second.link]);
  });

  test('links stop working when they are revoked or expire, or when their creator is no longer an administrator', async () => {
    const admin = callsOf(team.admin);
    const { link, secret } = await admin.invite(EMAIL);
    expect(await admin.revoke(link.id)).toBe(link.id);
    await expectEnded(secret, ENDED);
    await expect(admin.revoke(link.id)).rejects.toMatchObject({ status: 404 });
    await expect(admin.revoke('unknown')).rejects.toMatchObject({ status: 404 });

    const second = await admin.invite(EMAIL);
    await team.planner.sql(`update account_links set expires_at = now() - interval '1 second'`);
    await expectEnded(second.secret, ENDED);
    // Simulate a clock that was set back by more than an hour.
    await team.planner.sql(`update account_links set expires_at = now() + interval '26 hours'`);
    await expectEnded(second.secret, ENDED);

    const { client, id } = await colleague();
    await team.planner.sql('update users set is_admin = true where id = ?', [id]);
    const third = await callsOf(client).invite('other@planner.example');
    expect(await visitor().open(third.secret)).toMatchObject({ email: 'other@planner.example' });
    await team.admin.rest('PATCH', `/users/${id}/admin`, { isAdmin: false });
    await expectEnded(third.secret, ENDED);
    expect(await admin.list()).toEqual([]);
  });

  test.each([
    [
      'the user changes the password',
      (id: string, client: Client) =>
        client
          .graphql(
            `mutation { changePassword(current: ${JSON.stringify(PASSWORD)}, new: "another long password") }`,
          )
          .then(() => id),
    ],
    [
      'an administrator sets the password',
      (id: string) => team.admin.rest('PATCH', `/users/${id}`, { password: 'another long password' }),
    ],
    [
      'the email address changes',
      (id: string) => team.admin.rest('PATCH', `/users/${id}`, { email: 'moved@planner.example' }),
    ],
    [
      'the account loses its approval',
      (id: string) => team.admin.rest('PATCH', `/users/${id}/approve`, { isApproved: false }),
    ],
  ])('a password reset link stops working when %s', async (_, change) => {
    const { client, id } = await colleague();
    const { secret } = await callsOf(team.admin).createReset(id);
    expect(await visitor().open(secret)).toMatchObject({ kind: 'passwordReset' });
    await change(id, client);
    await expectEnded(secret, ENDED);
  });

  describe('the keys and feeds of an account whose password is reset', () => {
    const reset = async (id: string) => (await callsOf(team.admin).createReset(id)).secret;
    const statuses = async ({ key, feed }: { key: string; feed: string }) => [
      (await tokenClient(team.planner, key).raw('/api/brands')).status,
      (await team.planner.visitor().raw(`/feeds/${feed}.ics`)).status,
    ];
    /** Creates a colleague who has a key and a feed. */
    const withTokens = async () => {
      const { client, id } = await colleague();
      const key = await createToken(client, { kind: 'key', name: 'Script' });
      const feed = await createToken(client, { kind: 'feed', name: 'Phone', feed: {} });
      return { client, id, key, feed, secrets: { key: key.secret, feed: feed.secret } };
    };

    test('are visible to the holder of the link, if they are active', async () => {
      const { client, id, key, feed, secrets } = await withTokens();
      const revoked = await createToken(client, { kind: 'key', name: 'Old' });
      await client.graphql(`mutation { revokeAccessToken(id: "${revoked.token.id}") { id } }`);
      const expired = await createToken(client, { kind: 'feed', name: 'Expired', feed: {} });
      await team.planner.sql('update access_tokens set expires_at = now() where id = ?', [expired.token.id]);
      await createToken(team.member, { kind: 'key', name: 'Of another user' });
      await createToken(team.admin, { kind: 'link', name: 'Of the team' });
      await statuses(secrets);
      const link = await reset(id);
      const { createdAt } = key.token;
      expect(await visitor().tokensOf(link)).toEqual([
        {
          ...{ id: feed.token.id, kind: 'feed', name: 'Phone' },
          createdAt: feed.token.createdAt,
          lastUsedAt: expect.any(String),
        },
        { ...{ id: key.token.id, kind: 'key', name: 'Script' }, createdAt, lastUsedAt: expect.any(String) },
      ]);
      const { secret } = await callsOf(team.admin).invite(EMAIL);
      expect(await visitor().tokensOf(secret)).toEqual([]);
      await callsOf(team.admin).createReset(id);
      await expect(visitor().tokensOf(link)).rejects.toMatchObject(ENDED);
    });

    test('are kept by default', async () => {
      const { id, secrets } = await withTokens();
      await visitor().redeem(await reset(id));
      expect(await statuses(secrets)).toEqual([200, 200]);
    });

    test('are revoked and recorded with the reset, unless they should be kept', async () => {
      const { client, id, key, feed, secrets } = await withTokens();
      const others = await createToken(team.member, { kind: 'key', name: 'Of another user' });
      const link = await reset(id);
      await visitor().tokensOf(link);
      // A thief who is logged in creates another key after the page was opened.
      const late = await createToken(client, { kind: 'key', name: 'Late' });
      team.planner.securityLines.length = 0;
      expect(await visitor().redeem(link, { keepTokenIds: [feed.token.id.toUpperCase()] })).toBeNull();
      expect(await statuses(secrets)).toEqual([401, 200]);
      expect(await statuses({ ...secrets, key: late.secret })).toEqual([401, 200]);
      expect(await statuses({ ...secrets, key: others.secret })).toEqual([200, 200]);
      const ofOwner = { action: 'delete', subjectType: 'accessToken', actor: { id } };
      expect((await activity(team.admin)).slice(0, 3)).toMatchObject([
        { ...ofOwner, changes: [{ subjectId: key.token.id, title: 'Script' }] },
        { ...ofOwner, changes: [{ subjectId: late.token.id, title: 'Late' }] },
        { action: 'redeem', subjectType: 'passwordReset' },
      ]);
      const lines = team.planner.securityLines.map((line) => JSON.parse(line));
      expect(lines.map(({ event, accessToken }) => [event, accessToken]).slice(0, 3)).toEqual([
        ['account-link-redeemed', undefined],
        ['token-revoked', late.token.id],
        ['token-revoked', key.token.id],
      ]);
    });

    test('are not revoked if the reset fails', async () => {
      const { id, secrets } = await withTokens();
      const link = await reset(id);
      const all = { keepTokenIds: [] };
      await expect(
        visitor().redeem(link, { ...all, password: 'colleague@planner.example' }),
      ).rejects.toMatchObject({ status: 400 });
      await visitor().redeem(link);
      await expect(visitor().redeem(link, all)).rejects.toMatchObject(USED);
      expect(await statuses(secrets)).toEqual([200, 200]);
    });

    test.each(['before', 'after'])(
      'are revoked or not created if someone creates them just %s the reset',
      async (when) => {
        const { client, id } = await withTokens();
        const link = await reset(id);
        const create = () => createToken(client, { kind: 'feed', name: 'Of a thief', feed: {} });
        const redeem = () => visitor().redeem(link, { keepTokenIds: [] });
        const [first, second] = when === 'before' ? [create, redeem] : [redeem, create];
        await team.planner.meeting(`select id from users where id = '${id}' for update`, [
          first,
          async () => {
            // In PostgreSQL, wait until the first call is waiting for the lock.
            if (database === 'postgresql')
              await eventually(async () => expect(await team.planner.sql(WAITING)).toHaveLength(1));
            return second();
          },
        ]);
        const active = 'select name from access_tokens where owner_id = ? and revoked_at is null';
        expect(await team.planner.sql(active, [id])).toEqual([]);
        expect(await login('colleague@planner.example', NEW_PASSWORD)).toMatchObject({ id });
      },
    );
  });

  test('a password reset link for a deleted account is invalid', async () => {
    const { id } = await colleague();
    const { secret } = await callsOf(team.admin).createReset(id);
    await team.admin.rest('DELETE', `/users/${id}`);
    await expectEnded(secret, INVALID);
    await expect(callsOf(team.admin).createReset(id)).rejects.toMatchObject({ status: 404 });
  });

  test('an email address that already has an account cannot be invited', async () => {
    const taken = { status: 409, message: 'An account with this email address already exists.' };
    const admin = callsOf(team.admin);
    await expect(admin.invite(MEMBER_EMAIL)).rejects.toMatchObject(taken);
    await expect(admin.invite('not an address')).rejects.toMatchObject({ status: 400 });
    const { link, secret } = await admin.invite(EMAIL);
    await team.planner.register(EMAIL);
    await expect(visitor().redeem(secret)).rejects.toMatchObject(taken);
    // The link is still unused, so it will work if an administrator deletes the other account.
    expect(await admin.list()).toEqual([link]);
  });

  test('unknown secrets count toward a limit for each IP address, but valid secrets do not', async () => {
    const { secret } = await callsOf(team.admin).invite(EMAIL);
    const unknown = `cp_account_${'a'.repeat(43)}`;
    await expectEnded(unknown, INVALID);
    await team.planner.sql('update rate_limits set points = 99');
    expect(await visitor().open(secret)).toMatchObject({ email: EMAIL });
    await expect(visitor().open(unknown)).rejects.toMatchObject(INVALID);
    for (const call of [() => visitor().open(secret), () => visitor().redeem(secret)]) {
      await expect(call()).rejects.toMatchObject({
        ...{ status: 429, message: expect.stringMatching(/^Too many invalid links: try again in/) },
      });
    }
  });

  test('only administrators receive live updates about links', async () => {
    const streams = [await openStream(team.admin), await openStream(team.member)] as const;
    const typesOf = (stream: LiveStream) => stream.changes().map(({ subjectType }) => subjectType);
    try {
      await callsOf(team.admin).invite(EMAIL);
      await team.admin.rest('POST', '/brands', { name: 'Northwind', color: '#123456' });
      await eventually(() => expect(typesOf(streams[0]).toSorted()).toEqual(['brand', 'invitation']));
      await eventually(() => expect(typesOf(streams[1])).toEqual(['brand']));
    } finally {
      for (const stream of streams) await stream.close();
    }
  });

  test('the activity and the security log record each link, but not its secret', async () => {
    const admin = callsOf(team.admin);
    const { client, id } = await colleague();
    await team.planner.clearContent();
    team.planner.securityLines.length = 0;
    const secrets = [(await admin.invite('a@planner.example')).secret];
    const revoked = await admin.invite(EMAIL);
    await admin.revoke(revoked.link.id);
    secrets.push(revoked.secret, (await admin.createReset(id)).secret);
    const [secret = '', , reset = ''] = secrets;
    await visitor().redeem(secret);
    await visitor().redeem(reset);
    await expectEnded(reset, USED);

    const adminId = await idOf(ADMIN_EMAIL);
    const by = (actorId: string, action: string, subjectType: string) => ({
      ...{ action, subjectType, actor: { id: actorId }, canUndo: false },
    });
    const newId = await idOf('a@planner.example');
    const sets = await activity(team.admin);
    expect(sets).toMatchObject([
      {
        ...by(id, 'redeem', 'passwordReset'),
        changes: [
          { subjectType: 'user', subjectId: id, values: [{ name: 'password', before: null, after: null }] },
        ],
      },
      {
        ...by(newId, 'redeem', 'invitation'),
        changes: [{ subjectType: 'user', subjectId: newId, title: 'a@planner.example' }],
      },
      {
        ...by(adminId, 'create', 'passwordReset'),
        changes: [{ subjectType: 'passwordReset', title: 'colleague@planner.example' }],
      },
      { ...by(adminId, 'delete', 'invitation'), changes: [{ subjectId: revoked.link.id, title: EMAIL }] },
      { ...by(adminId, 'create', 'invitation'), changes: [{ subjectId: revoked.link.id, title: EMAIL }] },
      { ...by(adminId, 'create', 'invitation'), changes: [{ title: 'a@planner.example' }] },
    ]);
    const lines = team.planner.securityLines.map((line) => JSON.parse(line));
    expect(lines.map(({ event, kind, email, reason }) => [event, kind ?? reason, email])).toEqual([
      ['account-link-created', 'invitation', 'a@planner.example'],
      ['account-link-created', 'invitation', EMAIL],
      ['account-link-revoked', 'invitation', EMAIL],
      ['account-link-created', 'passwordReset', 'colleague@planner.example'],
      ['account-link-redeemed', 'invitation', 'a@planner.example'],
      ['account-link-redeemed', 'passwordReset', 'colleague@planner.example'],
      ['account-link-rejected', 'used', undefined],
      ['account-link-rejected', 'used', undefined],
    ]);
    const stored = JSON.stringify([sets, lines]);
    for (const one of [...secrets, NEW_PASSWORD]) expect(stored).not.toContain(one);
    expect(await restTransport(client).viewer()).toBeNull();
  });
});
