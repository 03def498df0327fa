import fc from 'fast-check';
import { v7 as uuid } from 'uuid';
import { beforeAll, describe, expect, test } from 'vitest';
import { visiblePart } from '../src/live/is-visible.js';
import { readChanges } from '../src/live/read-changes.js';
import { LOG_KINDS } from '../src/logs/kinds/index.js';
import { searchTextOf } from '../src/search/search-text.js';
import { createToken, exchange, linkClient, tokenClient } from './access-tokens.js';
import type { LogKind } from './built-in-kinds.js';
import type { Client, Entity } from './client.js';
import { contractKinds } from './contract-kinds.js';
import { fieldRows } from './field-values.js';
import { filterInput } from './filter-input.js';
import { runs } from './full.js';
import { createTestPlanner, type DatabaseName, soakDatabases, type TestPlanner } from './planner.js';
import { insertRows } from './snapshot.js';

interface Brand {
  id: string;
  name: string;
  color: string;
}

interface Stored {
  id: string;
  kind: LogKind;
  title: string;
  startDate: string;
  endDate: string;
  brandId: string | null;
  showOnCalendar: boolean;
  dynamicFields: Record<string, string>;
  notes: string | null;
  guestNotes: string | null;
  description: string | null;
}

interface Scope {
  brandIds: string[] | null;
  withoutBrand: boolean;
  kinds: LogKind[] | null;
  from: string | null;
  fields: string[] | null;
}

const DAYS = ['2026-03-01', '2026-03-05', '2026-03-09', '2026-03-13', '2026-03-17'];
const TITLES = ['Spring launch', 'Summer sale', 'Recap'];

const brands: Brand[] = ['Adatum', 'Contoso', 'Northwind'].map((name) => ({
  id: uuid(),
  name,
  color: '#123456',
}));
/** The id of a brand that tokens refer to, but that does not exist. */
const DELETED = uuid();
const CREATOR = uuid();

/** The custom fields of each kind. New links can include only the first one. */
const FIELDS = [
  { fieldName: 'status', shareable: true },
  { fieldName: 'budget', shareable: false },
];
const fieldIds = new Map(
  LOG_KINDS.flatMap((kind) => FIELDS.map(({ fieldName }) => [`${kind} ${fieldName}`, uuid()] as const)),
);
const fieldId = (kind: LogKind, name: string) => fieldIds.get(`${kind} ${name}`) ?? '';
const BUILT_IN = ['notes', 'guestNotes', 'description', 'category'];
const ALL_FIELDS = [...BUILT_IN, ...fieldIds.values()];
const OFFERED = [...BUILT_IN, ...LOG_KINDS.map((kind) => fieldId(kind, 'status'))];

/** Entries for each combination of kind, brand and day. Half of them are on the calendar. */
const stored: Stored[] = LOG_KINDS.flatMap((kind, k) =>
  [null, ...brands].flatMap((brand, b) =>
    DAYS.map((startDate, d): Stored => {
      const n = k + b + d;
      return {
        id: uuid(),
        kind,
        title: `${TITLES[n % TITLES.length]} ${k}${b}${d}`,
        startDate,
        endDate: (kind === 'event' && DAYS[d + (n % 2)]) || startDate,
        brandId: brand?.id ?? null,
        showOnCalendar: (k * 2 + b + d) % 3 > 0,
        dynamicFields: { status: `S${n}`, budget: `B${n}` },
        notes: kind === 'event' ? `Notes ${n}` : null,
        guestNotes: kind === 'podcast' ? `Guest notes ${n}` : null,
        description: kind === 'other' ? `Description ${n}` : null,
      };
    }),
  ),
);

const valuesOf = ({ kind, dynamicFields, notes, guestNotes, description }: Stored) => ({
  ...Object.fromEntries(Object.entries(dynamicFields).map(([name, value]) => [fieldId(kind, name), value])),
  ...(notes && { notes }),
  ...(guestNotes && { guestNotes }),
  ...(description && { description }),
});

const SEARCHED = LOG_KINDS.flatMap((kind) =>
  FIELDS.map(({ fieldName }) => ({ kind, fieldId: fieldId(kind, fieldName), options: [] })),
);

