import { getIntrospectionQuery } from 'graphql';
import sdkDocuments from '../src/graphql/sdk-documents.json' with { type: 'json' };
import { ownProperties } from '../src/logs/kinds/own-properties.js';
import { filterInput } from './filter-input.js';
import type { Sent } from './measured-server.js';

const MIB = 1024 * 1024;
/** The id of the custom field in a filled server. */
export const ID = '01a1fc84-423c-74ab-83ed-b1c9df842da4';

const times = (count: number, part: (n: number) => string, separator = ' ') =>
  Array.from({ length: count }, (_, n) => part(n)).join(separator);

const repeated = <Value>(count: number, value: Value): Value[] => Array.from({ length: count }, () => value);

/** Creates a GraphQL request. */
export const queryRequest = (query: string, variables: object = {}): Sent => ({
  path: '/graphql',
  body: { query, variables },
});

/**
 * Creates a chain of fragments, each of which spreads the next one twice. Expanded, the chain has 2^`length` fields.
 */
const doubling = (length: number, type: string) =>
  `${times(length, (n) => `fragment F${n} on ${type}{...F${n + 1} ...F${n + 1}}`)} fragment F${length} on ${type}{id}`;

const viewerChain = (length: number) => queryRequest(`{viewer{...F0}} ${doubling(length, 'User')}`);
const pageChain = (length: number) =>
  queryRequest(`{entries(first: 0){edges{node{...F0}}}} ${doubling(length, 'Entry')}`);

const deepList = (length: number) => `${'['.repeat(length / 2)}${']'.repeat(length / 2)}`;
const manyKeys = (count: number) => `{${times(count, (n) => `"k${n}":1`, ',')}}`;
const manyShapes = (count: number) => `[${times(count, (n) => `{"k${n}":1}`, ',')}]`;

const nestedList = (depth: number) =>
  queryRequest(`query ($v: ${'['.repeat(depth)}ID${']'.repeat(depth)}, $s: Boolean = true) {
    viewer{id} calendar(from: {a: $v}, to: x) @skip(if: $s) {id}
  }`);
const MARKER = '__MAGIC_DATE__33a9e76d_02e0_4128_8e92_3530ad3da74d';
const wrongIds = (count: number) =>
  queryRequest('query ($kinds: [LogKind!]) {entries(filter: {kinds: $kinds}){edges{cursor}}}', {
    kinds: repeated(count, null),
  });

/** Creates an input object with fields that its type doesn't have. */
const unknownFields = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`k${n}`, 1]));

/** Requests that are expensive for a library that compiles queries. */
const forCompilers: Record<string, Sent> = {
  'a variable with 12 nested lists': nestedList(12),
  'a variable with 250 nested lists': nestedList(250),
  'an enum value with a marker for generated code': queryRequest(
    `query ($s: Boolean = true) {viewer{id} calendar(from: ${MARKER}x, to: x) @skip(if: $s) {id}}`,
  ),
  '12,000 wrong ids': wrongIds(12_000),
  '4,000 comments': queryRequest(`{viewer{id}}${'#\n'.repeat(4000)}`),
};

