import { dayNumber, fromDayNumber } from '@content-planner/model';
import type { Entry } from '../logs/entry.js';
import type { Brand, FieldConfiguration, LogKind } from '../logs/types.js';

/** The current date in stories. */
export const SAMPLE_TODAY = '2026-10-14';

/** Two brands with solid colors, and one with a gradient. */
export const sampleBrands: readonly Brand[] = [
  { id: 'lumen', name: 'Lumen Cycles', color: 'hsl(220, 60%, 50%)' },
  { id: 'harbor', name: 'Harbor & Vine', color: 'hsl(14, 72%, 54%)' },
  { id: 'both', name: 'Both houses', color: 'linear-gradient(90deg, #2f6fdd, #e0673a)' },
];

const CONFIGURED: readonly [
  name: string,
  label: string,
  type: FieldConfiguration['fieldType'],
  required: boolean,
][] = [
  ['author', 'Author', 'text', true],
  ['status', 'Status', 'dropdown', true],
  ['copy_due', 'Copy Due', 'date', true],
  ['newsletter', 'Newsletter', 'boolean', false],
];

/** Custom field configurations for blog logs. */
export const sampleFieldConfigurations: readonly FieldConfiguration[] = CONFIGURED.map(
  ([fieldName, fieldLabel, fieldType, isRequired], displayOrder) => ({
    id: `field-${fieldName}`,
    kind: 'blog',
    fieldName,
    fieldLabel,
    fieldType,
    dropdownOptions:
      fieldType === 'dropdown' ? ['Outline', 'Draft', 'In review', 'Ready', 'Published'] : null,
    isRequired,
    displayOrder,
  }),
);

const BLOGS: readonly [
  date: string,
  title: string,
  category: string | null,
  brand: string | null,
  author: string,
  status: string,
  due: string,
][] = [
  ['2026-11-25', 'How we price', 'Stories', 'lumen', 'Ines Falk', 'Outline', '2026-11-20'],
  ['2026-11-17', 'Cheese for a crowd', 'Food', 'harbor', 'Priya Nair', 'Outline', '2026-11-12'],
  ['2026-11-10', 'Studded tires, tested', 'Guides', 'lumen', 'Jonas Weber', 'Draft', '2026-11-05'],
  ['2026-11-03', 'Lights for dark mornings', 'Guides', 'lumen', 'Jonas Weber', 'Draft', '2026-10-29'],
  ['2026-10-26', 'E-cargo: the long read', 'Product', 'lumen', 'Ines Falk', 'In review', '2026-10-21'],
  ['2026-10-22', 'E-cargo: first look', 'Product', 'lumen', 'Ines Falk', 'In review', '2026-10-19'],
  ['2026-10-19', 'Cellar notes: Riesling', 'Food', 'harbor', 'Priya Nair', 'In review', '2026-10-15'],
  ['2026-10-16', 'What a bike fit costs', 'Guides', 'lumen', 'Jonas Weber', 'Ready', '2026-10-13'],
  ['2026-10-14', 'Festival in pictures', 'Events', 'harbor', 'Maya Okafor', 'Ready', '2026-10-14'],
  ['2026-10-07', 'Five autumn suppers', 'Food', 'harbor', 'Priya Nair', 'Published', '2026-10-02'],
  [
    '2026-09-23',
    'The case for steel frames, and when carbon is the better choice',
    'Stories',
    'lumen',
    'Ines Falk',
    'Published',
    '2026-09-18',
  ],
  [
    '2026-09-16',
    "A cellar hand's day",
    'Behind the scenes',
    'both',
    'Tomás Reyes',
    'Published',
    '2026-09-11',
  ],
  ['2026-09-02', 'Back-to-school commutes', null, 'lumen', 'Jonas Weber', 'Published', '2026-08-28'],
  ['2026-08-26', 'Staff picks: late summer', 'Stories', null, 'Maya Okafor', 'Published', '2026-08-21'],
];

/** Blog logs with values for the sample custom fields. */
export const sampleBlogs: readonly Entry[] = BLOGS.map(
  ([date, title, category, brandId, author, status, due], index) => ({
    id: `blog-${index + 1}`,
    kind: 'blog',
    title,
    startDate: date,
    endDate: date,
    brandId,
    color: index === 3 ? '#FACC15' : null,
    showOnCalendar: index % 5 !== 4,
    dynamicFields: { author, status, copy_due: due, newsletter: index % 3 === 0 },
    fields: { category },
    version: 1,
    createdAt: '2026-03-01T09:00:00.000Z',
    updatedAt: '2026-03-01T09:00:00.000Z',
  }),
);

/** Returns the given number of blog logs, newest first: numbered copies of the samples. */
export function manyBlogs(count: number): readonly Entry[] {
  return Array.from({ length: count }, (_entry, index): Entry => {
    const sample = sampleBlogs[index % sampleBlogs.length] as Entry;
    const date = fromDayNumber(dayNumber('2026-11-25') - Math.floor(index / 4));
    return {
      ...sample,
      id: `many-${index + 1}`,
      title: `${sample.title} ${index + 1}`,
      startDate: date,
      endDate: date,
    };
  });
}

/** The titles and values of the sample logs of the other kinds. */
const otherSamples: Readonly<
  Partial<Record<LogKind, readonly [title: string, fields: Entry['fields'], days?: number][]>>
> = {
  email: [
    ['Autumn Sale: last 48 hours', { campaignName: 'Autumn 2026' }],
    ['Wine club: October box', { campaignName: null }],
  ],
  social: [
    ['Tire guide carousel', { mediaType: 'Carousel', facebook: true, instagram: true, xTwitter: true }],
    ['Ask the frame builder', { mediaType: null }],
  ],
  event: [
    [
      'Harvest Festival',
      {
        location: 'Pier 4 and the cellar yard',
        notes: 'Booths open at 10 a.m. Photographer on Saturday and Sunday.',
      },
      5,
    ],
    ['Saturday loop: group ride', { location: null, notes: null }],
  ],
  podcast: [
    ['Ep. 43: Steel or carbon', { guestNotes: 'Ida Brandt, frame builder. Send the questions on Monday.' }],
    ['Ep. 42: Small harbors', { guestNotes: null }],
  ],
  other: [
    ['Press kit due', { description: 'Logos, portraits and the new product shots.' }],
    ['Q4 budget review', { description: null }],
  ],
};

const UNNAMED: NonNullable<(typeof otherSamples)[LogKind]> = [
  ['Spring launch', {}],
  ['Autumn launch', {}],
];

/** Returns at least two sample logs of a kind. */
export function sampleEntries(kind: LogKind): readonly Entry[] {
  if (kind === 'blog') return sampleBlogs;
  return (otherSamples[kind] ?? UNNAMED).map(([title, fields, days = 0], index) => ({
    id: `${kind}-${index + 1}`,
    kind,
    title,
    startDate: `2026-10-${14 - index * 6}`.replace(/-(\d)$/, '-0$1'),
    endDate: `2026-10-${14 - index * 6 + days}`.replace(/-(\d)$/, '-0$1'),
    brandId: index === 0 ? 'harbor' : null,
    color: null,
    showOnCalendar: index === 0,
    dynamicFields: {},
    fields,
    version: 1,
    createdAt: '2026-03-01T09:00:00.000Z',
    updatedAt: '2026-03-01T09:00:00.000Z',
  }));
}
