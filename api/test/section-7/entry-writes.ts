import { type SpecKind, specKinds } from '../spec-kinds.js';
import { brands, datesOf, defaultsOf, entriesOf, fullBody, leastBody, listOf, UNKNOWN } from './content.js';
import { idsOfOtherKinds } from './reads.js';
import { type After, type Case, ID, INSTANT, invalid, LATER, type Row, refusal } from './row.js';

const stamps = { createdAt: INSTANT, updatedAt: INSTANT };
const created = (body: object) => ({ ...body, id: ID, version: 1, ...stamps });

/** What a creation and an update refuse alike. */
function invalidBodies(kind: SpecKind): Case[] {
  const body = fullBody(kind);
  const dates = Object.keys(datesOf(kind, ''));
  const custom = (dynamicFields: object) => ({
    ...body,
    dynamicFields: { author: 'Noor', ...dynamicFields },
  });
  const text = kind.texts.at(-1) ?? '';
  const cases: Case[] = [
    {
      when: 'nothing is sent',
      sends: {},
      answers: invalid(
        ...[...dates, kind.title].map((name): [string, string] => [name, `${name} is required`]),
      ),
    },
    {
      when: 'the title is blank',
      sends: { ...body, [kind.title]: '  ' },
      answers: invalid([kind.title, `${kind.title} is required`]),
    },
    {
      when: 'the title is too long',
      sends: { ...body, [kind.title]: 'x'.repeat(301) },
      answers: invalid([kind.title, `${kind.title} can have at most 300 characters`]),
    },
    {
      when: 'a text is too long',
      sends: { ...body, [text]: 'x'.repeat(10_001) },
      answers: invalid([text, `${text} can have at most 10000 characters`]),
    },
    ...[
      ['a day does not exist', '2026-02-30'],
      ['a day is empty', ''],
    ].map(([when = '', day = '']) => ({
      when,
      sends: { ...body, ...datesOf(kind, day) },
      answers: invalid(
        ...dates.map((name): [string, string] => [name, `${name} must be a calendar date as YYYY-MM-DD`]),
      ),
    })),
    {
      when: 'the brand does not exist',
      sends: { ...body, brandId: UNKNOWN },
      answers: invalid(['brandId', 'This brand no longer exists. Choose another.']),
    },
    {
      when: 'the brand is no id',
      sends: { ...body, brandId: 'Northwind' },
      answers: invalid(['brandId', 'brandId must be an id']),
    },
    {
      when: 'showOnCalendar is no boolean',
      sends: { ...body, showOnCalendar: 'yes' },
      answers: invalid(['showOnCalendar', 'showOnCalendar must be true or false']),
    },
    {
      when: 'a required custom field is emptied',
      sends: custom({ author: ' ' }),
      answers: invalid(['dynamicFields', 'Please fill in required fields: AUTHOR']),
    },
    {
      when: 'custom fields hold what their types do not',
      sends: custom({ channel: 'Earned', due: '2026-02-30', sponsored: 'yes' }),
      answers: invalid(
        ['dynamicFields.channel', 'CHANNEL must be one of: Paid, Own'],
        ['dynamicFields.due', 'DUE must be a calendar date as YYYY-MM-DD'],
        ['dynamicFields.sponsored', 'SPONSORED must be true or false'],
      ),
    },
    {
      when: 'custom fields hold more than 32 KiB',
      sends: custom({ author: 'x'.repeat(32 * 1024) }),
      answers: invalid(['dynamicFields', 'dynamicFields can be at most 32 KiB']),
    },
  ];
  if (kind.dates === 'span') {
    cases.push({
      when: 'it ends before it starts',
      sends: { ...body, startDate: '2026-10-25', endDate: '2026-10-24' },
      answers: invalid(['endDate', 'End date must be on or after the start date']),
    });
  }
  if (kind.flags.length > 0) {
    cases.push({
      when: 'a platform is no boolean',
      sends: { ...body, youtube: 'yes' },
      answers: invalid(['youtube', 'youtube must be true or false']),
    });
  }
  return cases;
}

