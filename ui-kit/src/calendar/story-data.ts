import { addDays, type CalendarDate } from '@content-planner/model';
import type { Entry } from '../logs/entry.js';
import type { Brand, CalendarEntry, FieldConfiguration, LogKind } from '../logs/types.js';
import { LOG_KINDS } from '../logs/types.js';

/** Today's date in the sample month. */
export const SAMPLE_TODAY: CalendarDate = '2026-10-14';

/** The two brands in the sample month. */
export const sampleBrands: readonly Brand[] = [
  { id: 'lumen', name: 'Lumen Cycles', color: 'hsl(220, 60%, 50%)' },
  { id: 'harbor', name: 'Harbor & Vine', color: 'hsl(14, 72%, 54%)' },
];

type Row = [
  start: string,
  end: string,
  kind: LogKind,
  title: string,
  brand?: 'lumen' | 'harbor' | undefined,
  color?: string,
];

const ROWS: readonly Row[] = [
  ['09-28', '09-28', 'email', 'September roundup', 'lumen'],
  ['09-29', '10-02', 'event', 'Dealer week in Portland', 'lumen'],
  ['09-30', '09-30', 'blog', 'How we source oak barrels', 'harbor'],
  ['10-01', '10-01', 'podcast', 'Ep. 41: Gravel season'],
  ['10-01', '10-01', 'social', 'Harvest teaser', 'harbor'],
  ['10-02', '10-02', 'email', 'Autumn menu is here', 'harbor'],
  ['10-05', '10-05', 'social', 'Tire guide carousel'],
  ['10-05', '10-05', 'blog', 'Winter tire guide', 'lumen'],
  ['10-06', '10-06', 'email', 'Wine club: October box', 'harbor'],
  ['10-07', '10-07', 'podcast', 'Ep. 42: Small harbors'],
  ['10-07', '10-07', 'blog', 'Five autumn suppers', 'harbor'],
  ['10-07', '10-07', 'other', 'Photo shoot in the cellar'],
  ['10-07', '10-07', 'social', 'Supper in 30 seconds', 'harbor'],
  ['10-08', '10-13', 'event', 'Harvest Festival', 'harbor', 'hsl(345, 83%, 35%)'],
  ['10-09', '10-09', 'social', 'Festival live stories'],
  ['10-09', '10-09', 'email', 'Festival: last tickets', 'harbor'],
  ['10-11', '10-11', 'social', 'Sunday grape stomp', 'harbor'],
  ['10-12', '10-16', 'event', 'Autumn Sale', 'lumen'],
  ['10-12', '10-12', 'email', 'Autumn Sale: early access', 'lumen'],
  ['10-13', '10-13', 'blog', 'Choosing a commuter bike', 'lumen'],
  ['10-13', '10-13', 'social', 'Sale countdown'],
  ['10-14', '10-14', 'social', 'Ask the frame builder'],
  ['10-14', '10-14', 'email', 'Autumn Sale: last 48 hours', 'lumen'],
  ['10-14', '10-14', 'podcast', 'Ep. 43: Steel or carbon'],
  ['10-14', '10-14', 'blog', 'Festival in pictures', 'harbor'],
  ['10-15', '10-15', 'social', 'Helmet fit in a minute', 'lumen'],
  ['10-15', '10-15', 'other', 'Press kit due', undefined, '#FACC15'],
  ['10-16', '10-16', 'blog', 'What a bike fit costs', 'lumen'],
  ['10-17', '10-17', 'event', 'Saturday loop: group ride'],
  ['10-19', '10-19', 'blog', 'Cellar notes: Riesling', 'harbor'],
  ['10-20', '10-20', 'email', 'Product news: e-cargo', 'lumen'],
  ['10-21', '10-27', 'event', 'E-cargo launch', 'lumen'],
  ['10-21', '10-21', 'podcast', 'Ep. 44: Cargo without a car'],
  ['10-22', '10-23', 'event', 'Wine and food expo', 'harbor'],
  ['10-22', '10-22', 'blog', 'E-cargo: first look', 'lumen'],
  ['10-22', '10-22', 'social', 'Expo booth tour'],
  ['10-22', '10-22', 'email', 'Expo: meet us at booth 12', 'harbor'],
  ['10-23', '10-23', 'social', 'Friday ride invite', 'lumen'],
  ['10-26', '10-26', 'blog', 'E-cargo: the long read', 'lumen'],
  ['10-26', '10-26', 'email', 'Launch day', 'lumen'],
  ['10-26', '10-26', 'other', 'Q4 budget review'],
  ['10-26', '10-26', 'social', 'Unboxing clip'],
  ['10-28', '10-28', 'podcast', 'Ep. 45: A year in corks'],
  ['10-29', '10-29', 'email', 'Wine club: November box', 'harbor'],
  ['10-30', '11-02', 'event', 'Night market pop-up', 'harbor'],
  ['10-31', '10-31', 'social', 'Costume ride album'],
  ['11-03', '11-03', 'blog', 'Lights for dark mornings', 'lumen'],
  ['11-04', '11-04', 'podcast', 'Ep. 46: Frost and fire'],
  ['11-05', '11-05', 'email', 'November roundup', 'lumen'],
  ['11-06', '11-06', 'social', 'Mulled wine, three ways', 'harbor'],
];

