import { decodeJwt, SignJWT } from 'jose';
import { beforeEach, describe, expect, test } from 'vitest';
import { bindingOf } from '../src/access-tokens/find-access.js';
import { createSecret, hashOfSecret } from '../src/access-tokens/secrets.js';
import { LOG_KINDS } from '../src/logs/kinds/index.js';
import {
  type Created,
  createToken,
  DEFAULT_FIELDS,
  exchange,
  linkClient,
  resign,
  tokenClient,
  tryToCreate,
} from './access-tokens.js';
import type { Client, Entity } from './client.js';
import { openStream } from './live-stream.js';
import {
  databases,
  MEMBER_EMAIL,
  PASSWORD,
  soakDatabases,
  TEST_SECRET,
  trustedWhenSentAgain,
  useTeam,
} from './planner.js';
import { smallest } from './samples.js';

const BRANDS = '{ brands { id } }';
const ORIGIN = 'https://intranet.example';
const INVALID = 'Invalid access token.';
const REVOKED = 'This access token was revoked. Ask for a new one.';
const EXPIRED = 'This access token has expired. Ask for a new one.';

/** Returns the status and the message of a REST response and of a GraphQL response. */
async function outcomes(client: Client, headers: Record<string, string> = {}) {
  const rest = await client.request<{ message?: string }>('/api/brands', { headers });
  const graphql = await client.request<{ errors?: { message: string }[] }>('/graphql', {
    method: 'POST',
    json: { query: BRANDS },
    headers,
  });
  return [
    [rest.status, rest.body.message],
    [graphql.status, graphql.body.errors?.[0]?.message],
  ];
}

const twice = <Item>(item: Item): Item[] => [item, item];

