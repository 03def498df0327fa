import { type ContractKind, contractKinds } from '../contract-kinds.js';
import {
  brands,
  datesOf,
  defaultsOf,
  entriesOf,
  fullBody,
  leastBody,
  listOf,
  people,
  UNKNOWN,
} from './content.js';
import { idsOfOtherKinds } from './reads.js';
import {
  type After,
  type Case,
  type Expected,
  failure,
  ID,
  INSTANT,
  invalid,
  LATER,
  type Row,
} from './row.js';

const stamps = { createdAt: INSTANT, updatedAt: INSTANT };
const created = (body: object) => ({ ...body, id: ID, version: 1, ...stamps });

/** Returns error cases that apply both to creating and to updating an entry. */
function invalidBodies(kind: ContractKind): Case[] {
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
      returns: invalid(
        ...[...dates, kind.title].map((name): [string, string] => [name, `${name} is required`]),
      ),
    },
    {
      when: 'the title is blank',
      sends: { ...body, [kind.title]: '  ' },
      returns: invalid([kind.title, `${kind.title} is required`]),
    },
    {
      when: 'the title is too long',
      sends: { ...body, [kind.title]: 'x'.repeat(301) },
      returns: invalid([kind.title, `${kind.title} can have at most 300 characters`]),
    },
    {
      when: 'a text is too long',
      sends: { ...body, [text]: 'x'.repeat(10_001) },
      returns: invalid([text, `${text} can have at most 10000 characters`]),
    },
    ...[
      ['a date does not exist', '2026-02-30'],
      ['a day is empty', ''],
    ].map(([when = '', day = '']) => ({
      when,
      sends: { ...body, ...datesOf(kind, day) },
      returns: invalid(
        ...dates.map((name): [string, string] => [name, `${name} must be a calendar date as YYYY-MM-DD`]),
      ),
    })),
    {
      when: 'the brand does not exist',
      sends: { ...body, brandId: UNKNOWN },
      returns: invalid(['brandId', 'This brand no longer exists. Choose another.']),
    },
    {
      when: 'the brand id is malformed',
      sends: { ...body, brandId: 'Northwind' },
      returns: invalid(['brandId', 'brandId must be an id']),
    },
    {
      when: 'showOnCalendar is not a boolean',
      sends: { ...body, showOnCalendar: 'yes' },
      returns: invalid(['showOnCalendar', 'showOnCalendar must be true or false']),
    },
    {
      when: 'a required custom field is emptied',
      sends: custom({ author: ' ' }),
      returns: invalid(['dynamicFields', 'Please fill in required fields: AUTHOR']),
    },
    {
      when: 'custom fields have values of the wrong type',
      sends: custom({ channel: 'Earned', due: '2026-02-30', sponsored: 'yes' }),
      returns: invalid(
        ['dynamicFields.channel', 'CHANNEL must be one of: Paid, Own'],
        ['dynamicFields.due', 'DUE must be a calendar date as YYYY-MM-DD'],
        ['dynamicFields.sponsored', 'SPONSORED must be true or false'],
      ),
    },
    {
      when: 'custom fields are larger than 32 KiB',
      sends: custom({ author: 'x'.repeat(32 * 1024) }),
      returns: invalid(['dynamicFields', 'dynamicFields can be at most 32 KiB']),
    },
  ];
  if (kind.dates === 'span') {
    cases.push({
      when: 'the event ends before it starts',
      sends: { ...body, startDate: '2026-10-25', endDate: '2026-10-24' },
      returns: invalid(['endDate', 'End date must be on or after the start date']),
    });
  }
  const [flag] = kind.flags;
  if (flag !== undefined) {
    cases.push({
      when: `${flag} is not a boolean`,
      sends: { ...body, [flag]: 'yes' },
      returns: invalid([flag, `${flag} must be true or false`]),
    });
  }
  return cases;
}

/** Returns bodies that set only the required fields, so that the other fields have their default values. */
const sparse = (kind: ContractKind) => [
  { when: 'only required fields are sent', sends: leastBody(kind) },
  {
    when: 'optional fields are blank',
    sends: {
      ...leastBody(kind),
      ...Object.fromEntries([...kind.texts, 'color', 'brandId'].map((name) => [name, ''])),
    },
  },
];

