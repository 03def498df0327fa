import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, test } from 'vitest';
import { documentedPath } from '../src/rest/openapi.js';
import { routes } from '../src/rest/routes.js';
import { calls, documentOfCalls, undocumented } from './documented.js';
import { useTeam } from './planner.js';

describe('the OpenAPI document', () => {
  const team = useTeam('postgresql');

  test('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(structuredClone(documentOfCalls) as never);
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
    expect(validator.version).toBe('3.1');
  });

  test('is public and contains the name of the session cookie', async () => {
    const { status, body } = await team.visitor.request<unknown>('/api/openapi.json');
    expect(status).toBe(200);
    expect(body).toEqual(JSON.parse(JSON.stringify(documentOfCalls)));
    const secure = team.planner.visitor({ PUBLIC_URL: 'https://planner.example.com' });
    expect(await secure.request('/api/openapi.json')).toMatchObject({
      body: { components: { securitySchemes: { session: { name: '__Host-planner_session' } } } },
    });
  });

  test('contains all routes, each with its own operation id', () => {
    const documented = calls.map(({ method, path }) => `${method} ${path}`);
    expect(documented.sort()).toEqual(
      [
        ...routes.map(({ method, path }) => `${method} ${documentedPath(path)}`),
        'GET /feeds/{secret}.ics',
      ].sort(),
    );
    const ids = calls.map(({ operation }) => (operation as { operationId?: string }).operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('is readable at /api/docs, on a page that loads no other files', async () => {
    const response = await fetch(`${await team.planner.serve()}/api/docs`);
    expect(response.status).toBe(200);
    const page = await response.text();
    for (const { method, path, operation } of calls) {
      expect(page).toContain(`<section id="${(operation as { operationId?: string }).operationId}"`);
      expect(page).toContain(`${method}</b> ${path}</code>`);
    }
    // All links point to this page or to a file on this planner.
    const ids = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => `#${id}`));
    const links = [...page.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, link]) => link ?? '');
    expect(links.filter((link) => !ids.has(link))).toEqual(['/api/openapi.json', '/api/schema.graphql']);
    expect(page).not.toMatch(/<script|<link|@import|url\(| style=/);
    const policy = response.headers.get('content-security-policy');
    const nonce = /<style nonce="([^"]+)"/.exec(page)?.[1];
    expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`);
  });

  test('is accompanied by the GraphQL schema', async () => {
    const response = await fetch(`${await team.planner.serve()}/api/schema.graphql`);
    const file = new URL('../schema.graphql', import.meta.url);
    expect(await response.text()).toBe(readFileSync(file, 'utf8'));
  });

  test('documents that all writes from other sites are rejected, except for the exchange of secrets', async () => {
    const writes = calls.filter(
      ({ method, path }) => method !== 'GET' && path !== '/api/access-tokens/exchange',
    );
    expect(writes.length).toBeGreaterThan(20);
    for (const { method, path } of writes) {
      const headers = { origin: 'https://other.example' };
      const { status, body } = await team.admin.request(path, { method, headers, json: {} });
      expect([method, path, status]).toEqual([method, path, 403]);
      expect(undocumented(method, path, status, body)).toBeNull();
    }
  });

  test('does not match responses that have the wrong body or status', async () => {
    const brand = { id: '01a1fc5d-c3c9-72d9-a24c-05549d057638', name: 'Northwind', color: '#123456' };
    expect(undocumented('GET', '/api/brands', 200, [brand])).toBeNull();
    expect(undocumented('GET', '/api/brands', 200, [{ ...brand, passwordHash: 'x' }])).toContain(
      'invalid body',
    );
    expect(undocumented('GET', '/api/brands', 200, [{ ...brand, name: null }])).toContain('invalid body');
    expect(undocumented('GET', '/api/brands', 418, {})).toContain('not documented');
    expect(undocumented('DELETE', `/api/brands/${brand.id}`, 204, {})).toContain('with a body');
  });
});
