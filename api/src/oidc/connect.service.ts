import { lockAccountsFor, requireUser } from '../accounts/policy.js';
import { requireOwnPage } from '../auth/own-page.js';
import { requireRecentLogin } from '../auth/recent-login.js';
import { recordedTransaction } from '../changes/record-change.js';
import type { RequestContext } from '../context.js';
import { Identity } from './identity.entity.js';
import { insertIdentity } from './insert-identity.js';

/**
 * Connects a user of the provider to the viewer's account. The provider's user has logged in with this browser, but the
 * login was rejected because an account with the same email address already exists. Only someone who can also log in to
 * that account can connect the two.
 *
 * @returns false if there is no such login in this browser, if the login is for a different account, or if the
 *   provider's user is already connected
 * @throws PlannerError `unauthorized` if nobody is logged in, `forbidden` on pages of other origins, or
 *   `recentLoginRequired`
 */
export async function connectIdentity(context: RequestContext): Promise<boolean> {
  const { id } = requireUser(context);
  const pending = await context.tokens.singleSignOn.identities.read(context.identityToken);
  if (pending?.userId !== id) return false;
  requireOwnPage(context);
  await requireRecentLogin(context);
  const { issuer, subject } = pending;
  const provider = context.config.oidc?.name ?? issuer;
  const connected = await recordedTransaction(context, async (em, record) => {
    const viewer = await lockAccountsFor(context, em, requireUser);
    if (viewer.id !== id || (await em.findOne(Identity, { issuer, subject }))) return false;
    await insertIdentity(em, pending);
    const title = [viewer.firstName, viewer.lastName].filter(Boolean).join(' ') || viewer.email;
    await record({ action: 'edit', subjectType: 'user' }, [
      { id, title, before: { singleSignOn: null }, after: { singleSignOn: provider } },
    ]);
    return true;
  });
  if (connected) context.record('identity-connected', { userId: id, provider });
  return connected;
}