describe.each(soakDatabases)('access tokens on %s', (database) => {
  const team = useTeam(database, { trustedDocuments: trustedWhenSentAgain() });
  beforeEach(async () => {
    await team.planner.sql('delete from access_tokens');
    await team.planner.sql('delete from rate_limits');
  });

  const clientOf = (token: string, headers: Record<string, string> = {}) =>
    tokenClient(team.planner, token, headers);
  const created = (input: object) => createToken(team.admin, input);
  const key = async (input: object = {}) => (await created({ kind: 'key', ...input })).secret;

  describe('invalid access tokens', () => {
    const key32 = new TextEncoder().encode(TEST_SECRET);
    const claims = (sub = 'x') => new SignJWT().setSubject(sub).setExpirationTime('5m');
    /** Creates a link, and returns a short-lived token for it. */
    const short = async () =>
      (await exchange(team.planner, (await created({ kind: 'link' })).secret)).body.token;
    const rejected = async (token: string, message: string) =>
      expect(await outcomes(clientOf(token))).toEqual(twice([401, message]));

    test('a request with an unknown key returns 401', async () =>
      rejected(`cp_key_${'x'.repeat(43)}`, INVALID));

    test.each(['', 'garbage', 'cp_key_x', `cp_other_${'x'.repeat(43)}`, 'x'.repeat(5000), 'a.b.c'])(
      'a request with the malformed token "%s" returns 401',
      (token) => rejected(token, INVALID),
    );

    test('a request with a tampered key returns 401', async () => {
      const secret = await key();
      await rejected(`${secret.slice(0, -1)}${secret.endsWith('A') ? 'B' : 'A'}`, INVALID);
    });

    test('a request with a revoked key returns 401', async () => {
      const { secret, token } = await created({ kind: 'key' });
      const client = clientOf(secret);
      expect(await outcomes(client)).toEqual(twice([200, undefined]));
      await team.admin.graphql(`mutation { revokeAccessToken(id: "${token.id}") { id } }`);
      await rejected(secret, REVOKED);
    });

    test('a request with an expired key returns 401', async () => {
      const { secret, token } = await created({ kind: 'key' });
      await team.planner.sql(
        `update access_tokens set expires_at = now() - interval '1 second' where id = ?`,
        [token.id],
      );
      await rejected(secret, EXPIRED);
    });

    test('a request with a short-lived token for a revoked or expired link returns 401', async () => {
      const token = await short();
      expect(await outcomes(clientOf(token))).toEqual(twice([200, undefined]));
      await team.planner.sql(`update access_tokens set expires_at = now() - interval '1 second'`);
      await rejected(token, EXPIRED);
      await team.planner.sql('update access_tokens set revoked_at = now()');
      await rejected(token, REVOKED);
      await team.planner.sql('delete from access_tokens');
      await rejected(token, INVALID);
    });

    test('a request with a short-lived token whose payload was changed returns 401', async () => {
      const other = (await created({ kind: 'link' })).token.id;
      const [header, , signature] = (await short()).split('.');
      const payload = Buffer.from(JSON.stringify({ ...decodeJwt(await short()), sub: other }));
      await rejected(`${header}.${payload.toString('base64url')}.${signature}`, INVALID);
    });

    test('a request with an unsigned short-lived token (alg none) returns 401', async () => {
      const [, payload] = (await short()).split('.');
      const header = Buffer.from('{"alg":"none"}').toString('base64url');
      await rejected(`${header}.${payload}.`, INVALID);
    });

    test('a request with an expired short-lived token returns 401', async () => {
      const valid = await short();
      const now = Math.floor(Date.now() / 1000);
      expect(await outcomes(clientOf(await resign(valid, {})))).toEqual(twice([200, undefined]));
      await rejected(
        await resign(valid, { exp: now - 60 }),
        'This short-lived token has expired. Exchange the secret for a new one.',
      );
      // A token with the wrong audience, issuer or algorithm is rejected, too.
      await rejected(await resign(valid, { aud: 'content-planner-session' }), INVALID);
      await rejected(await resign(valid, { iss: 'another-planner' }), INVALID);
      await rejected(await resign(valid, {}, 'HS512'), INVALID);
    });

    test('a request with a token that is signed with the session secret returns 401', async () => {
      const { sub } = decodeJwt(await short());
      const token = claims(sub)
        .setProtectedHeader({ alg: 'HS256' })
        .setAudience('content-planner-access')
        .setIssuer('content-planner');
      await rejected(await token.sign(key32), INVALID);
    });

    test('a request with a session token that is sent as a bearer token returns 401', async () => {
      const [session = ''] = [...team.admin.cookies]
        .filter(([name]) => name.includes('session'))
        .map(([, value]) => value);
      await rejected(session, INVALID);
    });

    test('a request with a short-lived token that is sent as a session cookie returns 401', async () => {
      const [name = ''] = [...team.admin.cookies.keys()].filter((each) => each.includes('session'));
      const client = team.planner.visitor();
      client.cookies.set(name, await short());
      expect((await client.rest('GET', '/brands')).body).toEqual({ message: 'Unauthorized' });
    });

    test("a request with a link's secret returns 401, because the secret must be exchanged first", async () => {
      const { secret } = await created({ kind: 'link' });
      await rejected(secret, 'Exchange the secret of a link or an embed for a short-lived token first.');
    });

    test('a request with a key in the query string returns 401', async () => {
      const secret = await key();
      for (const name of ['access_token', 'token', 'authorization', 'key']) {
        const { status, body } = await team.visitor.request(`/api/brands?${name}=${secret}`);
        expect([status, body]).toEqual([401, { message: 'Unauthorized' }]);
        const { body: graphql } = await team.visitor.request<{ errors: { message: string }[] }>(
          `/graphql?${name}=${secret}`,
          { method: 'POST', json: { query: BRANDS } },
        );
        expect(graphql.errors[0]?.message).toBe('Unauthorized');
      }
    });
  });

  test('other authorization schemes, such as Basic, are ignored, because proxies use them', async () => {
    const headers = { authorization: `Basic ${Buffer.from('a:b').toString('base64')}` };
    expect((await team.member.request('/api/brands', { headers })).status).toBe(200);
  });

  test('requests that contain both a session cookie and a token are rejected', async () => {
    const headers = { authorization: `Bearer ${await key()}` };
    expect(await outcomes(team.member, headers)).toEqual(
      twice([400, 'Send either the session cookie or an Authorization header, not both.']),
    );
  });

  test('the Bearer scheme is accepted in uppercase and lowercase', async () => {
    const headers = { authorization: `bearer ${await key()}` };
    expect(await outcomes(team.visitor, headers)).toEqual(twice([200, undefined]));
  });

  describe('exchanging a secret', () => {
    test('returns a token that is valid for ten minutes', async () => {
      const { secret } = await created({ kind: 'link' });
      const before = Date.now();
      const { status, body } = await exchange(team.planner, secret);
      expect(status).toBe(200);
      const seconds = (Date.parse(body.expiresAt) - before) / 1000;
      expect(seconds).toBeGreaterThan(590);
      expect(seconds).toBeLessThan(660);
      expect(await outcomes(clientOf(body.token))).toEqual(twice([200, undefined]));
    });

    test('rejects keys, and secrets that are unknown, expired or revoked', async () => {
      const { secret } = await created({ kind: 'link' });
      const failed = async (text: string) => {
        const { status, body } = await exchange(team.planner, text);
        return [status, body.message];
      };
      const directly = 'Keys are not exchanged. Send the key in the Authorization header.';
      expect(await failed(await key())).toEqual([401, directly]);
      expect(await failed('x')).toEqual([401, INVALID]);
      expect(await failed(`cp_feed_${'x'.repeat(43)}`)).toEqual([401, INVALID]);
      await team.planner.sql(`update access_tokens set expires_at = now() - interval '1 second'`);
      expect(await failed(secret)).toEqual([401, EXPIRED]);
      await team.planner.sql('update access_tokens set revoked_at = now()');
      expect(await failed(secret)).toEqual([401, REVOKED]);
    });

    test('is limited to 100 unknown secrets per IP address, but valid secrets always work', async () => {
      const { secret } = await created({ kind: 'link' });
      for (let n = 0; n < 99; n += 1) await exchange(team.planner, 'x');
      for (let n = 0; n < 3; n += 1) expect((await exchange(team.planner, secret)).status).toBe(200);
      expect((await exchange(team.planner, 'x')).status).toBe(401);
      const { status, body, headers } = await exchange(team.planner, 'x');
      expect((await exchange(team.planner, secret)).status).toBe(200);
      expect([status, body.message]).toEqual([
        429,
        'Too many invalid access tokens: try again in 15 minutes.',
      ]);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(800);
    });

    test('is limited to 3,000 exchanges of each secret per IP address', async () => {
      const { secret } = await created({ kind: 'link' });
      const other = await created({ kind: 'link' });
      await exchange(team.planner, secret);
      await team.planner.sql(`update rate_limits set points = 2999 where key like 'token-exchanges:%'`);
      expect((await exchange(team.planner, secret)).status).toBe(200);
      const { status, body } = await exchange(team.planner, secret);
      expect([status, body.message]).toEqual([
        429,
        'Too many openings of shared calendars: try again in 15 minutes.',
      ]);
      expect((await exchange(team.planner, other.secret)).status).toBe(200);
    });

    test('does not count revoked secrets toward the limit', async () => {
      const [old, current] = [await created({ kind: 'link' }), await created({ kind: 'link' })];
      await team.planner.sql('update access_tokens set revoked_at = now() where id = ?', [old.token.id]);
      for (let n = 0; n < 101; n += 1) {
        expect((await exchange(team.planner, old.secret)).body.message).toBe(REVOKED);
      }
      expect((await exchange(team.planner, current.secret)).status).toBe(200);
    });

    test('does not require or change a session', async () => {
      const { secret } = await created({ kind: 'link' });
      const request = { method: 'POST', json: { secret }, headers: { origin: 'https://other.example' } };
      const { status, headers } = await team.member.request('/api/access-tokens/exchange', request);
      expect([status, headers.get('set-cookie')]).toEqual([200, null]);
    });
  });

  describe('an embed', () => {
    const embed = () => created({ kind: 'embed', origins: [ORIGIN] });
    const FORBIDDEN =
      'This page is not allowed to display this embed. Ask an administrator to add its origin to the embed.';

    test("works on pages at its origins and at the planner's own origin", async () => {
      const { secret } = await embed();
      for (const headers of [
        { origin: ORIGIN },
        { origin: 'http://localhost' },
        { 'sec-fetch-site': 'same-origin' },
      ]) {
        const { status, body } = await exchange(team.planner, secret, headers as never);
        expect(status).toBe(200);
        expect(await outcomes(clientOf(body.token, headers as never))).toEqual(twice([200, undefined]));
      }
    });

    test.each([
      { origin: 'https://other.example' },
      { origin: 'http://intranet.example' },
      { origin: `${ORIGIN}.other.example` },
      { origin: 'null' },
      {},
    ])('is rejected if the request has the headers %o', async (headers) => {
      const { secret } = await embed();
      const { status, body } = await exchange(team.planner, secret, headers as never);
      expect([status, body.message]).toEqual([403, FORBIDDEN]);
      const allowed = await exchange(team.planner, secret, { origin: ORIGIN });
      expect(await outcomes(clientOf(allowed.body.token, headers as never))).toEqual(twice([403, FORBIDDEN]));
    });

    test('does not reveal its origins: all origins get the same responses, which never allow credentials', async () => {
      await embed();
      const responsesTo = async (origin: string) => {
        const headers = { origin, 'sec-fetch-site': 'cross-site' };
        const preflight = {
          ...headers,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'authorization,content-type,x-trace-id',
        };
        const responses = [
          await team.visitor.raw('/graphql', { method: 'OPTIONS', headers: preflight }),
          await team.visitor.raw('/api/access-tokens/exchange', { method: 'OPTIONS', headers: preflight }),
          await team.visitor.raw('/api/entries', { method: 'OPTIONS', headers: preflight }),
          await team.visitor.raw('/api/access-tokens/exchange', {
            ...{ method: 'POST', json: { secret: `cp_embed_${'x'.repeat(43)}` }, headers },
          }),
          await team.visitor.raw('/api/brands', { headers: { ...headers, authorization: 'Bearer x' } }),
        ];
        const texts = responses.map(async (response) => {
          const {
            'x-request-id': _,
            'content-security-policy': __,
            ...rest
          } = Object.fromEntries(response.headers);
          return { status: response.status, headers: rest, body: await response.text() };
        });
        return Promise.all(texts);
      };
      const allowed = await responsesTo(ORIGIN);
      expect(await responsesTo('https://other.example')).toEqual(allowed);
      expect(allowed.map(({ status }) => status)).toEqual([204, 204, 204, 401, 401]);
      for (const { headers } of allowed) {
        expect(headers['access-control-allow-origin']).toBe('*');
        expect(headers['access-control-allow-credentials']).toBeUndefined();
      }
      expect(allowed[0]?.headers['access-control-allow-headers']).toBe(
        'authorization,content-type,x-trace-id',
      );
    });

    test('lets pages read the responses to cookieless requests, even after the embed is revoked', async () => {
      const { secret, token } = await embed();
      const foreign = await exchange(team.planner, secret, { origin: 'https://other.example' });
      expect(foreign.body).toEqual({ message: FORBIDDEN });
      expect(foreign.body).toMatchObject({ code: 'originNotAllowed' });
      expect(foreign.headers.get('access-control-allow-origin')).toBe('*');
      const { headers, body } = await exchange(team.planner, secret, { origin: ORIGIN });
      expect(headers.get('access-control-allow-origin')).toBe('*');
      await team.admin.graphql(`mutation { revokeAccessToken(id: "${token.id}") { id } }`);
      const rejected = await clientOf(body.token, { origin: ORIGIN }).raw('/api/brands');
      expect([rejected.status, rejected.headers.get('access-control-allow-origin')]).toEqual([401, '*']);
      const withCookie = await team.member.raw('/api/brands', { headers: { origin: ORIGIN } });
      expect(withCookie.headers.get('access-control-allow-origin')).toBeNull();
    });
  });

  test('the last use of a token is stored at most once a minute', async () => {
    const secret = await key();
    const lastUsed = async () => {
      const [row] = await team.planner.sql<{ at: string | null }>(
        'select last_used_at::text as at from access_tokens where token_hash = ?',
        [hashOfSecret(secret)],
      );
      return row?.at;
    };
    expect(await lastUsed()).toBeNull();
    await outcomes(clientOf(secret));
    const first = await lastUsed();
    expect(first).toEqual(expect.any(String));
    await outcomes(clientOf(secret));
    expect(await lastUsed()).toBe(first);
    await team.planner.sql(`update access_tokens set last_used_at = now() - interval '61 seconds'`);
    await outcomes(clientOf(secret));
    expect((await lastUsed()) ?? '').toMatch(/^20/);
    expect(await lastUsed()).not.toBe(first);
  });

  test('only the hash of a secret is stored', async () => {
    const { secret } = await created({ kind: 'key' });
    expect(secret).toMatch(/^cp_key_[A-Za-z0-9_-]{43}$/);
    const rows = await team.planner.sql(
      `select to_jsonb(t)::text as text from access_tokens t union all select to_jsonb(s)::text from change_sets s
       union all select to_jsonb(c)::text from changes c union all select to_jsonb(i)::text from idempotency_keys i`,
    );
    const stored = JSON.stringify(rows);
    expect(stored).toContain(hashOfSecret(secret));
    expect(stored).not.toContain(secret.slice(7));
    expect(team.planner.securityLines.join()).not.toContain(secret.slice(7));
  });
});

