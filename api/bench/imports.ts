import type { Row } from './measure.js';
import { median } from './measure.js';
import type { MeasuredPlanner } from './planner.js';

const ROWS = 10_000;
/** The maximum durations of a check and an import, in milliseconds. */
const LONGEST = { check: 1_000, import: 2_000 };
/** The maximum duration of an import relative to `createEntries`, which accepts 100 entries at a time. */
const SHARE = 0.6;

const IMPORT = `mutation ($rows: [ImportRowInput!]!, $dryRun: Boolean!) {
  importEntries(rows: $rows, dryRun: $dryRun) { rows { index errors { field message } duplicateId } createdCount }
}`;
const CREATE = 'mutation ($entries: [EntryInput!]!) { createEntries(entries: $entries) { id } }';

/** Measures checking and importing a sheet with 10,000 rows, compared to creating the same entries. */
export async function measureImports({ sendQuery }: MeasuredPlanner): Promise<Row[]> {
  let sheet = 0;
  const inputs = () => {
    sheet += 1;
    return Array.from({ length: ROWS }, (_, n) => ({
      title: `Sheet ${sheet}, post ${n}`,
      startDate: `2028-${String((n % 12) + 1).padStart(2, '0')}-${String((n % 28) + 1).padStart(2, '0')}`,
      category: 'Guides',
    }));
  };
  const rows = () =>
    inputs().map(({ category, ...input }) => ({ kind: 'blog', ...input, fields: { category } }));
  const run = (dryRun: boolean) => sendQuery(IMPORT, { rows: rows(), dryRun }, '/graphql/import');
  const checked = await median(() => run(true), 5, 1);
  const imported = await median(() => run(false), 5, 1);
  const createAll = async () => {
    const all = inputs();
    for (let start = 0; start < ROWS; start += 100) {
      const entries = all.slice(start, start + 100);
      await sendQuery(CREATE, {
        entries: entries.map(({ category, ...input }) => ({ kind: 'blog', ...input, values: { category } })),
      });
    }
  };
  const created = await median(createAll, 3, 1);
  const share = imported / created;
  const ms = (time: number) => `${Math.round(time).toLocaleString('en')} ms`;
  return [
    {
      what: 'GraphQL: a check of 10,000 rows before an import',
      measured: ms(checked),
      target: `at most ${ms(LONGEST.check)}`,
      isMet: checked <= LONGEST.check,
    },
    {
      what: 'GraphQL: an import of 10,000 rows, compared to 100 creations of 100 entries',
      measured: `${ms(imported)}, ${share.toFixed(2)} times the ${ms(created)}`,
      target: `at most ${ms(LONGEST.import)} and ${SHARE} times`,
      isMet: imported <= LONGEST.import && share <= SHARE,
    },
  ];
}
