import fc from 'fast-check';
import { v7 as uuid } from 'uuid';
import { beforeEach, describe, expect, test } from 'vitest';
import type { EntryValues } from '../src/field-types/field-types.js';
import { searchTextOf } from '../src/search/search-text.js';
import { createToken, linkClient, tokenClient } from './access-tokens.js';
import type { Client } from './client.js';
import { byFieldId, fieldRows } from './field-values.js';
import { type FieldFilter, filterInput, type NamedFilter } from './filter-input.js';
import { runs } from './full.js';
import { databases, trustedWhenSentAgain, useTeam } from './planner.js';
import { insertRows } from './snapshot.js';

type Kind = 'blog' | 'email' | 'event';

/** The custom fields. Links can see only the fields of the blog log, except for the author field. */
const FIELDS = [
  { id: uuid(), kind: 'blog', name: 'status', type: 'dropdown' },
  { id: uuid(), kind: 'blog', name: 'sponsored', type: 'boolean' },
  { id: uuid(), kind: 'blog', name: 'author', type: 'text' },
  { id: uuid(), kind: 'blog', name: 'due', type: 'date' },
  { id: uuid(), kind: 'blog', name: 'page', type: 'url' },
  { id: uuid(), kind: 'email', name: 'status', type: 'dropdown' },
  { id: uuid(), kind: 'email', name: 'budget', type: 'number' },
] as const;
const fieldOf = (kind: Kind, name: string) =>
  FIELDS.find((field) => field.kind === kind && field.name === name) as (typeof FIELDS)[number];
const [STATUS, SPONSORED, AUTHOR, DUE] = FIELDS;
const EMAIL_STATUS = fieldOf('email', 'status');
const BUDGET = fieldOf('email', 'budget');

const SEARCHED = FIELDS.map(({ id, kind }) => ({ kind, fieldId: id, options: [] }));

const BRANDS = [uuid(), uuid()];
const UNKNOWN = uuid();

interface Entry {
  id: string;
  kind: Kind;
  title: string;
  startDate: string;
  endDate: string;
  brandId: string | null;
  shown: boolean;
  dynamicFields: Record<string, unknown>;
}

interface Filter extends NamedFilter {
  search?: string | null;
}

const DAYS = ['2026-03-07', '2026-03-08', '2026-03-09', '2026-03-10'];

const ODD = [null, '', true, 7, '100%'];
const mostly = (...likely: unknown[]) =>
  fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...likely) }, fc.constantFrom(...ODD));

const entries: fc.Arbitrary<Entry[]> = fc.array(
  fc
    .record({
      kind: fc.constantFrom<Kind>('blog', 'blog', 'blog', 'email', 'event'),
      title: fc.constantFrom('Spring', 'SUMMER', '100%'),
      days: fc.uniqueArray(fc.constantFrom(...DAYS), { minLength: 1, maxLength: 2 }),
      brandId: fc.constantFrom(null, ...BRANDS),
      shown: fc.boolean(),
      dynamicFields: fc.record(
        {
          status: mostly('Draft', 'Ready'),
          sponsored: mostly(true, false),
          author: mostly('Maya', 'maya okafor', 'Noor_1'),
          due: mostly('2026-03-08', '2026-04-01'),
          page: mostly('https://example.com/Maya'),
          budget: mostly(7, 12.5),
        },
        { requiredKeys: [] },
      ),
    })
    .map(({ days, ...entry }) => {
      const [startDate = '', endDate = startDate] = days.toSorted();
      return { id: uuid(), ...entry, startDate, endDate };
    }),
  { maxLength: 25 },
);

const option = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { freq: 2, nil: null });

const conditions = {
  values: fc.subarray(['Draft', 'Ready', 'Maya', '']),
  checked: fc.boolean(),
  has: fc.constantFrom('may', 'RAF', '_', '%', ' '),
  before: fc.constantFrom('2026-03-08', '2026-03-20'),
  after: fc.constantFrom('2026-03-07', '2026-03-20'),
};

