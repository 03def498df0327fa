/** Cases of the filter rule. Those of the rule that the sdk and the ui-kit use are in `model/test/filters`. */

export const FILTERED_BRANDS = [
  '01900000-0000-7000-8000-0000000000b1',
  '01900000-0000-7000-8000-0000000000b2',
] as const;
const [BRAND, OTHER_BRAND] = FILTERED_BRANDS;

/** The custom fields. All of them belong to `blog`, except `region`. */
export const FILTERED_FIELDS = {
  status: { id: '01900000-0000-7000-8000-0000000000f1', kind: 'blog', type: 'dropdown' },
  paid: { id: '01900000-0000-7000-8000-0000000000f2', kind: 'blog', type: 'boolean' },
  author: { id: '01900000-0000-7000-8000-0000000000f3', kind: 'blog', type: 'text' },
  due: { id: '01900000-0000-7000-8000-0000000000f4', kind: 'blog', type: 'date' },
  budget: { id: '01900000-0000-7000-8000-0000000000f5', kind: 'blog', type: 'number' },
  page: { id: '01900000-0000-7000-8000-0000000000f6', kind: 'blog', type: 'url' },
  region: { id: '01900000-0000-7000-8000-0000000000f7', kind: 'email', type: 'text' },
} as const;

const [STATUS, PAID, AUTHOR, DUE, BUDGET, PAGE, REGION] = Object.values(FILTERED_FIELDS).map(({ id }) => id);
const DELETED = '01900000-0000-7000-8000-0000000000ff';

/** An entry on 2026-03-08. */
export interface FilteredEntry {
  kind: 'blog' | 'email' | 'event';
  title: string;
  brandId: string | null;
  showOnCalendar: boolean;
  dynamicFields: Record<string, string | number | boolean | null>;
}

const entry = (title: string, more: Partial<FilteredEntry> = {}): FilteredEntry => ({
  ...{ kind: 'blog', title, brandId: null, showOnCalendar: true, dynamicFields: {} },
  ...more,
});

/** The entries that each case filters. Titles are unique. */
export const FILTERED_ENTRIES: readonly FilteredEntry[] = [
  entry('Café opening', {
    brandId: BRAND,
    dynamicFields: {
      ...{ status: 'Ready', paid: true, author: 'Zoë Park', due: '2026-03-01', budget: 7 },
      page: 'https://example.com/Fête',
    },
  }),
  entry('STRASSENFEST 100%', { brandId: OTHER_BRAND, dynamicFields: { status: 'Draft', paid: false } }),
  entry('Straße', { kind: 'email', dynamicFields: { region: 'Île-de-France' } }),
  entry('Cafe\u0301 closing, Οδός', { kind: 'event', showOnCalendar: false }),
  // The values of the next entry are from before the types of its fields changed.
  entry('Ёлка', { dynamicFields: { author: 7, due: 'soon', paid: 'yes', budget: '7', status: '' } }),
];

/** A filter, as the sdk sends it. The test converts it to the API's input. */
export interface FilterCase {
  kinds?: ('blog' | 'email' | 'event')[];
  brandIds?: (string | null)[];
  text?: string;
  isVisible?: boolean;
  fields?: {
    fieldId: string;
    values?: string[];
    checked?: boolean;
    has?: string;
    before?: string;
    after?: string;
  }[];
}

const [CAFE, FEST, STREET, HIDDEN, ODD] = FILTERED_ENTRIES.map(({ title }) => title) as [
  ...[string, string, string, string, string],
];
const ALL = [CAFE, FEST, STREET, HIDDEN, ODD];
const field = (
  fieldId = '',
  conditions: Omit<NonNullable<FilterCase['fields']>[number], 'fieldId'> = {},
) => ({
  fields: [{ fieldId, ...conditions }],
});

/** Filters, and the titles of the entries that match. */
export const FILTER_CASES: readonly (readonly [FilterCase, readonly string[]])[] = [
  [{}, ALL],
  [{ kinds: ['blog', 'email'] }, [CAFE, FEST, STREET, ODD]],
  [{ kinds: [] }, []],
  [{ brandIds: [BRAND, null] }, [CAFE, STREET, HIDDEN, ODD]],
  [{ brandIds: [DELETED] }, []],
  [{ brandIds: [] }, []],
  [{ isVisible: true }, [CAFE, FEST, STREET, ODD]],
  [{ isVisible: false }, [HIDDEN]],
  [{ text: '' }, ALL],
  [{ text: ' ' }, ALL],
  [{ text: 'open cafe' }, [CAFE]],
  [{ text: 'CAFÉ' }, [CAFE, HIDDEN]],
  [{ text: 'cafe\u0301' }, [CAFE, HIDDEN]],
  [{ text: 'strasse' }, [FEST, STREET]],
  [{ text: 'straße' }, [FEST, STREET]],
  [{ text: 'ёлка' }, [ODD]],
  [{ text: 'ЕЛКА' }, [ODD]],
  [{ text: 'ΟΔΟΣ' }, [HIDDEN]],
  [{ text: 'οδος' }, [HIDDEN]],
  [{ text: '0%' }, [FEST]],
  [{ text: '_' }, []],
  [{ text: '\\' }, []],
  [field(STATUS, { values: ['Draft', 'Ready'] }), [CAFE, FEST]],
  [field(STATUS, { values: [''] }), [ODD]],
  [field(STATUS, { values: [] }), []],
  [field(STATUS, { has: 'dra' }), [FEST]],
  [field(STATUS, { checked: false }), []],
  [field(STATUS, { after: '2026-01-01' }), []],
  [field(PAID, { checked: true }), [CAFE]],
  [field(PAID, { checked: false }), [FEST, ODD]],
  [field(PAID, { values: ['true'] }), []],
  [field(PAID, { has: 'tr' }), []],
  [field(AUTHOR, { has: 'park zoe' }), [CAFE]],
  [field(AUTHOR, { has: '7' }), []],
  [field(AUTHOR, { has: ' ' }), ALL],
  [field(AUTHOR, { values: ['Zoë Park'] }), [CAFE]],
  [field(AUTHOR, { values: ['7'] }), []],
  [field(DUE, { before: '2026-03-02' }), [CAFE]],
  [field(DUE, { before: '2026-03-01' }), []],
  [field(DUE, { after: '2026-03-01' }), []],
  [field(DUE, { after: '2026-02-28', before: '2026-03-02' }), [CAFE]],
  [field(DUE, { has: '2026' }), []],
  [field(BUDGET, { has: '7' }), []],
  [field(BUDGET, { values: ['7'] }), []],
  [field(PAGE, { has: 'fete' }), [CAFE]],
  [field(REGION, { has: 'ile de' }), [STREET]],
  [field(DELETED, { has: 'x' }), []],
  [field(DELETED), []],
  [field(AUTHOR), ALL],
  [
    { fields: [...field(AUTHOR, { has: 'zoe' }).fields, ...field(REGION, { has: 'france' }).fields] },
    [CAFE, STREET],
  ],
  [{ fields: [...field(AUTHOR, { has: 'zoe' }).fields, ...field(PAID, { checked: false }).fields] }, []],
  [{ fields: [...field(AUTHOR, { has: 'zoe' }).fields, ...field(DELETED, { has: 'x' }).fields] }, []],
];
