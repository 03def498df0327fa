/**
 * Who can use an operation:
 *
 * - `open`: everyone, even if they send an invalid access token
 * - `anyone`: everyone, unless they send an invalid access token
 * - `visitor`: everyone who sends no access token
 * - `reader`: users and access tokens
 * - `writer`: users, and keys that can write
 * - `login`: users, even if they still have to set up two-step verification
 * - `user`: users
 * - `admin`: administrators
 */
export type Access = 'open' | 'anyone' | 'visitor' | 'reader' | 'writer' | 'login' | 'user' | 'admin';

/** The status and message of a rejection. */
type Rejection = readonly [status: number, message: string];

const UNAUTHORIZED: Rejection = [401, 'Unauthorized'];
const FORBIDDEN: Rejection = [403, 'You must be an administrator to access this page.'];

/** An actor's rejection for each access level, or null if operations at that level succeed. */
export type Rights = Readonly<Record<Access, Rejection | null>>;

const ONLY_READS: Rejection = [403, 'This access token can only read.'];
const NO_TOKEN: Rejection = [403, 'Access tokens cannot do this. Log in instead.'];
const NO_TWO_STEP: Rejection = [
  403,
  'Your administrator requires two-step verification. Set it up to continue.',
];

export const asAdministrator: Rights = {
  open: null,
  anyone: null,
  visitor: null,
  reader: null,
  writer: null,
  login: null,
  user: null,
  admin: null,
};
export const asUser: Rights = { ...asAdministrator, admin: FORBIDDEN };
export const asVisitor: Rights = {
  ...{ open: null, anyone: null, visitor: null, reader: UNAUTHORIZED, writer: UNAUTHORIZED },
  ...{ login: UNAUTHORIZED, user: UNAUTHORIZED, admin: UNAUTHORIZED },
};
/** The rights of a user who has to set up two-step verification first. */
export const asUserWithoutTwoStep: Rights = {
  ...{ open: null, anyone: null, visitor: null, reader: NO_TWO_STEP, writer: NO_TWO_STEP },
  ...{ login: null, user: NO_TWO_STEP, admin: NO_TWO_STEP },
};
export const asWriteKey: Rights = {
  ...asAdministrator,
  visitor: NO_TOKEN,
  login: NO_TOKEN,
  user: NO_TOKEN,
  admin: NO_TOKEN,
};
export const asReadToken: Rights = { ...asWriteKey, writer: ONLY_READS };

/** Returns the rights of an access token that is rejected by all operations except open ones. */
export const rejectedWith = (...rejection: Rejection): Rights => ({
  ...{ open: null, anyone: rejection, visitor: rejection, reader: rejection, writer: rejection },
  ...{ login: rejection, user: rejection, admin: rejection },
});

/** The outcome of a call: 'success', or the status and body of the rejection. */
export type Outcome = 'success' | readonly [status: number, body: unknown];