const entryRow = (entry: Stored) => ({
  ...{ id: entry.id, kind: entry.kind, title: entry.title },
  ...{ start_date: entry.startDate, end_date: entry.endDate, brand_id: entry.brandId },
  ...{ show_on_calendar: entry.showOnCalendar, version: 1 },
  values: valuesOf(entry),
  search_text: searchTextOf(entry.kind, { title: entry.title, values: valuesOf(entry) }, SEARCHED),
  ...{ content_age: 0, is_sample: false },
  ...{ created_at: '2026-01-01T09:00:00Z', updated_at: '2026-01-01T09:00:00Z' },
  ...{ created_by: CREATOR, updated_by: CREATOR },
});

/** The scope that a test expects. Determines what is visible, without using the code under test. */
class Expected {
  readonly scope: Scope;
  readonly isLink: boolean;

  constructor(scope: Scope, isLink: boolean) {
    this.scope = scope;
    this.isLink = isLink;
  }

  readonly sees = (entry: Stored): boolean => {
    const { brandIds, withoutBrand, kinds, from } = this.scope;
    if (this.isLink && !entry.showOnCalendar) return false;
    if (from !== null && entry.endDate < from) return false;
    if (kinds !== null && !kinds.includes(entry.kind)) return false;
    return entry.brandId === null ? withoutBrand : brandIds === null || brandIds.includes(entry.brandId);
  };

  readonly includes = (id: string): boolean => this.scope.fields?.includes(id) ?? true;

  /** Returns the entry as GraphQL returns it. */
  readonly shown = (entry: Stored) => {
    const { includes } = this;
    const own = (id: 'notes' | 'guestNotes' | 'description') => (includes(id) ? entry[id] : null);
    const person = this.isLink ? null : { id: CREATOR, firstName: 'Maya', lastName: null };
    return {
      ...{ id: entry.id, kind: entry.kind, title: entry.title },
      ...{ startDate: entry.startDate, endDate: entry.endDate, brandId: entry.brandId },
      brand: brands.find(({ id }) => id === entry.brandId) ?? null,
      dynamicFields: Object.fromEntries(
        Object.entries(entry.dynamicFields).filter(([name]) => includes(fieldId(entry.kind, name))),
      ),
      values: { notes: own('notes'), guestNotes: own('guestNotes'), description: own('description') },
      ...{ createdBy: person, updatedBy: person },
    };
  };
}

const PERSON = '{ id firstName lastName }';
const ENTRY = `{
  id kind title startDate endDate brandId brand { id name color } all: values
  values(ids: ["notes", "guestNotes", "description"])
  createdBy ${PERSON} updatedBy ${PERSON}
}`;

const fieldNames = new Map([...fieldIds].map(([key, id]) => [id, key.split(' ')[1] ?? '']));

/** Returns an entry of GraphQL with the values of custom fields by name. */
const named = ({ all, ...row }: Entity): Entity => ({
  ...row,
  dynamicFields: Object.fromEntries(
    Object.entries(all as object).flatMap(([id, value]) => {
      const name = fieldNames.get(id);
      return name ? [[name, value]] : [];
    }),
  ),
});

const byId = <Row extends { id: string }>(rows: readonly Row[]) =>
  rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));

const kinds = fc.subarray([...LOG_KINDS]);
const nullable = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: null });
const knownBrand = fc.constantFrom(...brands.map(({ id }) => id), DELETED);

const scopes: fc.Arbitrary<Scope> = fc.record({
  brandIds: nullable(fc.subarray([...brands.map(({ id }) => id), DELETED])),
  withoutBrand: fc.boolean(),
  kinds: nullable(kinds),
  from: nullable(fc.constantFrom(...DAYS, '2026-03-07')),
  fields: nullable(fc.subarray(ALL_FIELDS)),
});

const filters = {
  brandIds: nullable(fc.uniqueArray(knownBrand, { maxLength: 3 })),
  kinds: nullable(kinds),
  search: fc.constantFrom(null, 'spring', 'SUMMER', '%', '11', 'b1', 'notes'),
};
const range = fc
  .tuple(fc.constantFrom(...DAYS), fc.constantFrom(...DAYS))
  .map(([a, b]) => (a < b ? { from: a, to: b } : { from: b, to: a }));

interface Filters {
  brandIds: string[] | null;
  kinds: LogKind[] | null;
  search: string | null;
}

