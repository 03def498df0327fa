import { expect } from 'vitest';
import { UNKNOWN } from './content.js';

/** Who can make a call. If this is `administrator`, the call is rejected for all other users. */
export type Role = 'visitor' | 'member' | 'administrator';

/** The expected status and body. */
export type Expected = readonly [status: number, body: unknown];

/** The status and body of an expected error. Clients check the codes of all errors. */
type ExpectedError = readonly [
  status: number,
  body: { message: string; errors?: { field: string; message: string }[] },
];

/** One way to make a call. */
export interface Case {
  /** The condition for this result. Omitted for the first success of a row. */
  when?: string;
  by?: Role;
  /** Replaces `{id}`. Defaults to the row's id. */
  id?: string;
  sends?: unknown;
  /** Request headers. */
  sendsHeaders?: Record<string, string>;
  returns: Expected;
}

/** A call to make after the first one. `{new}` is replaced with the id that the first call returned. */
export interface After extends Omit<Case, 'when'> {
  call: string;
}

/** A call that succeeds. */
export interface Success extends Case {
  /** The expected response headers. */
  headers?: Record<string, string>;
  afterwards?: readonly After[];
}

/** A row of the contract. */
export interface Row {
  /** The method, and the path below /api. */
  call: string;
  by: Role;
  /** The default value for `{id}`. */
  id?: string;
  /** Additional ids for which the call returns 404, besides unknown and malformed ids. */
  otherIds?: readonly string[];
  /** The media types that the call accepts, as listed in the error for other types. Defaults to `application/json`. */
  accepts?: string;
  /** Known fields that this call ignores. The tests send these fields together with unknown ones. */
  ignores?: object;
  succeeds: readonly [Success, ...Success[]];
  fails?: readonly Case[];
}

export const ID = expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/);
export const INSTANT = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

/** A timestamp that is later than those in the stored content. */
export const LATER = expect.stringMatching(/^(?!2026-01-)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

/** Returns an expected error with only a message. */
export const failure = (status: number, message: string): ExpectedError => [status, { message }];

/** Returns an expected 400 with field errors. */
export function invalid(...fields: [field: string, message: string][]): ExpectedError {
  const errors = fields.map(([field, message]) => ({ field, message }));
  return [400, { message: errors.map(({ message }) => message).join('; '), errors }];
}

/** Returns an expected 400 for one field, with any message. */
export const wrong = (field: string): Expected => [
  400,
  { message: expect.any(String), errors: [{ field, message: expect.any(String) }] },
];

export const UNAUTHORIZED = failure(401, 'Unauthorized');
export const FORBIDDEN = failure(403, 'You must be an administrator to access this page.');
export const LAST_ADMINISTRATOR = failure(409, 'At least one administrator is required');
export const TAKEN = failure(409, 'An account with this email address already exists.');
export const MALFORMED = failure(400, 'The body is not valid JSON.');
export const otherType = (accepts = 'application/json') => failure(415, `Send the body as ${accepts}.`);
export const TOO_LARGE = failure(413, 'A request body can be at most 1 MiB.');

/** Fields that no call accepts. */
export const UNKNOWN_FIELDS = {
  unknownField: { deep: ['x'] },
  id: UNKNOWN,
  isSample: true,
  passwordHash: 'x',
  profileImageUrl: 'https://other.example/x.png',
  createdAt: '2000-01-01T00:00:00.000Z',
};

/** Splits a call into its method and its path. */
export function partsOf(call: string): { method: string; path: string } {
  const [method = '', path = ''] = call.split(' ');
  return { method, path };
}
