import { lockAccountsFor, requireUser } from '../accounts/policy.js';
import { requireOwnPage } from '../auth/own-page.js';
import { requireRecentLogin } from '../auth/recent-login.js';
import type { PendingIdentity } from '../auth/single-sign-on-tokens.js';
import { recordedTransaction } from '../changes/record-change.js';
import type { RequestContext } from '../context.js';
import { Identity } from './identity.entity.js';
import { insertIdentity } from './insert-identity.js';

/** A user of the provider who can be connected to the viewer's account. */
export interface ConnectableLogin extends Pick<PendingIdentity, 'id' | 'name' | 'email'> {
  /** The name of the provider. */
  provider: string;
}

const providerOf = ({ config }: RequestContext, { issuer }: PendingIdentity): string =>
  config.oidc?.name ?? issuer;

/** Returns the user of the provider whose login in this browser was rejected because the viewer has an account. */
async function findPending(context: RequestContext): Promise<PendingIdentity | null> {
  const { id } = requireUser(context);
  const pending = await context.tokens.singleSignOn.identities.read(context.identityToken);
  return pending?.userId === id ? pending : null;
}

/**
 * Returns the user of the provider who can be connected to the viewer's account: the user's login in this browser was
 * rejected because the account has the same email address, which the provider has verified. Anyone can have logged in
 * with this browser, so the viewer must confirm that this user is theirs.
 *
 * @returns null if there is no such login in this browser, or if the login is for a different account
 * @throws PlannerError `unauthorized` if nobody is logged in
 */
export async function readConnectableLogin(context: RequestContext): Promise<ConnectableLogin | null> {
  const pending = await findPending(context);
  return pending && { ...pending, provider: providerOf(context, pending) };
}

/**
 * Connects a user of the provider to the viewer's account after the viewer has confirmed it. Only someone who can also
 * log in to the account can connect the two.
 *
 * @param id the id of the {@link ConnectableLogin} that the viewer has confirmed
 * @returns false if that login is not or no longer the one in this browser, or if the provider's user is already
 *   connected
 * @throws PlannerError `unauthorized` if nobody is logged in, `forbidden` on pages of other origins, or
 *   `recentLoginRequired`
 */
export async function connectIdentity(context: RequestContext, id: string): Promise<boolean> {
  const pending = await findPending(context);
  if (pending?.id !== id) return false;
  requireOwnPage(context);
  await requireRecentLogin(context);
  const { issuer, subject, userId } = pending;
  const provider = providerOf(context, pending);
  const connected = await recordedTransaction(context, async (em, record) => {
    const viewer = await lockAccountsFor(context, em, requireUser);
    if (viewer.id !== userId || (await em.findOne(Identity, { issuer, subject }))) return false;
    await insertIdentity(em, pending);
    const title = [viewer.firstName, viewer.lastName].filter(Boolean).join(' ') || viewer.email;
    await record({ action: 'edit', subjectType: 'user' }, [
      { id: userId, title, before: { singleSignOn: null }, after: { singleSignOn: provider } },
    ]);
    return true;
  });
  if (connected) context.record('identity-connected', { userId, provider });
  return connected;
}