/** Returns the texts that a client sees, which are the only ones that its searches can find. */
function textsOf({ title, dynamicFields, values }: ReturnType<Expected['shown']>): unknown[] {
  return [title, ...Object.values(dynamicFields), ...Object.values(values)];
}

const matches =
  ({ brandIds, kinds: chosen, search }: Filters, shown: Expected['shown']) =>
  (entry: Stored) =>
    (brandIds === null || (entry.brandId !== null && brandIds.includes(entry.brandId))) &&
    (chosen === null || chosen.includes(entry.kind)) &&
    (search === null ||
      textsOf(shown(entry)).some((text) =>
        String(text ?? '')
          .toLowerCase()
          .includes(search.toLowerCase()),
      ));

/** Sends a query and checks its response. */
type Query = (client: Client, expected: Expected) => Promise<void>;

const graphql = async <Data>(client: Client, query: string, variables: object = {}) => {
  const { data, errors } = await client.graphql<Data>(query, variables);
  expect(errors).toBeUndefined();
  return data as Data;
};

const calendar: fc.Arbitrary<Query> = fc
  .record({ range, ...filters })
  .map(({ range: { from, to }, ...filter }) => async (client, { sees, shown }) => {
    const { calendar: rows } = await graphql<{ calendar: Entity[] }>(
      client,
      `query ($from: CalendarDate!, $to: CalendarDate!, $filter: EntryFilter) {
        calendar(from: $from, to: $to, filter: $filter) ${ENTRY}
      }`,
      { from, to, filter: filterInput(filter) },
    );
    const inRange = stored.filter(
      ({ startDate, endDate, showOnCalendar }) => showOnCalendar && startDate <= to && endDate >= from,
    );
    expect(byId(rows.map(named))).toEqual(
      byId(inRange.filter(sees).filter(matches(filter, shown)).map(shown)),
    );
  });

const list: fc.Arbitrary<Query> = fc
  .constantFrom(...LOG_KINDS)
  .map((kind) => async (client, { sees, shown }) => {
    const { entries } = await graphql<{ entries: { nodes: Entity[] } }>(
      client,
      `{ entries(filter: { kinds: [${kind}] }, first: 10000) { nodes ${ENTRY} } }`,
    );
    const ofKind = stored.filter((entry) => entry.kind === kind);
    expect(byId(entries.nodes.map(named))).toEqual(byId(ofKind.filter(sees).map(shown)));
  });

interface Page {
  page: {
    edges: { cursor: string; node: Entity }[];
    pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; endCursor: string | null };
  };
}

const PAGE = `{ edges { cursor node ${ENTRY} } pageInfo { hasNextPage hasPreviousPage endCursor } }`;

const PAGES = `query ($first: Int, $after: String, $filter: EntryFilter, $sort: EntrySort) {
  page: entries(first: $first, after: $after, filter: $filter, sort: $sort) ${PAGE}
}`;

/** Fetches all pages. */
async function walk(client: Client, variables: object): Promise<Entity[]> {
  const rows: Entity[] = [];
  let after: string | null = null;
  do {
    const { page }: Page = await graphql<Page>(client, PAGES, { ...variables, after });
    expect(page.pageInfo.hasPreviousPage).toBe(rows.length > 0);
    rows.push(...page.edges.map(({ node }) => node));
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after !== null);
  return rows.map(named);
}

const size = fc.constantFrom(7, 30, 100);

const agenda: fc.Arbitrary<Query> = fc
  .record({ first: size, showOnCalendar: nullable(fc.boolean()), ...filters })
  .map(({ first, showOnCalendar, ...filter }) => async (client, { sees, shown }) => {
    const visibility = showOnCalendar ? 'shown' : 'hidden';
    const rows = await walk(client, {
      first,
      filter: filterInput({ ...filter, visibility: showOnCalendar === null ? 'all' : visibility }),
    });
    const chosen = stored.filter(
      (entry) => showOnCalendar === null || entry.showOnCalendar === showOnCalendar,
    );
    expect(byId(rows)).toEqual(byId(chosen.filter(sees).filter(matches(filter, shown)).map(shown)));
  });

const log: fc.Arbitrary<Query> = fc
  .record({
    ...{ first: size, kind: fc.constantFrom(...LOG_KINDS), search: filters.search },
    field: fc.constantFrom('@date', '@title', '@created'),
    direction: fc.constantFrom('ascending', 'descending'),
  })
  .map(({ kind, search, first, ...sort }) => async (client, { sees, shown }) => {
    const filter = { kinds: [kind], brandIds: null, search };
    const rows = await walk(client, { first, filter: filterInput(filter), sort });
    expect(byId(rows)).toEqual(byId(stored.filter(sees).filter(matches(filter, shown)).map(shown)));
  });