const creations = contractKinds.map((kind): Row => {
  const log = `/logs/${kind.segment}`;
  const full = created(fullBody(kind));
  return {
    call: `POST ${log}`,
    by: 'member',
    ignores: { version: 7, kind: 'x', updatedAt: 'x' },
    succeeds: [
      {
        sends: fullBody(kind),
        returns: [201, full],
        afterwards: [
          { call: `GET ${log}/{new}`, returns: [200, full] },
          { call: `GET ${log}`, returns: [200, [full, ...listOf(kind)]] },
        ],
      },
      ...sparse(kind).map(({ when, sends }) => ({
        when,
        sends,
        returns: [201, created({ ...leastBody(kind), ...defaultsOf(kind) })] as const,
      })),
    ],
    fails: invalidBodies(kind),
  };
});

/** Returns the expected error for a version conflict. */
const conflict = (
  status: 409 | 412,
  current: object,
  changedBy: Pick<(typeof people)['member'], 'id' | 'firstName' | 'lastName'> | null = null,
): Expected => [status, { message: 'Someone else changed this entry in the meantime.', current, changedBy }];

/** Returns the fields of a user that other users can see. */
const personOf = ({ id, firstName, lastName }: (typeof people)['member']) => ({ id, firstName, lastName });

/** Returns requests whose version differs from the stored version, which is 3. */
const otherVersions = (body: object, current: object): Case[] => [
  ...[2, 4].map((version) => ({
    when: `the version is ${version} and the stored version is 3`,
    sends: { ...body, version },
    returns: conflict(409, current),
  })),
  {
    when: 'the version is invalid',
    sends: { ...body, version: '3' },
    returns: invalid(['version', 'version must be a number']),
  },
  ...['"2"', '"2", "4"', 'W/"3"'].map((tag) => ({
    when: `If-Match is ${tag} and the stored version is 3`,
    sends: body,
    sendsHeaders: { 'if-match': tag },
    returns: conflict(412, current),
  })),
  {
    when: 'neither If-Match nor the version matches',
    sends: { ...body, version: 2 },
    sendsHeaders: { 'if-match': '"2"' },
    returns: conflict(412, current),
  },
  {
    when: 'If-Match is malformed',
    sends: body,
    sendsHeaders: { 'if-match': '3' },
    returns: failure(400, 'If-Match must be the ETag of an entry, such as "3", or *.'),
  },
];

const updates = contractKinds.map((kind): Row => {
  const log = `/logs/${kind.segment}`;
  const { latest, newer, older } = entriesOf(kind);
  const { id, createdAt } = newer;
  const replaced = { ...fullBody(kind), id, version: 4, createdAt, updatedAt: LATER };
  return {
    call: `PUT ${log}/{id}`,
    by: 'member',
    id,
    otherIds: idsOfOtherKinds(kind),
    ignores: { kind: 'x', updatedAt: 'x' },
    succeeds: [
      {
        sends: { ...fullBody(kind), version: 3 },
        returns: [200, replaced],
        afterwards: [
          { call: `GET ${log}/{id}`, returns: [200, replaced] },
          { call: `GET ${log}`, returns: [200, [replaced, latest, older]] },
          {
            call: `PUT ${log}/{id}`,
            by: 'administrator',
            sends: { ...fullBody(kind), version: 3 },
            returns: conflict(409, replaced, personOf(people.member)),
          },
        ],
        headers: { etag: '"4"' },
      },
      {
        when: 'If-Match is the ETag of the stored version',
        sends: fullBody(kind),
        sendsHeaders: { 'if-match': '"3"' },
        returns: [200, replaced],
      },
      {
        when: 'no version is sent, which overwrites any version',
        sends: fullBody(kind),
        returns: [200, replaced],
      },
      ...sparse(kind).map(({ when, sends }) => ({
        when,
        sends,
        returns: [200, { ...replaced, ...defaultsOf(kind), ...leastBody(kind) }] as const,
      })),
    ],
    fails: [...otherVersions(fullBody(kind), newer), ...invalidBodies(kind)],
  };
});

