import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { kindList } from '../src/logs/kinds/index.js';
import type { GraphQLResponse } from './client.js';
import { contractKinds } from './contract-kinds.js';
import { checkedJson } from './error-codes.js';
import { createTestPlanner, PASSWORD, soakDatabases, trustedWhenSentAgain, useTeam } from './planner.js';
import { smallest } from './samples.js';

interface Failure {
  message: string;
  errors?: { field: string; message: string }[];
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
const ID = '01a1fc84-423c-74ab-83ed-b1c9df842da4';

const isPlain = (body: Failure) => {
  expect(Object.keys(body).every((key) => key === 'message' || key === 'errors')).toBe(true);
  expect(body.message).toEqual(expect.any(String));
  expect(JSON.stringify(body)).not.toMatch(/node_modules|\.ts:|\bat \w+ \(/);
};

describe.each(soakDatabases)('HTTP on %s', (database) => {
  const team = useTeam(database, { trustedDocuments: trustedWhenSentAgain() });

  const post = (
    path: string,
    body: BodyInit,
    type = 'application/json',
    headers: Record<string, string> = {},
  ) =>
    team.admin.request<Failure>(path, {
      method: 'POST',
      body,
      headers: { ...(type && { 'content-type': type }), ...headers },
    });

  describe('under /api', () => {
    test('unknown paths return 404 before any login check, for all methods', async () => {
      const unknown = [
        '',
        '/',
        '/nothing',
        '/logs',
        '/logs/',
        '/users/x/y',
        `/logs/blog/${ID}/x`,
        '/auth',
        '/field-configs/blogs/x',
        '/column-preferences/blogx',
        '/column-preferences/events',
        '/graphql',
        '/..%2f',
      ];
      for (const path of unknown) {
        for (const method of METHODS) {
          const { status, headers, body } = await team.visitor.request<Failure>(`/api${path}`, { method });
          expect([method, path, status]).toEqual([method, path, 404]);
          expect(headers.get('content-type')).toMatch(/^application\/json/);
          isPlain(body);
        }
      }
    });

    test('only people with a login see which kinds exist', async () => {
      for (const kind of ['event', 'blogs', 'xemailx']) {
        expect([kind, (await team.visitor.request(`/api/logs/${kind}`)).status]).toEqual([kind, 401]);
        expect([kind, (await team.member.request(`/api/logs/${kind}`)).status]).toEqual([kind, 404]);
      }
    });

    test('paths with malformed ids return 404, even for unsupported methods', async () => {
      const rejected = async (path: string, method: string) => {
        const { status, headers } = await team.admin.request(`/api${path}`, { method });
        return [status, headers.get('allow')];
      };
      expect(await rejected('/field-configs/events', 'GET')).toEqual([404, null]);
      expect(await rejected(`/field-configs/${ID}`, 'GET')).toEqual([405, 'PUT, DELETE']);
      for (const method of ['GET', 'PUT', 'POST']) {
        expect(await rejected('/logs/blog/bulk', method)).toEqual([405, 'PATCH, DELETE']);
      }
      expect(await rejected('/field-configs/blog', 'PUT')).toEqual([405, 'GET']);
    });

    test('each kind has its documented path', () => {
      const paths = Object.fromEntries(kindList.map(({ kind, rest }) => [kind, rest.path]));
      expect(paths).toEqual(Object.fromEntries(contractKinds.map(({ kind, segment }) => [kind, segment])));
    });

    test.each(['', '{', '{"name":', 'undefined', '{"name":"x"}}', "{'name':'x'}"])(
      'a body that is not JSON is rejected with 400: %j',
      async (body) => {
        expect(await post('/api/brands', body)).toMatchObject({
          status: 400,
          body: { message: 'The body is not valid JSON.' },
        });
      },
    );

    test.each(['null', '1', '"text"', '[]', 'true'])(
      'JSON that is not an object is rejected with 400: %s',
      async (body) => {
        const { status, body: result } = await post('/api/brands', body);
        expect(status).toBe(400);
        isPlain(result);
      },
    );

    test.each([
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'application/jsonx',
      '',
    ])('a body with the content type %j is rejected with 415', async (type) => {
      const body = new TextEncoder().encode('{"name":"x","color":"y"}');
      expect((await post('/api/brands', body, type)).status).toBe(415);
    });

    test('the content type can have a charset', async () => {
      const body = '{"date":"2026-03-08","title":"x"}';
      expect((await post('/api/logs/other', body, 'application/json; charset=utf-8')).status).toBe(201);
      expect((await post('/api/logs/other', body, 'Application/JSON')).status).toBe(201);
    });

    test.each(['a\0b', '\ud800', 'x\udfff'])('unstorable text is rejected with 400: %j', async (text) => {
      const { body: brand } = await team.admin.rest('POST', '/brands', { name: 'x', color: 'y' });
      const field = { logType: 'blog', fieldLabel: 'Field', fieldType: 'dropdown', dropdownOptions: ['x'] };
      const account = { email: 'someone@planner.example', password: PASSWORD };
      const rejected: [string, string, object][] = [
        // For accounts and custom fields, control characters such as NUL are removed instead of being rejected.
        ...(text.includes('\0')
          ? []
          : ([
              ['POST', '/auth/login', { ...account, email: text }],
              ['POST', '/auth/register', { ...account, firstName: text }],
              ['POST', '/users', { ...account, lastName: text }],
              ['POST', '/field-configs', { ...field, fieldLabel: text }],
              ['POST', '/field-configs', { ...field, fieldName: text }],
            ] as [string, string, object][])),
        ['POST', '/brands', { name: text, color: 'y' }],
        ['PUT', `/brands/${brand.id}`, { name: 'x', color: text }],
        ['POST', '/logs/blog', { ...smallest('blog'), category: text }],
        ['POST', '/field-configs', { ...field, dropdownOptions: ['x', text] }],
        ['PUT', '/column-preferences/blog', { visibleColumns: [text], columnOrder: [] }],
      ];
      for (const [method, path, body] of rejected) {
        expect([method, path, await team.admin.rest(method, path, body)]).toMatchObject([
          method,
          path,
          { status: 400 },
        ]);
      }
      const search =
        'query ($search: String) { calendar(from: "2026-03-08", to: "2026-03-08", filter: { search: $search }) { id } }';
      const { errors } = await team.admin.graphql(search, { search: text });
      expect(errors).toMatchObject([{ extensions: { status: 400, type: 'invalid' } }]);
    });

    test('each invalid field is listed separately', async () => {
      const { body } = await team.admin.rest<Failure>('POST', '/brands', { name: '', color: 5 });
      expect(body.errors).toEqual([
        { field: 'name', message: 'name is required' },
        { field: 'color', message: 'color must be text' },
      ]);
      expect(body.message).toBe('name is required; color must be text');
    });
  });

  const bodies = [
    { path: '/api/logs/blog', body: { ...smallest('blog'), padding: '' } },
    { path: '/graphql', body: { query: '{ viewer { id } }', variables: { padding: '' } } },
  ];

  describe.each(bodies)('a body for $path', ({ path, body: small }) => {
    const sized = (bytes: number) => {
      const json = JSON.stringify(small);
      return json.replace('"padding":""', `"padding":"${'x'.repeat(bytes - json.length)}"`);
    };
    const MIB = 1024 * 1024;

    test('can have up to 1 MiB', async () => {
      expect((await post(path, sized(MIB))).status).toBeLessThan(300);
      const { status, body } = await post(path, sized(MIB + 1));
      expect(status).toBe(413);
      isPlain(body);
    });

    test('gets a response before the client has sent all of it, and the client can keep sending', async () => {
      const url = new URL(await team.planner.serve());
      const socket = connect({ port: Number(url.port), host: url.hostname, allowHalfOpen: true });
      const errors: Error[] = [];
      socket.on('error', (error) => errors.push(error));
      socket.write(
        `POST ${path} HTTP/1.1\r\nHost: ${url.host}\r\nContent-Type: application/json\r\nContent-Length: ${10 * MIB}\r\n\r\n`,
      );
      expect(await text(socket)).toMatch(/^HTTP\/1\.1 413 /);
      for (let n = 0; n < 5; n += 1) {
        socket.write(sized(1024));
        await sleep(20);
      }
      expect(errors).toEqual([]);
      socket.destroy();
    });

    test('requires a Content-Length header', async () => {
      const url = await team.planner.serve();
      // Node.js requires `duplex` for streams, but the DOM types lack it.
      const request: RequestInit & { duplex: 'half' } = {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: new Blob([sized(1024)]).stream(),
        duplex: 'half',
      };
      const response = await fetch(`${url}${path}`, request);
      expect([response.status, await checkedJson(response)]).toEqual([
        411,
        { message: 'Send the body with a Content-Length header instead of in chunks.' },
      ]);
      expect(response.headers.get('connection')).toBe('close');
    });
  });

  /** Sends only the head of a request and returns the complete response. The server closes the connection. */
  async function sendHead(method: string, path: string, header: string, host?: string): Promise<string> {
    const url = new URL(await team.planner.serve({ METRICS_TOKEN: 'x'.repeat(32) }));
    const socket = connect(Number(url.port), url.hostname);
    await once(socket, 'connect');
    socket.write(`${method} ${path} HTTP/1.1\r\nHost: ${host ?? url.host}\r\n${header}\r\n\r\n`);
    return text(socket);
  }

  test('TRACE requests are rejected, and the responses do not repeat them', async () => {
    for (const path of ['/', '/api/brands', '/graphql']) {
      const response = await sendHead('TRACE', path, 'Connection: close\r\nX-Echo: echoed');
      expect(response).toMatch(/^HTTP\/1\.1 40[45] /);
      expect(response).not.toContain('echoed');
    }
  });

  describe('an unexpected body', () => {
    const MESSAGE = 'Only requests to /api and /graphql can have a body. Send this request without a body.';
    const OTHER_HOST = 'other.example';

    const paths = [
      '/',
      '/x',
      '/assets/x.js',
      '/health/live',
      '/health/ready',
      '/health/x',
      '/metrics',
      '/apix',
    ];
    test.each(paths)('is rejected without being read: %s', async (path) => {
      for (const method of ['GET', 'POST', 'OPTIONS']) {
        for (const header of ['Transfer-Encoding: chunked', 'Content-Length: 200000000']) {
          const response = await sendHead(method, path, header);
          expect(response).toMatch(/^HTTP\/1\.1 413 /);
          expect(response).toContain(MESSAGE);
        }
      }
    });

    test.each([
      ['421', 'POST', '/', OTHER_HOST],
      ['421', 'POST', '/api/brands', OTHER_HOST],
      ['204', 'OPTIONS', '/graphql', undefined],
    ])('is not read if the response has status %s: %s %s', async (status, method, path, host) => {
      for (const header of ['Transfer-Encoding: chunked', 'Content-Length: 200000000']) {
        const response = await sendHead(method, path, header, host);
        expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
        expect(response).toMatch(/^connection: close\r$/im);
      }
    });

    test('is accepted if it is empty', async () => {
      const headers = { 'content-length': '0' };
      expect((await team.visitor.request('/health/live', { headers })).status).toBe(200);
    });
  });

  describe.each(bodies)('a write to $path', ({ path, body: json }) => {
    const write = (headers: Record<string, string>, environment: Record<string, string> = {}) => {
      const client = team.planner.visitor(environment);
      for (const [name, value] of team.member.cookies) client.cookies.set(name, value);
      return client.request<Failure>(path, { method: 'POST', headers, json });
    };
    const OTHER = 'https://other.example';

    test('is rejected if it comes from another site', async () => {
      const rejected: Record<string, string>[] = [
        { origin: OTHER },
        { origin: 'null' },
        { origin: 'http://localhost.other.example' },
        { origin: 'https://localhost' },
        { origin: 'http://localhost:8080' },
        { origin: OTHER, 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
        { origin: '' },
      ];
      for (const headers of rejected) {
        const { status, body } = await write(headers);
        expect([headers, status]).toEqual([headers, 403]);
        isPlain(body);
      }
    });

    test("is allowed if it comes from the app's own page or from a client that is not a browser", async () => {
      const allowed: Record<string, string>[] = [
        {},
        { origin: 'http://localhost' },
        { 'sec-fetch-site': 'same-origin' },
        { 'sec-fetch-site': 'none' },
        { origin: 'http://localhost', 'sec-fetch-site': 'same-origin' },
      ];
      for (const headers of allowed) expect((await write(headers)).status).toBeLessThan(300);
    });

    test('is allowed if it comes from PUBLIC_URL or an allowed origin', async () => {
      const environment = { PUBLIC_URL: 'http://planner.example', ALLOWED_ORIGINS: OTHER, PORT: '4000' };
      for (const origin of ['http://planner.example', OTHER]) {
        expect((await write({ origin, 'sec-fetch-site': 'cross-site' }, environment)).status).toBeLessThan(
          300,
        );
      }
      expect((await write({ origin: 'https://third.example' }, environment)).status).toBe(403);
    });

    test('is rejected if PUBLIC_URL is set and the page is at another host name of the same server', async () => {
      const environment = { PUBLIC_URL: 'http://planner.example', PORT: '80' };
      // The headers that a page at http://localhost sends. This suite sends its requests to the same address.
      for (const headers of [
        { origin: 'http://localhost' },
        { origin: 'http://localhost', 'sec-fetch-site': 'same-origin' },
      ]) {
        expect((await write(headers, environment)).status).toBe(403);
        expect((await write(headers)).status).toBeLessThan(300);
      }
      // Requests that don't come from a page, or that come from a page at this address, have no `Origin` header.
      for (const headers of [{}, { 'sec-fetch-site': 'same-origin' }]) {
        expect((await write(headers, { ...environment, PORT: '4000' })).status).not.toBe(403);
      }
    });
  });

  describe('cross-origin requests', () => {
    const ALLOWED = 'https://app.example';
    const sendFrom = (path: string, origin: string, method = 'GET') =>
      team.planner.visitor({ ALLOWED_ORIGINS: ALLOWED }).request(path, { method, headers: { origin } });

    test.each(['/api/brands', '/graphql'])(
      'an allowed origin can access %s with credentials',
      async (path) => {
        const { headers } = await sendFrom(path, ALLOWED, path === '/graphql' ? 'POST' : 'GET');
        expect(headers.get('access-control-allow-origin')).toBe(ALLOWED);
        expect(headers.get('access-control-allow-credentials')).toBe('true');
        expect(headers.get('vary')).toMatch(/origin/i);
      },
    );

    test('a preflight request from an allowed origin returns the allowed methods and headers', async () => {
      const { status, headers } = await team.planner
        .visitor({ ALLOWED_ORIGINS: ALLOWED })
        .request('/api/brands', {
          method: 'OPTIONS',
          headers: {
            origin: ALLOWED,
            'access-control-request-method': 'PUT',
            'access-control-request-headers': 'content-type',
          },
        });
      expect(status).toBe(204);
      expect(headers.get('access-control-allow-origin')).toBe(ALLOWED);
      expect(headers.get('access-control-allow-methods')).toBe('GET,POST,PUT,PATCH,DELETE');
      expect(headers.get('access-control-allow-headers')).toMatch(/content-type/i);
    });

    test('origins that are not listed are not allowed', async () => {
      for (const origin of [
        'https://other.example',
        'https://app.example.other',
        'http://app.example',
        'null',
      ]) {
        const { headers } = await sendFrom('/api/brands', origin);
        expect(headers.get('access-control-allow-origin')).toBeNull();
        // With credentials, browsers reject a response that allows every origin.
        const preflight = await sendFrom('/api/brands', origin, 'OPTIONS');
        expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
        expect(preflight.headers.get('access-control-allow-credentials')).toBeNull();
      }
    });
  });

  describe('GraphQL', () => {
    const QUERY = '{ viewer { email } }';

    test.each(['GET', 'PUT', 'PATCH', 'DELETE', 'HEAD'])('rejects %s', async (method) => {
      const { status, headers } = await team.admin.request(`/graphql?query=${encodeURIComponent(QUERY)}`, {
        method,
      });
      expect([status, headers.get('allow')]).toEqual([405, 'POST']);
    });

    const form = new FormData();
    form.set('operations', JSON.stringify({ query: QUERY }));
    test.each<[string, BodyInit, string]>([
      ['urlencoded forms', new URLSearchParams({ query: QUERY }), ''],
      ['multipart forms', form, ''],
      ['plain text', QUERY, 'text/plain'],
      ['text/plain that is JSON', JSON.stringify({ query: QUERY }), 'text/plain'],
      ['application/graphql', QUERY, 'application/graphql'],
    ])('rejects %s', async (_name, body, type) => {
      const { status, body: result } = await post('/graphql', body, type);
      expect(status).toBe(415);
      isPlain(result);
    });

    test.each(['application/JSON', 'Application/Json; charset=utf-8', 'application/json ;charset=utf-8'])(
      'accepts the media type %s',
      async (type) => {
        const { status, body } = await post('/graphql', JSON.stringify({ query: QUERY }), type);
        expect(status).toBe(200);
        expect(body).toHaveProperty('data');
      },
    );

    test('returns JSON', async () => {
      const { status, body } = await post('/graphql', JSON.stringify({ query: QUERY }));
      expect([status, body]).toEqual([200, { data: { viewer: { email: 'admin@planner.example' } } }]);
    });

    test.each([
      ['does not parse', '{'],
      ['has an unknown field', '{ nothing }'],
      ['lacks a required argument', '{ entry { id } }'],
      ['is nested too deeply', `{ ${'viewer { '.repeat(20_000)}`],
      ['is empty', ''],
    ])('returns 400 if a query %s', async (_name, query) => {
      const { errors } = await team.admin.graphql(query);
      expect(errors?.[0]?.extensions).toMatchObject({ status: 400, type: 'invalid' });
    });

    test.each([
      '[]',
      '{}',
      'null',
      '{',
      '{"query":5}',
      '{"query":"{ viewer { id } }","variables":5}',
      '[{"query":"{ viewer { id } }"}]',
    ])('returns 400 for the body %s', async (body) => {
      const { body: result } = await team.admin.request<GraphQLResponse<null>>('/graphql', {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json' },
      });
      expect(result.errors?.[0]?.extensions).toMatchObject({ status: 400, type: 'invalid' });
    });

    test('returns the status, code and fields of expected errors', async () => {
      const create = 'mutation ($input: BrandInput!) { createBrand(input: $input) { id } }';
      const extensionsOf = async (client: typeof team.admin, query: string, variables = {}) =>
        (await client.graphql(query, variables)).errors?.[0]?.extensions;
      const brand = { name: 'x', color: 'y' };
      expect(await extensionsOf(team.visitor, '{ brands { id } }')).toEqual({
        status: 401,
        type: 'unauthorized',
      });
      expect(await extensionsOf(team.member, create, { input: brand })).toEqual({
        status: 403,
        type: 'forbidden',
      });
      expect(await extensionsOf(team.admin, `{ entry(id: "${ID}") { id } }`)).toEqual({
        status: 404,
        type: 'notFound',
      });
      expect(await extensionsOf(team.admin, create, { input: { ...brand, name: '' } })).toEqual({
        status: 400,
        type: 'invalid',
        errors: [{ field: 'name', message: 'name is required' }],
      });
      expect(await extensionsOf(team.admin, create, { input: { name: 'x' } })).toEqual({
        status: 400,
        type: 'invalid',
      });
    });
  });

  describe('an invalid GraphQL scalar', () => {
    test.each([
      [
        'mutation { createEntry(input: { kind: blog, startDate: "2026-02-30", title: "x", values: { category: { x: 1 } } }) { id } }',
        {},
        { startDate: 'startDate must be a calendar date as YYYY-MM-DD' },
        { 'values.category': 'values.category must be text' },
      ],
      [
        'query ($to: CalendarDate!) { calendar(from: "2026-03-01", to: $to) { id } }',
        { to: '2026-3-1' },
        { to: 'to must be a calendar date as YYYY-MM-DD' },
      ],
      [
        'query ($from: CalendarDate) { entries(filter: { startsFrom: $from }) { pageInfo { endCursor } } }',
        { from: 5 },
        { 'filter.startsFrom': 'filter.startsFrom must be a calendar date as YYYY-MM-DD' },
      ],
      [
        '{ entries(filter: { startsFrom: "", startsBefore: "x" }) { pageInfo { endCursor } } }',
        {},
        { 'filter.startsFrom': 'filter.startsFrom must be a calendar date as YYYY-MM-DD' },
        { 'filter.startsBefore': 'filter.startsBefore must be a calendar date as YYYY-MM-DD' },
      ],
      [
        'mutation { addSampleContent(today: "today") }',
        {},
        { today: 'today must be a calendar date as YYYY-MM-DD' },
      ],
    ])('is reported with the name of its field, as in REST: %s', async (query, variables, ...messages) => {
      // Send the query twice, because it is compiled the second time.
      for (let time = 0; time < 2; time += 1) {
        const { errors } = await team.admin.graphql(query, variables);
        expect(errors?.map(({ extensions }) => extensions)).toEqual([
          {
            status: 400,
            type: 'invalid',
            errors: messages
              .flatMap((message) => Object.entries(message))
              .map(([field, message]) => ({ field, message })),
          },
        ]);
      }
    });
  });

  test('unexpected errors are logged, and clients get only a generic message', async () => {
    await team.planner.sql('alter table brands rename to gone');
    const app = team.planner.visitor();
    for (const [name, value] of team.admin.cookies) app.cookies.set(name, value);
    const general = { message: 'Something went wrong on the server.' };
    const rest = await app.raw('/api/brands');
    expect([rest.status, await checkedJson(rest)]).toEqual([500, general]);
    const graphql = await app.raw('/graphql', { method: 'POST', json: { query: '{ brands { id } }' } });
    expect(await graphql.json()).toMatchObject({
      errors: [{ ...general, extensions: { status: 500, type: 'internal' } }],
    });
    expect(team.planner.defects.slice(-2).join()).toMatch(/brands.*does not exist.*brands.*does not exist/s);
    await team.planner.sql('alter table gone rename to brands');
  });

  test('API responses are not cached', async () => {
    const json = { query: '{ viewer { email } }' };
    const responses = [
      await team.member.request('/api/logs/blog'),
      await team.member.request('/api/nothing'),
      await team.visitor.request('/api/logs/blog'),
      await team.visitor.request('/api/login'),
      await team.member.rest('POST', '/logs/blog', smallest('blog')),
      await team.member.rest('POST', '/logs/blog', {}),
      await team.member.request('/graphql', { method: 'POST', json }),
      await team.member.request('/graphql', { method: 'POST', json: { query: '{' } }),
      await team.member.request('/graphql'),
    ];
    for (const { status, headers } of responses) {
      expect([status, headers.get('cache-control')]).toEqual([status, 'no-store']);
      // Only entries have an ETag, which contains their version number. Clients send it in `If-Match`.
      expect(headers.get('etag') ?? '"1"').toBe('"1"');
    }
  });

  describe('a response', () => {
    const environment = { PUBLIC_URL: 'https://planner.example', METRICS_TOKEN: 'x'.repeat(32) };

    test.each([
      ['a page', 'GET', '/logs/blog', 200],
      ['the page for links', 'GET', `/shared/${ID}`, 200],
      ['a file', 'GET', '/assets/page-1.js', 200],
      ['a missing file', 'GET', '/assets/missing.js', 404],
      ['an unknown feed', 'GET', '/feeds/x.ics', 404],
      ['a REST call', 'GET', '/api/brands', 401],
      ['an unknown path', 'GET', '/api/nothing', 404],
      ['an unsupported method', 'DELETE', '/api/brands', 405],
      ['a redirect', 'GET', '/api/login', 302],
      ['an export', 'GET', '/api/entries.csv', 401],
      ['the API reference', 'GET', '/api/docs', 200],
      ['the OpenAPI document', 'GET', '/api/openapi.json', 200],
      ['the schema', 'GET', '/api/schema.graphql', 200],
      ['a GraphQL query', 'GET', '/graphql', 405],
      ['a health check', 'GET', '/health/live', 200],
      ['metrics', 'GET', '/metrics', 401],
      ['another host', 'GET', 'http://evil.example/', 421],
      ['a body that is not allowed', 'POST', '/', 413],
    ])('has security headers: %s', async (_, method, path, status) => {
      const body = method === 'POST' ? { body: 'x' } : {};
      const response = await team.planner.visitor(environment).raw(path, { method, ...body });
      expect(response.status).toBe(status);
      const header = (name: string) => response.headers.get(name);
      expect(header('x-content-type-options')).toBe('nosniff');
      expect(header('strict-transport-security')).toMatch(/^max-age=31536000/);
      expect(header('referrer-policy')).toMatch(/^(same-origin|no-referrer)$/);
      expect(header('x-frame-options')).toBe('DENY');
      for (const directive of ['object-src', 'base-uri', 'frame-ancestors']) {
        expect(header('content-security-policy')).toContain(`${directive} 'none'`);
      }
      const type = header('content-type');
      if (type) expect(type).toMatch(/^application\/json$|^text\/\w+;\s*charset=utf-8$/i);
    });
  });

  describe('the page', () => {
    test.each([
      '/',
      '/logs/blog',
      '/admin/brands',
      '/calendar/print',
      '/index.html',
      '/..%2f..%2fpackage.json',
    ])('is served at %s with the nonce from its Content-Security-Policy', async (path) => {
      const { status, headers, body } = await team.visitor.request<string>(path);
      expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=UTF-8']);
      const nonces = [...body.matchAll(/(?<!app-version" )(?:nonce|content)="([^"]*)"/g)].map(
        ([, nonce]) => nonce,
      );
      expect(nonces).toHaveLength(3);
      expect(new Set(nonces).size).toBe(1);
      expect(nonces[0]).toMatch(/^[\w+/=-]{16,}$/);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain(`style-src 'self' 'nonce-${nonces[0]}'`);
      expect(policy).toContain(`script-src 'self' 'nonce-${nonces[0]}'`);
      expect(policy).not.toMatch(/unsafe-|\*|https?:/);
      expect(policy).toContain(`img-src 'self' data:;`);
      expect(headers.get('cache-control')).toBe('no-store');
    });

    test('has a new nonce in each response', async () => {
      const nonces = new Set<string | undefined>();
      for (let n = 0; n < 5; n++) {
        const { headers } = await team.visitor.request('/');
        nonces.add(/nonce-([^']+)/.exec(headers.get('content-security-policy') ?? '')?.[1]);
      }
      expect(nonces.size).toBe(5);
    });

    test('requires https only if PUBLIC_URL is https', async () => {
      const hsts = async (environment = {}) =>
        (await team.planner.visitor(environment).request('/')).headers.get('strict-transport-security');
      expect(await hsts()).toBeNull();
      const https = { PUBLIC_URL: 'https://planner.example' };
      expect(await hsts(https)).toBe('max-age=31536000');
      expect(await hsts({ ...https, HSTS_INCLUDE_SUBDOMAINS: 'true' })).toBe(
        'max-age=31536000; includeSubDomains',
      );
    });

    test('lets browsers cache its files, and returns 404 for missing files', async () => {
      const file = await team.visitor.request('/assets/page-1.js');
      expect([file.status, file.headers.get('cache-control')]).toEqual([
        200,
        'public, max-age=31536000, immutable',
      ]);
      const missing = await team.visitor.request('/assets/missing.js');
      expect(missing.status).toBe(404);
      expect(missing.body).not.toMatch(/<html/);
    });
  });

  describe('a health check', () => {
    test('reports that a server is live and ready while the database responds', async () => {
      expect(await team.visitor.request('/health/live')).toMatchObject({
        status: 200,
        body: { status: 'live' },
      });
      expect(await team.visitor.request('/health/ready')).toMatchObject({
        status: 200,
        body: { status: 'ready' },
      });
    });
  });
});

test('a server is live but not ready while its PostgreSQL database is unavailable', async () => {
  const planner = await createTestPlanner('postgresql');
  const visitor = planner.visitor();
  expect((await visitor.request('/health/ready')).status).toBe(200);
  await planner.close();
  expect((await visitor.request('/health/live')).status).toBe(200);
  expect(await visitor.request('/health/ready')).toMatchObject({
    status: 503,
    body: { message: 'The database is not responding.' },
  });
});
