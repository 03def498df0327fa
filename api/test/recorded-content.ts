import { expect } from 'vitest';
import type { TestPlanner } from './planner.js';

interface StoredChange {
  set: string;
  action: string;
  entry: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  from: number | null;
  to: number | null;
}

interface StoredEntry {
  id: string;
  version: number;
  content: number;
  values: Record<string, unknown>;
}

const CHANGES = `select s.id as set, s.action, c.subject_id as entry,
    c.before - 'values' || coalesce(c.before -> 'values', '{}') as before,
    c.after - 'values' || coalesce(c.after -> 'values', '{}') as after,
    c.from_content as "from", c.to_content as "to"
  from change_sets s join changes c on c.change_set_id = s.id where c.subject_type = 'entry'`;

const ENTRIES = `select id, version, version - content_age as content, jsonb_build_object(
    'title', title, 'startDate', start_date, 'endDate', end_date, 'category', entries.values -> 'category',
    'showOnCalendar', show_on_calendar) as values
  from entries`;

/**
 * Checks that the recorded changes are consistent with each other and with the entries. This means that exactly the
 * acknowledged change sets are stored, each content version always has the same values, and each entry has the values
 * of its last change.
 *
 * @param acknowledged the ids of the change sets from successful responses
 */
export async function expectConsistentChanges(
  planner: TestPlanner,
  acknowledged: readonly string[],
): Promise<void> {
  const changes = await planner.sql<StoredChange>(CHANGES);
  const entries = await planner.sql<StoredEntry>(ENTRIES);
  expect([...new Set(changes.map(({ set }) => set))].toSorted()).toEqual(acknowledged.toSorted());
  const counts = await planner.sql(
    `select id from change_sets s where subject_count <> (select count(*) from changes where change_set_id = s.id)`,
  );
  expect(counts).toEqual([]);
  for (const entry of entries) {
    const own = changes.filter((change) => change.entry === entry.id);
    // Each change increments the version.
    expect(entry.version).toBe(own.length);
    /** The known values of each content version. */
    const contents = new Map<number, Record<string, unknown>>();
    const learn = (content: number | null, values: Record<string, unknown> | null) => {
      if (content === null || !values) return;
      const known = contents.get(content) ?? {};
      const shared = Object.keys(values).filter((name) => name in known);
      const pick = (all: Record<string, unknown>) =>
        Object.fromEntries(shared.map((name) => [name, all[name]]));
      expect(pick(values), `content ${content} of ${entry.id}`).toEqual(pick(known));
      contents.set(content, { ...known, ...values });
    };
    for (const { from, to, before, after } of own) {
      learn(from, before);
      learn(to, after);
    }
    learn(entry.content, entry.values);
    // Only an undo can restore a content version.
    const written = own.filter(({ action }) => action !== 'undo').map(({ to }) => to);
    expect(new Set(written).size).toBe(written.length);
  }
}