describe.each(databases)('short-lived tokens on %s', (database) => {
  const team = useTeam(database);
  const clientOf = (token: string) => tokenClient(team.planner, token);
  const created = (kind: string) => createToken(team.admin, { kind });
  const statusOf = async (token: string) => (await clientOf(token).raw('/api/brands')).status;
  const now = () => Math.floor(Date.now() / 1000);

  const exchanged = async (secret: string, password?: string) => {
    const request = { method: 'POST', json: { secret, password } };
    return (await team.visitor.request<{ token: string }>('/api/access-tokens/exchange', request)).body.token;
  };

  test('are rejected if someone who knows only the session secret created them', async () => {
    const [link, other] = [await created('link'), await created('link')];
    const token = await exchanged(link.secret);
    expect(await statusOf(await resign(token, {}))).toBe(200);
    for (const claims of [
      { sub: other.token.id },
      { sub: (await created('key')).token.id },
      { sub: (await created('feed')).token.id },
      { binding: undefined },
      { binding: '' },
      { iat: undefined },
      { exp: undefined },
      { exp: now() + 10 * 365 * 86_400 },
      { iat: now() + 3600, exp: now() + 3660 },
    ]) {
      const client = clientOf(await resign(token, claims));
      // Send each token several times, because the server caches tokens that it has verified.
      for (let n = 0; n < 2; n += 1) {
        expect.soft(await outcomes(client), JSON.stringify(claims)).toEqual(twice([401, INVALID]));
      }
    }
    expect(await statusOf(await resign(token, {}, 'HS256', 'the secret of another planner'))).toBe(401);
  });

  test.each(['key', 'feed'])('for a %s are rejected even if its hash is known', async (kind) => {
    const [link, target] = [await created('link'), await created(kind)];
    const tokenFor = async ({ token, secret }: Created) => {
      const binding = bindingOf({ tokenHash: hashOfSecret(secret), passwordHash: null });
      return resign(await exchanged(link.secret), { sub: token.id, binding });
    };
    expect(await statusOf(await tokenFor(link))).toBe(200);
    expect(await statusOf(await tokenFor(target))).toBe(401);
  });

  test('and streams end when the secret is replaced, and when the password is added, replaced or removed', async () => {
    let { secret, token: link } = await created('link');
    let password: string | undefined;
    const update = async (input: object) => {
      const { errors } = await team.admin.graphql(
        'mutation ($id: ID!, $input: AccessTokenUpdateInput!) { updateAccessToken(id: $id, input: $input) { id } }',
        { id: link.id, input },
      );
      expect(errors).toBeUndefined();
    };
    const replaceSecret = async () => {
      secret = createSecret('link');
      await team.planner.sql('update access_tokens set token_hash = ? where id = ?', [
        hashOfSecret(secret),
        link.id,
      ]);
      // Servers check their streams after each change to an access token.
      await update({ name: 'Replaced' });
    };
    const replacePassword = (next: string | null) => async () => {
      await update({ password: next });
      password = next ?? undefined;
    };
    for (const replace of [
      replaceSecret,
      ...['a quiet lighthouse', 'a louder lighthouse', null].map(replacePassword),
    ]) {
      const token = await exchanged(secret, password);
      const stream = await openStream(clientOf(token));
      expect(await statusOf(token)).toBe(200);
      await replace();
      expect(await outcomes(clientOf(token))).toEqual(twice([401, INVALID]));
      await stream.completed();
    }
  });
});