/** The conditions that each type supports. */
const CONDITIONS: Record<(typeof FIELDS)[number]['type'], readonly (keyof typeof conditions)[]> = {
  dropdown: ['values', 'has'],
  text: ['values', 'has'],
  url: ['values', 'has'],
  boolean: ['checked'],
  date: ['before', 'after'],
  number: [],
};

const fieldFilter: fc.Arbitrary<FieldFilter> = fc.constantFrom(...FIELDS).chain(({ id, type }) => {
  const chosen = CONDITIONS[type].map((name) => [name, option(conditions[name] as fc.Arbitrary<never>)]);
  return fc.record({ fieldId: fc.constant(id), ...Object.fromEntries(chosen) });
});

const filters: fc.Arbitrary<Filter> = fc.record({
  brandIds: option(fc.subarray([...BRANDS, UNKNOWN, 'no id'])),
  withoutBrand: option(fc.boolean()),
  search: option(fc.constantFrom('sp', 'MM', '%', ' ')),
  visibility: option(fc.constantFrom('shown', 'hidden', 'all')),
  fields: option(fc.array(fieldFilter, { maxLength: 3 })),
});

const contains = (text: unknown, part: string) =>
  typeof text === 'string' && text.toLowerCase().includes(part.toLowerCase());

const isBlank = (part: string | null | undefined) => !part?.trim();

/** Returns whether a custom value meets all conditions, determined without a database. */
function meets(value: unknown, { values, checked, has, before, after }: FieldFilter): boolean {
  const isDay = typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);
  return (
    // Blank text counts as an empty field, which no text matches.
    (!values || values.some((each) => each !== '' && each === value)) &&
    (checked == null || (value === true) === checked) &&
    (isBlank(has) || contains(value, has as string)) &&
    (!before || (isDay && value < before)) &&
    (!after || (isDay && value > after))
  );
}

const isEffective = ({ fieldId: _, has, ...others }: FieldFilter) =>
  !isBlank(has) || Object.values(others).some((condition) => condition != null);

/** Returns the values that a search looks at. */
const searchedIn = ({ kind, dynamicFields }: Entry) =>
  FIELDS.filter((field) => field.kind === kind && ['text', 'dropdown', 'url'].includes(field.type)).map(
    ({ name }) => dynamicFields[name],
  );

/** Returns whether an entry matches a filter, ignoring the filter's brands. */
function matchesOthers(entry: Entry, { search, visibility, fields }: Filter, byDefault: string): boolean {
  const wanted = visibility ?? byDefault;
  const effective = (fields ?? []).filter(isEffective);
  const ofKind = effective.filter(({ fieldId }) =>
    FIELDS.some(({ id, kind }) => id === fieldId && kind === entry.kind),
  );
  return (
    (wanted === 'all' || entry.shown === (wanted === 'shown')) &&
    [entry.title, ...searchedIn(entry)].some((text) => contains(text, (search ?? '').trim())) &&
    (effective.length === 0 || ofKind.length > 0) &&
    ofKind.every((filter) => {
      const name = FIELDS.find(({ id }) => id === filter.fieldId)?.name ?? '';
      return meets(entry.dynamicFields[name], filter);
    })
  );
}

function matchesBrand({ brandId }: Entry, { brandIds, withoutBrand }: Filter): boolean {
  if (!brandIds && !withoutBrand) return true;
  return brandId === null ? withoutBrand === true : (brandIds?.includes(brandId) ?? false);
}

const QUERIES = `query ($filter: EntryFilter, $blog: EntryFilter) {
  calendar(from: "2026-03-08", to: "2026-03-09", filter: $filter) { id }
  entries(filter: $filter, first: 10000) { nodes { id } }
  blog: entries(filter: $blog) { nodes { id } }
  filterCounts(from: "2026-03-08", to: "2026-03-09", filter: $filter) { total matching brands { brandId count } }
  all: filterCounts(filter: $blog) { total matching brands { brandId count } }
}`;

