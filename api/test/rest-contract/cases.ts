import { expect } from 'vitest';
import { MAX_BODY } from '../../src/http/body-limit.js';
import type { RequestOptions } from '../client.js';
import { UNKNOWN } from './content.js';
import {
  type Expected,
  FORBIDDEN,
  MALFORMED,
  otherType,
  partsOf,
  type Role,
  type Row,
  type Success,
  TOO_LARGE,
  UNAUTHORIZED,
  UNKNOWN_FIELDS,
} from './row.js';

/** A call with an expected error. */
export interface ErrorCase {
  when: string;
  by: Role;
  id: string | undefined;
  request: RequestOptions;
  returns: Expected;
}

const JSON_TYPE = { 'content-type': 'application/json' };

/** Returns bodies that all calls reject, with the expected errors. */
const unreadable = (accepts?: string): Pick<ErrorCase, 'when' | 'request' | 'returns'>[] => [
  { when: 'the body is not JSON', request: { headers: JSON_TYPE, body: '{"a":' }, returns: MALFORMED },
  {
    when: 'the content type of the body is not supported',
    request: { headers: { 'content-type': 'text/plain' }, body: '{}' },
    returns: otherType(accepts),
  },
  {
    when: 'the body is larger than 1 MiB',
    request: { headers: JSON_TYPE, body: JSON.stringify({ padding: 'x'.repeat(MAX_BODY) }) },
    returns: TOO_LARGE,
  },
  ...['null', '[]', '5'].map((body) => ({
    when: `the body is ${body}, which is not an object`,
    request: { headers: JSON_TYPE, body },
    returns: [400, expect.objectContaining({ message: expect.any(String) })] as const,
  })),
];

/** Returns all error cases for a call: those that all similar calls share, and those in its row. */
export function errorCasesOf({
  call,
  by,
  id,
  otherIds = [],
  accepts,
  succeeds,
  fails = [],
}: Row): ErrorCase[] {
  const [{ sends }] = succeeds;
  const usual = { by, id, request: { json: sends } };
  const rejected: ErrorCase[] = [];
  // Permissions are checked first, no matter what the request contains.
  const outsiders = [
    {
      when: 'nobody is logged in',
      role: 'visitor',
      returns: UNAUTHORIZED,
      insiders: ['member', 'administrator'],
    },
    {
      when: 'the user is not an administrator',
      role: 'member',
      returns: FORBIDDEN,
      insiders: ['administrator'],
    },
  ] as const;
  for (const { when, role, returns, insiders } of outsiders) {
    if (!insiders.some((insider) => insider === by)) continue;
    rejected.push({ ...usual, when, by: role, returns });
    if (sends === undefined) continue;
    const request = { headers: { 'content-type': 'text/plain' }, body: '{' };
    rejected.push({ ...usual, when: `${when} and the body is not JSON`, by: role, request, returns });
  }
  if (partsOf(call).path.includes('{id}')) {
    const returns = [404, { message: expect.stringMatching(/ not found$/) }] as const;
    for (const nothing of [UNKNOWN, 'nonsense', ...otherIds]) {
      rejected.push({ ...usual, when: `the id is ${nothing}`, id: nothing, returns });
    }
  }
  if (sends !== undefined) rejected.push(...unreadable(accepts).map((given) => ({ ...usual, ...given })));
  return [
    ...rejected,
    ...fails.map(
      ({ when = '', by: role = by, id: given = id, sends: json, sendsHeaders: headers, returns }) => ({
        when,
        by: role,
        id: given,
        request: { json, ...(headers && { headers }) },
        returns,
      }),
    ),
  ];
}

/** Returns all success cases for a call: those in its row, and a copy of the first with unknown fields added. */
export function successesOf({ succeeds, ignores }: Row): Success[] {
  const [first] = succeeds;
  const more: Success = {
    ...first,
    when: 'unknown fields are sent',
    sends: { ...UNKNOWN_FIELDS, ...ignores, ...(first.sends as object | undefined) },
  };
  return [
    { when: 'the request is valid', ...first },
    ...succeeds.slice(1),
    ...(first.sends === undefined ? [] : [more]),
  ];
}