/** Sample entries for October 2026. */
export const octoberEntries: readonly CalendarEntry[] = ROWS.map(
  ([start, end, kind, title, brandId = null, color = null], index) => ({
    id: `sample-${index + 1}`,
    kind,
    title,
    startDate: `2026-${start}`,
    endDate: `2026-${end}`,
    brandId,
    color,
  }),
);

/** Custom fields for the sample month. */
export const sampleFieldConfigurations: readonly FieldConfiguration[] = (
  [
    ['event', 'budget', 'Budget', 'text'],
    ['event', 'owner', 'Owner', 'text'],
    ['event', 'signed_off', 'Signed off', 'boolean'],
    ['event', 'ticket_sales', 'Ticket sales', 'date'],
    ['blog', 'author', 'Author', 'text'],
    ['blog', 'newsletter', 'Newsletter', 'boolean'],
  ] as const
).map(([kind, fieldName, fieldLabel, fieldType], displayOrder) => ({
  id: `field-${displayOrder + 1}`,
  kind,
  fieldName,
  fieldLabel,
  fieldType,
  dropdownOptions: null,
  isRequired: false,
  displayOrder,
}));

/** A dropdown field for stories in which the colors of entries depend on a field. */
export const sampleStatus: FieldConfiguration = {
  id: 'status',
  kind: 'blog',
  fieldName: 'status',
  fieldLabel: 'Status',
  fieldType: 'dropdown',
  dropdownOptions: ['Idea', 'Draft', 'Ready'],
  optionColors: [null, null, '#22c55e'],
  isRequired: false,
  displayOrder: 0,
};

/** The entries in the sample month. Two out of three blog posts have a status. */
export const entriesWithStatus: readonly CalendarEntry[] = octoberEntries.map((entry, index) => {
  const status = ['Draft', 'Ready', null][index % 3];
  return entry.kind === 'blog' && status ? { ...entry, dynamicFields: { status } } : entry;
});

/** The values of the kinds' fields in the sample month. */
export const sampleFields: Readonly<Partial<Record<LogKind, Entry['fields']>>> = {
  blog: { category: 'Guides' },
  email: { campaignName: 'Autumn 2026' },
  social: { mediaType: 'Carousel', facebook: true, instagram: true, xTwitter: true },
  event: {
    location: 'Pier 4 and the cellar yard',
    notes: 'Booths open at 10 a.m. Photographer on Saturday and Sunday; collect consent forms at the gate.',
  },
  podcast: { guestNotes: 'Ida Brandt, frame builder. Send the questions on Monday.' },
  other: { description: 'Logos, portraits and the new product shots.' },
};

/** The values of the custom fields in the sample month. */
export const sampleDynamicFields: Readonly<Partial<Record<LogKind, Entry['dynamicFields']>>> = {
  event: { budget: '$18,400', owner: 'Tomás Reyes', signed_off: true, ticket_sales: '2026-09-14' },
  blog: { author: 'Jonas Weber', newsletter: false },
};

/** The custom fields for the sample month, and a dropdown for the status of blog posts. */
export const sampleFilterFields: readonly FieldConfiguration[] = [
  {
    id: 'field-status',
    kind: 'blog',
    fieldName: 'status',
    fieldLabel: 'Status',
    fieldType: 'dropdown',
    dropdownOptions: ['Idea', 'In review', 'Ready', 'Published'],
    isRequired: false,
    displayOrder: 0,
  },
  ...sampleFieldConfigurations,
];

/** Returns a full entry from the sample month, as an application would load it. */
export function sampleDetails(entry: CalendarEntry): Entry {
  return {
    ...entry,
    showOnCalendar: true,
    fields: sampleFields[entry.kind] ?? {},
    dynamicFields: sampleDynamicFields[entry.kind] ?? {},
    version: 1,
    createdAt: '2026-03-01T09:00:00.000Z',
    updatedAt: '2026-03-01T09:00:00.000Z',
  };
}

/** Returns entries spread over October 2026. One entry in eight is multi-day. Always returns the same entries. */
export function manyEntries(count: number): CalendarEntry[] {
  return Array.from({ length: count }, (_entry, index) => {
    const sample = octoberEntries[(index * 7) % octoberEntries.length];
    const startDate = addDays('2026-10-01', (index * 17) % 31);
    return {
      id: `many-${index + 1}`,
      kind: LOG_KINDS[index % LOG_KINDS.length] ?? 'other',
      title: `${sample?.title ?? 'Entry'} ${index + 1}`,
      startDate,
      endDate: index % 8 === 0 ? addDays(startDate, 1 + (index % 5)) : startDate,
      brandId: [null, 'lumen', 'harbor'][index % 3] ?? null,
      color: index % 11 === 0 ? '#14b8a6' : null,
    };
  });
}
