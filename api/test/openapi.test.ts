import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, test } from 'vitest';
import { documentedPath } from '../src/rest/openapi.js';
import { routes } from '../src/rest/routes.js';
import { calls, documentOfCalls, undocumented } from './documented.js';
import { useTeam } from './planner.js';

describe('the documented API', () => {
  const team = useTeam('postgresql');

  test('is an OpenAPI 3.1 document', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(structuredClone(documentOfCalls) as never);
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
    expect(validator.version).toBe('3.1');
  });

  test('is served to anybody, with the name of the planner’s own cookie', async () => {
    const { status, body } = await team.visitor.request<unknown>('/api/openapi.json');
    expect(status).toBe(200);
    expect(body).toEqual(JSON.parse(JSON.stringify(documentOfCalls)));
    const secure = team.planner.visitor({ PUBLIC_URL: 'https://planner.example.com' });
    expect(await secure.request('/api/openapi.json')).toMatchObject({
      body: { components: { securitySchemes: { session: { name: '__Host-planner_session' } } } },
    });
  });

  test('has every route, each with an operation id of its own', () => {
    const documented = calls.map(({ method, path }) => `${method} ${path}`);
    expect(documented.sort()).toEqual(
      routes.map(({ method, path }) => `${method} ${documentedPath(path)}`).sort(),
    );
    const ids = calls.map(({ operation }) => (operation as { operationId?: string }).operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('says of every write that another site’s page may not make it', async () => {
    const writes = calls.filter(({ method }) => method !== 'GET');
    expect(writes.length).toBeGreaterThan(20);
    for (const { method, path } of writes) {
      const headers = { origin: 'https://other.example' };
      const { status, body } = await team.admin.request(path, { method, headers, json: {} });
      expect([method, path, status]).toEqual([method, path, 403]);
      expect(undocumented(method, path, status, body)).toBeNull();
    }
  });

  test('is what answers are held against: another body or status is noticed', async () => {
    const brand = { id: '01a1fc5d-c3c9-72d9-a24c-05549d057638', name: 'Northwind', color: '#123456' };
    expect(undocumented('GET', '/api/brands', 200, [brand])).toBeNull();
    expect(undocumented('GET', '/api/brands', 200, [{ ...brand, passwordHash: 'x' }])).toContain(
      'another body',
    );
    expect(undocumented('GET', '/api/brands', 200, [{ ...brand, name: null }])).toContain('another body');
    expect(undocumented('GET', '/api/brands', 418, {})).toContain('not documented');
    expect(undocumented('DELETE', `/api/brands/${brand.id}`, 204, {})).toContain('with a body');
  });
});
