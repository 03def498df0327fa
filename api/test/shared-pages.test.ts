import { beforeEach, describe, expect, test } from 'vitest';
import { createToken, exchange, tryToCreate } from './access-tokens.js';
import { soakDatabases, useTeam } from './planner.js';

const ORIGIN = 'https://intranet.example';
const UNKNOWN_ID = '00000000-0000-7000-8000-000000000000';

describe.each(soakDatabases)('shared pages on %s', (database) => {
  const team = useTeam(database);
  beforeEach(async () => {
    await team.planner.sql('delete from access_tokens');
    await team.planner.sql('delete from rate_limits');
  });

  const page = async (path: string, headers: Record<string, string> = {}) => {
    const response = await team.planner.visitor().raw(path, { headers });
    const policy = response.headers.get('content-security-policy') ?? '';
    return {
      status: response.status,
      headers: response.headers,
      ancestors: /frame-ancestors ([^;]*)/.exec(policy)?.[1],
      body: await response.text(),
    };
  };
  const inFrame = (referer?: string) => ({
    'sec-fetch-dest': 'iframe',
    'sec-fetch-site': 'cross-site',
    ...(referer && { referer }),
  });

  test("a link's page is hidden from search engines, cannot be framed, and sends no Referer header", async () => {
    const { headers, status, ancestors } = await page(`/shared/${UNKNOWN_ID}`);
    expect(status).toBe(200);
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(ancestors).toBe("'none'");
  });

  test("an embed's page can be framed on the embed's origins", async () => {
    const { token } = await createToken(team.admin, { kind: 'embed', origins: [ORIGIN] });
    for (const headers of [{}, inFrame(`${ORIGIN}/`), inFrame()]) {
      const found = await page(`/embed/${token.id}`, headers);
      expect([found.status, found.ancestors]).toEqual([200, `'self' ${ORIGIN}`]);
      expect(found.headers.get('x-frame-options')).toBeNull();
      expect(found.headers.get('x-robots-tag')).toBe('noindex, nofollow');
      expect(found.headers.get('referrer-policy')).toBe('no-referrer');
      expect(found.body).toContain('<script src');
    }
  });

  /** Returns the different texts of message pages, which every page can display in a frame, without their nonces. */
  const messagesOf = async (expected: number, requests: [id: string, headers: Record<string, string>][]) => {
    const texts = new Set<string>();
    for (const [id, headers] of requests) {
      const { status, ancestors, body, headers: received } = await page(`/embed/${id}`, headers);
      expect([status, ancestors, received.get('set-cookie')]).toEqual([expected, '*', null]);
      texts.add(body.replace(/ nonce="[^"]+"/, ''));
    }
    return [...texts];
  };

  test("in a frame on another origin, an embed's page shows a message without scripts and data", async () => {
    const embeds = [
      await createToken(team.admin, { kind: 'embed', name: 'Northwind', origins: [ORIGIN] }),
      await createToken(team.admin, { kind: 'embed', name: 'Lumen', origins: ['https://lumen.example'] }),
    ];
    const referers = ['https://other.example/', `${ORIGIN}.other.example/`, 'http://intranet.example/'];
    const [text = '', ...others] = await messagesOf(
      403,
      embeds.flatMap(({ token }) =>
        referers.map((referer): [string, Record<string, string>] => [token.id, inFrame(referer)]),
      ),
    );
    // The text doesn't depend on the embed or on the page.
    expect(others).toEqual([]);
    expect(text).toContain('This page is not allowed to display the calendar');
    expect(text).not.toMatch(/<script|https?:/);
  });

  test('the page for an id that is not an embed shows a message without scripts and data', async () => {
    const link = await createToken(team.admin, { kind: 'link' });
    const [text = '', ...others] = await messagesOf(404, [
      [UNKNOWN_ID, {}],
      ['nonsense', inFrame('https://other.example/')],
      [link.token.id, {}],
    ]);
    expect(others).toEqual([]);
    expect(text).toContain('This calendar is not available');
    expect(text).not.toMatch(/<script|https?:/);
  });

  describe('a link with a password', () => {
    const attempt = async (secret: string, password?: string) => {
      const { status, body } = await team.planner
        .visitor()
        .request<{ code?: string; token?: string; message?: string }>('/api/access-tokens/exchange', {
          method: 'POST',
          json: { secret, ...(password !== undefined && { password }) },
        });
      return [status, status === 401 ? body.code : (body.message ?? Boolean(body.token))];
    };
    const PASSWORD = 'a quiet lighthouse';
    const create = () => createToken(team.admin, { kind: 'link', password: PASSWORD });

    test('requires the password, which is stored only as a hash', async () => {
      const { secret, token } = await create();
      expect(await attempt(secret)).toEqual([401, 'passwordRequired']);
      expect(await attempt(secret, 'a loud lighthouse')).toEqual([401, 'passwordWrong']);
      expect(await attempt(secret, PASSWORD)).toEqual([200, true]);
      const [row] = await team.planner.sql('select * from access_tokens where id = ?', [token.id]);
      expect(JSON.stringify(row)).not.toContain(PASSWORD);
      expect(row).toMatchObject({ password_hash: expect.stringMatching(/^\$argon2id/) });
      const [{ changes }] = (await team.planner.sql(
        'select json_agg(c)::text as changes from change_sets c',
      )) as [{ changes: string }];
      expect(changes).not.toContain(PASSWORD);
    });

    test('allows ten wrong passwords from an address, and resets the limit after a correct password', async () => {
      const { secret } = await create();
      for (let n = 0; n < 9; n += 1) await attempt(secret, 'wrong');
      expect(await attempt(secret, PASSWORD)).toEqual([200, true]);
      for (let n = 0; n < 10; n += 1) await attempt(secret, 'wrong');
      expect(await attempt(secret, PASSWORD)).toEqual([
        429,
        'Too many wrong passwords: try again in 15 minutes.',
      ]);
      // The limit affects neither requests without a password nor other links.
      expect(await attempt(secret)).toEqual([401, 'passwordRequired']);
      expect(
        (await exchange(team.planner, (await createToken(team.admin, { kind: 'link' })).secret)).status,
      ).toBe(200);
    });

    test('keeps, changes or removes its password when the link is updated', async () => {
      const { secret, token } = await create();
      const update = async (input: object) => {
        const { data, errors } = await team.admin.graphql<{ updated: { hasPassword: boolean } }>(
          'mutation ($id: ID!, $input: AccessTokenUpdateInput!) { updated: updateAccessToken(id: $id, input: $input) { hasPassword } }',
          { id: token.id, input },
        );
        expect(errors).toBeUndefined();
        return data?.updated.hasPassword;
      };
      expect(await update({ name: 'New' })).toBe(true);
      expect(await attempt(secret, PASSWORD)).toEqual([200, true]);
      expect(await update({ password: 'a louder lighthouse' })).toBe(true);
      expect(await attempt(secret, PASSWORD)).toEqual([401, 'passwordWrong']);
      expect(await update({ password: null })).toBe(false);
      expect(await attempt(secret)).toEqual([200, true]);
    });

    test.each([
      [{ kind: 'key' }, 'Only links have passwords.'],
      [{ kind: 'embed', origins: [ORIGIN] }, 'Only links have passwords.'],
      [{ kind: 'link', password: 'short' }, 'Password must be at least 8 characters'],
      [{ kind: 'link', password: 'password' }, 'This password is too common. Choose a different one.'],
    ])('cannot be created with %o', async (input, message) => {
      const { errors } = await tryToCreate(team.admin, { password: PASSWORD, ...input });
      expect(errors?.[0]?.extensions).toMatchObject({ errors: [{ field: 'password', message }] });
    });
  });

  test('a secret is rejected if it is sent with the id of another link', async () => {
    const [one, two] = [
      await createToken(team.admin, { kind: 'link' }),
      await createToken(team.admin, { kind: 'link' }),
    ];
    const statuses = [];
    for (const id of [one.token.id, two.token.id]) {
      const { status } = await team.planner.visitor().request('/api/access-tokens/exchange', {
        method: 'POST',
        json: { secret: one.secret, id },
      });
      statuses.push(status);
    }
    expect(statuses).toEqual([200, 401]);
  });

  test('preflight responses permit any request headers', async () => {
    const preflight = async (origin: string) => {
      const { headers } = await team.planner
        .visitor({ ALLOWED_ORIGINS: 'https://app.example' })
        .raw('/graphql', {
          method: 'OPTIONS',
          headers: {
            origin,
            'access-control-request-method': 'POST',
            'access-control-request-headers': 'authorization,content-type,x-trace-id',
          },
        });
      return ['origin', 'credentials', 'headers'].map((name) => headers.get(`access-control-allow-${name}`));
    };
    const named = 'authorization,content-type,x-trace-id';
    expect(await preflight('https://app.example')).toEqual(['https://app.example', 'true', named]);
    expect(await preflight('https://other.example')).toEqual(['*', null, named]);
  });
});
