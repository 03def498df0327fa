import type { TestPlanner } from '../planner.js';
import { insertRows } from '../snapshot.js';

/** A kind that an administrator created, without entries. */
export const ownKind = { id: 'webinar', name: 'Webinar' };

/** A kind that an administrator created, with an entry. */
export const usedKind = { id: 'press', name: 'Press release' };

/** The entry of the kind that has one. */
export const ownEntry = { id: '00000000-0000-7000-8000-0000000009e1', day: '2026-03-08' };

/** Stores the kinds and the entry. */
export async function storeOwnKinds(planner: TestPlanner): Promise<void> {
  await insertRows(planner, {
    kinds: [ownKind, usedKind].map(({ id, name }, index) => ({
      ...{ id, names: { one: name, many: name }, icon: 'newspaper', color: 'teal', dates: 'day' },
      ...{ title_label: 'Title', position: 6 + index, is_built_in: false, is_hidden: false, version: 1 },
    })),
  });
  const { id, day } = ownEntry;
  await planner.sql(
    `insert into entries (id, kind, title, start_date, end_date, created_at, updated_at)
     values (?, ?, 'Award', ?, ?, now(), now())`,
    [id, usedKind.id, day, day],
  );
}
