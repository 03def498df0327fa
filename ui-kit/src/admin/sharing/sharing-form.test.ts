import { BUILT_IN_FIELDS } from '@content-planner/model';
import { expect, test } from 'vitest';
import { kindsIn } from '../../logs/kinds/kinds-in.js';
import { translateWith } from '../../messages/translate.js';
import { entriesInScope } from './entries-in-scope.js';
import { parseOrigins } from './parse-origins.js';
import { offeredFields, type SharingForm, sharingForm, sharingValues } from './sharing-form.js';
import { sharedFieldList, sharingEntries, token } from './story-data.js';
import { byLastUse, daysLeft, isEnded } from './token-state.js';
import type { AccessToken, NewLinkKind } from './types.js';

const TODAY = '2026-11-11';
const kinds = kindsIn(translateWith({}));
const content = { kinds, fields: sharedFieldList };
const BUILT_IN = Object.keys(BUILT_IN_FIELDS).filter((id) => !['notes', 'guestNotes'].includes(id));
const NOW = new Date(2026, 10, 11, 12);
const endOf = (year: number, month: number, day: number) =>
  new Date(year, month - 1, day, 23, 59, 59, 999).toISOString();

test('a new link starts today and expires in 90 days, and a new key includes all days', () => {
  const values = (kind: 'link' | 'key') =>
    sharingValues(sharingForm(null, kind, TODAY, kinds), kind, null, TODAY, content);
  expect(values('link')).toMatchObject({
    brandIds: null,
    withoutBrand: true,
    kinds: kinds.list.map(({ kind }) => kind),
    fields: [...BUILT_IN, 'status'],
    from: TODAY,
    expiresAt: endOf(2027, 2, 9),
  });
  expect(values('key')).toMatchObject({
    kinds: null,
    fields: [...BUILT_IN, 'status', 'budget'],
    from: null,
  });
});

test('saving without changes keeps all values', () => {
  const saved: readonly [NewLinkKind, Partial<AccessToken>][] = [
    ['link', { expiresAt: '2027-01-31T10:20:30.000Z' }],
    ['link', { frozenAt: NOW.toISOString(), hasPassword: true }],
    ['link', { expiresAt: null, from: null, brandIds: null, withoutBrand: false }],
    ['embed', { origins: ['https://a.example', 'https://b.example'], from: '2020-01-01' }],
    ['link', { kinds: ['event', 'blog'], fields: ['gone', 'notes', 'status', 'budget'] }],
    ['key', { canWrite: true, fields: null, kinds: ['blog'] }],
    ['key', { fields: null, kinds: null }],
    ['key', { fields: ['budget'], kinds: null }],
  ];
  for (const [kind, settings] of saved) {
    const each = token({ kind, ...settings });
    const { isFrozen, ...values } = sharingValues(
      sharingForm(each, kind, TODAY, kinds),
      kind,
      each,
      TODAY,
      content,
    );
    expect(each).toMatchObject(values);
    expect(isFrozen).toBe(each.frozenAt !== null);
    expect(values).not.toHaveProperty('password');
  }
});

test('a token includes no fields that its dialog does not offer', () => {
  const fieldsOf = (kind: NewLinkKind, settings: Partial<AccessToken>, part: Partial<SharingForm>) => {
    const each = token({ kind, ...settings });
    const form = { ...sharingForm(each, kind, TODAY, kinds), ...part };
    return sharingValues(form, kind, each, TODAY, content).fields;
  };
  const all = ['category', 'campaignName', 'location'];
  expect(fieldsOf('link', { kinds: ['email'], fields: all }, {})).toEqual(['campaignName']);
  expect(fieldsOf('link', { kinds: ['email'], fields: all }, { kinds: ['blog', 'email'] })).toEqual([
    ...['category', 'campaignName'],
  ]);
  expect(fieldsOf('link', { kinds: ['email'], fields: ['campaignName'] }, { kinds: null })).toEqual([
    'campaignName',
  ]);
  expect(fieldsOf('key', { fields: ['notes'] }, { canWrite: true })).toBeNull();
});

