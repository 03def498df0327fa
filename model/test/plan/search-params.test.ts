import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Condition,
  type Filter,
  filterFields,
  fromSearchParams,
  LOG_KINDS,
  matcherOf,
  type PlanState,
  toSearchParams,
} from '../../src/index.js';
import { FILTERED_ENTRIES, FILTERED_FIELDS } from '../filters/filter-cases.js';

const text = fc.string({ unit: 'binary', maxLength: 12 });
const id = fc.oneof(fc.uuid(), text).filter((value) => value !== '' && value !== 'none');
const date = fc
  .date({ noInvalidDate: true, min: new Date('0001-01-01'), max: new Date('9999-12-31') })
  .map((instant) => instant.toISOString().slice(0, 10));
/** Generates objects with all combinations of omitted and given keys. */
const some = <Model extends Record<string, fc.Arbitrary<unknown>>>(model: Model) =>
  fc.record(model, { requiredKeys: [] });

const choices = fc.array(fc.option(text.filter((value) => value !== '')));
const number = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0);
const word = text.filter((value) => !/^(true|false)$/.test(value) && Number.isNaN(Number(value || '0')));
/** The values of each operator, except for those with a short parameter. */
const values: Readonly<Record<string, fc.Arbitrary<Condition['value']>>> = {
  ...{ isEmpty: fc.constant(undefined), isFinished: fc.constant(undefined) },
  ...{ contains: text, before: text, is: fc.oneof(fc.boolean(), number, word), atLeast: number },
  between: fc.oneof(fc.tuple(number, number), fc.tuple(date, date)),
  inNext: fc.record({ count: fc.nat(), unit: fc.constantFrom('day', 'week', 'month') }),
  ...{ isAnyOf: choices, isNoneOf: choices, hasAllOf: choices },
};
const condition: fc.Arbitrary<Condition> = fc
  .tuple(fc.oneof(id, fc.constantFrom('@date', '@color')), fc.constantFrom(...Object.keys(values)))
  .chain(([field, operator]) =>
    (values[operator] as fc.Arbitrary<Condition['value']>).map((value) => ({
      ...{ field, operator },
      ...(value !== undefined && { value }),
    })),
  );
const short: readonly fc.Arbitrary<Condition>[] = [
  fc.oneof(
    fc.record({
      ...{ field: fc.constant('@kind'), operator: fc.constant('isAnyOf') },
      value: fc.subarray([...LOG_KINDS, 'webinar']),
    }),
    fc.constant({ field: '@kind', operator: 'isNotEmpty' }),
  ),
  fc.record({
    ...{ field: fc.constant('@brand'), operator: fc.constant('isAnyOf'), value: fc.array(fc.option(id)) },
  }),
  fc.record({ field: fc.constant('@title'), operator: fc.constant('contains'), value: text }),
  fc.record({ field: fc.constant('@showOnCalendar'), operator: fc.constant('is'), value: fc.boolean() }),
];
const filter: fc.Arbitrary<Filter> = fc
  .tuple(
    fc.tuple(...short.map((one) => fc.option(one))),
    fc.uniqueArray(condition, { maxLength: 5, selector: (one) => `${one.field} ${one.operator}` }),
    fc.boolean(),
    fc.option(fc.boolean(), { nil: undefined }),
  )
  .map(([some, others, isByType, isLate]) => ({
    conditions: [...some.filter((one) => one !== null), ...others],
    ...(isByType && { match: 'byType' as const }),
    ...(isLate !== undefined && { isLate }),
  }));

const state = fc.record(
  {
    view: text.filter((name) => name !== ''),
    date,
    months: fc.integer({ min: 1, max: 12 }),
    filter,
    sort: fc.record({ column: id, direction: fc.constantFrom('ascending', 'descending') }),
    entry: fc.record({ kind: fc.constantFrom(...LOG_KINDS, 'webinar'), id }),
    appearance: some({
      colorBy: fc.oneof(fc.constantFrom('brand', 'kind'), fc.record({ fieldId: id })),
      shows: fc.record({ icon: fc.boolean(), initials: fc.boolean(), fieldId: fc.option(id) }),
      maxPerDay: fc.constantFrom('three', 'fit'),
      hideWeekends: fc.boolean(),
      density: fc.constantFrom('comfortable', 'compact'),
      weekStart: fc.constantFrom(0, 1, 6, null),
    }),
  },
  { requiredKeys: ['filter', 'appearance'] },
) as fc.Arbitrary<PlanState>;

test('every state survives the conversion to a URL and back', () => {
  fc.assert(
    fc.property(state, (given) => {
      const url = new URL(`https://planner.example.com/?${toSearchParams(given)}`);
      expect(fromSearchParams(url.searchParams)).toEqual(given);
      expect(fromSearchParams(url.search)).toEqual(given);
    }),
    { numRuns: 500 },
  );
});

