import { describe, expect, test } from 'vitest';
import { soakDatabases, useTeam } from './planner.js';

const DAY = 'from=2026-03-01&to=2026-03-31';

describe.each(soakDatabases)('unknown query parameters on %s', (database) => {
  const team = useTeam(database);

  test.each([
    `/entries?${DAY}&brands=x`,
    '/entries.csv?brands=x',
    '/logs/blog.csv?brands=x',
    '/logs/own?brands=x',
    '/kinds?brands=x',
    '/fields?brands=x',
  ])('are rejected and named: %s', async (path) => {
    const { status, body } = await team.member.rest('GET', path);
    expect(status).toBe(400);
    expect(body).toMatchObject({
      errors: [{ field: 'brands', message: 'brands is not a parameter of this call' }],
    });
  });

  test.each(['/logs/blog', '/brands', '/field-configs/blog'])(
    'are ignored by older calls: %s',
    async (path) => {
      expect((await team.member.rest('GET', `${path}?brands=x`)).status).toBe(200);
    },
  );
});
