import { describe, expect, test } from 'vitest';
import { openApiDocument } from '../src/rest/openapi.js';
import { createToken, tokenClient } from './access-tokens.js';
import type { Client, Entity } from './client.js';
import { databases, useTeam } from './planner.js';

/** Returns the path of the next page, or null on the last page. */
const nextOf = (headers: Headers) => /^<(\S+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1] ?? null;

describe.each(databases)('pages of REST lists on %s', (database) => {
  const team = useTeam(database);

  /** Creates blog posts with several on the same day, and an email, some of them with a brand. */
  async function fill() {
    const brand = (await team.admin.rest('POST', '/brands', { name: 'Contoso', color: '#123456' })).body;
    const days = [
      '2026-03-09',
      '2026-03-08',
      '2026-03-08',
      '2026-03-10',
      '2026-03-08',
      '2026-03-11',
      '2026-03-09',
    ];
    for (const [index, date] of days.entries()) {
      const brandId = index % 2 === 0 ? brand.id : null;
      await team.admin.rest('POST', '/logs/blog', { blogName: `Post ${7 - index}`, date, brandId });
    }
    await team.admin.rest('POST', '/logs/email', { subjectLine: 'News', date: '2026-03-08' });
    return brand.id;
  }

  /** Follows the links from the first page to the last one. */
  async function walk(client: Client, path: string): Promise<Entity[][]> {
    const pages: Entity[][] = [];
    for (let next: string | null = `/api${path}`; next; ) {
      const { status, headers, body } = await client.request<Entity[]>(next);
      expect(status).toBe(200);
      pages.push(body);
      next = nextOf(headers);
    }
    return pages;
  }

  const listOf = async (client: Client, path: string) => (await client.rest<Entity[]>('GET', path)).body;

  test('contain exactly the complete list, in the same order', async () => {
    await fill();
    const list = await listOf(team.member, '/logs/blog');
    expect(list).toHaveLength(7);
    const pages = await walk(team.member, '/logs/blog?limit=3');
    expect(pages.map(({ length }) => length)).toEqual([3, 3, 1]);
    expect(pages.flat()).toEqual(list);
    // A page that ends with the last entry has no link.
    expect(await walk(team.member, '/logs/blog?limit=7')).toEqual([list]);
    expect(await walk(team.member, '/logs/podcast?limit=1')).toEqual([[]]);
  });

  test('have the filters of the complete list', async () => {
    const brandId = await fill();
    const path = `/entries?from=2026-03-08&to=2026-03-10&kind=blog&kind=email&brand=${brandId}`;
    const list = await listOf(team.member, path);
    expect(list).toHaveLength(4);
    const pages = await walk(team.member, `${path}&limit=2`);
    expect(pages.map(({ length }) => length)).toEqual([2, 2]);
    const sorted = (entries: Entity[]) => entries.toSorted((one, other) => one.id.localeCompare(other.id));
    expect(sorted(pages.flat())).toEqual(sorted(list));
    const days = pages.flat().map(({ startDate }) => startDate);
    expect(days).toEqual(days.toSorted());
  });

  test('skip and repeat nothing if entries are created and deleted in the meantime', async () => {
    await fill();
    const list = await listOf(team.admin, '/logs/blog');
    const first = await team.admin.request<Entity[]>('/api/logs/blog?limit=3');
    await team.admin.rest('POST', '/logs/blog', { blogName: 'Newest', date: '2026-03-12' });
    await team.admin.rest('DELETE', `/logs/blog/${list[2]?.id}`);
    const second = await team.admin.request<Entity[]>(String(nextOf(first.headers)));
    expect([...first.body, ...second.body]).toEqual(list.slice(0, 6));
  });

  test('stay within the scope of the access token', async () => {
    const brandId = await fill();
    const { secret } = await createToken(team.admin, { kind: 'key', brandIds: [brandId] });
    const client = tokenClient(team.planner, secret);
    const list = await listOf(client, '/logs/blog');
    expect(list).toHaveLength(4);
    expect((await walk(client, '/logs/blog?limit=1')).flat()).toEqual(list);
    // The link of a user who can see more leads to the token's own entries.
    const { headers } = await team.admin.request('/api/logs/blog?limit=1');
    const { body } = await client.request<Entity[]>(String(nextOf(headers)));
    expect(list).toEqual(expect.arrayContaining(body));
    expect((await team.visitor.request('/api/logs/blog?limit=1')).status).toBe(401);
  });

  test.each([
    ['limit=0', 'limit must be a whole number from 1 to 500'],
    ['limit=501', 'limit must be a whole number from 1 to 500'],
    ['limit=1.5', 'limit must be a whole number from 1 to 500'],
    ['limit=', 'limit must be a whole number from 1 to 500'],
    ['limit=many', 'limit must be a whole number from 1 to 500'],
    ['limit=1&limit=2', 'limit can only be sent once'],
    ['after=x', 'after requires limit'],
    ['limit=1&after=x', 'Invalid cursor. Send a cursor from a response to the same query.'],
    ['limit=1&after=', 'Invalid cursor. Send a cursor from a response to the same query.'],
  ])('reject %s', async (query, message) => {
    for (const path of ['/logs/blog?', '/entries?from=2026-03-08&to=2026-03-10&']) {
      const { status, body } = await team.member.rest('GET', `${path}${query}`);
      expect({ path, status, body }).toMatchObject({ path, status: 400, body: { message } });
    }
  });
});

test('the OpenAPI document describes the parameters and the link', () => {
  const { paths } = openApiDocument('session') as {
    paths: Record<
      string,
      Record<string, { parameters?: { name: string }[]; responses: Record<string, object> }>
    >;
  };
  for (const path of ['/api/logs/blog', '/api/entries']) {
    const list = paths[path]?.get;
    expect(list?.parameters?.map(({ name }) => name)).toEqual(expect.arrayContaining(['limit', 'after']));
    expect(list?.responses['200']).toHaveProperty('headers.Link');
  }
});