const patches = contractKinds.map((kind): Row => {
  const log = `/logs/${kind.segment}`;
  const { latest, newer, older } = entriesOf(kind);
  const text = kind.texts.at(-1) ?? '';
  const changed = (values: object, version = 4) => ({ ...newer, ...values, version, updatedAt: LATER });
  const renamed = { [kind.title]: 'Renamed' };
  const several = { ...datesOf(kind, '2026-03-11'), [text]: 'More', showOnCalendar: false };
  const custom = { author: 'Maya', channel: 'Own' };
  return {
    call: `PATCH ${log}/{id}`,
    by: 'member',
    id: newer.id,
    otherIds: idsOfOtherKinds(kind),
    ignores: { kind: 'x', updatedAt: 'x' },
    accepts: 'application/merge-patch+json or application/json',
    succeeds: [
      {
        sends: renamed,
        returns: [200, changed(renamed)],
        headers: { etag: '"4"' },
        afterwards: [
          { call: `GET ${log}/{id}`, returns: [200, changed(renamed)] },
          { call: `GET ${log}`, returns: [200, [latest, changed(renamed), older]] },
          {
            call: `PATCH ${log}/{id}`,
            by: 'administrator',
            sends: { ...renamed, version: 3 },
            returns: conflict(409, changed(renamed), personOf(people.member)),
          },
          {
            call: `PATCH ${log}/{id}`,
            by: 'administrator',
            sends: renamed,
            sendsHeaders: { 'if-match': '"3"' },
            returns: conflict(412, changed(renamed), personOf(people.member)),
          },
        ],
      },
      {
        when: 'several fields are sent, some of them null',
        sends: { ...several, dynamicFields: { channel: 'Own' } },
        returns: [200, changed({ ...several, dynamicFields: custom })],
        afterwards: [
          {
            call: `PATCH ${log}/{id}`,
            sends: { [text]: null, brandId: null, color: null, dynamicFields: { channel: null } },
            returns: [200, changed({ ...several, [text]: null, brandId: null, color: null }, 5)],
          },
        ],
      },
      {
        when: 'the body is a merge patch for the stored version',
        sends: { ...renamed, version: 3 },
        sendsHeaders: { 'content-type': 'application/merge-patch+json', 'if-match': '"3"' },
        returns: [200, changed(renamed)],
      },
      {
        when: 'If-Match is *',
        sends: renamed,
        sendsHeaders: { 'if-match': '*' },
        returns: [200, changed(renamed)],
      },
      { when: 'nothing is sent', sends: {}, returns: [200, changed({})] },
    ],
    fails: [
      ...otherVersions(renamed, newer),
      ...invalidBodies(kind).filter(({ when }) => when !== 'nothing is sent'),
      ...[kind.title, ...Object.keys(datesOf(kind, ''))].map((name) => ({
        when: `${name} is null`,
        sends: { [name]: null },
        returns: invalid([name, `${name} is required`]),
      })),
      {
        when: 'all custom fields are removed and one is required',
        sends: { dynamicFields: null },
        returns: invalid(['dynamicFields', 'Please fill in required fields: AUTHOR']),
      },
    ],
  };
});

const deletions = contractKinds.map((kind): Row => {
  const log = `/logs/${kind.segment}`;
  const { latest, newer, older } = entriesOf(kind);
  return {
    call: `DELETE ${log}/{id}`,
    by: 'member',
    id: newer.id,
    otherIds: idsOfOtherKinds(kind),
    succeeds: [
      {
        returns: [204, ''],
        afterwards: [
          { call: `GET ${log}/{id}`, returns: failure(404, 'Log entry not found') },
          { call: `DELETE ${log}/{id}`, returns: failure(404, 'Log entry not found') },
          { call: `GET ${log}`, returns: [200, [latest, older]] },
        ],
      },
    ],
  };
});

/**
 * Returns two valid ids, and ids that bulk calls ignore: duplicates, ids of other kinds, unknown ids and malformed ids.
 */
const chosen = (kind: ContractKind) => {
  const { latest, older } = entriesOf(kind);
  return [latest.id, older.id, older.id, ...idsOfOtherKinds(kind), UNKNOWN, 'nonsense'];
};