/** The most expensive requests that visitors can send, keyed by name. */
export const fromVisitors: Record<string, Sent> = {
  ...forCompilers,
  'a chain of 59 doubling fragments': viewerChain(59),
  'a chain of 50 doubling fragments, which is short enough to parse': viewerChain(50),
  'a chain of doubling fragments below an empty page': pageChain(50),
  'fragments that each spread all later ones': queryRequest(
    `{viewer{...F0}} ${times(24, (n) => `fragment F${n} on User{id ${times(23 - n, (m) => `...F${n + m + 1}`)}}`)}`,
  ),
  'the same field many times': queryRequest(`{viewer{${times(590, () => 'id')}}}`),
  'many copies of a field with a selection': queryRequest(`{${times(145, () => 'viewer{id}')}}`),
  'the same nested fields many times': queryRequest(`{entries{${times(80, () => 'edges{node{id}}')}}}`),
  'many fields that are denied': queryRequest(`{${times(95, (n) => `a${n}:brands{id}`)}}`),
  'many fields that do not exist': queryRequest(`{${times(590, (n) => `viewr${n}`)}}`),
  'a deeply nested value': queryRequest(
    `{calendar(from: "x", to: "x", filter: {kinds: ${deepList(500)}}){id}}`,
  ),
  'the whole schema': queryRequest(getIntrospectionQuery()),
  'the OpenAPI document': { method: 'GET', path: '/api/openapi.json' },
  'a comment of 1 MB': queryRequest(`{viewer{id}}#${'x'.repeat(1_000_000)}`),
  'a comment of 60 kB': queryRequest(`{viewer{id}}#${'x'.repeat(60_000)}`),
  'deeply nested variables': {
    path: '/graphql',
    body: `{"query":"{viewer{id}}","variables":{"a":${deepList(MIB - 100)}}}`,
  },
  'many variables': { path: '/graphql', body: `{"query":"{viewer{id}}","variables":${manyKeys(5000)}}` },
  'many unknown fields in an input': queryRequest(
    'mutation ($input: LoginInput!) {login(input: $input){id}}',
    {
      input: unknownFields(6500),
    },
  ),
  'unknown fields next to a long string': queryRequest(
    'mutation ($input: LoginInput!) {login(input: $input){id}}',
    {
      input: { ...unknownFields(60), email: '\ud800'.repeat(10_000) },
    },
  ),
  'a deeply nested body of 1 MiB': { path: '/api/auth/login', body: deepList(MIB) },
  'a body of 1 MiB with many keys': { path: '/api/auth/login', body: manyKeys(80_000) },
  'a deeply nested body of 64 KiB': { path: '/api/auth/login', body: deepList(64 * 1024) },
  'a body of 64 KiB with many keys': { path: '/api/auth/login', body: manyKeys(5000) },
  'a page with a body in chunks of one byte': { path: '/x', chunks: MIB },
  'a health check with a body in chunks of one byte': { path: '/health/live', chunks: MIB },
  'a body of 64 KiB with many object shapes': { path: '/api/auth/login', body: manyShapes(4500) },
};

/** A selection of all fields of all kinds. */
const ROW = `{__typename id kind title startDate endDate brandId color showOnCalendar version createdAt
  updatedAt values}`;

/** A selection of all fields of one kind. */
const KIND_ROW = `{__typename id kind title startDate endDate brandId color showOnCalendar version createdAt
  updatedAt values(ids: ["mediaType", "platforms"])}`;

const entry = (dynamicFields: object): Sent => ({
  path: '/api/logs/blog',
  body: { date: '2026-03-08', blogName: 'Launch', dynamicFields },
});
const wrongFields = (count: number) =>
  entry(Object.fromEntries(Array.from({ length: count }, (_, n) => [`wrong${n}`, []])));

const CREATE_BRAND = 'mutation ($input: BrandInput!) {createBrand(input: $input){id}}';
const CREATE_ENTRY = 'mutation ($input: EntryInput!) {createEntry(input: $input){id}}';
const CALENDAR =
  'query ($kinds: [LogKind!]) {calendar(from: "2026-03-01", to: "2026-03-02", filter: {kinds: $kinds}){id}}';

const columns = Array.from({ length: 1000 }, (_, n) => `column ${n}`);
const LONGEST_COLUMNS = { visibleColumns: columns, columnOrder: columns };

const importing = (rows: readonly object[], dryRun = true): Sent => ({
  ...queryRequest(
    'mutation ($rows: [ImportRowInput!]!, $dryRun: Boolean!) {importEntries(rows: $rows, dryRun: $dryRun){rows{index errors{field message} duplicateId}}}',
    { rows, dryRun },
  ),
  path: '/graphql/import',
});

/** The filter with the maximum number of conditions. It matches all entries of a filled server. */
const LONGEST_FILTER = {
  conditions: [
    { field: '@brand', operator: 'isAnyOf', value: [...repeated(999, ID), null] },
    ...repeated(14, { field: ID, operator: 'contains', value: 'a' }),
    ...repeated(14, {
      ...{ field: ID, operator: 'isAnyOf' },
      value: ['Ada', ...Array.from({ length: 139 }, (_, n) => `${'x'.repeat(290)}${n}`)],
    }),
  ],
  search: 'e',
};

/**
 * The most expensive requests that users can send. Unlike visitors, users can run many queries and send large bodies.
 */
