import { FIELD_TYPES, type Field, fieldTypeOf } from '@content-planner/model';
import type { Passkey, Session } from '../account/types.js';
import type { AccessToken } from '../admin/sharing/types.js';
import type { System } from '../admin/system/types.js';
import type { AccountLink, User } from '../admin/users/types.js';
import type { ChangeSet, EntryChange } from '../changes/types.js';
import type { Entry } from '../logs/entry.js';
import type { Brand, FieldConfiguration, LogKind } from '../logs/types.js';

/** A word that has no ASCII letters. Any text with ASCII letters must therefore come from the components. */
export const WORD = 'łłł';

/** A locale whose month and weekday names have no ASCII letters. */
export const LOCALE = 'el-GR';

/** The current date in samples. */
export const TODAY = '2026-10-14';

export const brand: Brand = { id: 'b1', name: WORD, color: '#123456' };

/** A field that two kinds use. */
export const sharedField: Field = {
  ...{ id: 'f1', name: WORD, label: WORD, type: 'text', options: [], isBuiltIn: false, isShareable: false },
  kinds: (['blog', 'email'] as const).map((kind) => ({ id: kind, kind, isRequired: false, displayOrder: 0 })),
};

const FIELDS: Partial<Record<LogKind, Entry['fields']>> = {
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
  dynamicFields: {
    text: WORD,
    date: TODAY,
    boolean: true,
    dropdown: WORD,
    number: 12,
    url: '',
    longText: WORD,
    time: '14:30',
    multipleChoice: [WORD],
    person: 'priya',
  },
  fields: FIELDS[kind] ?? {},
  version: 1,
  createdAt: '2026-03-01T09:00:00.000Z',
  updatedAt: '2026-03-01T09:00:00.000Z',
  ...changes,
});

/** Returns a custom field of each type. */
export const fieldsOf = (kind: LogKind): FieldConfiguration[] =>
  FIELD_TYPES.map((fieldType, displayOrder) => ({
    id: `${kind}-${fieldType}`,
    kind,
    fieldName: fieldType,
    fieldLabel: WORD,
    fieldType,
    dropdownOptions: fieldTypeOf(fieldType).hasOptions ? [WORD] : null,
    options: fieldTypeOf(fieldType).hasPeople
      ? [{ id: 'priya', name: WORD, color: null, isDone: false, isArchived: false, isMe: true }]
      : [],
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

/** An invitation. */
export const accountLink: AccountLink = {
  id: 'a1',
  kind: 'invitation',
  email: user.email,
  createdBy: user,
  expiresAt: `${TODAY}T18:00:00.000Z`,
};

/** Returns a link that has been used and does not expire. */
export const accessTokenOf = (changes: Partial<AccessToken> = {}): AccessToken => ({
  id: 't1',
  kind: 'link',
  name: WORD,
  canWrite: false,
  brandIds: [brand.id],
  withoutBrand: false,
  kinds: ['blog'],
  fields: ['notes'],
  from: TODAY,
  origins: [],
  hasPassword: true,
  frozenAt: `${TODAY}T12:00:00.000Z`,
  feed: null,
  expiresAt: null,
  createdBy: { firstName: WORD },
  isCreatorAdmin: true,
  createdAt: `${TODAY}T12:00:00.000Z`,
  lastUsedAt: `${TODAY}T12:00:00.000Z`,
  revokedAt: null,
  ...changes,
});

/** Returns a session that was used a long time ago. */
export const sessionOf = (changes: Partial<Session> = {}): Session => ({
  id: 's1',
  browser: WORD,
  operatingSystem: WORD,
  isMobile: false,
  address: '203.0.113.24',
  lastUsedAt: `${TODAY}T12:00:00.000Z`,
  isCurrent: false,
  ...changes,
});

export const passkeyOf = (changes: Partial<Passkey> = {}): Passkey => ({
  id: 'p1',
  name: WORD,
  isSynced: true,
  createdAt: `${TODAY}T12:00:00.000Z`,
  lastUsedAt: null,
  ...changes,
});

/** Returns a change to an entry. By default, it can be undone. */
export const changeSetOf = (changes: Partial<ChangeSet> = {}): ChangeSet => ({
  id: 'c1',
  at: new Date(2026, 9, 14, 12).toISOString(),
  actor: { firstName: WORD },
  hasActor: true,
  channel: 'app',
  action: 'edit',
  days: null,
  subjectType: 'entry',
  subjectCount: 1,
  changes: [
    {
      subjectId: 'blog-1',
      subjectType: 'entry',
      kind: 'blog',
      title: WORD,
      values: [{ name: 'category', before: null, after: WORD }],
      state: 'current',
      changedBy: null,
      changedAt: null,
    },
  ],
  email: null,
  attempts: null,
  undoneBy: null,
  canUndo: true,
  undoableCount: 1,
  ...changes,
});

/** Returns a change in the history of an entry. */
export const entryChangeOf = (values: object = {}, changes: Partial<ChangeSet> = {}): EntryChange => {
  const changeSet = changeSetOf(changes);
  return { ...(changeSet.changes[0] as ChangeSet['changes'][number]), ...values, changeSet };
};

/** Returns the state of a server without problems. */
export const systemOf = (changes: Partial<System> = {}): System => ({
  version: WORD,
  commit: null,
  startedAt: '2026-10-13T09:00:00.000Z',
  isEmbedded: true,
  database: {
    version: WORD,
    size: 12_000_000,
    migrations: 12,
    lastMigration: WORD,
    migratedAt: '2026-10-13T09:00:00.000Z',
  },
  disk: { free: 2_000_000_000, size: 4_000_000_000 },
  pool: null,
  lastBackup: {
    at: '2026-10-14T09:00:00.000Z',
    isComplete: true,
    completedAt: '2026-10-14T09:00:00.000Z',
    size: 12_000,
  },
  liveUpdates: { state: 'connected', streams: 1, maxStreams: 2 },
  warnings: [],
  ...changes,
});