const UNKNOWN = uuid();

const single: fc.Arbitrary<Query> = fc
  .constantFrom(...stored)
  .map((entry) => async (client, { sees, shown }) => {
    const find = (id: string) => client.graphql<{ entry: Entity }>(`{ entry(id: "${id}") ${ENTRY} }`);
    const path = `/logs/${contractKinds.find(({ kind }) => kind === entry.kind)?.segment}`;
    const found = await find(entry.id);
    const { status, body } = await client.rest('GET', `${path}/${entry.id}`);
    if (sees(entry)) {
      expect(found.errors).toBeUndefined();
      expect(named(found.data?.entry as Entity)).toEqual(shown(entry));
      expect([status, body.id, body.dynamicFields]).toEqual([200, entry.id, shown(entry).dynamicFields]);
    } else {
      // The response is the same as for an id that does not exist.
      expect(found).toEqual(await find(UNKNOWN));
      const unknown = await client.rest('GET', `${path}/${UNKNOWN}`);
      expect([status, body]).toEqual([unknown.status, unknown.body]);
      expect(status).toBe(404);
    }
  });

const byIds: fc.Arbitrary<Query> = fc
  .uniqueArray(fc.constantFrom(...stored), { maxLength: 20 })
  .map((chosen) => async (client, { sees, shown }) => {
    const { entriesById } = await graphql<{ entriesById: Entity[] }>(
      client,
      `query ($ids: [ID!]!) { entriesById(ids: $ids) ${ENTRY} }`,
      { ids: [UNKNOWN, ...chosen.map(({ id }) => id)] },
    );
    expect(byId(entriesById.map(named))).toEqual(byId(chosen.filter(sees).map(shown)));
  });

const brandQuery: fc.Arbitrary<Query> = knownBrand.map((id) => async (client, { scope, isLink, sees }) => {
  const visible = brands.filter(
    (brand) =>
      (scope.brandIds === null || scope.brandIds.includes(brand.id)) &&
      (!isLink || stored.some((entry) => entry.brandId === brand.id && sees(entry))),
  );
  expect(await graphql(client, '{ brands { id name color } }')).toEqual({ brands: visible });
  expect((await client.rest<Entity[]>('GET', '/brands')).body).toEqual(visible);
  const { rows } = await graphql<{ rows: { brandId: string | null }[] }>(
    client,
    `{ rows: calendarCounts(from: "2026-03-01", to: "2026-03-31", today: "2026-03-31", by: brand) { brandId } }`,
  );
  expect(rows.flatMap(({ brandId }) => brandId ?? [])).toEqual(visible.map((brand) => brand.id));
  const count = (of: string) => client.graphql<{ count: number }>(`{ count: brandEntryCount(id: "${of}") }`);
  const counted = await count(id);
  if (visible.some((brand) => brand.id === id)) {
    expect(counted).toEqual({
      data: { count: stored.filter((entry) => entry.brandId === id).filter(sees).length },
    });
  } else expect(counted).toEqual(await count(UNKNOWN));
});

const fieldQuery: fc.Arbitrary<Query> = fc
  .constantFrom(...LOG_KINDS)
  .map((kind) => async (client, { scope, includes }) => {
    const isIncluded = scope.kinds === null || scope.kinds.includes(kind);
    const names = FIELDS.filter(({ fieldName }) => isIncluded && includes(fieldId(kind, fieldName)));
    const { body } = await client.rest<Entity[]>('GET', `/field-configs/${kind}`);
    expect(body.map(({ fieldName }) => fieldName)).toEqual(names.map(({ fieldName }) => fieldName));
  });

