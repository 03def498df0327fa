import { expect, test } from 'vitest';
import { kindsIn } from '../logs/kinds/kinds-in.js';
import { inEnglish } from '../messages/translate.js';
import { sampleBrands, sampleFields, subject, value } from './story-data.js';
import type { SubjectChange } from './types.js';
import { valueRows } from './value-rows.js';

const context = {
  brands: sampleBrands,
  fieldConfigurations: sampleFields,
  locale: 'en-US',
  translate: inEnglish,
  kindOf: kindsIn(inEnglish).of,
};

const rows = (change: SubjectChange) =>
  valueRows(change, context).map(({ label, before, after }) => [label, before, after]);

test('rows use the labels and formats of the kind’s fields', () => {
  const change = subject('Post', {
    kind: 'social',
    values: [
      value('title', 'Old', 'Post'),
      value('mediaType', null, 'Reel'),
      value('facebook', false, true),
      value('brandId', 'lumen', 'gone'),
      value('color', '#FACC15', null),
      value('showOnCalendar', true, false),
    ],
  });
  expect(rows(change)).toEqual([
    ['Post Name', 'Old', 'Post'],
    ['Media Type', '', 'Reel'],
    ['Facebook', 'No', 'Yes'],
    ['Brand', 'Lumen Cycles', 'Unknown brand'],
    ['Custom Color', '#FACC15', 'Brand color'],
    ['Show on Calendar', 'Yes', 'No'],
  ]);
});

test('the date of a blog post takes up one row, and the dates of an event take up two rows', () => {
  const values = [
    value('startDate', '2026-11-10', '2026-11-17'),
    value('endDate', '2026-11-10', '2026-11-17'),
  ];
  expect(rows(subject('Post', { values }))).toEqual([['Date', '11/10/2026', '11/17/2026']]);
  expect(rows(subject('Fair', { kind: 'event', values })).map(([label]) => label)).toEqual([
    'Start Date',
    'End Date',
  ]);
});

test('rows name the types that an entry changed from and to, unless one was deleted', () => {
  const typed = (before: string) => subject('Post', { values: [value('kind', before, 'blog')] });
  expect(rows(typed('event'))).toEqual([['Type', 'Event', 'Blog Post']]);
  expect(rows(typed('fair'))).toEqual([['Type', 'Deleted type', 'Blog Post']]);
});

test('rows use the labels of custom fields, and the names of unknown custom fields', () => {
  const values = [value('field:status', 'Draft', 'Ready'), value('field:toString', null, 3)];
  expect(rows(subject('Post', { values }))).toEqual([
    ['Status', 'Draft', 'Ready'],
    ['toString', '', '3'],
  ]);
});

test('rows omit the titles and empty values of created and deleted entries', () => {
  const values = [
    value('title', null, 'Post'),
    value('startDate', null, '2026-11-10'),
    value('endDate', null, '2026-11-10'),
    value('color', null, null),
    value('facebook', null, false),
  ];
  expect(rows(subject('Post', { kind: 'social', values }))).toEqual([['Date', '', '11/10/2026']]);
});

test('rows contain the values of subjects other than entries, including unknown values', () => {
  const values = [
    value('dropdownOptions', ['a'], ['a', 'b']),
    value('isRequired', false, true),
    value('toString', null, { deep: 1 }),
  ];
  expect(rows(subject('Status', { subjectType: 'field', values }))).toEqual([
    ['Options', 'a', 'a, b'],
    ['Required', 'No', 'Yes'],
    ['toString', '', '{"deep":1}'],
  ]);
});

test('rows contain the settings of fields and types in words', () => {
  const field = [
    value('fieldType', 'dropdown', 'multipleChoice'),
    value('isShareable', false, true),
    value('optionColors', [{ option: 'Idea', color: '#F00' }], []),
  ];
  expect(rows(subject('Status', { subjectType: 'field', values: field }))).toEqual([
    ['Type', 'Dropdown', 'Multiple choice'],
    ['Can be shown to clients', 'No', 'Yes'],
    ['Colors of options', 'Idea #F00', ''],
  ]);
  const kind = [
    value('pluralName', 'Studies', 'Case studies'),
    value('icon', 'radio', 'rss'),
    value('dates', 'day', 'span'),
    value('titleLabel', 'Title', 'Customer'),
    value('isHidden', false, true),
  ];
  expect(rows(subject('Case study', { subjectType: 'kind', values: kind }))).toEqual([
    ['Plural', 'Studies', 'Case studies'],
    ['Icon', 'radio', 'rss'],
    ['Dates', 'One day', 'Several days'],
    ['Label of the title', 'Title', 'Customer'],
    ['Hidden', 'No', 'Yes'],
  ]);
  const view = [value('name', null, 'Late'), value('state', null, 'view=agenda')];
  expect(rows(subject('Late', { subjectType: 'savedView', kind: null, values: view }))).toEqual([
    ['Name', '', 'Late'],
  ]);
});

test('rows contain the settings of a link as text, and omit empty settings', () => {
  const expiresAt = new Date(2027, 1, 22, 15, 30).toISOString();
  const values = [
    value('kind', null, 'link'),
    value('name', null, 'Spring preview'),
    value('kinds', null, ['blog', 'gone']),
    value('brandIds', null, ['lumen', 'gone']),
    value('origins', null, []),
    value('expiresAt', null, expiresAt),
  ];
  expect(rows(subject('Spring preview', { subjectType: 'accessToken', kind: null, values }))).toEqual([
    ['Name', '', 'Spring preview'],
    ['Types of entries', '', 'Blog Post, Deleted type'],
    ['Brands', '', 'Lumen Cycles, Unknown brand'],
    ['Expires', '', '02/22/2027 3:30 PM'],
  ]);
});
