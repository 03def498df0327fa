import type { Filter } from '@content-planner/model';
import { v7 as uuid } from 'uuid';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  BY_TYPE_CASES,
  FILTER_CASES,
  FILTERED_ENTRIES,
  FILTERED_FIELDS,
} from '../../model/test/filters/filter-cases.js';
import { type FilteredField, filterSql } from '../src/logs/filter-sql.js';
import { searchTextOf } from '../src/search/search-text.js';
import { allOf } from '../src/sql/condition.js';
import { createTestPlanner, databases, type TestPlanner } from './planner.js';
import { insertRows } from './snapshot.js';

const BRANDS: Readonly<Record<string, string>> = { harbor: uuid(), lumen: uuid() };

const FIELDS: readonly FilteredField[] = [
  ...FILTERED_FIELDS.map(({ id, kind, fieldType, options = [] }) => ({
    ...{ id, type: fieldType, kinds: [kind], options },
  })),
  { id: 'OWNER', type: 'person', kinds: ['blog'], options: [] },
  { id: 'EDITOR', type: 'person', kinds: ['email'], options: [] },
  { id: 'PLATFORMS', type: 'multipleChoice', kinds: ['blog'], options: [] },
  { id: 'AT', type: 'time', kinds: ['blog'], options: [] },
];
const fields = new Map(FIELDS.map((field) => [field.id, field]));

const searched = FIELDS.flatMap(({ id, kinds, options }) =>
  kinds.map((kind) => ({ kind, fieldId: id, options })),
);

const entries = FILTERED_ENTRIES.map(({ kind, title, dynamicFields, ...entry }) => {
  const all = Object.entries({ ...dynamicFields, ...entry.values });
  const values = Object.fromEntries(all.map(([name, value]) => [name.toUpperCase(), value]));
  return {
    ...{ id: uuid(), kind, title, values, version: 1 },
    ...{ start_date: entry.startDate, end_date: entry.endDate, color: entry.color },
    brand_id: entry.brandId && BRANDS[entry.brandId],
    show_on_calendar: entry.showOnCalendar,
    search_text: searchTextOf(kind, { title, values }, searched),
    ...{ created_at: '2026-01-01T09:00:00Z', updated_at: '2026-01-01T09:00:00Z' },
  };
});

/** Replaces the names of brands with their ids. */
const withIds = ({ field, value, ...condition }: Filter['conditions'][number]) => ({
  ...{ ...condition, field },
  value:
    field === '@brand' && Array.isArray(value)
      ? (value as (string | null)[]).map((name) => (name && BRANDS[name]) ?? name)
      : value,
});

describe.each(databases)('the filter rule as SQL on %s', (database) => {
  let planner: TestPlanner;

  beforeAll(async () => {
    planner = await createTestPlanner(database);
    await insertRows(planner, {
      brands: Object.entries(BRANDS).map(([name, id]) => ({
        ...{ id, name, color: '#000', is_sample: false, created_at: '2026-01-01T09:00:00Z' },
      })),
      entries,
    });
    return () => planner.close();
  });

  async function titles({ conditions, ...filter }: Filter, viewer = {}) {
    const given = { conditions: conditions.map(withIds) as Filter['conditions'], ...filter };
    const { sql, values } = allOf(filterSql(given, fields, { today: '2026-03-08', me: 'maya', ...viewer }));
    const rows = await planner.sql<{ title: string }>(`select title from entries where ${sql}`, [...values]);
    return rows.map(({ title }) => title).toSorted();
  }

  test('has the same results as the model', async () => {
    for (const [conditions, expected] of FILTER_CASES) {
      expect(await titles({ conditions }), JSON.stringify(conditions)).toEqual(expected.toSorted());
    }
    for (const [conditions, expected] of BY_TYPE_CASES) {
      const found = await titles({ conditions, match: 'byType' });
      expect(found, JSON.stringify(conditions)).toEqual(expected.toSorted());
    }
    for (const operator of ['isAnyOf', 'isNoneOf']) {
      const filter = { conditions: [{ field: 'OWNER', operator, value: ['me', 'noor'] }] };
      expect(await titles(filter, { me: null })).toEqual([]);
    }
  });

  test('finds late entries', async () => {
    const late = { conditions: [], isLate: true };
    expect(await titles(late)).toEqual([]);
    expect(await titles(late, { today: '2026-03-09' })).toEqual(['STRASSENFEST 100%']);
    expect(await titles(late, { today: '9999-12-31' })).toEqual(['STRASSENFEST 100%', 'Ёлка']);
    const others = await titles({ conditions: [], isLate: false }, { today: '9999-12-31' });
    expect(others).toHaveLength(entries.length - 2);
  });
});