const rest: fc.Arbitrary<Query> = fc
  .record({
    range,
    brandIds: filters.brandIds,
    kinds: nullable(fc.subarray([...LOG_KINDS], { minLength: 1 })),
  })
  .map(({ range: { from, to }, ...filter }) => async (client, { sees, shown }) => {
    const search = new URLSearchParams({ from, to });
    for (const id of filter.brandIds ?? []) search.append('brand', id);
    for (const kind of filter.kinds ?? []) search.append('kind', kind);
    const { status, body } = await client.request<Entity[]>(`/api/entries?${search}`);
    const brandIds = filter.brandIds?.length === 0 ? null : filter.brandIds;
    const inRange = stored.filter(({ startDate, endDate }) => startDate <= to && endDate >= from);
    const rows = inRange.filter(sees).filter(matches({ ...filter, brandIds, search: null }, shown));
    expect(status).toBe(200);
    expect(byId(body).map(({ id, dynamicFields, fields }) => [id, dynamicFields, fields])).toEqual(
      byId(rows)
        .map(shown)
        .map(({ id, kind, dynamicFields, values: { notes, description } }) => [
          id,
          dynamicFields,
          expect.objectContaining({
            ...(kind === 'event' && { notes }),
            ...(kind === 'other' && { description }),
          }),
        ]),
    );
    for (const each of body) expect(Object.keys(each)).not.toContain('createdBy');
  });

const queries = fc.oneof(calendar, list, agenda, log, single, byIds, brandQuery, fieldQuery, rest);

/** Creates an app that has the brands and custom fields, but no entries. */
async function openPlanner(database: DatabaseName): Promise<{ planner: TestPlanner; admin: Client }> {
  const planner = await createTestPlanner(database);
  const admin = await planner.register('admin@planner.example');
  await planner.sql(
    `insert into users (id, email, password_hash, first_name, created_at) values (?, 'maya@planner.example', '', 'Maya', now())`,
    [CREATOR],
  );
  const created_at = '2026-01-01T09:00:00Z';
  await insertRows(planner, {
    brands: brands.map((brand) => ({ ...brand, created_at, is_sample: false })),
    ...fieldRows(
      LOG_KINDS.flatMap((kind) =>
        FIELDS.map(({ fieldName: name, shareable: isShareable }, position) => ({
          ...{ id: fieldId(kind, name), kind, name, isShareable, position },
        })),
      ),
    ),
  });
  return { planner, admin };
}

/** Changes the scope of a token, or of all tokens. Links list all kinds and fields instead of null. */
const setScope = (planner: TestPlanner, scope: Scope, id: string | null = null) =>
  planner.sql(
    `update access_tokens set brand_ids = ?::jsonb, without_brand = ?, visible_from = ?::date,
       kinds = coalesce(?::jsonb, case when kind = 'link' then ?::jsonb end),
       fields = coalesce(?::jsonb, case when kind = 'link' then ?::jsonb end) where id = coalesce(?::uuid, id)`,
    [
      scope.brandIds && JSON.stringify(scope.brandIds),
      scope.withoutBrand,
      scope.from,
      scope.kinds && JSON.stringify(scope.kinds),
      JSON.stringify(LOG_KINDS),
      scope.fields && JSON.stringify(scope.fields),
      JSON.stringify(ALL_FIELDS),
      id,
    ],
  );

describe.each(soakDatabases)('scopes on %s', (database) => {
  let planner: TestPlanner;
  let clients: { link: Client; key: Client };

  beforeAll(async () => {
    const { admin, ...opened } = await openPlanner(database);
    planner = opened.planner;
    await insertRows(planner, { entries: stored.map(entryRow) });
    const { secret } = await createToken(admin, { kind: 'key' });
    clients = { link: await linkClient(planner, admin), key: tokenClient(planner, secret) };
    return () => planner.close();
  });

  test('responses contain exactly the rows and fields in the scope', async () => {
    const full = database === 'postgresql' ? runs(300, 10_000) : runs(60, 1_000);
    await fc.assert(
      fc.asyncProperty(
        scopes,
        fc.constantFrom('link' as const, 'key' as const),
        queries,
        async (scope, kind, query) => {
          await setScope(planner, scope);
          await query(clients[kind], new Expected(scope, kind === 'link'));
        },
      ),
      { numRuns: full },
    );
  });
});

/** Returns the intersection of two scopes. */
function intersection(a: Scope, b: Scope): Scope {
  const both = <Item>(one: Item[] | null, other: Item[] | null) =>
    one === null ? other : other === null ? one : one.filter((item) => other.includes(item));
  return {
    brandIds: both(a.brandIds, b.brandIds),
    withoutBrand: a.withoutBrand && b.withoutBrand,
    kinds: both(a.kinds, b.kinds),
    from:
      [a.from, b.from]
        .filter((day) => day !== null)
        .toSorted()
        .at(-1) ?? null,
    fields: both(a.fields, b.fields),
  };
}