/** Bodies that say the least, and what stands there then. */
const sparse = (kind: SpecKind) => [
  { when: 'only what is needed is sent', sends: leastBody(kind) },
  {
    when: 'what is not needed is blank',
    sends: {
      ...leastBody(kind),
      ...Object.fromEntries([...kind.texts, 'color', 'brandId'].map((name) => [name, ''])),
    },
  },
];

const creations = specKinds.map((kind): Row => {
  const log = `/logs/${kind.segment}`;
  const full = created(fullBody(kind));
  return {
    call: `POST ${log}`,
    by: 'member',
    ignores: { version: 7, kind: 'x', updatedAt: 'x' },
    succeeds: [
      {
        sends: fullBody(kind),
        answers: [201, full],
        afterwards: [
          { call: `GET ${log}/{new}`, answers: [200, full] },
          { call: `GET ${log}`, answers: [200, [full, ...listOf(kind)]] },
        ],
      },
      ...sparse(kind).map(({ when, sends }) => ({
        when,
        sends,
        answers: [201, created({ ...leastBody(kind), ...defaultsOf(kind) })] as const,
      })),
    ],
    refuses: invalidBodies(kind),
  };
});

const updates = specKinds.map((kind): Row => {
  const log = `/logs/${kind.segment}`;
  const { latest, newer, older } = entriesOf(kind);
  const { id, createdAt } = newer;
  const replaced = { ...fullBody(kind), id, version: 4, createdAt, updatedAt: LATER };
  return {
    call: `PUT ${log}/{id}`,
    by: 'member',
    id,
    strangers: idsOfOtherKinds(kind),
    ignores: { kind: 'x', updatedAt: 'x' },
    succeeds: [
      {
        sends: { ...fullBody(kind), version: 3 },
        answers: [200, replaced],
        afterwards: [
          { call: `GET ${log}/{id}`, answers: [200, replaced] },
          { call: `GET ${log}`, answers: [200, [replaced, latest, older]] },
        ],
      },
      { when: 'no version is sent: it wins', sends: fullBody(kind), answers: [200, replaced] },
      ...sparse(kind).map(({ when, sends }) => ({
        when,
        sends,
        answers: [200, { ...replaced, ...defaultsOf(kind), ...leastBody(kind) }] as const,
      })),
    ],
    refuses: [
      ...[2, 4].map((version) => ({
        when: `the version is ${version} and the stored one 3`,
        sends: { ...fullBody(kind), version },
        answers: [
          409,
          {
            message: 'Somebody else changed this entry in the meantime.',
            current: {
              __typename: kind.typeName,
              kind: kind.kind,
              title: 'Entry 3',
              startDate: '2026-03-08',
              endDate: '2026-03-08',
              ...newer,
            },
          },
        ] as const,
      })),
      {
        when: 'the version is none',
        sends: { ...fullBody(kind), version: '3' },
        answers: invalid(['version', 'version must be a number']),
      },
      ...invalidBodies(kind),
    ],
  };
});

const deletions = specKinds.map((kind): Row => {
  const log = `/logs/${kind.segment}`;
  const { latest, newer, older } = entriesOf(kind);
  return {
    call: `DELETE ${log}/{id}`,
    by: 'member',
    id: newer.id,
    strangers: idsOfOtherKinds(kind),
    succeeds: [
      {
        answers: [204, ''],
        afterwards: [
          { call: `GET ${log}/{id}`, answers: refusal(404, 'Log entry not found') },
          { call: `DELETE ${log}/{id}`, answers: refusal(404, 'Log entry not found') },
          { call: `GET ${log}`, answers: [200, [latest, older]] },
        ],
      },
    ],
  };
});

/** What the bulk calls pass over: ids of nothing, of another kind, no ids, and doubles. */
const chosen = (kind: SpecKind) => {
  const { latest, older } = entriesOf(kind);
  return [latest.id, older.id, older.id, ...idsOfOtherKinds(kind), UNKNOWN, 'nonsense'];
};

/** That entries of other kinds are as they were. */
const otherLists = (kind: SpecKind): After[] =>
  specKinds
    .filter((other) => other !== kind)
    .map((other) => ({ call: `GET /logs/${other.segment}`, answers: [200, listOf(other)] }));

const TOO_MANY = Array.from({ length: 10_001 }, () => UNKNOWN);