export const fromUsers: Record<string, Sent> = {
  ...forCompilers,
  '19,000 wrong ids': wrongIds(19_000),
  'ten bulk edits of 10,000 entries': queryRequest(
    `mutation ($ids: [ID!]!) {${times(10, (n) => `a${n}:updateEntries(kind: blog, ids: $ids, data: {showOnCalendar: true})`)}}`,
    { ids: repeated(10_000, ID) },
  ),
  '19 mutations with the longest column preferences': queryRequest(
    `mutation ($input: ColumnPreferenceInput!) {${times(19, (n) => `a${n}:saveColumnPreference(kind: blog, input: $input){__typename}`)}}`,
    { input: LONGEST_COLUMNS },
  ),
  'many unknown fields in an input': queryRequest(CREATE_BRAND, { input: unknownFields(19_900) }),
  'unknown fields next to a long string': queryRequest(CREATE_ENTRY, {
    input: { ...unknownFields(60), title: '\ud800'.repeat(170_000) },
  }),
  'unknown fields next to many custom values': queryRequest(CREATE_ENTRY, {
    input: { ...unknownFields(60), values: unknownFields(19_000) },
  }),
  'a chain of 59 doubling fragments': viewerChain(59),
  'a chain of 50 doubling fragments, which is short enough to parse': viewerChain(50),
  'a chain of doubling fragments below an empty page': pageChain(50),
  'many copies of a field with a selection': queryRequest(`{${times(145, () => 'viewer{id}')}}`),
  'many small lists': queryRequest(`{${times(95, (n) => `a${n}:brands{id}`)}}`),
  'deeply nested variables': {
    path: '/graphql',
    body: `{"query":"{viewer{id}}","variables":{"a":${deepList(MIB - 100)}}}`,
  },
  'a deeply nested body of 1 MiB': { path: '/api/logs/blog', body: deepList(MIB) },
  'a body of 1 MiB with many keys': { path: '/api/logs/blog', body: manyKeys(80_000) },
  'a list with all fields': queryRequest(`{entries(first: 10000){nodes${ROW}}}`),
  'a list with as many fields as possible': queryRequest(
    `{entries(first: 10000){nodes{${times(47, (n) => `a${n}:title`)}}}}`,
  ),
  'two lists, each with the fields of its kind': queryRequest(
    `{a:entries(first: 10000){nodes${KIND_ROW}} b:entries(first: 10000){nodes${KIND_ROW}}}`,
  ),
  'as many lists as possible': queryRequest(
    `{${times(16, (n) => `a${n}:entries(first: 10000){nodes{id}}`)}}`,
  ),
  '31 lists': queryRequest(`{${times(31, (n) => `a${n}:entries(first: 10000){nodes{id}}`)}}`),
  'ten lists with all fields': queryRequest(
    `fragment Row on Entry ${ROW} {${times(10, (n) => `a${n}:entries(first: 10000){nodes{...Row}}`)}}`,
  ),
  'a calendar of 400 days': queryRequest(`{calendar(from: "2026-01-01", to: "2027-02-04")${KIND_ROW}}`),
  'the longest pages': queryRequest(
    `fragment Page on EntryConnection {edges{node ${KIND_ROW}}}
     {${times(9, (n) => `a${n}:entries(first: 500){...Page}`)}}`,
  ),
  'pages of many brands': queryRequest(
    `query ($filter: EntryFilter) {${times(30, (n) => `a${n}:entries(first:0,filter:$filter){edges{cursor}}`)}}`,
    { filter: filterInput({ brandIds: repeated(1000, ID) }) },
  ),
  'pages of many kinds': queryRequest(
    `query ($kinds: [LogKind!]) {${times(30, (n) => `a${n}:entries(first:0,filter:{kinds:$kinds}){edges{cursor}}`)}}`,
    { kinds: repeated(19_000, 'blog') },
  ),
  'calendars with the longest filters': queryRequest(
    `query ($filter: EntryFilter) {
      ${times(10, (n) => `a${n}:calendar(from: "2026-01-01", to: "2027-02-04", filter: $filter){id}`)}
    }`,
    { filter: LONGEST_FILTER },
  ),
  'as many counts as possible': queryRequest(
    `query ($filter: EntryFilter) {${times(4, (n) => `a${n}:filterCounts(filter: $filter){matching}`)}}`,
    { filter: filterInput({ ...LONGEST_FILTER, visibility: 'all' }) },
  ),
  'counts of a calendar of 400 days': queryRequest(
    `{${times(
      2,
      (n) => `a${n}:calendarCounts(from: "2026-01-01", to: "2027-02-04", today: "2026-11-11", by: brand)
      {kind brandId total months{month count isGap} longestSilence{from to days}}`,
    )}}`,
  ),
  '140,000 kinds': queryRequest(CALENDAR, { kinds: repeated(140_000, 'blog') }),
  '19,000 kinds': queryRequest(CALENDAR, { kinds: repeated(19_000, 'blog') }),
  '19,000 kinds that do not exist': queryRequest(CALENDAR, { kinds: repeated(19_000, 'blo') }),
  '90,000 wrong custom values': wrongFields(75_000),
  '19,000 wrong custom values': wrongFields(19_000),
  'a bulk edit of 10,000 entries': {
    method: 'PATCH',
    path: '/api/logs/blog/bulk',
    body: { ids: repeated(10_000, ID), data: { showOnCalendar: true } },
  },
  'a bulk edit with 19,000 invalid ids': {
    method: 'PATCH',
    path: '/api/logs/blog/bulk',
    body: { ids: repeated(19_000, 5), data: { showOnCalendar: true } },
  },
  'the longest column preferences': {
    method: 'PUT',
    path: '/api/column-preferences/blog',
    body: LONGEST_COLUMNS,
  },
  'a body of 1 MiB with many object shapes': { path: '/api/logs/blog', body: manyShapes(70_000) },
  'a body of 1 MiB in chunks of one byte': { path: '/api/logs/blog', chunks: MIB },
  'a dry run of 10,000 rows with 16 MiB': importing(
    Array.from({ length: 10_000 }, (_, n) => ({
      kind: 'social',
      title: `Post ${n} ${'x'.repeat(200)}`,
      startDate: '2026-03-08',
      fields: { mediaType: 'x'.repeat(1_250), instagram: true },
    })),
  ),
  'a dry run of 10,000 rows with errors': importing(
    Array.from({ length: 10_000 }, () => ({
      kind: 'social',
      fields: Object.fromEntries(ownProperties('social').map(({ name }) => [name, 5])),
    })),
  ),
  'an import of 10,000 invalid rows': importing(
    Array.from({ length: 10_000 }, () => ({ kind: 'event' })),
    false,
  ),
  'an import of 500,000 values': importing([
    { kind: 'blog', dynamicFields: { list: Array.from({ length: 499_000 }, () => ({})) } },
  ]),
  'a list through REST': { method: 'GET', path: '/api/logs/blog' },
};

