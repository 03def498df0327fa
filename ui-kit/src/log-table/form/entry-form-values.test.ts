import { describe, expect, test } from 'vitest';
import { KINDS } from '../../logs/kinds/index.js';
import { LOG_KINDS } from '../../logs/types.js';
import { configuration, entry } from './entry-form.fixture.js';
import { entryFormValues } from './entry-form-values.js';
import { entryValues } from './entry-values.js';

const day = { date: '2026-12-24', today: '2026-10-14' };

const configurations = [
  configuration({ fieldName: 'author' }),
  configuration({ fieldName: 'due', fieldType: 'date', isRequired: true }),
  configuration({ fieldName: 'maybe', fieldType: 'date' }),
  configuration({ fieldName: 'news', fieldType: 'boolean' }),
  configuration({ fieldName: 'toString', fieldType: 'boolean' }),
  configuration({ fieldName: 'foreign', kind: 'event' }),
];

describe('the form for a new entry', () => {
  const form = entryFormValues({
    kind: KINDS.blog,
    entry: null,
    fieldConfigurations: configurations,
    ...day,
  });

  test('starts with the given date, empty text, and the current date in required custom date fields', () => {
    expect(form).toEqual({
      title: '',
      startDate: '2026-12-24',
      endDate: '2026-12-24',
      brandId: null,
      color: '',
      showOnCalendar: true,
      fields: { category: '' },
      custom: {
        'id-author': '',
        'id-due': '2026-10-14',
        'id-maybe': '',
        'id-news': null,
        'id-toString': null,
      },
    });
  });

  test('submits null for empty values and omits booleans that were never set', () => {
    expect(entryValues(KINDS.blog, { ...form, title: ' A ' }, configurations)).toEqual({
      title: 'A',
      startDate: '2026-12-24',
      endDate: '2026-12-24',
      brandId: null,
      color: null,
      showOnCalendar: true,
      fields: { category: null },
      dynamicFields: { author: null, due: '2026-10-14', maybe: null },
    });
  });

  test('submits null for blank text and false for an unchecked boolean', () => {
    const custom = { ...form.custom, 'id-author': '  ', 'id-news': false };
    const values = entryValues(
      KINDS.blog,
      { ...form, brandId: '', color: ' ', fields: { category: '\n' }, custom },
      configurations,
    );
    expect(values).toMatchObject({ brandId: null, color: null, fields: { category: null } });
    expect(values.dynamicFields).toMatchObject({ author: null, news: false });
  });

  test('uses the date of a single-day entry as both its start date and its end date', () => {
    expect(entryValues(KINDS.blog, { ...form, startDate: '2027-01-02' }, []).endDate).toBe('2027-01-02');
    const event = entryFormValues({ kind: KINDS.event, entry: null, fieldConfigurations: [], ...day });
    expect(entryValues(KINDS.event, { ...event, endDate: '2026-12-31' }, [])).toMatchObject({
      startDate: '2026-12-24',
      endDate: '2026-12-31',
    });
  });
});

test('the form submits an unedited entry unchanged', () => {
  const edited = entry({
    brandId: 'lumen',
    color: '#FACC15',
    showOnCalendar: false,
    fields: { category: 'Guides' },
    dynamicFields: { author: 'Ines', due: '2026-10-01', maybe: null, news: false },
  });
  const form = entryFormValues({
    kind: KINDS.blog,
    entry: edited,
    fieldConfigurations: configurations,
    ...day,
  });
  const { id: _id, kind: _kind, version: _version, createdAt: _c, updatedAt: _u, ...rest } = edited;
  expect(entryValues(KINDS.blog, form, configurations)).toEqual(rest);
});

test('the form keeps empty required dates of an existing entry empty', () => {
  const form = entryFormValues({
    kind: KINDS.blog,
    entry: entry(),
    fieldConfigurations: configurations,
    ...day,
  });
  expect(form.custom['id-due']).toBe('');
});

test.each(LOG_KINDS)('%s: every field of the kind has an initial value', (kind) => {
  const form = entryFormValues({ kind: KINDS[kind], entry: null, fieldConfigurations: [], ...day });
  expect(Object.values(form.fields).every((value) => value === '' || value === false)).toBe(true);
  const names = KINDS[kind].fields.flatMap((field) => {
    if (field.type === 'flags') return field.flags.map(({ name }) => name);
    return field.type === 'title' || field.type === 'entryDate' ? [] : [field.name];
  });
  expect(Object.keys(form.fields).sort()).toEqual(names.sort());
});
