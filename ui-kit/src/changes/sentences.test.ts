import { describe, expect, test } from 'vitest';
import { kindsIn } from '../logs/kinds/kinds-in.js';
import { ownKind } from '../logs/kinds/own-kind.js';
import { inEnglish, translateWith } from '../messages/translate.js';
import { sentenceText } from '../primitives/sentence.js';
import { activityListMessages } from './activity-messages.js';
import { activitySentence, historySentence } from './sentences.js';
import {
  changeSet,
  created,
  deleted,
  edited,
  maya,
  moved,
  SAMPLE_TODAY,
  sampleActivity,
  sampleBrands,
  sampleFields,
  sampleHistory,
  subject,
  value,
} from './story-data.js';
import type { ChangeSet, EntryChange, ValueChange } from './types.js';

const context = {
  brands: sampleBrands,
  fieldConfigurations: sampleFields,
  locale: 'en-US',
  translate: inEnglish,
  kindOf: kindsIn(inEnglish).of,
  today: SAMPLE_TODAY,
};

const activity = (set: ChangeSet) => sentenceText(activitySentence(set, context));

describe('a sentence about a change set', () => {
  test.each([
    [moved, 'Maya Okafor moved Gift guide week to November 17, 7 days later'],
    [created, 'Maya Okafor created 6 social posts'],
    [{ ...created, action: 'import' } as const, 'Maya Okafor imported 6 social posts'],
    [edited, 'Jonas Weber edited 4 blog posts'],
    [deleted, 'Priya Nair deleted the email campaign Corks, second try'],
  ])('names the person, the action and the entries', (set, text) => {
    expect(activity(set)).toBe(text);
  });

  test('describes logins, and changes to brands, fields and users', () => {
    expect(sampleActivity.slice(6).map(activity)).toEqual([
      '10 failed logins for tomas.reyes@harborvine.example',
      'Maya Okafor approved Noor Haddad',
      'Command line created the user Lena Brandt',
      'Priya Nair edited the field Status for blog logs',
      'Deleted user edited the brand Fieldnote Press',
    ]);
  });

  test('names the kinds that entries changed from and to', () => {
    const toBlog = (title: string, before: string) =>
      subject(title, { kind: 'blog', values: [value('kind', before, 'blog')] });
    const texts = [
      [toBlog('Tires', 'event')],
      [toBlog('Tires', 'event'), toBlog('Chains', 'event')],
      [toBlog('Tires', 'a deleted kind'), toBlog('Chains', 'a deleted kind')],
    ].map((changes) => activity({ ...edited, subjectCount: changes.length, changes }));
    expect(texts).toEqual([
      'Jonas Weber changed the type of Tires to Blog Post',
      'Jonas Weber changed the type of 2 events to Blog Post',
      'Jonas Weber changed the type of 2 entries to Blog Post',
    ]);
  });

  test('names entries of your own kinds by the names of the kind', () => {
    const names = { one: 'TikTok live', many: 'TikTok lives' };
    const kind = {
      id: 'live',
      names,
      icon: 'radio',
      color: 'teal',
      dates: 'day',
      titleLabel: 'Title',
    } as const;
    const kindOf = kindsIn(inEnglish, [ownKind(kind, '')]).of;
    const live = subject('Unboxing', { kind: 'live' });
    const texts = [[live], [live, { ...live, subjectId: '2' }]].map((changes) =>
      sentenceText(
        activitySentence({ ...edited, subjectCount: changes.length, changes }, { ...context, kindOf }),
      ),
    );
    expect(texts).toEqual([
      'Jonas Weber edited the TikTok live Unboxing',
      'Jonas Weber edited 2 TikTok lives',
    ]);
  });

  test('describes a new order of fields or kinds, and several changed fields of a kind', () => {
    const order = (subjectType: 'field' | 'kind', name = 'displayOrder') =>
      activity(
        changeSet('order', {
          ...{ action: 'edit', subjectType },
          changes: ['Status', 'Owner'].map((title) =>
            subject(title, { subjectType, kind: 'blog', values: [value(name, 0, 1)] }),
          ),
        }),
      );
    expect([order('field'), order('kind'), order('field', 'isRequired')]).toEqual([
      'Maya Okafor changed the order of 2 fields',
      'Maya Okafor changed the order of 2 types',
      'Maya Okafor edited 2 fields for blog logs',
    ]);
  });

  test('names a field of several kinds once', () => {
    const changes = (['blog', 'email', 'social'] as const).map((kind) =>
      subject('Status', { subjectId: kind, subjectType: 'field', kind }),
    );
    const texts = (['create', 'edit', 'delete', 'restore', 'undo'] as const).map((action) =>
      activity(changeSet('field', { action, subjectType: 'field', changes })),
    );
    expect(texts).toEqual([
      'Maya Okafor created the field Status',
      'Maya Okafor edited the field Status',
      'Maya Okafor deleted the field Status',
      'Maya Okafor restored the field Status',
      'Maya Okafor undid a change to Status',
    ]);
  });

  test('names an entry of a deleted kind without its kind', () => {
    const set = { ...deleted, changes: deleted.changes.map((change) => ({ ...change, kind: 'gone' })) };
    expect(activity(set)).toBe('Priya Nair deleted the entry Corks, second try');
  });

  test.each([
    ['password', 'Maya Okafor logged in'],
    ['passkey', 'Maya Okafor logged in with a passkey'],
    ['singleSignOn', 'Maya Okafor logged in with single sign-on'],
    [null, 'Maya Okafor logged in'],
  ] as const)('describes a login: %s', (loginMethod, text) => {
    expect(activity(changeSet('login', { action: 'login', subjectType: 'user', loginMethod }))).toBe(text);
  });

  test('describes a registration, and one that replaced a pending account', () => {
    const account = subject('Maya Okafor', { subjectType: 'user', kind: null });
    const texts = [[account], [account, account]].map((changes) =>
      activity(changeSet('registered', { action: 'register', subjectType: 'user', changes })),
    );
    expect(texts).toEqual([
      'Maya Okafor registered',
      'Maya Okafor registered, which replaced a pending account with the same email address',
    ]);
  });

  test('describes invitations and password resets', () => {
    const account = subject('noor@harborvine.example', { subjectType: 'user', kind: null });
    const texts = (['invitation', 'passwordReset'] as const).flatMap((subjectType) => {
      const link = subject('noor@harborvine.example', { subjectType, kind: null });
      const noName = { id: '1', firstName: null, lastName: null };
      return [
        activity(changeSet('created', { action: 'create', subjectType, changes: [link] })),
        activity(changeSet('revoked', { action: 'delete', subjectType, changes: [link] })),
        activity(changeSet('redeemed', { action: 'redeem', subjectType, changes: [account] })),
        activity(changeSet('redeemed', { action: 'redeem', subjectType, actor: noName, changes: [account] })),
      ];
    });
    expect(texts).toEqual([
      'Maya Okafor invited noor@harborvine.example',
      'Maya Okafor revoked the invitation for noor@harborvine.example',
      'Maya Okafor accepted an invitation',
      'noor@harborvine.example accepted an invitation',
      'Maya Okafor created a password reset for noor@harborvine.example',
      'Maya Okafor revoked the password reset for noor@harborvine.example',
      'Maya Okafor chose a new password with a password reset',
      'noor@harborvine.example chose a new password with a password reset',
    ]);
  });

  const user = (values: readonly ValueChange[]) =>
    changeSet('user', {
      subjectType: 'user',
      changes: [subject('Noor Haddad', { subjectType: 'user', kind: null, values })],
    });

  test.each([
    [value('isApproved', true, false), 'Maya Okafor revoked Noor Haddad’s approval'],
    [value('isAdmin', false, true), 'Maya Okafor made Noor Haddad an administrator'],
    [value('isAdmin', true, false), 'Maya Okafor removed the administrator role from Noor Haddad'],
    [value('password', null, null), 'Maya Okafor changed Noor Haddad’s password'],
    [
      value('singleSignOn', null, 'Acme SSO'),
      'Maya Okafor connected Noor Haddad’s account to single sign-on',
    ],
    [value('twoStep', false, true), 'Maya Okafor turned on two-step verification for Noor Haddad'],
    [value('twoStep', true, false), 'Maya Okafor turned off two-step verification for Noor Haddad'],
    [value('recoveryCodes', null, null), 'Maya Okafor replaced Noor Haddad’s recovery codes'],
    [value('passkey', null, 'iPhone'), 'Maya Okafor added a passkey for Noor Haddad'],
    [value('passkey', 'iPhone', 'Phone'), 'Maya Okafor renamed one of Noor Haddad’s passkeys'],
    [value('passkey', 'Phone', null), 'Maya Okafor removed one of Noor Haddad’s passkeys'],
    [value('passkeys', 2, 0), 'Maya Okafor removed all of Noor Haddad’s passkeys'],
    [value('email', 'a@b.example', 'c@d.example'), 'Maya Okafor edited the user Noor Haddad'],
  ])('describes a change to an account: %j', (change, text) => {
    expect(activity(user([change]))).toBe(text);
  });

  test.each([
    ['create', [value('kind', null, 'link')], 'Maya Okafor created the client link Spring preview'],
    ['create', [value('kind', null, 'embed')], 'Maya Okafor created the embed Spring preview'],
    ['create', [value('kind', null, 'key')], 'Maya Okafor created the access key Spring preview'],
    ['create', [value('kind', null, 'feed')], 'Maya Okafor created the calendar feed Spring preview'],
    ['edit', [value('notes', false, true)], 'Maya Okafor edited the settings of Spring preview'],
    ['delete', [value('kind', 'link', null)], 'Maya Okafor revoked the client link Spring preview'],
  ] as const)('describes a change to an access token: %s %j', (action, values, text) => {
    const subjectType = 'accessToken';
    const change = subject('Spring preview', { subjectType, kind: null, values });
    expect(activity(changeSet('token', { action, subjectType, changes: [change] }))).toBe(text);
  });

  test('describes a reset of both two-step verification and passkeys', () => {
    expect(activity(user([value('twoStep', true, false), value('passkeys', 2, 0)]))).toBe(
      'Maya Okafor reset Noor Haddad’s two-step verification and passkeys',
    );
  });

  test.each([
    [3, 2, 'Maya Okafor ended a session of Noor Haddad'],
    [3, 0, 'Maya Okafor ended 3 sessions of Noor Haddad'],
  ])('describes ended sessions if the number of sessions changes from %i to %i', (before, after, text) => {
    const set = { ...user([value('sessions', before, after)]), action: 'endSessions' } as const;
    expect(activity(set)).toBe(text);
  });

  test('names only the brand if its deletion also changed entries', () => {
    const set = changeSet('brand', {
      action: 'delete',
      subjectType: 'brand',
      subjectCount: 3,
      changes: [
        subject('First', { values: [value('brandId', 'gone', null)] }),
        subject('Harbor & Vine', { subjectType: 'brand', kind: null }),
        subject('Second', { values: [value('brandId', 'gone', null)] }),
      ],
    });
    expect(activity(set)).toBe('Maya Okafor deleted the brand Harbor & Vine');
  });

  test('uses the word “entry” for several kinds and for the kind “other”', () => {
    const changes = [subject('First'), subject('Second', { kind: 'event' })];
    expect(activity(changeSet('both', { changes }))).toBe('Maya Okafor edited 2 entries');
    const other = [subject('Press kit', { kind: 'other' })];
    expect(activity(changeSet('other', { changes: other }))).toBe('Maya Okafor edited the entry Press kit');
  });

  test('contains the number of days if all entries moved by the same number of days', () => {
    const changes = [subject('First'), subject('Second')];
    const move = (days: number | null) => changeSet('move', { action: 'move', changes, days });
    expect(activity(move(-1))).toBe('Maya Okafor moved 2 blog posts 1 day earlier');
    expect(activity(move(null))).toBe('Maya Okafor moved 2 blog posts');
  });

  test('contains the new end date if only the end moved, and its year if it differs from the current year', () => {
    const changes = [
      subject('Fair', { kind: 'event', values: [value('endDate', '2026-12-30', '2027-01-02')] }),
    ];
    const set = changeSet('end', { action: 'move', changes });
    expect(activity(set)).toBe('Maya Okafor changed the end date of Fair to January 2, 2027');
  });

  test('describes an undo, and an unknown action from a newer server', () => {
    const changes = [subject('First')];
    expect(activity(changeSet('undo', { action: 'undo', changes }))).toBe(
      'Maya Okafor undid a change to First',
    );
    expect(activity(changeSet('new', { action: 'archive' as never, changes }))).toBe(
      'Maya Okafor edited the blog post First',
    );
  });

  test('is in the language of the messages', () => {
    const translate = translateWith({
      activityList: {
        sentences: {
          ...activityListMessages.english.sentences,
          edited: ({ person, subject }) => `${person} hat ${subject} geändert`,
        },
        subject: ({ count }) => `${count} Beiträge`,
      },
    });
    expect(sentenceText(activitySentence(edited, { ...context, translate }))).toBe(
      'Jonas Weber hat 4 Beiträge geändert',
    );
  });
});