/** Returns calls that check that entries of other kinds are unchanged. */
const otherLists = (kind: ContractKind): After[] =>
  contractKinds
    .filter((other) => other !== kind)
    .map((other) => ({ call: `GET /logs/${other.segment}`, returns: [200, listOf(other)] }));

const TOO_MANY = Array.from({ length: 10_001 }, () => UNKNOWN);

const invalidIds = (data?: object): Case[] => [
  {
    when: 'nothing is selected',
    sends: { ids: [], data },
    returns: invalid(['ids', 'Select at least one entry']),
  },
  { when: 'ids are missing', sends: { data }, returns: invalid(['ids', 'ids is required']) },
  {
    when: 'more than 10,000 entries are selected',
    sends: { ids: TOO_MANY, data },
    returns: invalid(['ids', 'At most 10000 entries can be changed at once']),
  },
];

const bulkUpdates = contractKinds.map((kind): Row => {
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
        returns: [200, { updated: 2 }],
        afterwards: [
          {
            call: `GET ${log}`,
            returns: [200, [{ ...latest, ...changed }, newer, { ...older, ...changed }]],
          },
          ...otherLists(kind),
        ],
      },
      {
        when: 'the brand is null, which removes only the brand',
        sends: { ids: [newer.id], data: { brandId: null } },
        returns: [200, { updated: 1 }],
        afterwards: [
          {
            call: `GET ${log}/{id}`,
            id: newer.id,
            returns: [200, { ...newer, brandId: null, version: 4, updatedAt: LATER }],
          },
        ],
      },
      {
        when: 'only showOnCalendar is sent',
        sends: { ids: [newer.id], data: { showOnCalendar: false } },
        returns: [200, { updated: 1 }],
        afterwards: [
          {
            call: `GET ${log}/{id}`,
            id: newer.id,
            returns: [200, { ...newer, showOnCalendar: false, version: 4, updatedAt: LATER }],
          },
        ],
      },
      {
        when: '10,000 entries are selected, none of which exist',
        sends: { ids: TOO_MANY.slice(1), data: { showOnCalendar: true } },
        returns: [200, { updated: 0 }],
      },
    ],
    fails: [
      ...invalidIds({ showOnCalendar: true }),
      {
        when: 'there is nothing to change',
        sends: { ids, data: {} },
        returns: invalid(['data', 'Set brandId, showOnCalendar or dynamicFields']),
      },
      { when: 'data is missing', sends: { ids }, returns: invalid(['data', 'data is required']) },
      {
        when: 'only unknown fields are sent',
        sends: { ids, data: { color: 'red' } },
        returns: invalid(['data', 'Set brandId, showOnCalendar or dynamicFields']),
      },
      {
        when: 'the brand does not exist, so nothing changes',
        sends: { ids, data: { brandId: UNKNOWN, showOnCalendar: true } },
        returns: invalid(['brandId', 'This brand no longer exists. Choose another.']),
      },
      {
        when: 'values have another type',
        sends: { ids, data: { brandId: 'x', showOnCalendar: 'yes' } },
        returns: invalid(
          ['data.brandId', 'data.brandId must be an id'],
          ['data.showOnCalendar', 'data.showOnCalendar must be true or false'],
        ),
      },
    ],
  };
});

const bulkDeletions = contractKinds.map((kind): Row => {
  const log = `/logs/${kind.segment}`;
  const ids = chosen(kind);
  return {
    call: `DELETE ${log}/bulk`,
    by: 'member',
    succeeds: [
      {
        sends: { ids },
        returns: [200, { deleted: 2 }],
        afterwards: [
          { call: `GET ${log}`, returns: [200, [entriesOf(kind).newer]] },
          { call: `DELETE ${log}/bulk`, sends: { ids }, returns: [200, { deleted: 0 }] },
          ...otherLists(kind),
        ],
      },
    ],
    fails: invalidIds(),
  };
});

/** Calls that change entries, one at a time and in bulk. All users can make them. */
export const entryWrites: readonly Row[] = [
  ...creations,
  ...updates,
  ...patches,
  ...deletions,
  ...bulkUpdates,
  ...bulkDeletions,
];