test('links offer the shareable fields of their kinds, and custom fields that they already show', () => {
  const offered = (kind: NewLinkKind, fields: string[] | null, of: string[] | null = ['blog']) =>
    offeredFields({ kinds: of }, kind, fields && { fields }, content).map(({ id }) => id);
  expect(offered('link', null)).toEqual(['category', 'status']);
  expect(offered('embed', ['budget'])).toEqual(['category', 'status', 'budget']);
  expect(offered('key', null)).toEqual(['category', 'status', 'budget']);
  expect(offered('link', null, ['event'])).toEqual(['location', 'notes']);
});

test('a changed expiry date sets the expiry to the end of that day', () => {
  const link = token({ expiresAt: '2027-01-31T10:20:30.000Z' });
  const form = { ...sharingForm(link, 'link', TODAY, kinds), expiryDate: '2027-03-08' };
  expect(sharingValues(form, 'link', link, TODAY, content).expiresAt).toBe(endOf(2027, 3, 8));
});

test.each([
  ['https://a.example', ['https://a.example']],
  ['a.example/team?x=1', ['https://a.example']],
  [' https://A.example:8443/ \n a.example,a.example ', ['https://a.example:8443', 'https://a.example']],
  ['http://localhost:3000', ['http://localhost:3000']],
  ['', []],
])('parseOrigins parses origins from %j', (text, origins) => {
  expect(parseOrigins(text)).toEqual({ origins, invalid: null });
});

test.each(['javascript://a.example', 'https://', 'file:///etc/hosts', '<b>'])(
  'parseOrigins rejects %j as an origin',
  (text) => {
    expect(parseOrigins(`https://a.example ${text}`)).toEqual({ origins: null, invalid: text });
  },
);

test('a scope filters entries by brand, kind and first visible day', () => {
  const titles = (changes: object) =>
    entriesInScope(
      { ...token({ brandIds: null, withoutBrand: true, from: null }), ...changes },
      sharingEntries,
    ).map(({ title }) => title);
  expect(titles({})).toHaveLength(6);
  expect(titles({ withoutBrand: false })).not.toContain('Team retrospective');
  expect(titles({ brandIds: ['harbor'], withoutBrand: true })).toEqual([
    'Wine and cheese night',
    'Team retrospective',
  ]);
  expect(titles({ brandIds: ['gone'], withoutBrand: false })).toEqual([]);
  expect(titles({ kinds: ['email'] })).toEqual(['Black Friday: preview']);
  // An event is included if its last day is on or after the first visible day.
  expect(titles({ from: '2026-11-30' })).toEqual(['Black Friday week']);
});

test('a token causes a warning during the seven days before it expires', () => {
  const left = (expiresAt: string | null) => daysLeft(token({ expiresAt }), NOW);
  expect(left(endOf(2026, 11, 11))).toBe(0);
  expect(left(endOf(2026, 11, 18))).toBe(7);
  expect(left(endOf(2026, 11, 19))).toBeNull();
  expect(left(null)).toBeNull();
});

test('a token has ended if it has expired or has been revoked', () => {
  expect(isEnded(token({ expiresAt: NOW.toISOString() }), NOW)).toBe(true);
  expect(isEnded(token({ expiresAt: endOf(2026, 11, 11) }), NOW)).toBe(false);
  expect(isEnded(token({ expiresAt: null }), NOW)).toBe(false);
  expect(isEnded(token({ expiresAt: null, revokedAt: NOW.toISOString() }), NOW)).toBe(true);
});

test('byLastUse sorts used tokens by last use, and unused tokens by creation time', () => {
  const tokens = [
    token({ name: 'old', lastUsedAt: '2026-01-01T00:00:00Z' }),
    token({ name: 'new', lastUsedAt: null, createdAt: '2026-03-01T00:00:00Z' }),
    token({ name: 'used', lastUsedAt: '2026-04-01T00:00:00Z' }),
  ];
  expect(byLastUse(tokens).map(({ name }) => name)).toEqual(['used', 'new', 'old']);
});
