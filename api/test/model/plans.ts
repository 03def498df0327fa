import fc from 'fast-check';
import { LOG_KINDS } from '../../src/logs/kinds/index.js';
import type { LogKind } from '../built-in-kinds.js';
import { smallest } from '../samples.js';
import type { FullTransport } from './full-transport.js';
import { type Actor, contractOf, type ModelPlanner } from './model-planner.js';

/** A planned call. Its arguments depend on the model's state at the time of the call. */
export interface Plan {
  actor: Actor;
  method: keyof FullTransport;
  args(model: ModelPlanner): unknown[];
}

/** An unknown id. */
const UNKNOWN = '01a1fc84-ffff-7fff-bfff-ffffffffffff';

// Mostly use two kinds, so that calls affect what earlier calls created.
const kind = fc.oneof(
  { weight: 5, arbitrary: fc.constant<LogKind>('blog') },
  { weight: 2, arbitrary: fc.constant<LogKind>('event') },
  { weight: 2, arbitrary: fc.constantFrom(...LOG_KINDS) },
);
const actor = fc.constantFrom<Actor>('admin', 'admin', 'admin', 'member');

/** The index of an item, or sometimes -1 for an item that does not exist. */
const place = fc.oneof({ weight: 9, arbitrary: fc.nat(20) }, { weight: 1, arbitrary: fc.constant(-1) });
const at = <Item>(items: readonly Item[], index: number): Item | undefined =>
  index < 0 ? undefined : items[index % items.length];
const idAt = (items: readonly { id: string }[], index: number) => at(items, index)?.id ?? UNKNOWN;
const rarely = <Value>(arbitrary: fc.Arbitrary<Value>): fc.Arbitrary<Value | undefined> =>
  fc.oneof({ weight: 9, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });

const day = fc.constantFrom('2026-03-07', '2026-03-08', '2026-03-09', '2026-04-01');
const text = fc.constantFrom(undefined, null, '', ' ', 'A word', 'Two\nlines');
const title = fc.oneof(
  { weight: 15, arbitrary: fc.constantFrom('Spring', 'Summer', '100%', 'a_b') },
  { weight: 1, arbitrary: fc.constant(' ') },
);

/** Creates a fast-check arbitrary that usually generates plausible values, but sometimes implausible ones. */
const mostly = <Value>(likely: readonly Value[], unlikely: readonly Value[]) =>
  fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...likely) },
    { weight: 1, arbitrary: fc.constantFrom(...unlikely) },
  );

type Custom = string | boolean | null;
const ODD: Custom[] = ['', ' ', null, true, 'Late', '2026-02-30'];
const customValues = fc.record(
  {
    author: mostly<Custom>(['Maya', 'Noor'], ODD),
    due: mostly<Custom>(['2026-03-08', '2026-04-01'], ODD),
    status: mostly<Custom>(['Draft', 'Ready'], ODD),
    unheard_of: fc.constantFrom('x', true),
  },
  { requiredKeys: [] },
);

const entryParts = fc.record({
  title,
  days: fc.tuple(day, day),
  // Sometimes try an event that ends before it starts.
  sorted: fc.integer({ min: 0, max: 9 }).map((n) => n > 0),
  own: text,
  checked: fc.boolean(),
  brand: fc.option(place, { freq: 2 }),
  color: fc.constantFrom(undefined, null, '', '#123456'),
  showOnCalendar: fc.constantFrom(undefined, true, false),
  dynamicFields: customValues,
});

type EntryParts = typeof entryParts extends fc.Arbitrary<infer Parts> ? Parts : never;

