import type { BuiltInKindId, CalendarEntry, Entry, FieldConfiguration, Filter } from '../../src/index.js';

/**
 * Cases of the filter rule: which of a few entries match a filter, for a viewer with the id `maya`, on 2026-03-08.
 */

/** An entry to filter. `values` contains the values of fields by id, for types that the planner doesn't have yet. */
export type FilteredEntry = Omit<CalendarEntry, 'id' | 'version' | 'kind'> &
  Pick<Entry, 'showOnCalendar'> & {
    kind: BuiltInKindId;
    values: Readonly<Record<string, string | readonly string[]>>;
  };

const entry = (title: string, more: Partial<FilteredEntry> = {}): FilteredEntry => ({
  ...{ kind: 'blog', title, startDate: '2026-03-08', endDate: '2026-03-08', brandId: null, color: null },
  ...{ showOnCalendar: true, dynamicFields: {}, values: {} },
  ...more,
});

/** The titles of the entries. */
const [CAFE, FEST, STREET, HIDDEN, ODD] = [
  'Café opening',
  'STRASSENFEST 100%',
  'Straße',
  'Cafe\u0301 closing, Οδός',
  'Ёлка',
] as const;
const ALL = [CAFE, FEST, STREET, HIDDEN, ODD];

export const FILTERED_ENTRIES: readonly FilteredEntry[] = [
  entry(CAFE, {
    ...{ brandId: 'harbor', color: 'red', startDate: '2026-03-06', endDate: '2026-03-07' },
    dynamicFields: {
      ...{ status: 'Ready', paid: true, author: 'Zoë Park', due: '2026-03-01', budget: 7 },
      page: 'https://example.com/Fête',
    },
    values: { owner: 'maya', platforms: ['fb', 'ig'], at: '09:30' },
  }),
  entry(FEST, {
    ...{ brandId: 'lumen', dynamicFields: { status: 'Draft', paid: false, budget: 12.5, due: '2026-03-20' } },
    values: { owner: 'noor', platforms: ['ig'], at: '14:00' },
  }),
  entry(STREET, {
    kind: 'email',
    dynamicFields: { region: 'Île-de-France' },
    values: { editor: 'maya' },
    startDate: '2026-02-01',
    endDate: '2026-02-01',
  }),
  entry(HIDDEN, { kind: 'event', showOnCalendar: false, startDate: '2026-03-08', endDate: '2026-04-10' }),
  // The values of the next entry are from before the types of its fields changed.
  entry(ODD, {
    ...{ startDate: '2027-03-08', endDate: '2027-03-08' },
    dynamicFields: { author: 7, due: 'soon', paid: 'yes', budget: '7', status: '' },
  }),
];

const option = (name: string, isDone: boolean) => ({
  ...{ id: name, name, color: null, isDone, isArchived: false },
});

/** The custom fields. All of them belong to `blog`, except `region`. Their ids are their names in capital letters. */
export const FILTERED_FIELDS = (
  [
    ['blog', 'status', 'dropdown'],
    ['blog', 'paid', 'boolean'],
    ['blog', 'author', 'text'],
    ['blog', 'due', 'date'],
    ['blog', 'budget', 'number'],
    ['blog', 'page', 'url'],
    ['email', 'region', 'text'],
  ] as const
).map(([kind, fieldName, fieldType]): FieldConfiguration & { kind: BuiltInKindId } => ({
  ...{
    id: fieldName.toUpperCase(),
    fieldId: fieldName.toUpperCase(),
    kind,
    fieldName,
    fieldLabel: fieldName,
    fieldType,
  },
  ...{ dropdownOptions: null, optionColors: null, isRequired: false, isShareable: false, displayOrder: 0 },
  options: fieldName === 'status' ? [option('Draft', false), option('Ready', true)] : [],
}));

type Wanted = Filter['conditions'][number]['value'];
const on = (field: string, operator: string, value?: Wanted): Filter['conditions'][number] => ({
  ...{ field, operator },
  ...(value !== undefined && { value }),
});