/** The sdk's most expensive requests, which the server compiles. */
export const fromTheSdk: Record<string, Sent> = {
  'a list': queryRequest(sdkDocuments.Entries, { filter: { kinds: ['blog'] }, first: 10_000 }),
  'a calendar of 400 days': queryRequest(sdkDocuments.Calendar, { from: '2026-01-01', to: '2027-02-04' }),
  'the longest page': queryRequest(sdkDocuments.Entries, { first: 500 }),
  'many wrong ids': queryRequest(sdkDocuments.Calendar, {
    from: '2026-03-01',
    to: '2026-03-02',
    filter: { kinds: repeated(19_000, null) },
  }),
};

/** Functions that create a different request for each `n`, keyed by name. */
export const allDifferent: Record<string, (n: number) => Sent> = {
  'queries that are denied': (n) => queryRequest(`{${times(90, (m) => `a${n}x${m}:brands{id}`)}}`),
  'valid queries': (n) => queryRequest(`{a${n}:viewer{${times(100, (m) => `a${n}x${m}:id`)}}}`),
  'queries with syntax errors': (n) => queryRequest(`{a${n}:viewer{id}#${'x'.repeat(8000)}`),
  'invalid queries': (n) => queryRequest(`{${times(90, (m) => `a${n}x${m}`)}}`),
  'queries with 4,000 comments': (n) => queryRequest(`{a${n}:viewer{id}}${'#\n'.repeat(4000)}`),
  'queries with a long comment': (n) => queryRequest(`{viewer{id}}#${n}${'x'.repeat(60_000)}`),
  'queries of doubling fragments': (n) => queryRequest(`{a${n}:viewer{...F0}} ${doubling(50, 'User')}`),
  'login names': (n) => ({ path: '/api/auth/login', body: { email: `${n}`, password: 'x'.repeat(1000) } }),
  paths: (n) => ({ method: 'GET', path: `/api/nothing/${n}/${'x'.repeat(4000)}` }),
  cookies: (n) => ({ ...queryRequest('{viewer{id}}'), cookie: `planner_session=${n}${'x'.repeat(4000)}` }),
};