function entryBody(model: ModelPlanner, kind: LogKind, parts: EntryParts) {
  const { dates, title, texts, flags } = contractOf(kind);
  const [startDate = '', endDate = ''] = parts.sorted ? parts.days.toSorted() : parts.days;
  const { color, showOnCalendar, dynamicFields, brand } = parts;
  return {
    ...(dates === 'span' ? { startDate, endDate } : { date: startDate }),
    [title]: parts.title,
    ...Object.fromEntries(texts.map((name) => [name, parts.own])),
    ...Object.fromEntries(flags.map((name, n) => [name, parts.checked === (n % 2 === 0)])),
    brandId: brand === null || (brand >= 0 && model.brands.length === 0) ? null : idAt(model.brands, brand),
    color,
    showOnCalendar,
    dynamicFields,
  };
}

const call = <Parts>(
  method: keyof FullTransport,
  parts: fc.Arbitrary<Parts>,
  args: (parts: Parts, model: ModelPlanner) => unknown[],
): fc.Arbitrary<Plan> =>
  fc.tuple(actor, parts).map(([who, drawn]) => ({
    actor: who,
    method,
    args: (model) => args(drawn, model),
    [fc.toStringMethod]: () => `${who} ${method} ${fc.stringify(drawn)}`,
  }));

const createEntry = call('createEntry', fc.record({ kind, parts: entryParts }), ({ kind, parts }, model) => [
  kind,
  entryBody(model, kind, parts),
]);

const updateEntry = call(
  'updateEntry',
  fc.record({
    place,
    parts: entryParts,
    keep: fc.boolean(),
    version: fc.constantFrom('right', 'right', 'old', 'coming', 'none'),
  }),
  ({ place, parts, keep, version }, model) => {
    const entry = at(model.entries, place);
    // Without an entry, GraphQL doesn't know the kind whose rules an update violates.
    if (!entry) return ['blog', UNKNOWN, smallest('blog'), undefined];
    const { kind: ofKind } = entry;
    const body = entryBody(model, ofKind, parts);
    const now = entry.version;
    const versions = { right: now, old: now - 1 || undefined, coming: now + 1, none: undefined };
    return [
      ofKind,
      entry.id,
      // Sometimes keep the custom values, because different rules apply to values that an edit doesn't change.
      keep ? { ...body, dynamicFields: { ...entry.dynamicFields } } : body,
      versions[version as keyof typeof versions],
    ];
  },
);

const reads: fc.Arbitrary<Plan>[] = [
  call('entries', kind, (kind) => [kind]),
  call('entry', place, (place, model) => {
    const entry = at(model.entries, place);
    return [entry?.kind ?? 'blog', entry?.id ?? UNKNOWN];
  }),
  call(
    'calendar',
    fc.record({
      days: fc.tuple(day, day),
      kinds: fc.option(fc.uniqueArray(kind, { minLength: 1 }), { nil: undefined }),
      brands: fc.option(fc.array(place, { maxLength: 2 }), { nil: undefined }),
      search: fc.constantFrom(undefined, '', 'S', 'um', '%', '_'),
    }),
    ({ days, kinds, brands, search }, model) => {
      const [from, to] = days.toSorted();
      return [{ from, to, kinds, brandIds: brands?.map((brand) => idAt(model.brands, brand)), search }];
    },
  ),
  call('brands', fc.constant(null), () => []),
  call('fields', kind, (kind) => [kind]),
  call('columns', kind, (kind) => [kind]),
  call('users', fc.constant(null), () => []),
];

/** The methods that only read data. For the same app, both transports must return the same results. */
export const READS: readonly (keyof FullTransport)[] = [
  'entries',
  'entry',
  'calendar',
  'brands',
  'fields',
  'columns',
  'users',
];

const ofOneKind = fc.record({ kind, places: fc.array(place, { maxLength: 5 }) });