describe.each(soakDatabases)('frozen links on %s', (database) => {
  const [removed, ...remaining] = brands as [Brand, Brand, Brand];
  /** Replaces what can't be chosen for a new link: deleted brands, fields that are not shareable, and null. */
  const known = (scope: Scope): Scope => ({
    ...scope,
    brandIds: scope.brandIds?.filter((id) => id !== DELETED) ?? null,
    kinds: scope.kinds ?? [...LOG_KINDS],
    fields: OFFERED.filter((id) => scope.fields?.includes(id) ?? true),
  });
  const all: Scope = {
    ...{ brandIds: null, withoutBrand: true, kinds: null, from: null, fields: null },
  };
  const frozenScopes = [all, ...fc.sample(scopes, { numRuns: 5, seed: 1 })].map(known);
  let planner: TestPlanner;
  const links: { client: Client; id: string; scope: Scope }[] = [];

  beforeAll(async () => {
    const { admin, ...opened } = await openPlanner(database);
    planner = opened.planner;
    await insertRows(planner, { entries: stored.map(entryRow) });
    for (const scope of frozenScopes) {
      const { token, secret } = await createToken(admin, { kind: 'link', isFrozen: true, ...scope });
      const client = tokenClient(planner, (await exchange(planner, secret)).body.token);
      links.push({ client, id: token.id, scope });
    }
    const added = { ...(stored[0] as Stored), id: uuid(), title: 'Added later', showOnCalendar: true };
    await insertRows(planner, { entries: [entryRow(added)] });
    await planner.sql(`delete from entries where id::text < '8' and id <> '${added.id}'`);
    await planner.sql(
      `update entries set title = 'Changed later', start_date = '2026-03-09', end_date = '2026-03-09',
         brand_id = '${remaining[0]?.id}', show_on_calendar = true,
         values = (select jsonb_object_agg(key, 'Changed') from jsonb_each(entries.values))`,
    );
    await planner.sql(`delete from brands where id = ?`, [removed.id]);
    await planner.sql(`update brands set name = name || ' Inc', color = '#654321'`);
    await planner.sql(`update fields set is_shareable = true, label = 'Changed' where not is_built_in`);
    return () => planner.close();
  });

  test('contain exactly what both the frozen and the current scope contain, excluding deleted brands', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat({ max: frozenScopes.length - 1 }),
        scopes,
        queries,
        async (index, scope, query) => {
          const link = links[index] as (typeof links)[number];
          await setScope(planner, scope, link.id);
          const left = { ...all, brandIds: remaining.map(({ id }) => id) };
          const expected = intersection(left, intersection(scope, link.scope));
          await query(link.client, new Expected(expected, true));
        },
      ),
      { numRuns: database === 'postgresql' ? runs(300, 10_000) : runs(60, 1_000) },
    );
  });
});

/** Entries of each kind, as they are before the changes below. */
const changed = stored.filter((_, index) => index % 4 === 0);

const changes = fc.oneof(
  fc.record({ brandId: nullable(fc.constantFrom(...brands.map(({ id }) => id))) }),
  fc.record({ showOnCalendar: fc.boolean() }),
  fc.constantFrom(...DAYS).map((day) => ({ startDate: day, endDate: day })),
  fc.constant('deletion' as const),
);

const steps = fc.array(
  fc.record({
    kind: fc.constantFrom(...LOG_KINDS),
    chosen: fc.subarray([0, 1, 2, 3, 4], { minLength: 1 }),
    change: changes,
  }),
  { minLength: 1, maxLength: 4 },
);

type Step = typeof steps extends fc.Arbitrary<(infer Each)[]> ? Each : never;

/** A change set, and each of its entries before and after the change. `after` is null for a deletion. */
interface Made {
  id: string;
  entries: [before: Stored, after: Stored | null][];
}

