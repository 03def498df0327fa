import { describe, expect, test } from 'vitest';
import { readIfMatch } from '../src/rest/entity-tag.js';
import { mergePatch } from '../src/rest/merge-patch.js';
import { soakDatabases, useTeam } from './planner.js';
import { full, smallest } from './samples.js';

// The test cases of RFC 7396, appendix A.
test.each([
  [{ a: 'b' }, { a: 'c' }, { a: 'c' }],
  [{ a: 'b' }, { b: 'c' }, { a: 'b', b: 'c' }],
  [{ a: 'b' }, { a: null }, {}],
  [{ a: 'b', b: 'c' }, { a: null }, { b: 'c' }],
  [{ a: ['b'] }, { a: 'c' }, { a: 'c' }],
  [{ a: 'c' }, { a: ['b'] }, { a: ['b'] }],
  [{ a: { b: 'c' } }, { a: { b: 'd', c: null } }, { a: { b: 'd' } }],
  [{ a: [{ b: 'c' }] }, { a: [1] }, { a: [1] }],
  [
    ['a', 'b'],
    ['c', 'd'],
    ['c', 'd'],
  ],
  [{ a: 'b' }, ['c'], ['c']],
  [{ a: 'foo' }, null, null],
  [{ a: 'foo' }, 'bar', 'bar'],
  [{ e: null }, { a: 1 }, { e: null, a: 1 }],
  [[1, 2], { a: 'b', c: null }, { a: 'b' }],
  [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
])('merging %j with the patch %j returns %j', (target, patch, result) => {
  expect(JSON.parse(JSON.stringify(mergePatch(target, patch)))).toEqual(result);
});

test('a merge patch cannot change the prototype', () => {
  mergePatch({}, JSON.parse('{"__proto__": {"polluted": true}}'));
  expect('polluted' in {}).toBe(false);
});

test.each([
  ['"3"', true],
  ['*', true],
  ['"1", "3"', true],
  ['"2"', false],
  ['W/"3"', false],
])('If-Match %s matches version 3: %s', (header, matches) => {
  expect(readIfMatch(header)(3)).toBe(matches);
});

describe.each(soakDatabases)('a PATCH request for an entry on %s', (database) => {
  const team = useTeam(database);
  const patch = (path: string, json: unknown, headers: Record<string, string> = {}) =>
    team.member.request(`/api/logs/${path}`, { method: 'PATCH', json, headers });

  test('changes the fields in the body and keeps all others', async () => {
    const { body: before } = await team.member.rest('POST', '/logs/blog', full('blog'));
    const response = await patch(`blog/${before.id}`, { date: '2026-05-01' });
    expect(response).toMatchObject({
      status: 200,
      body: { ...before, date: '2026-05-01', version: 2, updatedAt: expect.any(String) },
    });
    expect(response.headers.get('etag')).toBe('"2"');
  });

  test('removes values that are null in the body and merges custom values', async () => {
    for (const fieldLabel of ['Status', 'Writer']) {
      await team.admin.rest('POST', '/field-configs', {
        logType: 'blog',
        fieldLabel,
        fieldType: 'text',
      });
    }
    const created = { ...full('blog'), dynamicFields: { status: 'Draft', writer: 'Ines' } };
    const { body: before } = await team.member.rest('POST', '/logs/blog', created);
    const headers = { 'content-type': 'application/merge-patch+json' };
    const body = JSON.stringify({ category: null, dynamicFields: { status: 'Ready', writer: null } });
    const length = { 'content-length': String(body.length) };
    const response = await team.member.request(`/api/logs/blog/${before.id}`, {
      method: 'PATCH',
      body,
      headers: { ...headers, ...length },
    });
    expect(response).toMatchObject({
      status: 200,
      body: { category: null, dynamicFields: { status: 'Ready' }, blogName: before.blogName },
    });
    expect((response.body.dynamicFields as { writer?: unknown }).writer ?? null).toBeNull();
  });

  test('changes an entry only if its version matches If-Match', async () => {
    const { headers, body } = await team.member.request('/api/logs/events', {
      method: 'POST',
      json: smallest('event', '2026-03-08'),
    });
    const path = `events/${body.id}`;
    const condition = { 'if-match': headers.get('etag') ?? '' };
    expect(condition).toEqual({ 'if-match': '"1"' });
    expect((await patch(path, { endDate: '2026-03-10' }, condition)).status).toBe(200);
    const late = await patch(path, { endDate: '2026-03-11' }, condition);
    expect(late).toMatchObject({ status: 412, body: { current: { endDate: '2026-03-10', version: 2 } } });
    expect(late.headers.get('etag')).toBe('"2"');
    const put = await team.member.request(`/api/logs/${path}`, {
      method: 'PUT',
      json: smallest('event', '2026-04-01'),
      headers: condition,
    });
    expect(put.status).toBe(412);
    expect((await patch(path, { version: 1, endDate: '2026-03-11' })).status).toBe(409);
  });

  test.each<[string, unknown, Record<string, string>, number, string]>([
    ['an impossible date', { date: '2026-02-30' }, {}, 400, 'date'],
    ['no title', { blogName: null }, {}, 400, 'blogName'],
    ['a list', [], {}, 400, ''],
    ['a malformed If-Match', { category: 'News' }, { 'if-match': '3' }, 400, 'If-Match must be the ETag'],
    ['another media type', { category: 'News' }, { 'content-type': 'text/plain' }, 415, 'merge-patch'],
  ])('changes nothing and returns an error message for %s', async (_, json, headers, status, text) => {
    const { body } = await team.member.rest('POST', '/logs/blog', smallest('blog'));
    const response = await patch(`blog/${body.id}`, json, headers);
    expect(response.status).toBe(status);
    expect(JSON.stringify(response.body)).toContain(text);
    expect((await team.member.rest('GET', `/logs/blog/${body.id}`)).body).toMatchObject({ version: 1 });
  });
});