interface Counts {
  total: number;
  matching: number;
  brands: { brandId: string | null; count: number }[];
}

interface Page {
  nodes: { id: string }[];
}

interface Results {
  calendar: { id: string }[];
  entries: Page;
  blog: Page;
  filterCounts: Counts;
  all: Counts;
}

/** Returns the counts that a response should contain. */
function countsOf(inRange: Entry[], filter: Filter, matches: (entry: Entry) => boolean): Counts {
  const countsHidden = filter.visibility === 'hidden' || filter.visibility === 'all';
  const matching = inRange.filter(matches);
  return {
    total: inRange.filter(({ shown }) => shown || countsHidden).length,
    matching: matching.filter((entry) => matchesBrand(entry, filter)).length,
    brands: [...BRANDS.toSorted(), null].flatMap((brandId) => {
      const count = matching.filter((entry) => entry.brandId === brandId).length;
      return count > 0 ? [{ brandId, count }] : [];
    }),
  };
}

describe.each(databases)('filters for entries on %s', (database) => {
  const team = useTeam(database, { trustedDocuments: trustedWhenSentAgain() });

  beforeEach(async () => {
    const at = '2026-01-01T09:00:00Z';
    await insertRows(team.planner, {
      brands: BRANDS.map((id) => ({ id, name: id, color: '#000', is_sample: false, created_at: at })),
      ...fieldRows(
        FIELDS.map((field) => ({ ...field, isShareable: field.kind === 'blog' && field.name !== 'author' })),
      ),
    });
  });

  const store = async (rows: readonly Entry[]) => {
    await team.planner.sql('delete from entries');
    await team.planner.sql(
      `insert into entries (id, kind, title, start_date, end_date, brand_id, show_on_calendar, values, search_text, created_at, updated_at)
       select id, kind, title, "startDate", "endDate", "brandId", shown, values, "searchText", now(), now()
       from jsonb_to_recordset(?::jsonb) as e(id uuid, kind text, title text, "startDate" date, "endDate" date,
         "brandId" uuid, shown boolean, values jsonb, "searchText" text)`,
      [
        JSON.stringify(
          rows.map(({ kind, title, dynamicFields, ...row }) => {
            const values = byFieldId(FIELDS, kind, dynamicFields) as EntryValues;
            const searchText = searchTextOf(kind, { title, values }, SEARCHED);
            return { ...row, kind, title, values, searchText };
          }),
        ),
      ],
    );
  };

  const entry = (title: string, more: Partial<Entry> = {}): Entry => ({
    ...{ id: uuid(), kind: 'blog', title, startDate: '2026-03-08', endDate: '2026-03-08', brandId: null },
    ...{ shown: true, dynamicFields: {} },
    ...more,
  });

  const TITLES = `query ($filter: EntryFilter) {
    calendar(from: "2026-03-08", to: "2026-03-08", filter: $filter) { title }
    filterCounts(filter: $filter) { matching }
  }`;

  /** Returns the titles on the calendar, or the error message. */
  async function titles(filter: Filter, client: Client = team.member) {
    type Data = { calendar: { title: string }[]; filterCounts: { matching: number } };
    const { data, errors } = await client.graphql<Data>(TITLES, { filter: filterInput(filter) });
    if (!data?.calendar) return errors?.[0]?.message;
    expect(data.filterCounts.matching).toBe(data.calendar.length);
    return data.calendar.map(({ title }) => title);
  }

  test('apply to all lists, pages, calendars and counts', async () => {
    const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).toSorted();
    await fc.assert(
      fc.asyncProperty(entries, fc.array(filters, { minLength: 1, maxLength: 4 }), async (rows, tested) => {
        await store(rows);
        for (const filter of tested) {
          const sent = filterInput(filter);
          const variables = { filter: sent, blog: { ...sent, kinds: ['blog'] } };
          const { data, errors } = await team.member.graphql<Results>(QUERIES, variables);
          expect(errors).toBeUndefined();
          const found = data as Results;
          const inRange = rows.filter((row) => row.startDate <= '2026-03-09' && row.endDate >= '2026-03-08');
          const listed = rows.filter((row) => matchesBrand(row, filter) && matchesOthers(row, filter, 'all'));
          const blog = listed.filter(({ kind }) => kind === 'blog');
          const onCalendar = (row: Entry) => matchesOthers(row, filter, 'shown');
          expect(ids(found.calendar)).toEqual(
            ids(inRange.filter((row) => matchesBrand(row, filter) && onCalendar(row))),
          );
          expect(ids(found.entries.nodes)).toEqual(ids(listed));
          expect(ids(found.blog.nodes)).toEqual(ids(blog));
          expect(found.filterCounts).toEqual(countsOf(inRange, filter, onCalendar));
          expect(found.all).toEqual(countsOf(rows, filter, (row) => row.kind === 'blog' && onCalendar(row)));
        }
      }),
      { numRuns: runs(20, 160) },
    );
  });

  test.each<[string, FieldFilter, unknown[]]>([
    ['one of some options', { fieldId: STATUS.id, values: ['Ready', 'true', '7'] }, ['Ready']],
    ['no options', { fieldId: STATUS.id, values: [] }, []],
    ['an option that contains text', { fieldId: STATUS.id, has: ' READ ' }, ['Ready']],
    ['text with a percent sign', { fieldId: AUTHOR.id, has: '%' }, ['100%']],
    ['text, but not numbers or booleans', { fieldId: AUTHOR.id, has: 'u' }, []],
    ['text, but not numbers', { fieldId: AUTHOR.id, has: '7' }, []],
    ['a checked box', { fieldId: SPONSORED.id, checked: true }, [true]],
    [
      'an unchecked box',
      { fieldId: SPONSORED.id, checked: false },
      ['100%', '2026-03-08', 7, 'Ready', false, null],
    ],
    ['an earlier date', { fieldId: DUE.id, before: '2026-03-09' }, ['2026-03-08']],
    ['dates before a day, but not on it', { fieldId: DUE.id, before: '2026-03-08' }, []],
    ['a later date', { fieldId: DUE.id, after: '2026-03-07' }, ['2026-03-08']],
    ['dates after a day, but not on it', { fieldId: DUE.id, after: '2026-03-08' }, []],
    [
      'a date between two days',
      { fieldId: DUE.id, after: '2026-03-07', before: '2026-03-09' },
      ['2026-03-08'],
    ],
  ])('find entries with %s, regardless of what else is stored', async (_, filter, expected) => {
    const name = FIELDS.find(({ id }) => id === filter.fieldId)?.name ?? '';
    const stored = ['100%', '2026-03-08', 7, 'Ready', false, true, null];
    await store([
      ...stored.map((value) => entry(JSON.stringify(value), { dynamicFields: { [name]: value } })),
      entry('email', { kind: 'email', dynamicFields: { [name]: stored[0] } }),
    ]);
    const json = (await titles({ fields: [filter] })) as string[];
    expect(json.toSorted()).toEqual(expected.map((value) => JSON.stringify(value)).toSorted());
  });

  test('match nothing if a field is unknown or deleted, or if the condition does not fit its type', async () => {
    await store([
      entry('Ready', {
        dynamicFields: { status: 'Ready', sponsored: true, author: 'Maya', due: '2026-03-08' },
      }),
      entry('Email', { kind: 'email', dynamicFields: { status: 'Ready', budget: 7 } }),
    ]);
    const ready = { fieldId: STATUS.id, values: ['Ready'] };
    expect(await titles({ fields: [ready] })).toEqual(['Ready']);
    expect(await titles({ fields: [ready, { fieldId: EMAIL_STATUS.id, values: ['Ready'] }] })).toEqual([
      'Email',
      'Ready',
    ]);
    expect(await titles({ fields: [{ fieldId: STATUS.id.toUpperCase(), has: 'read' }] })).toEqual(['Ready']);
    for (const fieldId of [UNKNOWN, 'no id', '']) {
      expect(await titles({ fields: [ready, { fieldId, has: '' }] })).toEqual([]);
    }
    const misfits: FieldFilter[] = [
      { fieldId: STATUS.id, checked: false },
      { fieldId: SPONSORED.id, values: ['true'] },
      { fieldId: SPONSORED.id, has: 'true' },
      { fieldId: AUTHOR.id, before: '2027-01-01' },
      { fieldId: DUE.id, has: '2026' },
      { fieldId: BUDGET.id, has: '7' },
    ];
    for (const misfit of misfits) expect(await titles({ fields: [misfit] })).toEqual([]);
    expect(await titles({ fields: [{ fieldId: STATUS.id, has: ' ' }] })).toHaveLength(2);
    await team.admin.rest('DELETE', `/field-configs/${STATUS.id}`);
    expect(await titles({ fields: [ready] })).toEqual([]);
  });

  test('are combined with the other arguments of a query', async () => {
    const [one = '', two = ''] = BRANDS;
    await store([
      entry('One', { brandId: one }),
      entry('Two', { brandId: two, kind: 'event' }),
      entry('None'),
    ]);
    const { data } = await team.member.graphql(
      `query ($two: JSON, $twoOrNone: JSON) {
        calendar(from: "2026-03-08", to: "2026-03-08",
          filter: { conditions: [{ field: "@brand", operator: "isAnyOf", value: $two }], search: "o" }) { title }
        entries(filter: {
          kinds: [blog], search: "n", conditions: [{ field: "@brand", operator: "isAnyOf", value: $twoOrNone }]
        }) { nodes { title } }
      }`,
      { two: [two], twoOrNone: [two, null] },
    );
    expect(data).toEqual({
      calendar: [{ title: 'Two' }],
      entries: { nodes: [{ title: 'None' }] },
    });
  });

  test('can consist of conditions on fields and properties', async () => {
    const [one = ''] = BRANDS;
    await store([
      entry('Ready', { brandId: one, dynamicFields: { status: 'Ready', author: 'Zoë Park' } }),
      entry('Draft', { dynamicFields: { status: 'Draft' } }),
      entry('Email', { kind: 'email', shown: false, dynamicFields: { budget: 7 } }),
    ]);
    const on = (field: string, operator: string, value?: unknown) => ({ field, operator, value });
    const found = (conditions: object[], more: object = {}) =>
      titles({ conditions, ...more } as Filter) as Promise<string[]>;
    expect(await found([on(AUTHOR.id, 'contains', 'park zoe')])).toEqual(['Ready']);
    expect(await found([on(STATUS.id, 'isAnyOf', ['Draft', 'Ready'])])).toEqual(['Draft', 'Ready']);
    expect(await found([on('@brand', 'isAnyOf', [null]), on('@kind', 'isAnyOf', ['blog'])])).toEqual([
      'Draft',
    ]);
    expect(await found([on('@showOnCalendar', 'is', false)])).toEqual(['Email']);
    expect(await found([on('@showOnCalendar', 'isNotEmpty'), on(BUDGET.id, 'atLeast', 7)])).toEqual([
      'Email',
    ]);
    expect(await found([on('@title', 'contains', 'park')])).toEqual([]);
    expect(await found([on('@date', 'before', 'today')], { today: '2026-03-09' })).toHaveLength(2);
    expect(await found([on('@date', 'before', 'today')], { today: '2026-03-08' })).toEqual([]);
    const either = [on(AUTHOR.id, 'contains', 'zoe'), on(EMAIL_STATUS.id, 'isEmpty')];
    expect(await found(either)).toEqual(['Ready']);
    const both = [on(AUTHOR.id, 'contains', 'zoe'), on(EMAIL_STATUS.id, 'isNotEmpty')];
    expect(await found(both)).toEqual([]);
    expect(await found(both, { match: 'byType' })).toEqual(['Ready']);
    expect(await found([on(UNKNOWN, 'isEmpty')])).toEqual([]);
    expect(await found([], { isLate: true, today: '2027-01-01' })).toEqual([]);
    await team.planner.sql(
      `insert into options (field_id, id, name, is_done, position) values (?, 'Ready', 'Ready', true, 1)`,
      [STATUS.id],
    );
    expect(await found([], { isLate: true, today: '2027-01-01' })).toEqual(['Draft']);
    expect(await found([], { isLate: true, today: '2026-03-08' })).toEqual([]);
    expect(await found([on(STATUS.id, 'isNotFinished')])).toEqual(['Draft']);
  });

  test('are limited in size and reject invalid values', async () => {
    const values = (count: number) => [
      { fieldId: UNKNOWN, values: Array.from({ length: count }, () => 'x') },
    ];
    expect(await titles({ fields: values(1000) })).toEqual([]);
    expect(await titles({ fields: values(1001) })).toMatch('Invalid input');
    const conditions = (count: number) =>
      Array.from({ length: count }, () => ({ field: '@title', operator: 'isNotEmpty' }));
    expect(await titles({ conditions: conditions(30) })).toEqual([]);
    expect(await titles({ conditions: conditions(31) })).toBe('filter.conditions can have at most 30 items');
    expect(await titles({ fields: [{ fieldId: DUE.id, before: '2026-02-30' }] })).toEqual([]);
    expect(await titles({ search: 'x'.repeat(301) })).toBe('filter.search can have at most 300 characters');
    expect(await titles({ search: '\0' })).toBe("filter.search contains characters that can't be stored");
    const { errors } = await team.member.graphql(
      '{ filterCounts(from: "2026-03-09", to: "2026-03-08") { total } }',
    );
    expect(errors?.[0]?.message).toBe('to must be on or after from');
  });

  test('reveal nothing that an access token hides', async () => {
    const [one = '', two = ''] = BRANDS;
    await store([
      entry('One', { brandId: one, dynamicFields: { status: 'Ready', author: 'Maya' } }),
      entry('Two', { brandId: two, dynamicFields: { status: 'Ready' } }),
      entry('Hidden', { brandId: one, shown: false, dynamicFields: { status: 'Ready' } }),
      entry('Email', { brandId: one, kind: 'email' }),
    ]);
    const scope = { brandIds: [one], kinds: ['blog'] };
    const link = await linkClient(team.planner, team.admin, scope);
    const key = tokenClient(team.planner, (await createToken(team.admin, { kind: 'key', ...scope })).secret);
    const author: Filter = { fields: [{ fieldId: AUTHOR.id, has: 'Maya' }] };
    expect(await titles(author, key)).toEqual(['One']);
    expect(await titles(author, link)).toEqual([]);
    const byAuthor = [{ field: AUTHOR.id, operator: 'contains', value: 'Maya' }];
    expect(await titles({ conditions: byAuthor }, key)).toEqual(['One']);
    expect(await titles({ conditions: byAuthor }, link)).toEqual([]);
    expect(await titles({ fields: [{ fieldId: STATUS.id, values: ['Ready'] }] }, link)).toEqual(['One']);
    expect(await titles({ fields: [{ fieldId: EMAIL_STATUS.id, checked: false }] }, link)).toEqual([]);
    expect(await titles({ brandIds: [two], withoutBrand: true }, key)).toEqual([]);
    expect(await titles({ visibility: 'hidden' }, key)).toEqual(['Hidden']);
    expect(await titles({ visibility: 'hidden' }, link)).toEqual([]);
    const counts = `{ filterCounts(filter: { conditions: [{ field: "@showOnCalendar", operator: "isNotEmpty" }] }) {
        total matching brands { brandId count }
      } }`;
    const only = (count: number) => ({
      filterCounts: { total: count, matching: count, brands: [{ brandId: one, count }] },
    });
    expect((await link.graphql(counts)).data).toEqual(only(1));
    expect((await key.graphql(counts)).data).toEqual(only(2));
  });
});
