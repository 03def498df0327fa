import { isDeepStrictEqual } from 'node:util';
import { v7 as uuid } from 'uuid';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Client } from './client.js';
import { runs } from './full.js';
import { type Insert, type MigratedPlanner, openMigrated } from './migrated-planner.js';
import type { TestPlanner } from './planner.js';

/** The number of entries. */
const COUNT = runs(3_000, 100_000);
/** The number of rows that one statement inserts. */
const BATCH = 5_000;

const AT = '2026-01-02T09:00:00.000Z';
const KINDS = ['blog', 'email', 'social', 'event', 'podcast', 'other'] as const;
const STATUSES = ['Draft', 'In review', 'Done'];

const user = uuid();

const statusOf = (kind: string) => ({
  ...{ id: uuid(), log_type: kind, field_name: 'status', field_label: 'Status', field_type: 'dropdown' },
  ...{ dropdown_options: STATUSES, is_required: false, shareable: true, display_order: 0, created_at: AT },
});
const fields = KINDS.map(statusOf);

const NONE = {
  ...{ category: null, campaign_name: null, media_type: null, location: null, notes: null },
  ...{ guest_notes: null, description: null, facebook: false, instagram: false, tiktok: false },
  ...{ threads: false, x_twitter: false, youtube: false, snapchat: false },
};

const dayOf = (index: number) => new Date(Date.UTC(2020, 0, 1 + (index % 3_000))).toISOString().slice(0, 10);
const kindOf = (index: number) => KINDS[index % KINDS.length] ?? 'blog';
const statusAt = (index: number) => STATUSES[index % STATUSES.length];
const ids = Array.from({ length: COUNT }, () => uuid());

const entryAt = (id: string, index: number) => ({
  ...{ id, kind: kindOf(index), title: `Entry ${index}`, start_date: dayOf(index), end_date: dayOf(index) },
  ...{ brand_id: null, color: null, show_on_calendar: true, dynamic_fields: { status: statusAt(index) } },
  ...{ version: (index % 5) + 1, content_age: 0, is_sample: false, created_at: AT, updated_at: AT },
  ...{ created_by: user, updated_by: user, ...NONE },
  ...(kindOf(index) === 'blog' && { category: `Category ${index}` }),
  ...(kindOf(index) === 'social' && { instagram: true, youtube: index % 4 === 0 }),
});

const sets = Array.from({ length: Math.ceil(COUNT / BATCH) }, () => uuid());
const changeAt = (id: string, index: number) => ({
  ...{ change_set_id: sets[Math.floor(index / BATCH)], subject_id: id, subject_type: 'entry' },
  ...{ kind: kindOf(index), title: `Entry ${index}`, from_content: null, to_content: 1, before: null },
  after: { dynamicFields: { status: 'Draft' }, title: `Entry ${index}`, startDate: dayOf(index) },
});

async function store(insert: Insert): Promise<void> {
  await insert('field_configurations', fields);
  await insert(
    'change_sets',
    sets.map((id) => ({
      ...{ id, at: AT, actor_id: user, channel: 'app', action: 'import', subject_type: 'entry' },
      subject_count: BATCH,
    })),
  );
  for (let from = 0; from < COUNT; from += BATCH) {
    const rows = ids.slice(from, from + BATCH);
    await insert(
      'entries',
      rows.map((id, index) => entryAt(id, from + index)),
    );
    await insert(
      'changes',
      rows.map((id, index) => changeAt(id, from + index)),
    );
  }
}

describe.each(['postgresql', 'pglite'] as const)('the migration of many entries on %s', (database) => {
  let planner: TestPlanner;
  let maya: Client;
  let migrated: MigratedPlanner;

  beforeAll(
    async () => {
      migrated = await openMigrated(database, 'Migration20261201100000_retired_values', user, store);
      ({ planner, maya } = migrated);
      return migrated.close;
    },
    runs(60_000, 1_800_000),
  );

  test('keeps all versions and times', async () => {
    expect(await migrated.versions()).toEqual(migrated.before);
  });

  test('keeps the values of all entries', async () => {
    const options = await planner.sql<{ id: string; name: string; field: string }>(
      `select id, name, field_id as field from options where name in ('Draft', 'In review', 'Done')`,
    );
    const [fieldId] = new Set(options.map(({ field }) => field));
    expect(options.length).toBe(STATUSES.length);
    const idOf = (name: string | undefined) => options.find((option) => option.name === name)?.id;
    const rows = await planner.sql<{ id: string; values: object }>(
      'select id, values from entries order by id',
    );
    expect(rows.length).toBe(COUNT);
    const expected = new Map(
      ids.map((id, index) => [
        id,
        {
          [String(fieldId)]: idOf(statusAt(index)),
          ...(kindOf(index) === 'blog' && { category: `Category ${index}` }),
          ...(kindOf(index) === 'social' && {
            platforms: index % 4 === 0 ? ['instagram', 'youtube'] : ['instagram'],
          }),
        },
      ]),
    );
    const wrong = rows.filter(({ id, values }) => !isDeepStrictEqual(values, expected.get(id)));
    expect(wrong.slice(0, 3)).toEqual([]);
  });

  test('finds entries by their values', async () => {
    const { data } = await maya.graphql<{ entries: { totalCount: number } }>(
      'query ($filter: EntryFilter) { entries(filter: $filter) { totalCount } }',
      { filter: { search: 'cátegory 12' } },
    );
    expect(data?.entries.totalCount).toBe(
      ids.filter((_, index) => kindOf(index) === 'blog' && `${index}`.includes('12')).length,
    );
  });

  test('keeps the history of all entries', async () => {
    const [row] = await planner.sql<{ old: number; all: number }>(
      `select count(*) filter (where "after"->'dynamicFields' is not null)::int as old, count(*)::int as all
       from changes where before is null`,
    );
    expect(row).toEqual({ old: 0, all: COUNT });
  });
});
