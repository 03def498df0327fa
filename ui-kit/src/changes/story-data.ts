import type { CalendarDate } from '@content-planner/model';
import { localDate } from '../dates/local-date.js';
import type { Brand, FieldConfiguration } from '../logs/types.js';
import type { ActivityPerson, ChangeSet, EntryChange, SubjectChange, ValueChange } from './types.js';

/** Today's date in the samples. */
export const SAMPLE_TODAY: CalendarDate = '2026-11-11';

const person = (firstName: string, lastName: string): ActivityPerson => ({
  id: firstName.toLowerCase(),
  firstName,
  lastName,
});

export const maya = person('Maya', 'Okafor');
export const jonas = person('Jonas', 'Weber');
export const priya = person('Priya', 'Nair');
export const ines = person('Ines', 'Falk');
export const tomas = person('Tomás', 'Reyes');

export const samplePeople: readonly ActivityPerson[] = [ines, jonas, maya, priya, tomas];

export const sampleBrands: readonly Brand[] = [
  { id: 'lumen', name: 'Lumen Cycles', color: 'hsl(220, 60%, 50%)' },
  { id: 'fieldnote', name: 'Fieldnote Press', color: 'hsl(160, 60%, 40%)' },
];

export const sampleFields: readonly FieldConfiguration[] = [
  {
    id: 'status',
    kind: 'blog',
    fieldName: 'status',
    fieldLabel: 'Status',
    fieldType: 'dropdown',
    dropdownOptions: ['Outline', 'Draft', 'In review', 'Ready'],
    options: ['Outline', 'Draft', 'In review', 'Ready'].map((name) => ({
      ...{ id: name, name, color: null, isDone: name === 'Ready', isArchived: false },
    })),
    isRequired: false,
    displayOrder: 0,
  },
];

/** Returns the instant of a date and time in the user's time zone. */
export const at = (date: CalendarDate, time: string): string => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const moment = localDate(date);
  moment.setHours(hours, minutes);
  return moment.toISOString();
};

export const value = (name: string, before: unknown, after: unknown): ValueChange => ({
  name,
  before,
  after,
});

export const subject = (title: string, rest: Partial<SubjectChange> = {}): SubjectChange => ({
  subjectId: title,
  subjectType: 'entry',
  kind: 'blog',
  title,
  values: [],
  state: 'current',
  changedBy: null,
  changedAt: null,
  ...rest,
});

export const changeSet = (id: string, rest: Partial<ChangeSet> = {}): ChangeSet => {
  const subjectCount = rest.subjectCount ?? rest.changes?.length ?? 1;
  return {
    id,
    at: at(SAMPLE_TODAY, '09:00'),
    actor: maya,
    hasActor: true,
    channel: 'app',
    action: 'edit',
    days: null,
    subjectType: 'entry',
    subjectCount,
    changes: [],
    email: null,
    attempts: null,
    undoneBy: null,
    canUndo: false,
    undoableCount: rest.canUndo ? subjectCount : 0,
    ...rest,
  };
};

/** A person moved an entry. */
export const moved = changeSet('moved', {
  at: at(SAMPLE_TODAY, '09:38'),
  action: 'move',
  days: 7,
  canUndo: true,
  changes: [
    subject('Gift guide week', {
      kind: 'event',
      values: [value('startDate', '2026-11-10', '2026-11-17'), value('endDate', '2026-11-15', '2026-11-22')],
    }),
  ],
});

/** Another client created entries. */
export const created = changeSet('created', {
  at: at(SAMPLE_TODAY, '09:12'),
  action: 'create',
  channel: 'rest',
  canUndo: true,
  changes: Array.from({ length: 6 }, (_, index) =>
    subject(`Advent door ${index + 1}`, {
      kind: 'social',
      values: [
        value('title', null, `Advent door ${index + 1}`),
        value('startDate', null, `2026-12-0${index + 1}`),
        value('endDate', null, `2026-12-0${index + 1}`),
        value('instagram', null, true),
        value('facebook', null, false),
        value('showOnCalendar', null, true),
      ],
    }),
  ),
});

/** A bulk edit. One of its entries was changed later. */
export const edited = changeSet('edited', {
  at: at(SAMPLE_TODAY, '08:57'),
  actor: jonas,
  action: 'bulkEdit',
  canUndo: true,
  undoableCount: 3,
  changes: [
    subject('Studded tyres, tested', { values: [value('field:status', 'Draft', 'Ready')] }),
    subject('Paper, ink, patience', { values: [value('brandId', null, 'fieldnote')] }),
    subject('Letterpress at home', {
      values: [value('startDate', '2026-11-25', '2026-11-26'), value('endDate', '2026-11-25', '2026-11-26')],
    }),
    subject('How we price', {
      values: [value('field:status', 'Outline', 'In review')],
      state: 'changed',
      changedBy: priya,
      changedAt: at(SAMPLE_TODAY, '09:05'),
    }),
  ],
});