/** Conditions, all of which must hold, and the titles of the entries that match. */
export const FILTER_CASES: readonly (readonly [Filter['conditions'], readonly string[]])[] = [
  [[], ALL],
  // Properties of all entries
  [[on('@kind', 'isAnyOf', ['blog', 'email'])], [CAFE, FEST, STREET, ODD]],
  [[on('@kind', 'isNoneOf', ['blog', 'email'])], [HIDDEN]],
  [[on('@kind', 'isAnyOf', [])], []],
  [[on('@brand', 'isAnyOf', ['harbor', null])], [CAFE, STREET, HIDDEN, ODD]],
  [[on('@brand', 'isNoneOf', ['harbor', null])], [FEST]],
  [[on('@brand', 'isAnyOf', ['deleted'])], []],
  [[on('@brand', 'isEmpty')], [STREET, HIDDEN, ODD]],
  [[on('@color', 'isNotEmpty')], [CAFE]],
  [[on('@showOnCalendar', 'is', true)], [CAFE, FEST, STREET, ODD]],
  [[on('@showOnCalendar', 'is', false)], [HIDDEN]],
  [[on('@title', 'contains', '')], ALL],
  [[on('@title', 'contains', ' ')], ALL],
  [[on('@title', 'contains', 'open cafe')], [CAFE]],
  [[on('@title', 'contains', 'CAFÉ')], [CAFE, HIDDEN]],
  [[on('@title', 'contains', 'straße')], [FEST, STREET]],
  [[on('@title', 'contains', 'ЕЛКА')], [ODD]],
  [[on('@title', 'contains', 'οδος')], [HIDDEN]],
  [[on('@title', 'contains', '_')], []],
  [[on('@title', 'doesNotContain', 'strasse')], [CAFE, HIDDEN, ODD]],
  [[on('@date', 'is', '2026-03-07')], [CAFE]],
  [[on('@date', 'is', 'today')], [FEST, HIDDEN]],
  [[on('@date', 'before', 'today')], [CAFE, STREET]],
  [[on('@date', 'after', '2026-04-09')], [HIDDEN, ODD]],
  [[on('@date', 'between', ['2026-02-01', '2026-03-06'])], [CAFE, STREET]],
  [[on('@date', 'inNext', { count: 12, unit: 'month' })], [FEST, HIDDEN, ODD]],
  [[on('@date', 'inLast', { count: 1, unit: 'day' })], [CAFE, FEST, HIDDEN]],
  [[on('@date', 'inLast', { count: 5, unit: 'week' })], [CAFE, FEST, STREET, HIDDEN]],
  // Choices
  [[on('STATUS', 'isAnyOf', ['Draft', 'Ready'])], [CAFE, FEST]],
  [[on('STATUS', 'isAnyOf', [])], []],
  [[on('STATUS', 'isAnyOf', [null])], [STREET, HIDDEN, ODD]],
  [[on('STATUS', 'isNoneOf', ['Draft'])], [CAFE, STREET, HIDDEN, ODD]],
  [[on('STATUS', 'isEmpty')], [STREET, HIDDEN, ODD]],
  [[on('STATUS', 'isNotEmpty')], [CAFE, FEST]],
  [[on('STATUS', 'isFinished')], [CAFE]],
  [[on('STATUS', 'isNotFinished')], [FEST, STREET, HIDDEN, ODD]],
  [[on('STATUS', 'contains', 'dra')], [FEST]],
  [[on('OWNER', 'isAnyOf', ['me'])], [CAFE]],
  [[on('OWNER', 'isNoneOf', ['me'])], [FEST, STREET, HIDDEN, ODD]],
  [[on('@people', 'isAnyOf', ['me'])], [CAFE, STREET]],
  [[on('@people', 'isAnyOf', ['noor', null])], [FEST, HIDDEN, ODD]],
  [[on('@people', 'isNoneOf', ['me'])], [FEST, HIDDEN, ODD]],
  [[on('@people', 'isEmpty')], [HIDDEN, ODD]],
  [[on('@people', 'isNotEmpty')], [CAFE, FEST, STREET]],
  [[on('PLATFORMS', 'hasAnyOf', ['fb', 'tt'])], [CAFE]],
  // A dropdown can be merged into a multiple choice, and filters keep their operators.
  [[on('PLATFORMS', 'isAnyOf', ['fb', 'tt'])], [CAFE]],
  [[on('PLATFORMS', 'isAnyOf', ['fb', null])], [CAFE, STREET, HIDDEN, ODD]],
  [[on('PLATFORMS', 'isNoneOf', ['fb'])], [FEST, STREET, HIDDEN, ODD]],
  [[on('PLATFORMS', 'hasAllOf', ['fb', 'ig'])], [CAFE]],
  [[on('PLATFORMS', 'hasNoneOf', ['fb'])], [FEST, STREET, HIDDEN, ODD]],
  [[on('PLATFORMS', 'isEmpty')], [STREET, HIDDEN, ODD]],
  // Booleans, text, dates, numbers and times
  [[on('PAID', 'is', true)], [CAFE]],
  [[on('PAID', 'is', false)], [FEST, ODD]],
  [[on('AUTHOR', 'contains', 'park zoe')], [CAFE]],
  [[on('AUTHOR', 'contains', '7')], []],
  [[on('AUTHOR', 'doesNotContain', 'zoe')], [FEST, STREET, HIDDEN, ODD]],
  [[on('AUTHOR', 'isAnyOf', ['Zoë Park'])], [CAFE]],
  [[on('PAGE', 'contains', 'fete')], [CAFE]],
  [[on('REGION', 'contains', 'ile de')], [STREET]],
  [[on('DUE', 'before', '2026-03-02')], [CAFE]],
  [[on('DUE', 'before', '2026-03-01')], []],
  [[on('DUE', 'after', '2026-02-28')], [CAFE, FEST]],
  [[on('DUE', 'after', '9999-12-31')], []],
  [[on('DUE', 'before', '0001-01-01')], []],
  [[on('DUE', 'inNext', { count: 12, unit: 'day' })], [FEST]],
  [[on('DUE', 'inLast', { count: 1, unit: 'week' })], [CAFE]],
  [[on('BUDGET', 'is', 7)], [CAFE]],
  [[on('BUDGET', 'atLeast', 7)], [CAFE, FEST]],
  [[on('BUDGET', 'atMost', 7)], [CAFE]],
  [[on('BUDGET', 'between', [7.5, 12.5])], [FEST]],
  [[on('AT', 'before', '14:00')], [CAFE]],
  [[on('AT', 'after', '09:30')], [FEST]],
  // Several conditions
  [[on('@kind', 'isAnyOf', ['blog']), on('DUE', 'after', '2026-03-01')], [FEST]],
  [[on('DUE', 'after', '2026-02-28'), on('DUE', 'before', '2026-03-02')], [CAFE]],
  [[on('AUTHOR', 'contains', 'zoe'), on('REGION', 'contains', 'france')], []],
  // Conditions that are invalid or don't fit the type match nothing.
  [[on('DELETED', 'isEmpty')], []],
  [[on('DELETED', 'contains', '')], []],
  [[on('AUTHOR', 'contains', 'zoe'), on('DELETED', 'contains', 'x')], []],
  [[on('@planet', 'isEmpty')], []],
  [[on('@color', 'isAnyOf', ['red'])], []],
  [[on('STATUS', 'is', false)], []],
  [[on('STATUS', 'after', '2026-01-01')], []],
  [[on('STATUS', 'toString')], []],
  [[on('STATUS', 'isNoneOf', 'Draft')], []],
  [[on('STATUS', 'isEmpty', 'Draft')], []],
  [[on('PAID', 'isAnyOf', ['true'])], []],
  [[on('DUE', 'before', '2026-02-30')], []],
  [[on('DUE', 'between', ['2026-01-01'])], []],
  [[on('DUE', 'inNext', { count: 0, unit: 'day' })], []],
  [[on('BUDGET', 'atLeast', Number.NaN)], []],
  [[on('BUDGET', 'contains', '7')], []],
  [[on('AT', 'before', '9:00')], []],
];

/** Conditions on fields of different kinds, for filters with `match: 'byType'`. */
export const BY_TYPE_CASES: typeof FILTER_CASES = [
  [
    [on('AUTHOR', 'contains', 'zoe'), on('REGION', 'contains', 'france')],
    [CAFE, STREET],
  ],
  [[on('AUTHOR', 'contains', 'zoe'), on('PAID', 'is', false)], []],
  [[on('AUTHOR', 'contains', 'zoe'), on('DELETED', 'contains', 'x')], []],
  [[on('AUTHOR', 'contains', ' ')], ALL],
  [[on('STATUS', 'is', false), on('REGION', 'contains', 'france')], [STREET]],
  [[on('@brand', 'isEmpty'), on('PAID', 'is', false), on('REGION', 'contains', 'x')], [ODD]],
  [[on('@kind', 'isAnyOf', ['event'])], [HIDDEN]],
];
