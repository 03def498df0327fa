import { describe, expect, test } from 'vitest';
import type { Entry } from '../../logs/entry.js';
import { KINDS } from '../../logs/kinds/index.js';
import type { BuiltInKindId, FieldConfiguration } from '../../logs/types.js';
import { inEnglish } from '../../messages/translate.js';
import { entryErrors } from './entry-errors.js';
import { configuration, entry } from './entry-form.fixture.js';
import { type EntryFormValues, entryFormValues } from './entry-form-values.js';
import { formErrors } from './form-errors.js';
import { controlOf, WHOLE_FORM } from './server-errors.js';

interface Case {
  kind?: BuiltInKindId;
  change?: Partial<EntryFormValues>;
  configurations?: readonly FieldConfiguration[];
  stored?: Entry['dynamicFields'];
}

function errorsOf({ kind = 'blog', change = {}, configurations = [], stored }: Case) {
  const edited = stored ? entry({ dynamicFields: stored }) : null;
  const day = { date: '2026-10-14', today: '2026-10-14' };
  const form = entryFormValues({
    kind: KINDS[kind],
    entry: edited,
    fieldConfigurations: configurations,
    ...day,
  });
  return entryErrors(
    { ...form, title: 'Title', ...change },
    { kind: KINDS[kind], entry: edited, configurations, translate: inEnglish },
  );
}

const none = { fields: {}, custom: {}, missing: [] };

test('a form that has a title is accepted', () => {
  expect(errorsOf({})).toEqual(none);
  expect(formErrors(errorsOf({}))).toEqual({});
});

test.each([
  ['blog', 'Blog Name is required'],
  ['email', 'Subject is required'],
  ['social', 'Post Name is required'],
  ['event', 'Name is required'],
  ['podcast', 'Episode Title is required'],
  ['other', 'Title is required'],
] as const)('%s: a blank title is rejected', (kind, title) => {
  expect(errorsOf({ kind, change: { title: '  ' } })).toEqual({ ...none, title });
});

test('text that exceeds the maximum length is rejected', () => {
  expect(errorsOf({ change: { title: 'x'.repeat(300) } })).toEqual(none);
  expect(errorsOf({ change: { title: 'x'.repeat(301) } }).title).toBe('Use at most 300 characters');
  expect(errorsOf({ change: { fields: { category: 'x'.repeat(10_001) } } }).fields).toEqual({
    category: 'Use at most 10,000 characters',
  });
});

describe('date validation', () => {
  test.each([
    ['', 'Date is required'],
    ['02/30/2026', 'Enter a valid date (MM/DD/YYYY)'],
    ['tomorrow', 'Enter a valid date (MM/DD/YYYY)'],
  ])('rejects %j', (startDate, message) => {
    expect(errorsOf({ change: { startDate } })).toEqual({ ...none, startDate: message });
  });

  test('checks the end date only for events', () => {
    const change = { startDate: '2026-10-15', endDate: '2026-10-14' };
    expect(errorsOf({ change })).toEqual(none);
    expect(errorsOf({ kind: 'event', change })).toEqual({
      ...none,
      endDate: 'End date must be on or after the start date',
    });
    expect(errorsOf({ kind: 'event', change: { ...change, endDate: '2026-10-15' } })).toEqual(none);
    expect(errorsOf({ kind: 'event', change: { ...change, endDate: '' } }).endDate).toBe(
      'End Date is required',
    );
  });
});

describe('custom field validation', () => {
  const required = (['text', 'dropdown', 'date', 'boolean'] as const).map((fieldType) =>
    configuration({ fieldName: fieldType, fieldLabel: fieldType.toUpperCase(), fieldType, isRequired: true }),
  );

  test('lists empty required fields in the given order', () => {
    const { missing, custom } = errorsOf({ configurations: required, stored: { text: ' ' } });
    expect(missing).toEqual(['TEXT', 'DROPDOWN', 'DATE', 'BOOLEAN']);
    expect(custom['id-text']).toBe('TEXT is required');
  });

  test('accepts true and false for a required boolean', () => {
    const stored = { text: 'a', dropdown: 'b', date: '2026-01-01', boolean: false };
    expect(errorsOf({ configurations: required, stored })).toEqual(none);
  });

  test('rejects a date that does not exist, unless it was already stored', () => {
    const configurations = [configuration({ fieldName: 'due', fieldType: 'date' })];
    const wrong = { custom: { 'id-due': '2026-02-30' } };
    expect(errorsOf({ configurations, change: wrong }).custom).toEqual({
      'id-due': 'Enter a valid date (MM/DD/YYYY)',
    });
    expect(errorsOf({ configurations, stored: { due: 'next week' } })).toEqual(none);
  });
});

test.each([
  ['title', 'title'],
  ['startDate', 'startDate'],
  ['values.category', 'fields.category'],
  ['values.gone', WHOLE_FORM],
  ['brandId', 'brandId'],
  ['values.id-author', 'custom.id-author'],
  ['values', WHOLE_FORM],
  ['', WHOLE_FORM],
])('a server error for %j is assigned to the path %s', (field, control) => {
  expect(controlOf(field, KINDS.blog, [configuration({})])).toBe(control);
});

test('a server error for the end date is assigned to the control that sets the end date', () => {
  expect(controlOf('endDate', KINDS.blog, [])).toBe('startDate');
  expect(controlOf('endDate', KINDS.event, [])).toBe('endDate');
});
