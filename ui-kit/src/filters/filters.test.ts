import { type Filter, type FilterableEntry, LOG_KINDS, NO_FILTER } from '@content-planner/model';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testFilter } from '../../../.ci/test-filter.js';
import { legendItems } from '../calendar/appearance/legend-items.js';
import { kindsIn } from '../logs/kinds/kinds-in.js';
import type { Brand, FieldConfiguration } from '../logs/types.js';
import { inEnglish } from '../messages/translate.js';
import { filterBrands, withBrand, withoutField } from './change-filter.js';
import { describeFilter } from './describe-filter.js';
import { filterCounts } from './filter-counts.js';

const field = (id: string, fieldType: FieldConfiguration['fieldType']): FieldConfiguration => ({
  id,
  kind: 'blog',
  fieldName: id,
  fieldLabel: id.toUpperCase(),
  fieldType,
  dropdownOptions: fieldType === 'dropdown' ? ['Draft', 'Ready'] : null,
  isRequired: false,
  displayOrder: 0,
});
const fields = [
  field('status', 'dropdown'),
  field('newsletter', 'boolean'),
  field('author', 'text'),
  field('due', 'date'),
];
const brands: Brand[] = ['Harbor', 'Lumen', 'Fieldnote'].map((name) => ({ id: name, name, color: 'red' }));
const entry = (changes: Partial<FilterableEntry> = {}): FilterableEntry => ({
  kind: 'blog',
  title: 'Café opening',
  startDate: '2026-11-03',
  endDate: '2026-11-03',
  brandId: 'Harbor',
  color: null,
  showOnCalendar: true,
  dynamicFields: { status: 'Ready', newsletter: true, author: 'Zoë Park', due: '2026-11-01' },
  ...changes,
});

test('filterCounts counts the entries in the range, and ignores the brand filter in the count for each brand', () => {
  const entries = [
    entry(),
    entry({ brandId: null, startDate: '2026-10-20' }),
    entry({ brandId: 'Lumen', kind: 'email' }),
    entry({ startDate: '2026-12-01', endDate: '2026-12-01' }),
  ];
  const range = { from: '2026-11-01', to: '2026-11-30' };
  const counts = filterCounts({
    entries,
    filter: testFilter({ brandIds: ['Lumen', null], kinds: ['blog'] }),
    range,
  });
  expect(counts).toEqual({
    shown: 1,
    total: 3,
    brands: new Map([
      ['Harbor', 1],
      [null, 1],
    ]),
  });
});

test('a description lists up to three names for each condition, or displays a number if there are more', () => {
  const describe = (parts: Parameters<typeof testFilter>[0]) =>
    describeFilter({ filter: testFilter(parts), brands, fieldConfigurations: fields });
  expect(describe({})).toEqual([]);
  expect(
    describe({
      brandIds: ['Lumen', null, 'gone'],
      kinds: ['blog', 'email', 'social', 'event', 'podcast'],
      text: 'launch',
      isVisible: false,
      fields: [
        { fieldId: 'status', values: ['Ready'] },
        { fieldId: 'newsletter', checked: true },
        { fieldId: 'due', after: '2026-03-08' },
        { fieldId: 'gone', has: 'x' },
      ],
    }),
  ).toEqual([
    'Brand is Lumen, No brand, Deleted brand',
    `Type 5 of ${LOG_KINDS.length}`,
    'Text has launch',
    'On the calendar is Hidden',
    'STATUS is Ready',
    'NEWSLETTER is Yes',
    'DUE after 03/08/2026',
    'Deleted field',
  ]);
  expect(describe({ brandIds: ['Lumen', 'Harbor', 'Fieldnote', 'gone'] })).toEqual(['Brand 4 of 5']);
  expect(describe({ kinds: [] })).toEqual([`Type 0 of ${LOG_KINDS.length}`]);
});

test('changes do not leave empty conditions in the filter', () => {
  expect(withBrand(withBrand(NO_FILTER, null, true), null, false)).toEqual(NO_FILTER);
  const filter = testFilter({ fields: [{ fieldId: 'status', values: ['Ready'] }] });
  expect(withoutField(filter, 'status')).toEqual(NO_FILTER);
});

