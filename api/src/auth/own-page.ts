import type { RequestContext } from '../context.js';
import { PlannerError } from '../errors.js';

/**
 * Rejects requests from pages on other origins, including the origins in ALLOWED_ORIGINS. Such pages must not be able
 * to add a login method to an account. Otherwise, an attacker who controls such a page could keep using that method to
 * log in to the account. Requests without an origin are allowed, because they are not sent by a page.
 *
 * @throws PlannerError `forbidden`
 */
export function requireOwnPage({ page, record }: Pick<RequestContext, 'page' | 'record'>): void {
  if (page.isOwn || page.origin === undefined) return;
  record('denied', { status: 403 });
  throw new PlannerError('accountPageRequired');
}
