import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { PublicUser, RequestContext, RequestSession } from '../context.js';
import { PlannerError } from '../errors.js';
import { lockAccounts } from './accounts-lock.js';

function unauthorized({ record }: RequestSession): PlannerError {
  record('denied', { status: 401 });
  return new PlannerError('unauthorized');
}

function forbidden(
  { record }: RequestSession,
  code: 'administratorRequired' | 'tokenNotAllowed' | 'tokenReadOnly' | 'twoStepRequired',
): PlannerError {
  record('denied', { status: 403 });
  return new PlannerError(code);
}

/** Rejects users who have to set up two-step verification first. */
function requireTwoStep(session: RequestSession): void {
  if (session.needsTwoStep) throw forbidden(session, 'twoStepRequired');
}

/** Whether the request can read the content in its scope. Records nothing if it can't. */
export const canRead = ({ viewer, token, needsTwoStep }: RequestSession): boolean =>
  Boolean(viewer ?? token) && !needsTwoStep;

/**
 * Checks that the request can read the content in its scope: either a user is logged in, or the request has an access
 * token.
 *
 * @throws PlannerError `unauthorized`, or `forbidden` for users who have to set up two-step verification first
 */
export function requireReader(session: RequestSession): void {
  if (!session.viewer && !session.token) throw unauthorized(session);
  requireTwoStep(session);
}

/**
 * Checks that the request can change entries in its scope. Returns the logged-in user, or the owner of the key.
 *
 * @throws PlannerError `unauthorized` if nobody is logged in; `forbidden` for read-only tokens, and for users who have
 *   to set up two-step verification first
 */
export function requireWriter(session: RequestSession): PublicUser {
  const { viewer, token } = session;
  if (token && !token.canWrite) throw forbidden(session, 'tokenReadOnly');
  if (!viewer) throw unauthorized(session);
  requireTwoStep(session);
  return viewer;
}

/**
 * Checks that the request has no access token. Logins, registrations and other changes by visitors require this, because
 * requests with a token are allowed from every page, and the page can read the response.
 *
 * @throws PlannerError `forbidden` for access tokens
 */
export function requireVisitor(session: RequestSession): void {
  if (session.token) throw forbidden(session, 'tokenNotAllowed');
}

/**
 * Returns the logged-in user, even if they have to set up two-step verification first. Use this only for operations
 * that the setup requires. Access tokens are not allowed.
 *
 * @throws PlannerError `unauthorized` if nobody is logged in, `forbidden` for access tokens
 */
export function requireLogin(session: RequestSession): PublicUser {
  requireVisitor(session);
  if (!session.viewer) throw unauthorized(session);
  return session.viewer;
}

/**
 * Returns the logged-in user. Access tokens are not allowed.
 *
 * @throws PlannerError `unauthorized` if nobody is logged in; `forbidden` for access tokens, and for users who have to
 *   set up two-step verification first
 */
export function requireUser(session: RequestSession): PublicUser {
  const viewer = requireLogin(session);
  requireTwoStep(session);
  return viewer;
}

/**
 * Returns the logged-in administrator.
 *
 * @throws PlannerError `unauthorized` if nobody is logged in, `forbidden` for other users
 */
export function requireAdmin(session: RequestSession): PublicUser {
  const viewer = requireUser(session);
  if (!viewer.isAdmin) throw forbidden(session, 'administratorRequired');
  return viewer;
}

/**
 * Locks all accounts and checks the viewer's session and permission again. The session may have ended while the request
 * was waiting, for example for a password to be hashed.
 *
 * @param em the transaction
 * @param rule the permission to check again
 */
export async function lockAccountsFor(
  context: RequestContext,
  em: SqlEntityManager,
  rule: typeof requireLogin | typeof requireUser | typeof requireAdmin,
): Promise<PublicUser> {
  await lockAccounts(em);
  return rule(await context.readSession(em));
}