describe.each(soakDatabases)('changes in a scope on %s', (database) => {
  let planner: TestPlanner;
  let admin: Client;

  beforeAll(async () => {
    ({ planner, admin } = await openPlanner(database));
    return () => planner.close();
  });

  async function send({ kind, change }: Step, ids: string[]): Promise<void> {
    if (change === 'deletion') {
      await graphql(admin, `mutation ($ids: [ID!]!) { deleteEntries(kind: ${kind}, ids: $ids) }`, { ids });
    } else if ('startDate' in change) {
      const rows = await planner.sql<{ id: string; version: number }>('select id, version from entries');
      const moves = rows.filter(({ id }) => ids.includes(id)).map((row) => ({ ...row, ...change }));
      await graphql(admin, 'mutation ($moves: [EntryMove!]!) { moveEntries(moves: $moves) { id } }', {
        moves,
      });
    } else {
      const query = `mutation ($ids: [ID!]!, $data: EntriesUpdateInput!) {
        updateEntries(kind: ${kind}, ids: $ids, data: $data)
      }`;
      await graphql(admin, query, { ids, data: change });
    }
  }

  /** Makes changes. Returns the change sets and the entries that remain. */
  async function make(plan: readonly Step[]): Promise<{ made: Made[]; left: ReadonlyMap<string, Stored> }> {
    await planner.sql('delete from entries');
    await insertRows(planner, { entries: changed.map(entryRow) });
    const left = new Map(changed.map((entry) => [entry.id, entry]));
    const made: Made[] = [];
    for (const step of plan) {
      const ofKind = [...left.values()].filter(({ kind }) => kind === step.kind);
      const before = ofKind.filter((_, index) => step.chosen.includes(index));
      if (before.length === 0) continue;
      const known = admin.changeIds.length;
      await send(
        step,
        before.map(({ id }) => id),
      );
      const pairs = before.map((entry): Made['entries'][number] => [
        entry,
        step.change === 'deletion' ? null : { ...entry, ...step.change },
      ]);
      const entries = pairs.filter(([entry, after]) => JSON.stringify(entry) !== JSON.stringify(after));
      for (const [{ id }, after] of entries) after ? left.set(id, after) : left.delete(id);
      const ids = admin.changeIds.slice(known);
      expect(ids).toHaveLength(entries.length > 0 ? 1 : 0);
      made.push(...ids.map((id) => ({ id, entries })));
    }
    return { made, left };
  }

  test('contain exactly the entries that were in the scope before or after the change', async () => {
    await fc.assert(
      fc.asyncProperty(scopes, fc.boolean(), steps, async (scope, isLink, plan) => {
        const { made, left } = await make(plan);
        const { sees } = new Expected(scope, isLink);
        const kind = isLink ? 'link' : 'key';
        const token = {
          id: uuid(),
          kind,
          name: 'Test',
          binding: '',
          canWrite: false,
          frozenAt: null,
          expiresAt: null,
          shortLivedUntil: null,
        } as const;
        const client = { viewer: null, token, scope: { ...scope, isPublic: isLink, frozenLinkId: null } };
        const ids = made.map(({ id }) => id);
        const read = await readChanges(planner.orm.em.fork(), ids, { allSubjects: true });
        expect(read.map(({ id }) => id)).toEqual(ids);
        for (const [index, change] of read.entries()) {
          const entries = made[index]?.entries ?? [];
          const seen = entries.filter(([before, after]) => sees(before) || (after && sees(after)));
          const part = visiblePart(change, client);
          if (seen.length === 0) {
            expect(part).toBeNull();
            continue;
          }
          expect(part?.subjectCount).toBe(seen.length);
          expect(part?.actor === null).toBe(isLink);
          const subjects =
            part?.subjects.map(({ id, version, startDate, endDate, ...subject }) => ({
              ...{ id, isCurrent: version !== null, startDate, endDate },
              ...{ previousStartDate: subject.previousStartDate, previousEndDate: subject.previousEndDate },
            })) ?? [];
          const dates = (entry: Stored | undefined) =>
            entry && sees(entry) ? [entry.startDate, entry.endDate] : [null, null];
          expect(byId(subjects)).toEqual(
            byId(
              seen.map(([before]) => {
                const current = left.get(before.id);
                const [startDate, endDate] = dates(current);
                const [previousStartDate, previousEndDate] = dates(before);
                const isCurrent = current !== undefined && sees(current);
                return { id: before.id, isCurrent, startDate, endDate, previousStartDate, previousEndDate };
              }),
            ),
          );
        }
      }),
      { numRuns: database === 'postgresql' ? runs(100, 3_000) : runs(25, 500) },
    );
  });
});