describe.each(soakDatabases)('managing access tokens on %s', (database) => {
  const team = useTeam(database);
  beforeEach(async () => {
    await team.planner.sql('delete from access_tokens');
  });

  const created = (input: object, by = team.admin) => createToken(by, input);
  const update = (by: Client, id: string, input: object) =>
    by.graphql(
      `mutation ($id: ID!, $input: AccessTokenUpdateInput!) {
        token: updateAccessToken(id: $id, input: $input) { name brandIds origins fields canWrite expiresAt }
      }`,
      { id, input },
    );
  const revoke = (by: Client, id: string) =>
    by.graphql('mutation ($id: ID!) { token: revokeAccessToken(id: $id) { revokedAt } }', { id });
  const list = async (by: Client) =>
    (await by.graphql<{ accessTokens: Entity[] }>('{ accessTokens { id name revokedAt lastUsedAt } }')).data
      ?.accessTokens ?? [];
  const brand = async (name: string) =>
    (await team.admin.rest('POST', '/brands', { name, color: '#123456' })).body.id;
  const idOf = async (client: Client) => (await client.rest('GET', '/auth/user')).body.id;

  test('new links include everything except notes and expire after 90 days, by default', async () => {
    const { token } = await created({ kind: 'link' });
    expect(token).toMatchObject({
      ...{ kind: 'link', name: 'Test', canWrite: false, brandIds: null, withoutBrand: true },
      ...{ kinds: [...LOG_KINDS], fields: DEFAULT_FIELDS },
      ...{ from: null, origins: [], lastUsedAt: null, revokedAt: null },
      ...{ owner: null, createdBy: { id: await idOf(team.admin) } },
    });
    const days = (Date.parse(String(token.expiresAt)) - Date.parse(String(token.createdAt))) / 86_400_000;
    expect(days).toBeCloseTo(90, 2);
    const { token: key } = await created({ kind: 'key', canWrite: true, expiresAt: null }, team.member);
    expect(key).toMatchObject({ fields: null, owner: { id: await idOf(team.member) }, expiresAt: null });
  });

  test('a token that is limited to some brands excludes entries without a brand by default', async () => {
    const id = await brand('Northwind');
    const { token } = await created({
      kind: 'link',
      brandIds: [id.toUpperCase(), id],
      kinds: ['blog', 'blog'],
    });
    expect(token).toMatchObject({ brandIds: [id], withoutBrand: false, kinds: ['blog'] });
  });

  test.each([
    [{ kind: 'key', name: ' ' }, 'name is required'],
    [{ kind: 'link', canWrite: true }, 'Only keys can write. Create a key instead.'],
    [{ kind: 'key', canWrite: true, fields: ['notes'] }, 'A key that can write must include all fields.'],
    [{ kind: 'link', kinds: null }, 'Links and embeds require a list of kinds.'],
    [{ kind: 'link', fields: null }, 'Links and embeds require a list of fields.'],
    [
      { kind: 'key', fields: ['notes', 'unknown'] },
      "One of these fields no longer exists or can't be shown to clients. Choose others.",
    ],
    [{ kind: 'embed' }, 'An embed requires the origins of its pages, such as https://intranet.example.com.'],
    [{ kind: 'link', origins: [ORIGIN] }, 'Only embeds have origins.'],
    [
      { kind: 'embed', origins: ['https://a;script-src-elem', 'https://other.example'] },
      "'https://a;script-src-elem' is not an origin. Use the form https://host or http://host:port",
    ],
    [
      { kind: 'embed', origins: ['https://*.example.com'] },
      "'https://*.example.com' is not an origin. Use the form https://host or http://host:port",
    ],
    [{ kind: 'link', expiresAt: '2020-01-01T00:00:00Z' }, 'expiresAt must be in the future'],
    [{ kind: 'link', expiresAt: 'soon' }, 'expiresAt must be a time such as 2026-03-08T09:00:00Z'],
    [{ kind: 'link', from: '2026-02-30' }, 'from must be a calendar date as YYYY-MM-DD'],
    [{ kind: 'link', brandIds: ['x'] }, 'brandIds.0 must be an id'],
    [
      { kind: 'link', brandIds: ['01a1fc84-0000-7000-8000-000000000999'] },
      'One of these brands no longer exists. Choose others.',
    ],
    [{ kind: 'link', feed: {} }, 'Only feeds have these settings.'],
  ])('rejects %o', async (input, message) => {
    const { errors } = await tryToCreate(team.admin, input);
    expect([errors?.[0]?.extensions.status, errors?.[0]?.message]).toEqual([400, message]);
    expect(await list(team.admin)).toEqual([]);
  });

  test('users can manage their own keys, and administrators can list and revoke all tokens', async () => {
    const { token: link } = await created({ kind: 'link', name: 'Link' });
    const { token: own } = await created({ kind: 'key', name: 'Own' }, team.member);
    const { token: others } = await created({ kind: 'key', name: 'Others' });
    expect((await list(team.member)).map(({ id }) => id)).toEqual([own.id]);
    expect((await list(team.admin)).map(({ id }) => id)).toEqual([others.id, own.id, link.id]);

    const { errors } = await tryToCreate(team.member, { kind: 'link' });
    expect([errors?.[0]?.extensions.status, errors?.[0]?.message]).toEqual([
      403,
      'Only administrators can create links and embeds.',
    ]);
    for (const { id } of [link, others, { id: 'x' }, { id: await idOf(team.admin) }]) {
      for (const { errors } of [
        await update(team.member, id, { name: 'X' }),
        await revoke(team.member, id),
      ]) {
        expect([errors?.[0]?.extensions.status, errors?.[0]?.message]).toEqual([
          404,
          'Access token not found',
        ]);
      }
    }
    // Administrators can revoke a key, but only its owner can update it.
    expect((await update(team.admin, own.id, { name: 'X' })).errors?.[0]?.extensions.status).toBe(404);
    expect((await update(team.member, own.id, { name: 'Mine' })).data?.token).toMatchObject({ name: 'Mine' });
    expect((await revoke(team.admin, own.id)).data?.token?.revokedAt).toEqual(expect.any(String));
    expect((await update(team.member, own.id, { name: 'X' })).errors?.[0]?.extensions.status).toBe(409);
  });

  test('an update changes only the fields that were sent, and can keep the ids of deleted brands', async () => {
    const [first, second] = [await brand('Northwind'), await brand('Tailspin')];
    const { token, secret } = await created({ kind: 'embed', origins: [ORIGIN], brandIds: [first, second] });
    await team.admin.rest('DELETE', `/brands/${second}`);
    const { data } = await update(team.admin, token.id, { fields: ['notes'], brandIds: [first, second] });
    expect(data?.token).toMatchObject({
      ...{ name: 'Test', fields: ['notes'], brandIds: [first, second], origins: [ORIGIN] },
      expiresAt: token.expiresAt,
    });
    const { errors } = await update(team.admin, token.id, { origins: [] });
    expect(errors?.[0]?.message).toContain('An embed requires the origins');
    expect((await exchange(team.planner, secret, { origin: ORIGIN })).status).toBe(200);
  });

  test('keys stop working when their owner loses approval or is deleted, but links keep working', async () => {
    const member = await team.planner.join(team.admin, 'leaving@planner.example');
    const id = await idOf(member);
    await team.admin.rest('PATCH', `/users/${id}/admin`, { isAdmin: true });
    const { secret } = await created({ kind: 'key' }, member);
    const link = await created({ kind: 'link', name: 'Kept' }, member);
    const statusOf = async () => (await tokenClient(team.planner, secret).raw('/api/brands')).status;
    expect(await statusOf()).toBe(200);
    await team.admin.rest('PATCH', `/users/${id}/approve`, { isApproved: false });
    expect(await statusOf()).toBe(401);
    await team.admin.rest('PATCH', `/users/${id}/approve`, { isApproved: true });
    expect(await statusOf()).toBe(401);
    await team.admin.rest('DELETE', `/users/${id}`);
    expect((await list(team.admin)).map(({ name }) => name)).toEqual(['Kept']);
    expect((await exchange(team.planner, link.secret)).status).toBe(200);
  });

  test('the list shows whether the person who created a link is still an administrator', async () => {
    const former = await team.planner.join(team.admin, 'former@planner.example');
    const id = await idOf(former);
    await team.admin.rest('PATCH', `/users/${id}/admin`, { isAdmin: true });
    const { secret } = await created({ kind: 'link' }, former);
    const shown = async () =>
      (await team.admin.graphql('{ accessTokens { isCreatorAdmin createdBy { id } } }')).data;
    expect(await shown()).toEqual({ accessTokens: [{ isCreatorAdmin: true, createdBy: { id } }] });
    await team.admin.rest('PATCH', `/users/${id}/admin`, { isAdmin: false });
    expect(await shown()).toEqual({ accessTokens: [{ isCreatorAdmin: false, createdBy: { id } }] });
    await team.admin.rest('DELETE', `/users/${id}`);
    expect(await shown()).toEqual({ accessTokens: [{ isCreatorAdmin: false, createdBy: null }] });
    expect((await exchange(team.planner, secret)).status).toBe(200);
  });

  test('a user can have at most 50 keys at the same time', async () => {
    await created({ kind: 'key' }, team.member);
    await team.planner.sql(
      `insert into access_tokens select (jsonb_populate_record(t, jsonb_build_object('id', gen_random_uuid(),
         'token_hash', md5(n::text)))).* from access_tokens t, generate_series(1, 49) n`,
    );
    const { errors } = await tryToCreate(team.member, { kind: 'key' });
    expect([errors?.[0]?.extensions.status, errors?.[0]?.message]).toEqual([
      409,
      'There can be at most 50 keys and feeds. Revoke one first.',
    ]);
    const [{ id } = { id: '' }] = await list(team.member);
    await revoke(team.member, id);
    expect((await tryToCreate(team.member, { kind: 'key' })).errors).toBeUndefined();
  });

  test('the activity records when a token is created, updated and revoked, but not its secret', async () => {
    const { token } = await created({ kind: 'link', name: 'Clients' });
    await update(team.admin, token.id, { fields: ['notes'] });
    await update(team.admin, token.id, { fields: ['notes'] });
    await revoke(team.admin, token.id);
    await revoke(team.admin, token.id);
    type Activity = { activity: { edges: { node: { action: string; changes: Entity[] } }[] } };
    const { data } = await team.admin.graphql<Activity>(
      `{ activity(first: 9, filter: { subjectTypes: [accessToken] }) {
        edges { node { action changes { subjectId title values { name before after } } } } } }`,
    );
    const changes = data?.activity.edges.map(({ node }) => [node.action, node.changes[0]?.title]);
    expect(changes).toEqual([
      ['delete', 'Clients'],
      ['edit', 'Clients'],
      ['create', 'Clients'],
    ]);
    expect(data?.activity.edges[1]?.node.changes[0]?.values).toEqual([
      { name: 'fields', before: DEFAULT_FIELDS, after: ['notes'] },
    ]);
    expect(JSON.stringify(data)).not.toMatch(/hash|cp_/i);
  });

  test("changes made with a key are recorded with the key's name and owner", async () => {
    const { secret } = await created({ kind: 'key', name: 'Importer', canWrite: true }, team.member);
    const client = tokenClient(team.planner, secret);
    await client.rest('POST', '/logs/blog', smallest('blog'));
    await client.graphql(
      'mutation ($input: EntryInput!) { createEntry(input: $input) { id createdBy { id } } }',
      { input: { kind: 'blog', title: 'Second', startDate: '2026-03-08' } },
    );
    await team.member.rest('POST', '/logs/blog', smallest('blog'));
    const { data } = await team.admin.graphql<{
      activity: { edges: { node: Record<string, unknown> }[] };
    }>('{ activity(first: 3) { edges { node { key channel actor { id } } } } }');
    const actor = { id: await idOf(team.member) };
    expect(data?.activity.edges.map(({ node }) => node)).toEqual([
      { key: null, channel: 'rest', actor },
      { key: 'Importer', channel: 'graphql', actor },
      { key: 'Importer', channel: 'rest', actor },
    ]);
  });

  test('a request with a token cannot log in, so no page on another site can guess passwords with one', async () => {
    const link = await linkClient(team.planner, team.admin, {});
    const json = { email: MEMBER_EMAIL, password: PASSWORD };
    const headers = { origin: 'https://other.example' };
    const { status, body } = await link.request<{ message: string }>('/api/auth/login', {
      method: 'POST',
      json,
      headers,
    });
    expect([status, body.message]).toEqual([403, 'Access tokens cannot do this. Log in instead.']);
    const query = 'mutation ($input: LoginInput!) { login(input: $input) { id } }';
    const { errors } = await link.graphql(query, { input: json });
    expect(errors).toMatchObject([{ extensions: { status: 403 } }]);
  });

  test('a request can query the rights of its token', async () => {
    const query = '{ viewerToken { kind canWrite from expiresAt } }';
    const link = await linkClient(team.planner, team.admin, { from: '2026-03-01', expiresAt: null });
    expect((await link.graphql(query)).data).toEqual({
      viewerToken: { kind: 'link', canWrite: false, from: '2026-03-01', expiresAt: null },
    });
    const { secret, token } = await created({ kind: 'key', canWrite: true });
    expect((await tokenClient(team.planner, secret).graphql(query)).data).toEqual({
      viewerToken: { kind: 'key', canWrite: true, from: null, expiresAt: token.expiresAt },
    });
    expect((await team.member.graphql(query)).data).toEqual({ viewerToken: null });
  });

  test('a link hides who created and updated an entry', async () => {
    await team.member.rest('POST', '/logs/blog', smallest('blog'));
    const client = await linkClient(team.planner, team.admin);
    const { data } = await client.graphql(
      '{ viewer { id } entries { nodes { createdBy { id } updatedBy { id } } } }',
    );
    expect(data).toEqual({ viewer: null, entries: { nodes: [{ createdBy: null, updatedBy: null }] } });
  });
});
