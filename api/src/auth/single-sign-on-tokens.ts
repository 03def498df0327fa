import { createSealedTokens, type SealedTokens } from './sealed-tokens.js';

/** How long users can take to log in at the provider, in seconds. The same limit applies to connecting an account. */
export const SINGLE_SIGN_ON_SECONDS = 10 * 60;

/** The data that the callback requires to complete a login. */
export interface StartedLogin {
  state: string;
  nonce: string;
  codeVerifier: string;
  /** The URL or path to open after the login. */
  returnTo: string;
}

/**
 * A user of the provider whose verified email address already belongs to an account. The account's owner can connect
 * this identity to the account.
 */
export interface PendingIdentity {
  /** Identifies the login, so that the owner connects the user that they have seen. */
  id: string;
  issuer: string;
  subject: string;
  /** The name and the email address that the provider reports. */
  name: string | null;
  email: string;
  /** The account. */
  userId: string;
}

/** The tokens for single sign-on, which browsers store in cookies. */
export interface SingleSignOnTokens {
  logins: SealedTokens<StartedLogin>;
  identities: SealedTokens<PendingIdentity>;
}

/**
 * @param secret the session secret
 * @param previous the secret before the last rotation, if any; tokens that were created with it remain valid
 */
export function createSingleSignOnTokens(secret: string, previous?: string): SingleSignOnTokens {
  const shared = { secret, previous, seconds: SINGLE_SIGN_ON_SECONDS };
  return {
    logins: createSealedTokens({ ...shared, audience: 'content-planner-oidc-login' }),
    identities: createSealedTokens({ ...shared, audience: 'content-planner-oidc-connection' }),
  };
}
