import { searchTextOf } from '../src/search/search-text.js';
import type { LogKind } from './built-in-kinds.js';
import type { TestPlanner } from './planner.js';

/** An entry to store directly in the table. */
export interface StoredEntry {
  id: string;
  kind: LogKind;
  title: string;
  startDate: string;
  endDate: string;
  brandId: string | null;
  /** Whether the entry is shown on the calendar. */
  shown: boolean;
}

/** Replaces all stored entries with the given ones. */
export async function storeEntries(planner: TestPlanner, entries: readonly StoredEntry[]): Promise<void> {
  await planner.sql('delete from entries');
  await planner.sql(
    `insert into entries (id, kind, title, start_date, end_date, brand_id, show_on_calendar, search_text, created_at, updated_at)
     select id, kind, title, "startDate", "endDate", "brandId", shown, "searchText", now(), now()
     from jsonb_to_recordset(?::jsonb) as e(id uuid, kind text, title text, "startDate" date, "endDate" date, "brandId" uuid, shown boolean, "searchText" text)`,
    [
      JSON.stringify(
        entries.map((entry) => ({
          ...entry,
          searchText: searchTextOf(entry.kind, { values: {}, ...entry }, []),
        })),
      ),
    ],
  );
}
