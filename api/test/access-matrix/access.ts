/**
 * Who can use an operation: everyone, even with an invalid access token (`open`); everyone; users and access tokens;
 * users and keys that can write; users; or administrators.
 */
export type Access = 'open' | 'visitor' | 'reader' | 'writer' | 'user' | 'admin';

/** The status and message of a rejection. */
type Rejection = readonly [status: number, message: string];

const UNAUTHORIZED: Rejection = [401, 'Unauthorized'];
const FORBIDDEN: Rejection = [403, 'You must be an administrator to access this page.'];

/** An actor's rejection for each access level. Null if the operation succeeds. */
export type Rights = Readonly<Record<Access, Rejection | null>>;

const ONLY_READS: Rejection = [403, 'This access token can only read.'];
const NO_TOKEN: Rejection = [403, 'Access tokens cannot do this. Log in instead.'];

export const asAdministrator: Rights = {
  open: null,
  visitor: null,
  reader: null,
  writer: null,
  user: null,
  admin: null,
};
export const asUser: Rights = { ...asAdministrator, admin: FORBIDDEN };
export const asVisitor: Rights = {
  ...{ open: null, visitor: null, reader: UNAUTHORIZED, writer: UNAUTHORIZED },
  ...{ user: UNAUTHORIZED, admin: UNAUTHORIZED },
};
export const asWriteKey: Rights = { ...asAdministrator, user: NO_TOKEN, admin: NO_TOKEN };
export const asReadToken: Rights = { ...asWriteKey, writer: ONLY_READS };

/** The rights of an access token that all operations reject. */
export const rejectedWith = (...rejection: Rejection): Rights => ({
  ...{ open: null, visitor: rejection, reader: rejection, writer: rejection },
  ...{ user: rejection, admin: rejection },
});

/** The outcome of a call: 'success', or the status and body of the rejection. */
export type Outcome = 'success' | readonly [status: number, body: unknown];