/** A deletion, which cannot be undone. */
export const deleted = changeSet('deleted', {
  at: at(SAMPLE_TODAY, '08:40'),
  actor: priya,
  action: 'delete',
  changes: [
    subject('Corks, second try', {
      kind: 'email',
      state: 'current',
      values: [
        value('title', 'Corks, second try', null),
        value('startDate', '2026-11-12', null),
        value('endDate', '2026-11-12', null),
        value('campaignName', 'Autumn', null),
        value('brandId', 'lumen', null),
        value('color', null, null),
      ],
    }),
  ],
});

/** Changes made today, yesterday and earlier. */
export const sampleActivity: readonly ChangeSet[] = [
  moved,
  created,
  edited,
  deleted,
  changeSet('many', {
    at: at('2026-11-10', '17:21'),
    actor: ines,
    action: 'bulkEdit',
    subjectCount: 287,
    canUndo: true,
    changes: [subject('Winter tyre guide', { values: [value('brandId', 'lumen', 'fieldnote')] })],
  }),
  changeSet('undone', {
    at: at('2026-11-10', '16:02'),
    actor: tomas,
    action: 'move',
    days: -1,
    changes: [
      subject('Ep. 47: Night shift', {
        kind: 'podcast',
        values: [
          value('startDate', '2026-11-12', '2026-11-11'),
          value('endDate', '2026-11-12', '2026-11-11'),
        ],
      }),
    ],
    undoneBy: { actor: maya, hasActor: true, channel: 'app' },
  }),
  changeSet('login-failed', {
    at: at('2026-11-10', '14:15'),
    actor: null,
    hasActor: false,
    action: 'loginFailed',
    subjectType: 'user',
    subjectCount: 0,
    email: 'tomas.reyes@harborvine.example',
    attempts: 10,
  }),
  changeSet('approved', {
    at: at('2026-11-10', '11:30'),
    subjectType: 'user',
    changes: [
      subject('Noor Haddad', {
        subjectType: 'user',
        kind: null,
        values: [value('isApproved', false, true)],
      }),
    ],
  }),
  changeSet('command', {
    at: at('2026-11-10', '10:04'),
    actor: null,
    hasActor: false,
    channel: 'command',
    action: 'create',
    subjectType: 'user',
    changes: [
      subject('Lena Brandt', {
        subjectType: 'user',
        kind: null,
        values: [value('email', null, 'lena.brandt@harborvine.example'), value('isAdmin', null, true)],
      }),
    ],
  }),
  changeSet('field', {
    at: at('2026-11-09', '18:47'),
    actor: priya,
    subjectType: 'field',
    changes: [
      subject('Status', {
        subjectType: 'field',
        values: [
          value('dropdownOptions', ['Outline', 'Draft'], ['Outline', 'Draft', 'In review', 'Ready']),
          value('isRequired', false, true),
        ],
      }),
    ],
  }),
  changeSet('brand', {
    at: at('2026-11-09', '18:40'),
    actor: null,
    channel: 'graphql',
    subjectType: 'brand',
    changes: [
      subject('Fieldnote Press', {
        subjectType: 'brand',
        kind: null,
        values: [value('name', 'Fieldnote', 'Fieldnote Press')],
      }),
    ],
  }),
];

const entryChange = (id: string, rest: Partial<ChangeSet>, values: readonly ValueChange[]): EntryChange => ({
  ...subject('Studded tyres, tested', { values }),
  changeSet: changeSet(id, rest),
});

/** The history of an entry. */
export const sampleHistory: readonly EntryChange[] = [
  entryChange('6', { actor: jonas, at: at(SAMPLE_TODAY, '08:57') }, [
    value('field:status', 'Draft', 'Ready'),
  ]),
  entryChange('5', { actor: priya, action: 'move', at: at('2026-11-06', '15:20') }, [
    value('startDate', '2026-11-12', '2026-11-10'),
    value('endDate', '2026-11-12', '2026-11-10'),
  ]),
  entryChange('4', { action: 'undo', at: at('2026-11-02', '11:04') }, [value('category', 'Gear', 'Guides')]),
  entryChange('3', { at: at('2026-11-02', '11:02') }, [value('category', 'Guides', 'Gear')]),
  entryChange('2', { actor: null, at: at('2026-10-22', '09:15') }, [
    value('brandId', null, 'lumen'),
    value('field:status', null, 'Draft'),
    value('color', '#FACC15', null),
  ]),
  entryChange('1', { actor: jonas, action: 'create', at: at('2026-10-21', '10:11') }, [
    value('title', null, 'Studded tyres, tested'),
    value('startDate', null, '2026-11-12'),
    value('endDate', null, '2026-11-12'),
  ]),
];