const shared = (id: string, kinds: readonly string[]): FieldConfiguration[] =>
  kinds.map((kind) => ({ ...field(id, 'dropdown'), id: `${id}-${kind}`, fieldId: id, kind }));

test('a field that several kinds use is one condition, also in older filters with one for each kind', () => {
  const fieldConfigurations = [
    ...shared('status', ['blog', 'email', 'social']),
    ...shared('tone', ['event']),
  ];
  const conditions = ['status-blog', 'status-email', 'status-social'].map((id) => ({
    ...{ field: id, operator: 'isAnyOf', value: ['Ready'] },
  }));
  const filter: Filter = { conditions, match: 'byType' };
  expect(describeFilter({ filter, brands, fieldConfigurations })).toEqual(['STATUS is Ready']);
  const entries = ['blog', 'email', 'podcast'].map((kind) => entry({ kind }));
  expect(filterCounts({ entries, filter, fieldConfigurations }).shown).toBe(2);
});

test('a description has words for all operators', () => {
  const conditions: Filter['conditions'] = [
    { field: '@brand', operator: 'isEmpty' },
    { field: '@date', operator: 'before', value: 'today' },
    { field: 'status', operator: 'isNotEmpty' },
    { field: 'status', operator: 'isNotFinished' },
    { field: 'status', operator: 'isNoneOf', value: ['Draft', null] },
    { field: 'due', operator: 'inNext', value: { count: 2, unit: 'week' } },
    { field: 'due', operator: 'between', value: ['2026-03-08', 'today'] as never },
  ];
  const filter = { conditions, isLate: true };
  expect(describeFilter({ filter, brands, fieldConfigurations: fields })).toEqual([
    'Late',
    'Brand is empty',
    'Date before today',
    'STATUS is not empty',
    'STATUS is not finished',
    'STATUS is not Draft, nothing',
    'DUE in the next 2 weeks',
    'DUE between 03/08/2026 and today',
  ]);
});

test('toggling a brand twice leaves the filter unchanged', () => {
  const id = fc.constantFrom('a', 'b', 'c', null);
  fc.assert(
    fc.property(fc.uniqueArray(id, { minLength: 1 }), id, (brandIds, toggled) => {
      const isOn = brandIds.includes(toggled);
      fc.pre(!(isOn && brandIds.length === 1));
      const twice = withBrand(withBrand(testFilter({ brandIds }), toggled, !isOn), toggled, isOn);
      expect(new Set(filterBrands(twice))).toEqual(new Set(brandIds));
    }),
  );
});

test('conditions on people and the colors of people have names, and "me" is the viewer', () => {
  const person = (id: string, name: string, isMe = false) => ({
    ...{ id, name, color: null, isDone: false, isArchived: false, isMe },
  });
  const owner = { ...field('owner', 'person'), options: [person('1', 'Ana Lima'), person('2', 'Cy', true)] };
  const gone = '0198c0de-0000-7000-8000-000000000000';
  const value = ['me', '1', gone];
  const filter = { conditions: [{ field: 'owner', operator: 'isAnyOf', value }] };
  expect(describeFilter({ filter, brands, fieldConfigurations: [owner] })).toEqual([
    'OWNER is Me, Ana Lima, Deleted user',
  ]);
  const entries = ['1', '2', gone].map((id) => entry({ dynamicFields: { owner: id } }));
  expect(filterCounts({ entries, filter, fieldConfigurations: [owner] }).shown).toBe(3);
  const legend = legendItems({
    ...{ entries: entries.map((one, index) => ({ ...one, id: String(index) })), brands: [] },
    ...{ colorBy: { fieldId: 'owner' }, fieldConfigurations: [owner], kinds: kindsIn(inEnglish) },
    translate: inEnglish,
  });
  expect(legend.map(({ label }) => label)).toEqual(['Cy', 'Ana Lima', 'No value']);
});
