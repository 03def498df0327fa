import { LOG_KINDS, type PlanState } from '@content-planner/model';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromSearchParams, toSearchParams } from '../src/filters/search-params.js';

const text = fc.string({ unit: 'binary', maxLength: 12 });
const id = fc.oneof(fc.uuid(), text).filter((value) => value !== '' && value !== 'none');
const date = fc
  .date({ noInvalidDate: true, min: new Date('0001-01-01'), max: new Date('9999-12-31') })
  .map((instant) => instant.toISOString().slice(0, 10));
/** Generates objects with all combinations of omitted and given keys. */
const some = <Model extends Record<string, fc.Arbitrary<unknown>>>(model: Model) =>
  fc.record(model, { requiredKeys: [] });

const condition = fc
  .record({
    fieldId: id,
    conditions: some({
      values: fc.array(text.filter((value) => value !== '')),
      checked: fc.boolean(),
      has: text,
      before: date,
      after: date,
    }).filter((conditions) => Object.keys(conditions).length > 0),
  })
  .map(({ fieldId, conditions }) => ({ fieldId, ...conditions }));

const state = fc.record(
  {
    view: text.filter((name) => name !== ''),
    date,
    months: fc.integer({ min: 1, max: 12 }),
    filter: some({
      kinds: fc.subarray([...LOG_KINDS]),
      brandIds: fc.array(fc.option(id)),
      text,
      isVisible: fc.boolean(),
      fields: fc.uniqueArray(condition, { minLength: 1, selector: ({ fieldId }) => fieldId }),
    }),
    sort: fc.record({ column: id, direction: fc.constantFrom('ascending', 'descending') }),
    entry: fc.record({ kind: fc.constantFrom(...LOG_KINDS), id }),
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
      kinds: ['blog', 'email'],
      brandIds: ['0198', null],
      fields: [{ fieldId: '0199', values: ['Draft'] }],
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
    'view=month&date=2026-11-01&type=blog&type=email&brand=0198&brand=none&field.0199.is=Draft&sort=date' +
      '&direction=descending&entry=blog.0200&color=field.0199&show=icon&weekStart=monday',
  );
  expect(`${toSearchParams({ filter: { kinds: LOG_KINDS } })}`).toBe('type=all');
  expect(`${toSearchParams({})}`).toBe('');
});

test.each([
  ['type=video', { kinds: [] }],
  ['type=video&type=blog', { kinds: ['blog'] }],
  ['type=', { kinds: [] }],
  ['brand=deleted', { brandIds: ['deleted'] }],
  ['brand=', { brandIds: [] }],
  ['visibility=archived', { fields: [{ fieldId: 'visibility', values: [] }] }],
  [
    'visibility=shown&visibility=hidden',
    { isVisible: true, fields: [{ fieldId: 'visibility', values: [] }] },
  ],
  ['q=a&q=b', { text: 'a', fields: [{ fieldId: 'q', values: [] }] }],
  ['field.1.checked=maybe', { fields: [{ fieldId: '1', values: [] }] }],
  ['field.1.before=2026-02-30', { fields: [{ fieldId: '1', values: [] }] }],
  ['field.1.after=', { fields: [{ fieldId: '1', values: [] }] }],
  ['field.1.between=3&field.1.is=a', { fields: [{ fieldId: '1', values: [] }] }],
  ['field.1.has=a&field.1.has=b', { fields: [{ fieldId: '1', values: [] }] }],
  ['field.1=a', { fields: [{ fieldId: '1', values: [] }] }],
])('an invalid filter never results in additional entries: %s', (search, filter) => {
  expect(fromSearchParams(search)).toEqual({ filter, appearance: {} });
});

test('unknown parameters and invalid settings are ignored', () => {
  const search =
    '?utm_source=chat&view=&date=2026-02-30&months=13&months=2&sort=&entry=video.1&entry=blog.2&color=field.' +
    '&perDay=four&weekends=&density=tiny&weekStart=tuesday';
  expect(fromSearchParams(search)).toEqual({ filter: {}, appearance: {} });
});
