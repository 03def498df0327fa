import type { User } from '../admin/users/types.js';
import type { Entry } from '../logs/entry.js';
import { FIELD_TYPES } from '../logs/field-types/index.js';
import type { Brand, FieldConfiguration, LogKind } from '../logs/types.js';

/** A word that has no ASCII letters. Any text with ASCII letters must therefore come from the components. */
export const WORD = 'łłł';

/** A locale whose month and weekday names have no ASCII letters. */
export const LOCALE = 'el-GR';

/** The current date in samples. */
export const TODAY = '2026-10-14';

export const brand: Brand = { id: 'b1', name: WORD, color: '#123456' };

const FIELDS: Record<LogKind, Entry['fields']> = {
  blog: { category: WORD },
  email: { campaignName: WORD },
  social: { mediaType: WORD, facebook: true, xTwitter: true },
  event: { location: WORD, notes: WORD },
  podcast: { guestNotes: WORD },
  other: { description: WORD },
};

/** Returns an entry with values for its kind's fields. Events last three days. */
export const entryOf = (kind: LogKind, changes: Partial<Entry> = {}): Entry => ({
  id: `${kind}-1`,
  kind,
  title: WORD,
  startDate: TODAY,
  endDate: kind === 'event' ? '2026-10-16' : TODAY,
  brandId: brand.id,
  color: '#654321',
  showOnCalendar: true,
  dynamicFields: { text: WORD, date: TODAY, boolean: true, dropdown: WORD, number: 12, url: '' },
  fields: FIELDS[kind],
  version: 1,
  createdAt: '2026-03-01T09:00:00.000Z',
  updatedAt: '2026-03-01T09:00:00.000Z',
  ...changes,
});

/** Returns a custom field of each type. */
export const fieldsOf = (kind: LogKind): FieldConfiguration[] =>
  FIELD_TYPES.map((fieldType, displayOrder) => ({
    id: fieldType,
    kind,
    fieldName: fieldType,
    fieldLabel: WORD,
    fieldType,
    dropdownOptions: fieldType === 'dropdown' ? [WORD] : null,
    isRequired: displayOrder % 2 === 0,
    displayOrder,
  }));

export const user: User = {
  id: 'u1',
  email: `${WORD}@${WORD}.${WORD}`,
  firstName: WORD,
  lastName: WORD,
  profileImageUrl: null,
  isAdmin: true,
  isApproved: true,
  createdAt: `${TODAY}T12:00:00.000Z`,
};