test('the parameters are readable', () => {
  const params = toSearchParams({
    view: 'month',
    date: '2026-11-01',
    filter: {
      conditions: [
        { field: '@kind', operator: 'isAnyOf', value: ['blog', 'email'] },
        { field: '@brand', operator: 'isAnyOf', value: ['0198', null] },
        { field: '0199', operator: 'isNoneOf', value: ['Draft', null] },
        { field: '0200', operator: 'inNext', value: { count: 2, unit: 'week' } },
        { field: '@color', operator: 'isEmpty' },
      ],
      match: 'byType',
    },
    sort: { column: 'date', direction: 'descending' },
    entry: { kind: 'blog', id: '0200' },
    appearance: {
      colorBy: { fieldId: '0199' },
      shows: { icon: true, initials: false, fieldId: null },
      weekStart: 1,
    },
  });
  expect(`${params}`).toBe(
    'view=month&date=2026-11-01&v=2&type=blog&type=email&brand=0198&brand=none&field.0199.isNoneOf=Draft' +
      '&field.0199.isNoneOf=%7E&field.0200.inNext=2.week&field.%40color.isEmpty=&match=byType&sort=date' +
      '&direction=descending&entry=blog.0200&color=field.0199&show=icon&weekStart=monday',
  );
  const all = { conditions: [{ field: '@kind', operator: 'isNotEmpty' }] };
  expect(`${toSearchParams({ filter: all })}`).toBe('type=all');
  expect(`${toSearchParams({})}`).toBe('');
});

/** Conditions that match nothing. */
const nothing = (...fields: string[]) => fields.map((field) => ({ field, operator: 'isAnyOf', value: [] }));
const kinds = (...value: string[]) => ({ field: '@kind', operator: 'isAnyOf', value });

test.each<[string, Filter]>([
  ['type=video', { conditions: [kinds('video')] }],
  ['type=video&type=blog&type=blog', { conditions: [kinds('video', 'blog')] }],
  ['type=', { conditions: [kinds()] }],
  ['brand=deleted', { conditions: [{ field: '@brand', operator: 'isAnyOf', value: ['deleted'] }] }],
  ['brand=', { conditions: nothing('@brand') }],
  ['visibility=archived', { conditions: nothing('visibility') }],
  ['visibility=shown&visibility=hidden', { conditions: nothing('visibility') }],
  ['q=a&q=b', { conditions: nothing('q') }],
  ['v=2&late=maybe', { conditions: nothing('v') }],
  ['field.1.checked=maybe', { conditions: nothing('1'), match: 'byType' }],
  ['field.1.before=2026-02-30', { conditions: nothing('1'), match: 'byType' }],
  ['field.1.after=', { conditions: nothing('1'), match: 'byType' }],
  ['field.1.between=3', { conditions: nothing('1'), match: 'byType' }],
  ['field.1.has=a&field.1.has=b', { conditions: nothing('1'), match: 'byType' }],
  ['field.1.toString=a', { conditions: nothing('1'), match: 'byType' }],
  ['field.1=a', { conditions: nothing(''), match: 'byType' }],
  ['v=2&field.1.is=a&field.1.is=b', { conditions: nothing('1') }],
  ['v=2&field.1.checked=true', { conditions: nothing('1') }],
  ['v=2&field.1.atLeast=', { conditions: nothing('1') }],
  ['v=2&field.1.between=1', { conditions: nothing('1') }],
  ['v=2&field.1.inNext=week', { conditions: nothing('1') }],
  ['v=3&type=blog', { conditions: [kinds('blog'), ...nothing('v')] }],
])('an invalid filter never results in additional entries: %s', (search, filter) => {
  expect(fromSearchParams(search)).toEqual({ filter, appearance: {} });
});

/** Addresses from before filters had operators, and the titles of the entries that they displayed. */
test.each<[string, readonly string[]]>([
  ['type=blog&type=email', ['Café opening', 'STRASSENFEST 100%', 'Straße', 'Ёлка']],
  ['type=all&brand=none', ['Straße', 'Cafe\u0301 closing, Οδός', 'Ёлка']],
  ['brand=harbor&brand=deleted', ['Café opening']],
  ['brand=', []],
  ['q=cafe&visibility=shown', ['Café opening']],
  ['visibility=hidden', ['Cafe\u0301 closing, Οδός']],
  ['field.STATUS.is=Draft&field.STATUS.is=Ready', ['Café opening', 'STRASSENFEST 100%']],
  ['field.STATUS.is=', []],
  ['field.STATUS.has=dra', ['STRASSENFEST 100%']],
  ['field.STATUS.checked=false', []],
  ['field.PAID.checked=false', ['STRASSENFEST 100%', 'Ёлка']],
  ['field.PAID.is=true', []],
  ['field.AUTHOR.is=Zoë Park', ['Café opening']],
  ['field.AUTHOR.has=zoe&field.REGION.has=france', ['Café opening', 'Straße']],
  ['field.AUTHOR.has=zoe&field.PAID.checked=false', []],
  ['field.AUTHOR.has=zoe&field.DELETED.has=x', []],
  ['field.AUTHOR.has=+', FILTERED_ENTRIES.map(({ title }) => title)],
  ['field.DUE.after=2026-02-28&field.DUE.before=2026-03-02', ['Café opening']],
  ['field.PAGE.has=fete&type=blog', ['Café opening']],
  ['field.BUDGET.has=7', []],
  ['field.later-condition=7', []],
])('an address of version 1 displays the same entries as before: %s', (search, expected) => {
  const { filter } = fromSearchParams(search);
  const context = { fields: filterFields(FILTERED_FIELDS), today: '2026-03-08', me: null };
  const again = fromSearchParams(toSearchParams({ filter })).filter;
  for (const one of [filter, again])
    expect(FILTERED_ENTRIES.filter(matcherOf(one, context)).map(({ title }) => title)).toEqual(expected);
});

test('unknown parameters and invalid settings are ignored', () => {
  const search =
    '?utm_source=chat&view=&date=2026-02-30&months=13&months=2&sort=&entry=.1&entry=blog.2&color=field.' +
    '&perDay=four&weekends=&density=tiny&weekStart=tuesday';
  expect(fromSearchParams(search)).toEqual({ filter: { conditions: [] }, appearance: {} });
});
