import { BUILT_IN_FIELDS, BUILT_IN_KINDS, type Field } from '@content-planner/model';
import type { Brand, CalendarEntry, FieldConfiguration } from '../../logs/types.js';
import type { AccessToken } from './types.js';

/** The current time in stories. */
export const SHARING_NOW: Date = new Date(2026, 10, 11, 9, 40);

/** Today's date in stories. */
export const SHARING_TODAY = '2026-11-11';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const ago = (ms: number) => new Date(SHARING_NOW.getTime() - ms).toISOString();
const onDay = (month: number, day: number, year = 2026) =>
  new Date(year, month - 1, day, 23, 59, 59).toISOString();

/** Brands for stories. */
export const sharingBrands: readonly Brand[] = [
  { id: 'lumen', name: 'Lumen Cycles', color: 'hsl(220, 65%, 52%)' },
  { id: 'fieldnote', name: 'Fieldnote Press', color: 'linear-gradient(135deg, #1b9aaa, #4a6fa5)' },
  { id: 'harbor', name: 'Harbor & Vine', color: '#d9603b' },
];

const maya = { firstName: 'Maya', lastName: 'Okafor' };

/** Creates a link for stories. */
export const token = (changes: Partial<AccessToken>): AccessToken => ({
  id: changes.name ?? 'link',
  kind: 'link',
  name: 'Lumen Cycles client page',
  canWrite: false,
  brandIds: ['lumen'],
  withoutBrand: false,
  kinds: ['blog', 'email', 'social', 'event', 'podcast', 'other'],
  fields: ['category', 'campaignName', 'mediaType', 'platforms', 'location', 'description'],
  from: SHARING_TODAY,
  origins: [],
  hasPassword: false,
  frozenAt: null,
  feed: null,
  expiresAt: onDay(1, 31, 2027),
  createdBy: maya,
  isCreatorAdmin: true,
  createdAt: ago(40 * DAY),
  lastUsedAt: ago(12 * MINUTE),
  revokedAt: null,
  ...changes,
});

/** Links, embeds and keys in all states, in no particular order. */
export const storyTokens: readonly AccessToken[] = [
  token({
    kind: 'embed',
    name: 'Agency portal',
    brandIds: ['fieldnote', 'harbor'],
    from: null,
    origins: ['https://portal.fieldnote.example', 'https://vine.example'],
    lastUsedAt: null,
    expiresAt: onDay(2, 9, 2027),
  }),
  token({}),
  token({
    name: 'Harbor & Vine board',
    hasPassword: true,
    brandIds: ['harbor'],
    withoutBrand: true,
    from: null,
    createdBy: { firstName: 'Priya', lastName: 'Nair' },
    isCreatorAdmin: false,
    lastUsedAt: ago(DAY),
    expiresAt: null,
  }),
  token({
    kind: 'embed',
    name: 'Intranet calendar',
    origins: ['https://intranet.lumencycles.example'],
    createdBy: null,
    isCreatorAdmin: false,
    lastUsedAt: ago(2 * MINUTE),
    expiresAt: onDay(11, 12),
  }),
  token({
    kind: 'key',
    name: 'Events on the website',
    brandIds: ['harbor'],
    kinds: ['event'],
    from: null,
    lastUsedAt: ago(1000),
  }),
  token({
    kind: 'feed',
    name: 'Lumen launch',
    from: null,
    kinds: null,
    feed: { isFiltered: true, brandAndKind: true },
    lastUsedAt: ago(120 * MINUTE),
    expiresAt: null,
  }),
  token({
    kind: 'key',
    name: 'Assistant, Maya’s laptop',
    canWrite: true,
    brandIds: null,
    kinds: null,
    fields: null,
    withoutBrand: true,
    from: null,
    lastUsedAt: ago(6 * DAY),
    expiresAt: onDay(12, 24),
  }),
  token({
    name: 'Quarter, signed off',
    frozenAt: onDay(11, 2),
    lastUsedAt: ago(5 * DAY),
    expiresAt: onDay(11, 30),
  }),
  token({ name: 'Black Friday, signed off', revokedAt: ago(3 * DAY) }),
  token({ name: 'Spring campaign', brandIds: ['gone'], expiresAt: onDay(6, 1) }),
];

/** Tokens with very long names. */
export const longTokens: readonly AccessToken[] = [
  token({
    name: 'The page that we send to the people who approve the plan before each quarter begins',
    brandIds: ['lumen', 'fieldnote', 'harbor'],
    withoutBrand: true,
    kinds: ['blog', 'email', 'social', 'event'],
    createdBy: { firstName: 'Maximiliana Alexandrina', lastName: 'von und zu Hohenstein-Waldburg' },
  }),
  token({
    kind: 'embed',
    name: 'Unbreakable'.repeat(8),
    origins: [`https://${'very-long-name.'.repeat(6)}example`],
  }),
];

const entry = (day: number, title: string, rest: Partial<CalendarEntry> = {}): CalendarEntry => {
  const startDate = `2026-11-${String(day).padStart(2, '0')}`;
  return {
    id: title,
    kind: 'blog',
    title,
    startDate,
    endDate: startDate,
    brandId: 'lumen',
    color: null,
    ...rest,
  };
};

/** Entries for the preview. */
export const sharingEntries: readonly CalendarEntry[] = [
  entry(4, 'Winter tire guide'),
  entry(13, 'Friday ride invite', { kind: 'social' }),
  entry(19, 'Black Friday: preview', { kind: 'email' }),
  entry(23, 'Black Friday week', { kind: 'event', endDate: '2026-11-30' }),
  entry(17, 'Wine and cheese night', { kind: 'event', brandId: 'harbor' }),
  entry(25, 'Team retrospective', { kind: 'other', brandId: null }),
];

/** Custom fields, one of which can be shown to clients. */
export const sharingFields: readonly FieldConfiguration[] = [
  { id: 'status', label: 'Status', isShareable: true },
  { id: 'budget', label: 'Budget', isShareable: false },
].map(({ id, label, isShareable }, displayOrder) => ({
  id,
  kind: 'blog',
  fieldName: id,
  fieldLabel: label,
  fieldType: 'text',
  dropdownOptions: null,
  isRequired: false,
  isShareable,
  displayOrder,
}));

const useOf = (kind: string) => ({ id: kind, kind, isRequired: false, displayOrder: 0 });

/** All fields: the built-in ones, and the custom ones. */
export const sharedFieldList: readonly Field[] = [
  ...Object.entries(BUILT_IN_FIELDS).map(([id, { label, type }]) => ({
    ...{ id, name: id, label, type, options: [], isBuiltIn: true, isShareable: false },
    kinds: Object.entries(BUILT_IN_KINDS)
      .filter(([, { fields }]) => Object.hasOwn(fields, id))
      .map(([kind]) => useOf(kind)),
  })),
  ...sharingFields.map(({ id, fieldLabel: label, fieldType: type, isShareable = false }) => ({
    ...{ id, name: id, label, type, options: [], isBuiltIn: false, isShareable },
    kinds: [useOf('blog')],
  })),
];
