import { describe, expect, test } from 'vitest';
import type { Entry } from '../entry.js';
import { type BuiltInKindId, type FieldConfiguration, LOG_KINDS } from '../types.js';
import { listColumns } from './columns.js';
import { customRows, detailRows } from './detail-rows.js';
import { KINDS } from './index.js';
import { fieldText } from './values.js';

const configuration = (part: Partial<FieldConfiguration>): FieldConfiguration => ({
  id: part.fieldName ?? 'f',
  kind: 'blog',
  fieldName: 'author',
  fieldLabel: 'Author',
  fieldType: 'text',
  dropdownOptions: null,
  isRequired: false,
  displayOrder: 0,
  ...part,
});

const entry = (part: Partial<Entry>): Entry => ({
  id: '1',
  kind: 'blog',
  title: 'Winter tire guide',
  startDate: '2026-10-05',
  endDate: '2026-10-05',
  brandId: null,
  color: null,
  showOnCalendar: true,
  dynamicFields: {},
  fields: {},
  version: 1,
  createdAt: '2026-03-01T09:00:00.000Z',
  updatedAt: '2026-03-01T09:00:00.000Z',
  ...part,
});

/** The ids and labels of each kind's columns in default order. */
const COLUMNS: Partial<Record<BuiltInKindId, readonly [ids: string, labels: string]>> = {
  blog: [
    'date blogName category brand onCalendar actions',
    'Date, Blog Name, Category, Brand, On Calendar, Actions',
  ],
  email: [
    'date subject campaignName brand onCalendar actions',
    'Date, Subject, Campaign, Brand, On Calendar, Actions',
  ],
  social: [
    'date postName mediaType platforms brand onCalendar actions',
    'Date, Post Name, Media Type, Platforms, Brand, On Calendar, Actions',
  ],
  event: [
    'startDate endDate name location brand onCalendar actions',
    'Start Date, End Date, Name, Location, Brand, On Calendar, Actions',
  ],
  podcast: [
    'date episodeTitle guestNotes brand onCalendar actions',
    'Date, Episode Title, Guest Notes, Brand, On Calendar, Actions',
  ],
  other: [
    'date title description brand onCalendar actions',
    'Date, Title, Description, Brand, On Calendar, Actions',
  ],
};

const BADGES: Partial<Record<BuiltInKindId, string>> = {
  blog: 'Blog Post',
  email: 'Email Campaign',
  social: 'Social Post',
  event: 'Event',
  podcast: 'Podcast Episode',
  other: 'Other',
};

describe('listColumns', () => {
  test.each(Object.entries(COLUMNS))(
    'returns the columns for %s in the default order',
    (kind, [ids, labels]) => {
      const columns = listColumns({ kind, fieldConfigurations: [] });
      expect(columns.map((column) => column.id).join(' ')).toBe(ids);
      expect(columns.map((column) => column.label).join(', ')).toBe(labels);
    },
  );

  test("puts the kind's custom fields before the actions, sorted by order and label", () => {
    const columns = listColumns({
      kind: 'blog',
      fieldConfigurations: [
        configuration({ fieldName: 'status', fieldLabel: 'Status', displayOrder: 1 }),
        configuration({ fieldName: 'owner', fieldLabel: 'Owner' }),
        configuration({}),
        configuration({ fieldName: 'x', kind: 'event' }),
      ],
    });
    expect(columns.slice(4).map((column) => column.id)).toEqual([
      'onCalendar',
      'field:author',
      'field:owner',
      'field:status',
      'actions',
    ]);
  });
});

describe.each(LOG_KINDS)('the %s kind', (kind) => {
  const { columns, details, fields } = KINDS[kind];

  test('displays only its own fields in its columns and details', () => {
    const names = fields.map((field) => field.name);
    expect(names).toEqual(expect.arrayContaining([...columns, ...details]));
    expect(new Set(names).size).toBe(names.length);
  });

  test('requires a title, a start date and an end date', () => {
    expect(fields.filter((field) => field.type === 'title' && field.required)).toHaveLength(1);
    const held = fields.flatMap((field) => (field.type === 'entryDate' && field.required ? field.holds : []));
    expect(held).toEqual(['startDate', 'endDate']);
  });
});

test('each kind is named in its text and on its badge', () => {
  const { texts } = KINDS.blog;
  expect(texts.pluralTitle).toBe('Blog Logs');
  expect(texts.empty).toBe('No blog logs yet');
  expect(texts.createFirst).toBe('Create Your First Blog Log');
  expect(texts.create).toBe('Create Blog Log');
  expect(texts.edit).toBe('Edit Blog Log');
  expect(texts.confirmDelete).toBe('Are you sure you want to delete this blog log?');
  expect(texts.nothingToExport).toBe('There are no blog logs to export.');
  expect(texts.createFailed).toBe('Error creating blog log');
  expect(texts.bulkDeleteFailed).toBe('Error deleting blog logs');
  expect(texts.print.empty).toBe('No blog logs found');
  expect(KINDS.event.texts.createFirst).toBe('Create Your First Event Log');
  expect(KINDS.social.texts.print.heading).toBe('Social Media Logs');
  expect(KINDS.podcast.texts.print.heading).toBe('Podcast Logs');
  expect(Object.fromEntries(LOG_KINDS.map((kind) => [kind, KINDS[kind].badge]))).toMatchObject(BADGES);
});

describe('displaying values', () => {
  const platforms = KINDS.social.fields.find((field) => field.name === 'platforms');

  test('abbreviates platforms in lists and spells them out in details', () => {
    const social = entry({ kind: 'social', fields: { instagram: true, xTwitter: true, facebook: false } });
    expect(platforms && fieldText(social, platforms)).toBe('(IG, X)');
    expect(platforms && fieldText(entry({ kind: 'social' }), platforms)).toBe('None');
    expect(detailRows(social)).toEqual([
      { name: 'platforms', label: 'Platforms', value: 'Instagram, X (Twitter)' },
    ]);
  });

  test('omits empty fields from details', () => {
    expect(detailRows(entry({ fields: { category: 'Guides' } }))).toEqual([
      { name: 'category', label: 'Category', value: 'Guides' },
    ]);
    expect(detailRows(entry({ fields: { category: null } }))).toEqual([]);
    expect(detailRows(entry({ kind: 'social' }))).toEqual([]);
  });

  test('shows booleans as Yes or No, and dates as MM/DD/YYYY, in the additional information', () => {
    const rows = customRows(
      entry({
        dynamicFields: { newsletter: true, due: '2026-10-29', signed: false, gone: 'x', odd: '2026-02-30' },
      }),
      [
        configuration({ fieldName: 'due', fieldLabel: 'Copy Due', fieldType: 'date', displayOrder: 2 }),
        configuration({
          fieldName: 'newsletter',
          fieldLabel: 'Newsletter',
          fieldType: 'boolean',
          displayOrder: 1,
        }),
        configuration({
          fieldName: 'signed',
          fieldLabel: 'Signed off',
          fieldType: 'boolean',
          displayOrder: 3,
        }),
        configuration({ fieldName: 'odd', fieldLabel: 'Odd', fieldType: 'date', displayOrder: 4 }),
        configuration({ fieldName: 'toString', fieldLabel: 'Inherited', displayOrder: 5 }),
        configuration({ fieldName: 'empty', fieldLabel: 'Empty', displayOrder: 6 }),
      ],
    );
    expect(rows.map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'Newsletter: Yes',
      'Copy Due: 10/29/2026',
      'Signed off: No',
      'Odd: 2026-02-30',
    ]);
  });
});