const invalidIds = (data?: object): Case[] => [
  {
    when: 'nothing is chosen',
    sends: { ids: [], data },
    answers: invalid(['ids', 'Select at least one entry']),
  },
  { when: 'ids are missing', sends: { data }, answers: invalid(['ids', 'ids is required']) },
  {
    when: 'more than 10,000 are chosen',
    sends: { ids: TOO_MANY, data },
    answers: invalid(['ids', 'At most 10000 entries can be changed at once']),
  },
];

const bulkUpdates = specKinds.map((kind): Row => {
  const log = `/logs/${kind.segment}`;
  const { latest, newer, older } = entriesOf(kind);
  const ids = chosen(kind);
  const changed = { brandId: brands.tailspin.id, showOnCalendar: false, version: 2, updatedAt: LATER };
  return {
    call: `PATCH ${log}/bulk`,
    by: 'member',
    ignores: { color: 'red', version: 9 },
    succeeds: [
      {
        sends: { ids, data: { brandId: brands.tailspin.id, showOnCalendar: false } },
        answers: [200, { updated: 2 }],
        afterwards: [
          {
            call: `GET ${log}`,
            answers: [200, [{ ...latest, ...changed }, newer, { ...older, ...changed }]],
          },
          ...otherLists(kind),
        ],
      },
      {
        when: 'the brand is null: it is cleared, and the rest stays',
        sends: { ids: [newer.id], data: { brandId: null } },
        answers: [200, { updated: 1 }],
        afterwards: [
          {
            call: `GET ${log}/{id}`,
            id: newer.id,
            answers: [200, { ...newer, brandId: null, version: 4, updatedAt: LATER }],
          },
        ],
      },
      {
        when: 'only showOnCalendar is changed',
        sends: { ids: [newer.id], data: { showOnCalendar: false } },
        answers: [200, { updated: 1 }],
        afterwards: [
          {
            call: `GET ${log}/{id}`,
            id: newer.id,
            answers: [200, { ...newer, showOnCalendar: false, version: 4, updatedAt: LATER }],
          },
        ],
      },
      {
        when: '10,000 are chosen and none is there',
        sends: { ids: TOO_MANY.slice(1), data: { showOnCalendar: true } },
        answers: [200, { updated: 0 }],
      },
    ],
    refuses: [
      ...invalidIds({ showOnCalendar: true }),
      {
        when: 'there is nothing to change',
        sends: { ids, data: {} },
        answers: invalid(['data', 'Set brandId or showOnCalendar']),
      },
      { when: 'data is missing', sends: { ids }, answers: invalid(['data', 'data is required']) },
      {
        when: 'only what cannot be changed is sent',
        sends: { ids, data: { color: 'red' } },
        answers: invalid(['data', 'Set brandId or showOnCalendar']),
      },
      {
        when: 'the brand does not exist: nothing is changed',
        sends: { ids, data: { brandId: UNKNOWN, showOnCalendar: true } },
        answers: invalid(['brandId', 'This brand no longer exists. Choose another.']),
      },
      {
        when: 'what to change is of another type',
        sends: { ids, data: { brandId: 'x', showOnCalendar: 'yes' } },
        answers: invalid(
          ['data.brandId', 'data.brandId must be an id'],
          ['data.showOnCalendar', 'data.showOnCalendar must be true or false'],
        ),
      },
    ],
  };
});

const bulkDeletions = specKinds.map((kind): Row => {
  const log = `/logs/${kind.segment}`;
  const ids = chosen(kind);
  return {
    call: `DELETE ${log}/bulk`,
    by: 'member',
    succeeds: [
      {
        sends: { ids },
        answers: [200, { deleted: 2 }],
        afterwards: [
          { call: `GET ${log}`, answers: [200, [entriesOf(kind).newer]] },
          { call: `DELETE ${log}/bulk`, sends: { ids }, answers: [200, { deleted: 0 }] },
          ...otherLists(kind),
        ],
      },
    ],
    refuses: invalidIds(),
  };
});

/** What everybody who is logged in does with entries, one at a time and in bulk. */
export const entryWrites: readonly Row[] = [
  ...creations,
  ...updates,
  ...deletions,
  ...bulkUpdates,
  ...bulkDeletions,
];
