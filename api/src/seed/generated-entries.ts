import { addDays } from '@content-planner/model';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { v7 as uuid } from 'uuid';
import { Brand } from '../brands/brand.entity.js';
import { insertEntries, type NewEntry } from '../logs/insert-entries.js';
import { kindList } from '../logs/kinds/index.js';
import { searchTextOf } from '../search/search-text.js';

const SUBJECTS = ['Spring', 'Harvest', 'Trail', 'Studio', 'Harbor', 'City', 'Winter', 'Market'];
const PIECES = ['guide', 'story', 'offer', 'interview', 'checklist', 'launch', 'roundup', 'preview', 'recap'];
const BRANDS = [
  { name: 'Northwind Coffee', color: 'hsl(24, 70%, 48%)' },
  { name: 'Juniper Outdoor', color: 'hsl(160, 55%, 38%)' },
  { name: 'Lumen Cycles', color: 'hsl(220, 60%, 50%)' },
];

/** How many entries to insert at a time. */
const CHUNK = 2_000;

/** How many days before or after today a generated entry can be. */
const SPREAD = 365;

const at = <Item>(items: readonly Item[], index: number): Item => items[index % items.length] as Item;

/** Generates the nth entry, which is the same in every run. The entries are spread without a visible pattern. */
function generatedEntry(n: number, today: string, brandIds: readonly string[], createdAt: Date): NewEntry {
  const { kind, dates } = at(kindList, n * 5 + Math.floor(n / 7));
  const startDate = addDays(today, ((n * 271) % (2 * SPREAD + 1)) - SPREAD);
  const title = `${at(SUBJECTS, n * 3)} ${at(PIECES, n)} ${n + 1}`;
  return {
    id: uuid(),
    kind,
    title,
    startDate,
    endDate: dates === 'span' ? addDays(startDate, n % 4) : startDate,
    brandId: n % 4 === 0 ? null : at(brandIds, n),
    color: null,
    showOnCalendar: n % 20 !== 0,
    values: {},
    searchText: searchTextOf(kind, { title, values: {} }, []),
    createdAt,
  };
}

/**
 * Adds three brands, and entries of all kinds that start up to a year before or after today, to test the app with many
 * entries.
 *
 * @param count the number of entries
 */
export async function seedEntries(em: SqlEntityManager, count: number, today: string): Promise<void> {
  await em.transactional(async (tx) => {
    const createdAt = new Date();
    const brandIds = BRANDS.map((brand) => tx.create(Brand, { id: uuid(), ...brand, createdAt }).id);
    await tx.flush();
    for (let from = 0; from < count; from += CHUNK) {
      const length = Math.min(CHUNK, count - from);
      await insertEntries(
        tx,
        null,
        Array.from({ length }, (_, n) => generatedEntry(from + n, today, brandIds, createdAt)),
      );
    }
  });
}