const bulk: fc.Arbitrary<Plan>[] = [
  call(
    'updateEntries',
    fc.record({
      chosen: ofOneKind,
      brand: fc.oneof(fc.constantFrom(undefined, null), place),
      showOnCalendar: fc.constantFrom(undefined, true, false),
    }),
    ({ chosen: { kind, places }, brand, showOnCalendar }, model) => [
      kind,
      places.map((place) => idAt(model.entries, place)),
      {
        ...(brand !== undefined && { brandId: brand === null ? null : idAt(model.brands, brand) }),
        ...(showOnCalendar !== undefined && { showOnCalendar }),
      },
    ],
  ),
  call('deleteEntries', ofOneKind, ({ kind, places }, model) => [
    kind,
    places.map((place) => idAt(model.entries, place)),
  ]),
  call('deleteEntry', place, (place, model) => {
    const entry = at(model.entries, place);
    return [entry?.kind ?? 'blog', entry?.id ?? UNKNOWN];
  }),
];

const changes: fc.Arbitrary<Plan>[] = [
  call(
    'moveEntries',
    fc.array(
      fc.record({
        place,
        days: fc.tuple(day, day),
        sorted: fc.integer({ min: 0, max: 9 }).map((n) => n > 0),
        version: fc.constantFrom('right', 'right', 'right', 'right', 'old'),
      }),
      { maxLength: 3 },
    ),
    (moves, model) => [
      moves.map(({ place, days, sorted, version }) => {
        const entry = at(model.entries, place);
        const [startDate, endDate] = sorted ? days.toSorted() : days;
        const isDay = entry && contractOf(entry.kind).dates === 'day' && sorted;
        const now = entry?.version ?? 1;
        return {
          id: entry?.id ?? UNKNOWN,
          version: version === 'old' ? Math.max(now - 1, 1) : now,
          startDate,
          endDate: isDay ? startDate : endDate,
        };
      }),
    ],
  ),
  // Mostly undo recent changes, because the entries in older changes have usually changed again.
  call('undoChange', place, (place, model) => [idAt(model.sets.slice(-4).toReversed(), place)]),
  call('undoChange', fc.constant(0), (place, model) => [
    idAt(
      model.sets
        .filter(({ action, undoneBy }) => !undoneBy && action !== 'create' && action !== 'delete')
        .toReversed(),
      place,
    ),
  ]),
];

const brandBody = fc.record({
  name: fc.constantFrom('Northwind', 'Adatum', ' Contoso ', 'CONTOSO', ' '),
  color: fc.constantFrom('#111', 'x'),
});

const brands: fc.Arbitrary<Plan>[] = [
  call('createBrand', brandBody, (body) => [body]),
  call('createBrand', brandBody, (body) => [body]),
  call('updateBrand', fc.record({ place, body: brandBody }), ({ place, body }, model) => [
    idAt(model.brands, place),
    body,
  ]),
  call('deleteBrand', place, (place, model) => [idAt(model.brands, place)]),
];

const LIKELY_TYPES: Record<string, string> = { Author: 'text', Due: 'date', Status: 'dropdown' };

const fieldBody = fc
  .record({
    fieldLabel: mostly(['Author', 'Due', 'Status'], ['Constructor']),
    otherType: rarely(fc.constantFrom('text', 'date', 'boolean', 'dropdown')),
    dropdownOptions: mostly([['Draft', 'Ready'], ['Ready']], [[]]),
    optionColors: fc.option(
      fc.uniqueArray(
        fc.record({
          option: fc.constantFrom('Draft', 'Ready', 'Gone'),
          color: fc.constantFrom('#111', 'red'),
        }),
        { selector: ({ option }) => option, maxLength: 3 },
      ),
      { nil: undefined },
    ),
    isRequired: fc.boolean(),
    displayOrder: fc.option(fc.nat(3), { nil: undefined }),
  })
  .map(({ otherType, displayOrder, optionColors, ...field }) => ({
    ...field,
    fieldType: otherType ?? LIKELY_TYPES[field.fieldLabel] ?? 'text',
    ...(displayOrder !== undefined && { displayOrder }),
    ...(optionColors && { optionColors }),
  }));