describe('a sentence in the history of an entry', () => {
  const history = (change: EntryChange) => sentenceText(historySentence(change, context));
  const change = (values: readonly ValueChange[], rest: Partial<ChangeSet> = {}): EntryChange => ({
    ...subject('Tyres', { values, kind: 'event' }),
    changeSet: changeSet('1', { actor: maya, ...rest }),
  });

  test('describes the sample changes', () => {
    expect(sampleHistory.map(history)).toEqual([
      'Jonas Weber changed Status from Draft to Ready',
      'Priya Nair moved this entry from November 12 to November 10',
      'Maya Okafor changed Category back to Guides',
      'Maya Okafor changed Category from Guides to Gear',
      'Deleted user changed Brand, Status, and Custom Color',
      'Jonas Weber created this entry',
    ]);
  });

  test('names a brand that was deleted', () => {
    const formerBrands = [{ id: 'aurora', name: 'Aurora', color: 'teal' }];
    const given = change([value('brandId', 'aurora', null)]);
    expect(history({ ...given, formerBrands })).toBe('Maya Okafor cleared Brand');
    const replaced = { ...change([value('brandId', 'aurora', 'lumen')]), formerBrands };
    expect(history(replaced)).toBe('Maya Okafor changed Brand from Aurora to Lumen Cycles');
  });

  test.each([
    [change([value('location', null, 'Pier 5')]), 'Maya Okafor set Location to Pier 5'],
    [change([value('location', 'Pier 5', null)]), 'Maya Okafor cleared Location'],
    [change([value('notes', 'x'.repeat(41), 'y')]), 'Maya Okafor changed Notes'],
    [change([value('title', 'Tires', 'Tyres')]), 'Maya Okafor changed Name from Tires to Tyres'],
    [
      change([value('endDate', '2026-11-12', '2026-11-14')]),
      'Maya Okafor changed the end date from November 12 to November 14',
    ],
    [
      change([value('startDate', '2026-11-12', '2026-11-11')], { action: 'undo' }),
      'Maya Okafor moved this entry back to November 11',
    ],
    [
      change(
        ['location', 'notes', 'title', 'color'].map((name) => value(name, 'a', 'b')),
        { action: 'undo' },
      ),
      'Maya Okafor undid changes to 4 fields',
    ],
    [change([], { action: 'delete' }), 'Maya Okafor deleted this entry'],
  ])('describes changed values', (given, text) => {
    expect(history(given)).toBe(text);
  });
});
