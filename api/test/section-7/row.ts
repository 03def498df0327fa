import { expect } from 'vitest';
import type { ErrorBody, FieldError } from '../../src/errors.js';
import { UNKNOWN } from './content.js';

/** Who may make a call; `administrator` calls refuse everybody else who is logged in (decision A11). */
export type Role = 'visitor' | 'member' | 'administrator';

/** What an answer has to be: its status and its body, which a function may take from what was answered before. */
export type Expected = readonly [status: number, body: unknown];

/** One way to make a call. */
export interface Case {
  /** What is particular about it; the first success of a row says nothing. */
  when?: string;
  by?: Role;
  /** What stands in for `{id}`; the row's own when not given. */
  id?: string;
  sends?: unknown;
  answers: Expected;
}

/** What another call answers afterwards, `{new}` standing for the id that the first one gave. */
export interface After extends Omit<Case, 'when'> {
  call: string;
}

/** A call that succeeds. */
export interface Success extends Case {
  /** Headers of the answer. */
  headers?: Record<string, string>;
  afterwards?: readonly After[];
}

/** One row of section 7. */
export interface Row {
  /** The method and the path below /api, as the spec writes them. */
  call: string;
  by: Role;
  /** What stands in for `{id}` where a case does not say. */
  id?: string;
  /** Ids that are 404 beside an unknown one and one that is none. */
  strangers?: readonly string[];
  /** Known names that this call has no say in, sent along with unknown ones (decision L6). */
  ignores?: object;
  succeeds: readonly [Success, ...Success[]];
  refuses?: readonly Case[];
}

export const ID = expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/);
export const INSTANT = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

/** An instant later than those of the stored content. */
export const LATER = expect.stringMatching(/^(?!2026-01-)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

/** A refusal that says no more than its sentence. */
export const refusal = (status: number, message: string): readonly [number, ErrorBody] => [
  status,
  { message },
];

/** 400 with what is wrong with each field. */
export function invalid(...fields: [field: string, message: string][]): readonly [number, ErrorBody] {
  const errors = fields.map(([field, message]): FieldError => ({ field, message }));
  return [400, { message: errors.map(({ message }) => message).join('; '), errors }];
}

/** 400 that names the field, in whatever words. */
export const wrong = (field: string): Expected => [
  400,
  { message: expect.any(String), errors: [{ field, message: expect.any(String) }] },
];

export const UNAUTHORIZED = refusal(401, 'Unauthorized');
export const FORBIDDEN = refusal(403, 'You must be an administrator to access this page.');
export const LAST_ADMINISTRATOR = refusal(409, 'At least one administrator is required');
export const TAKEN = refusal(409, 'An account with this email address already exists.');
export const MALFORMED = refusal(400, 'The body is not valid JSON.');
export const NO_JSON = refusal(415, 'Send the body as application/json.');
export const TOO_LARGE = refusal(413, 'A request body can be at most 1 MiB.');

/** Names that no call knows. */
export const UNHEARD_OF = {
  unheardOf: { deep: ['x'] },
  id: UNKNOWN,
  isSample: true,
  passwordHash: 'x',
  profileImageUrl: 'https://other.example/x.png',
  createdAt: '2000-01-01T00:00:00.000Z',
};

/** The method and the path of a call. */
export function partsOf(call: string): { method: string; path: string } {
  const [method = '', path = ''] = call.split(' ');
  return { method, path };
}
