import { describe, expect, test } from 'vitest';
import type { EntryValues, LogKind } from '../types.js';
import type { PlannerEntry } from './planner-entry.js';
import { toEntry } from './to-entry.js';
import { toEntryInput } from './to-entry-input.js';

const named = { title: 'Spring is here', startDate: '2026-03-08', endDate: '2026-03-10' };
const common = {
  brandId: 'lumen',
  color: null,
  showOnCalendar: false,
  dynamicFields: { author: 'Maya' },
};
const shared = { id: '1', version: 3, ...named, ...common };
/** The API returns more fields than the components use. */
const returned = { ...shared, __typename: 'Entry', createdAt: '2026-03-01T09:00:00Z', updatedAt: null };
const platforms = {
  facebook: true,
  instagram: false,
  tiktok: false,
  threads: false,
  xTwitter: true,
  youtube: false,
  snapchat: false,
};
const own = {
  blog: { category: 'Guides' },
  email: { campaignName: null },
  social: { mediaType: 'Reel', ...platforms },
  event: { location: 'Graz', notes: null },
  podcast: { guestNotes: 'Two guests' },
  other: { description: 'A banner' },
} as const;
const oneDay = { date: '2026-03-08' };
const inputs = {
  blog: { ...oneDay, blogName: 'Spring is here' },
  email: { ...oneDay, subject: 'Spring is here' },
  social: { ...oneDay, postName: 'Spring is here' },
  event: { startDate: '2026-03-08', endDate: '2026-03-10', name: 'Spring is here' },
  podcast: { ...oneDay, episodeTitle: 'Spring is here' },
  other: { ...oneDay, title: 'Spring is here' },
};
const kinds = Object.keys(own) as LogKind[];

describe.each(kinds)('%s', (kind) => {
  test('toEntry moves the fields of the kind into `fields`', () => {
    const entry = { ...returned, kind, ...own[kind] } as PlannerEntry;
    expect(toEntry(entry)).toEqual({ ...shared, kind, fields: own[kind] });
  });

  test('toEntryInput uses the names of the kind', () => {
    const values: EntryValues = { ...named, ...common, fields: { ...own[kind] } };
    expect(toEntryInput(kind, values)).toEqual({ ...common, ...inputs[kind], ...own[kind] });
  });
});

test('a missing field becomes null', () => {
  const entry = { ...returned, kind: 'event', location: 'Graz' } as unknown as PlannerEntry;
  expect(toEntry(entry).fields).toEqual({ location: 'Graz', notes: null });
});
