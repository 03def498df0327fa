import { expect } from 'vitest';
import { MAX_BODY } from '../../src/http/body-limit.js';
import type { RequestOptions } from '../client.js';
import { UNKNOWN } from './content.js';
import {
  type Expected,
  FORBIDDEN,
  MALFORMED,
  NO_JSON,
  partsOf,
  type Role,
  type Row,
  type Success,
  TOO_LARGE,
  UNAUTHORIZED,
  UNHEARD_OF,
} from './row.js';

/** A call that is refused. */
export interface RefusedCall {
  when: string;
  by: Role;
  id: string | undefined;
  request: RequestOptions;
  answers: Expected;
}

const JSON_TYPE = { 'content-type': 'application/json' };

/** What no call can read, and what it says then. */
const unreadable: Pick<RefusedCall, 'when' | 'request' | 'answers'>[] = [
  { when: 'the body is no JSON', request: { headers: JSON_TYPE, body: '{"a":' }, answers: MALFORMED },
  {
    when: 'the body is of another type',
    request: { headers: { 'content-type': 'text/plain' }, body: '{}' },
    answers: NO_JSON,
  },
  {
    when: 'the body has more than 1 MiB',
    request: { headers: JSON_TYPE, body: JSON.stringify({ padding: 'x'.repeat(MAX_BODY) }) },
    answers: TOO_LARGE,
  },
  ...['null', '[]', '5'].map((body) => ({
    when: `the body is ${body}, which is no object`,
    request: { headers: JSON_TYPE, body },
    answers: [400, expect.objectContaining({ message: expect.any(String) })] as const,
  })),
];

/** All that a call refuses: what every call of its sort does, and then what its own row says. */
export function refusalsOf({ call, by, id, strangers = [], succeeds, refuses = [] }: Row): RefusedCall[] {
  const [{ sends }] = succeeds;
  const usual = { by, id, request: { json: sends } };
  const refused: RefusedCall[] = [];
  // Whoever may not call is told so first, whatever they send.
  const outsiders = [
    {
      when: 'nobody is logged in',
      role: 'visitor',
      answers: UNAUTHORIZED,
      insiders: ['member', 'administrator'],
    },
    { when: 'somebody else is logged in', role: 'member', answers: FORBIDDEN, insiders: ['administrator'] },
  ] as const;
  for (const { when, role, answers, insiders } of outsiders) {
    if (!insiders.some((insider) => insider === by)) continue;
    refused.push({ ...usual, when, by: role, answers });
    if (sends === undefined) continue;
    const request = { headers: { 'content-type': 'text/plain' }, body: '{' };
    refused.push({ ...usual, when: `${when} and the body is no JSON`, by: role, request, answers });
  }
  if (partsOf(call).path.includes('{id}')) {
    const answers = [404, { message: expect.stringMatching(/ not found$/) }] as const;
    for (const nothing of [UNKNOWN, 'nonsense', ...strangers]) {
      refused.push({ ...usual, when: `the id is ${nothing}`, id: nothing, answers });
    }
  }
  if (sends !== undefined) refused.push(...unreadable.map((given) => ({ ...usual, ...given })));
  return [
    ...refused,
    ...refuses.map(({ when = '', by: role = by, id: given = id, sends: json, answers }) => ({
      when,
      by: role,
      id: given,
      request: { json },
      answers,
    })),
  ];
}

/** All that a call does: what its row says, and the first of it with more in the body than the call knows. */
export function successesOf({ succeeds, ignores }: Row): Success[] {
  const [first] = succeeds;
  const more: Success = {
    ...first,
    when: 'more is sent than it knows (decision L6)',
    sends: { ...UNHEARD_OF, ...ignores, ...(first.sends as object | undefined) },
  };
  return [
    { when: 'all is well', ...first },
    ...succeeds.slice(1),
    ...(first.sends === undefined ? [] : [more]),
  ];
}
