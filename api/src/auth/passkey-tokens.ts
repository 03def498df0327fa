import { createSealedTokens, type SealedTokens } from './sealed-tokens.js';

/** How long users can take to confirm with a passkey, in seconds. */
export const PASSKEY_SECONDS = 5 * 60;

/** A login that is waiting for a passkey. */
interface PasskeyChallenge {
  /** The value that the passkey has to sign, in Base64URL. */
  challenge: string;
}

/** A passkey that a user is about to add. */
interface StartedPasskey extends PasskeyChallenge {
  userId: string;
  /** The random id that the authenticator stores with the passkey, in Base64URL. */
  userHandle: string;
}

/**
 * The tokens that contain passkey challenges. Because clients store them, the database doesn't have to store challenges
 * that are never used.
 */
export interface PasskeyTokens {
  logins: SealedTokens<PasskeyChallenge>;
  registrations: SealedTokens<StartedPasskey>;
}

/**
 * @param secret the session secret
 * @param previous the secret before the last rotation, if any; tokens that were created with it remain valid
 */
export function createPasskeyTokens(secret: string, previous?: string): PasskeyTokens {
  const shared = { secret, previous, seconds: PASSKEY_SECONDS };
  return {
    logins: createSealedTokens({ ...shared, audience: 'content-planner-passkey-login' }),
    registrations: createSealedTokens({ ...shared, audience: 'content-planner-passkey-registration' }),
  };
}
