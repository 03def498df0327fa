import { describe, expect, test } from 'vitest';
import { deleteOldChanges } from '../src/activity/retention.js';
import { activity } from './activity.js';
import { soakDatabases, useTeam } from './planner.js';
import { smallest } from './samples.js';

const DAY = 24 * 60 * 60 * 1000;

describe.each(soakDatabases)('old changes on %s', (database) => {
  const team = useTeam(database);
  const create = async () => (await team.member.rest('POST', '/logs/blog', smallest('blog'))).body.id;
  const ids = async () =>
    (await team.planner.sql<{ id: string }>('select id from change_sets order by id')).map(({ id }) => id);
  const entriesIn = async (table: string) =>
    (await team.planner.sql<{ count: number }>(`select count(*)::int as count from ${table}`))[0]?.count;

  test('are deleted completely, and newer changes are kept', async () => {
    await team.planner.clearContent();
    const id = await create();
    const [old = ''] = await ids();
    // Use the time in the id instead of the clock, because the age of a change is derived from its id. Ids never
    // decrease, so their time can be ahead of the clock after a test has temporarily set the clock ahead.
    const now = Number.parseInt(old.replaceAll('-', '').slice(0, 12), 16);
    const remove = (later: number) => deleteOldChanges(team.planner.orm, 30, now + later);
    expect(await remove(30 * DAY - 60_000)).toBe(0);
    const newer = `${(now + 20 * DAY)
      .toString(16)
      .padStart(12, '0')
      .replace(/^(.{8})/, '$1-')}-7000-8000-000000000000`;
    await team.planner.sql(
      `insert into change_sets (id, at, channel, action, subject_type, subject_count) values (?, now(), 'rest', 'login', 'user', 0)`,
      [newer],
    );
    expect(await remove(30 * DAY + 60_000)).toBe(1);
    expect(await ids()).toEqual([newer]);
    expect(await entriesIn('changes')).toBe(0);
    expect(await entriesIn('entries')).toBe(1);
    expect(await activity(team.admin)).toEqual([]);
    const undo = await team.admin.graphql('mutation ($id: ID!) { undoChange(id: $id) { changeId } }', {
      id: old,
    });
    expect(undo.errors).toMatchObject([{ extensions: { status: 404 } }]);
    expect((await team.admin.rest('DELETE', `/logs/blog/${id}`)).status).toBe(204);
  });

  test('are deleted in several batches if there are many', async () => {
    await team.planner.clearContent();
    await team.planner.sql(
      `insert into change_sets (id, at, channel, action, subject_type, subject_count)
       select ('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, now(), 'rest', 'login', 'user', 0
       from generate_series(1, 1200) n`,
    );
    await create();
    expect(await deleteOldChanges(team.planner.orm, 730)).toBe(1200);
    expect(await ids()).toHaveLength(1);
  });
});
