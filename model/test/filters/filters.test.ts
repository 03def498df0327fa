import { expect, test } from 'vitest';
import {
  conditionOn,
  type Filter,
  type FilterContext,
  type FilterField,
  filterFields,
  isLate,
  matches,
  onFields,
  sharedFields,
  withCondition,
} from '../../src/index.js';
import {
  BY_TYPE_CASES,
  FILTER_CASES,
  FILTERED_ENTRIES,
  FILTERED_FIELDS,
  type FilteredEntry,
} from './filter-cases.js';

const known: ReadonlyMap<string, FilterField<FilteredEntry>> = filterFields(FILTERED_FIELDS);
const fields = known as Map<string, FilterField<FilteredEntry>>;
const status = fields.get('STATUS') as FilterField<FilteredEntry>;
for (const [name, type] of [
  ['owner', 'person'],
  ['platforms', 'multipleChoice'],
  ['at', 'time'],
  ['editor', 'person'],
] as const)
  fields.set(name.toUpperCase(), {
    type,
    valueIn: ({ kind, values }) =>
      kind === (name === 'editor' ? 'email' : 'blog') ? (values[name] ?? null) : undefined,
  });

const context: FilterContext<FilteredEntry> = { fields, today: '2026-03-08', me: 'maya' };
const titles = (filter: Filter, viewer = context) =>
  FILTERED_ENTRIES.filter((entry) => matches(entry, filter, viewer)).map(({ title }) => title);

test.each(FILTER_CASES)('entries must meet all conditions: %j', (conditions, expected) => {
  expect(titles({ conditions })).toEqual(expected);
});

test.each(BY_TYPE_CASES)(
  'by type, conditions on fields of different kinds are alternatives: %j',
  (conditions, expected) => {
    expect(titles({ conditions, match: 'byType' })).toEqual(expected);
  },
);

test.each(['isAnyOf', 'isNoneOf'])(
  'for viewers without an account, conditions with `me` match nothing: %s',
  (operator) => {
    const filter = { conditions: [{ field: 'OWNER', operator, value: ['me', 'noor'] }] };
    expect(titles(filter, { ...context, me: null })).toEqual([]);
  },
);

test('an entry without its custom fields does not match conditions on them, and counts as shown', () => {
  const { dynamicFields, showOnCalendar, ...entry } = FILTERED_ENTRIES[0] as FilteredEntry;
  const viewer = { ...context, fields: filterFields(FILTERED_FIELDS) };
  const check = (field: string, value: boolean) =>
    matches(entry, { conditions: [{ field, operator: 'is', value }] }, viewer);
  expect(check('PAID', true)).toBe(false);
  expect(check('PAID', false)).toBe(false);
  expect(check('@showOnCalendar', true)).toBe(true);
});

test('an entry is late if it ended before today and is not finished', () => {
  const late = (viewer: Partial<typeof context>) =>
    FILTERED_ENTRIES.filter((entry) => isLate(entry, { ...context, ...viewer })).map(({ title }) => title);
  expect(late({})).toEqual([]);
  expect(late({ today: '2026-03-09' })).toEqual(['STRASSENFEST 100%']);
  expect(late({ today: '9999-12-31' })).toEqual(['STRASSENFEST 100%', 'Ёлка']);
  const others = titles({ conditions: [], isLate: false }, { ...context, today: '9999-12-31' });
  expect(others).toEqual(['Café opening', 'Straße', 'Cafe\u0301 closing, Οδός']);
  expect(titles({ conditions: [], isLate: true }, { ...context, today: '2026-03-09' })).toEqual([
    'STRASSENFEST 100%',
  ]);
  expect(
    late({ today: '9999-12-31', fields: new Map([['STATUS', { ...status, doneOptions: [] }]]) }),
  ).toEqual([]);
});

test('conditions can be found, changed and removed', () => {
  const launches = withCondition({ conditions: [] }, '@title', 'contains', 'launch');
  const filter = withCondition(launches, '@brand', 'isAnyOf', ['harbor']);
  expect(conditionOn(filter, '@brand')?.value).toEqual(['harbor']);
  expect(conditionOn(filter, '@brand', 'isNoneOf')).toBeUndefined();
  const changed = withCondition(filter, '@title', 'contains', 'opening');
  expect(changed.conditions.map(({ value }) => value)).toEqual(['opening', ['harbor']]);
  expect(withCondition(changed, '@brand', 'isAnyOf', undefined).conditions).toHaveLength(1);
  expect(withCondition(launches, '@title', 'contains', undefined)).toEqual({ conditions: [] });
});

test('a field that several kinds use is one field, and the ids of its configurations are ids of it', () => {
  const status = FILTERED_FIELDS.find(
    ({ fieldName }) => fieldName === 'status',
  ) as (typeof FILTERED_FIELDS)[0];
  const configurations = (['blog', 'email'] as const).map((kind) => ({
    ...{ ...status, id: `of ${kind}`, fieldId: 'STATUS', kind, isRequired: kind === 'email' },
  }));
  expect(sharedFields(configurations)).toMatchObject([
    { id: 'STATUS', kinds: ['blog', 'email'], isRequired: true },
  ]);
  const emails = FILTERED_ENTRIES.map((entry) => ({ ...entry, kind: 'email' as const }));
  const found = (filter: Filter) =>
    [...FILTERED_ENTRIES, ...emails].filter((entry) =>
      matches(entry, onFields(filter, configurations), { ...context, fields: filterFields(configurations) }),
    ).length;
  const old: Filter = {
    match: 'byType',
    conditions: ['of blog', 'of email'].map((field) => ({ field, operator: 'isAnyOf', value: ['Ready'] })),
  };
  const one = { field: 'STATUS', operator: 'isAnyOf', value: ['Ready'] };
  expect(onFields(old, configurations)).toEqual({ match: 'byType', conditions: [one] });
  expect(found(old)).toBe(2);
  expect(found({ conditions: [one] })).toBe(2);
});

test('a filter on a field that was merged into another one is a filter on the other one', () => {
  const options = [
    { name: 'Finished', replacement: 'Ready' },
    { name: 'Dropped', replacement: null },
  ];
  const configurations = [
    { id: 'of blog', fieldId: 'STATUS', formerFields: [{ id: 'STATE', options }] },
    { id: 'STATE', fieldId: 'STATUS' },
  ];
  const on = (field: string, value: string[]): Filter => ({
    conditions: [{ field, operator: 'isAnyOf', value }],
  });
  expect(onFields(on('STATE', ['Finished', 'Draft', 'Dropped']), configurations)).toEqual(
    on('STATUS', ['Ready', 'Draft']),
  );
  expect(onFields(on('OTHER', ['Finished']), configurations)).toEqual(on('OTHER', ['Finished']));
});
