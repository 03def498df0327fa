import { createSealedTokens, type SealedTokens } from './sealed-tokens.js';

/** How much time a user has to log in at the provider, in seconds. Connecting an account has the same limit. */
export const SINGLE_SIGN_ON_SECONDS = 10 * 60;

/** The data that the callback requires about a login that has started. */
export interface StartedLogin {
  state: string;
  nonce: string;
  codeVerifier: string;
  /** The URL or path to open after the login. */
  returnTo: string;
}

/** A provider's user whose email address already has an account. The account's owner can connect the two. */
export interface PendingIdentity {
  issuer: string;
  subject: string;
  userId: string;
}

/** The tokens of single sign-on. Browsers store them in cookies. */
export interface SingleSignOnTokens {
  logins: SealedTokens<StartedLogin>;
  identities: SealedTokens<PendingIdentity>;
}

/**
 * @param secret the session secret
 * @param previous the secret before a rotation; its tokens remain valid
 */
export function createSingleSignOnTokens(secret: string, previous?: string): SingleSignOnTokens {
  const shared = { secret, previous, seconds: SINGLE_SIGN_ON_SECONDS };
  return {
    logins: createSealedTokens({ ...shared, audience: 'content-planner-oidc-login' }),
    identities: createSealedTokens({ ...shared, audience: 'content-planner-oidc-identity' }),
  };
}