const fields: fc.Arbitrary<Plan>[] = [
  call('createField', fc.record({ logType: kind, body: fieldBody }), ({ logType, body }) => [
    { logType, ...body },
  ]),
  call('createField', fc.record({ logType: kind, body: fieldBody }), ({ logType, body }) => [
    { logType, ...body },
  ]),
  call('updateField', fc.record({ place, body: fieldBody }), ({ place, body }, model) => [
    idAt(model.fields, place),
    body,
  ]),
  call('deleteField', place, (place, model) => [idAt(model.fields, place)]),
  call(
    'saveColumns',
    fc.record({
      kind,
      visible: fc.array(fc.nat(8), { maxLength: 4 }),
      order: fc.array(fc.nat(8), { maxLength: 6 }),
    }),
    ({ kind, visible, order }) => {
      const ids = [...contractOf(kind).columns, 'field:author', 'field:due', 'field:status'];
      const some = (places: number[]) => places.map((place) => ids[place % ids.length]);
      return [kind, { visibleColumns: some(visible), columnOrder: some(order) }];
    },
  ),
];

const email = fc.constantFrom('one@planner.example', 'two@planner.example', 'member@planner.example');
const firstName = fc.constantFrom('Noor', null);

const users: fc.Arbitrary<Plan>[] = [
  call(
    'createUser',
    fc.record({ email, firstName, isAdmin: fc.boolean(), isApproved: fc.boolean() }),
    (account) => [{ ...account, password: 'a long enough password' }],
  ),
  call(
    'updateUser',
    fc.record({ place, change: fc.record({ email, firstName }, { requiredKeys: [] }) }),
    ({ place, change }, model) => [idAt(model.users, place), change],
  ),
  call('setAdmin', fc.record({ place, isAdmin: fc.boolean() }), ({ place, isAdmin }, model) => [
    idAt(model.users, place),
    isAdmin,
  ]),
  call('setApproved', fc.record({ place, isApproved: fc.boolean() }), ({ place, isApproved }, model) => [
    idAt(model.users, place),
    isApproved,
  ]),
  call('deleteUser', place, (place, model) => [idAt(model.users, place)]),
];

const times = <Item>(count: number, item: Item): Item[] => Array.from({ length: count }, () => item);

/** All calls. Frequent calls are listed several times. */
export const plans: fc.Arbitrary<Plan>[] = [
  ...times(5, createEntry),
  ...times(8, updateEntry),
  ...times(5, fc.oneof(...reads)),
  ...times(5, fc.oneof(...bulk)),
  ...times(8, fc.oneof(...changes)),
  ...times(4, fc.oneof(...brands)),
  ...times(6, fc.oneof(...fields)),
  ...times(3, fc.oneof(...users)),
];

const asAdmin = ([method, ...args]: [keyof FullTransport, ...unknown[]]): Plan => ({
  actor: 'admin',
  method,
  args: () => args,
});

/** The first calls in every sequence, which create data for later calls. */
export const beginning: Plan[] = (
  [
    ['createBrand', { name: 'Northwind', color: '#111' }],
    ['createField', { logType: 'blog', fieldLabel: 'Author', fieldType: 'text', isRequired: true }],
    [
      'createEntry',
      'blog',
      { date: '2026-03-08', blogName: 'Spring', brandId: 'brand-1', dynamicFields: { author: 'Maya' } },
    ],
    [
      'createEntry',
      'event',
      { startDate: '2026-03-07', endDate: '2026-03-09', name: 'Summer', brandId: 'brand-1' },
    ],
  ] as [keyof FullTransport, ...unknown[]][]
).map(asAdmin);

/** The last calls in every sequence, which read all data. */
export const end: Plan[] = (
  [
    ['entries', 'blog'],
    ['entries', 'event'],
    ['calendar', { from: '2026-03-01', to: '2026-04-30' }],
    ['brands'],
    ['users'],
  ] as [keyof FullTransport, ...unknown[]][]
).map(asAdmin);
