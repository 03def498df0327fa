/** Who may use an operation: everyone, approved users, or administrators. */
export type Access = 'visitor' | 'user' | 'admin';

/** How an operation is rejected: its status and its message. */
type Rejection = readonly [status: number, message: string];

const UNAUTHORIZED: Rejection = [401, 'Unauthorized'];
const FORBIDDEN: Rejection = [403, 'You must be an administrator to access this page.'];

/** What becomes of an operation, by who may use it; null where it succeeds. */
export type Rights = Readonly<Record<Access, Rejection | null>>;

export const asVisitor: Rights = { visitor: null, user: UNAUTHORIZED, admin: UNAUTHORIZED };
export const asUser: Rights = { visitor: null, user: null, admin: FORBIDDEN };
export const asAdministrator: Rights = { visitor: null, user: null, admin: null };

/** One call, as it was answered: 'success', or the rejection. */
export type Outcome = 'success' | readonly [status: number, body: unknown];
