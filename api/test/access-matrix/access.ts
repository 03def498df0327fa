/** Who can use an operation: everyone, approved users or administrators. */
export type Access = 'visitor' | 'user' | 'admin';

/** The status and message of a rejection. */
type Rejection = readonly [status: number, message: string];

const UNAUTHORIZED: Rejection = [401, 'Unauthorized'];
const FORBIDDEN: Rejection = [403, 'You must be an administrator to access this page.'];

/** An actor's rejection for each access level. Null if the operation succeeds. */
export type Rights = Readonly<Record<Access, Rejection | null>>;

export const asVisitor: Rights = { visitor: null, user: UNAUTHORIZED, admin: UNAUTHORIZED };
export const asUser: Rights = { visitor: null, user: null, admin: FORBIDDEN };
export const asAdministrator: Rights = { visitor: null, user: null, admin: null };

/** The outcome of a call: 'success', or the status and body of the rejection. */
export type Outcome = 'success' | readonly [status: number, body: unknown];
