import { createHash, randomBytes } from 'node:crypto';
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { createDeviceTokens, type DeviceTokens } from './device-tokens.js';
import { createPasskeyTokens, type PasskeyTokens } from './passkey-tokens.js';
import { createSecretBox, type SecretBox } from './secret-box.js';
import { createShortLivedTokens, type ShortLivedTokens } from './short-lived-tokens.js';
import { createSingleSignOnTokens, type SingleSignOnTokens } from './single-sign-on-tokens.js';

/** How long a login lasts, in seconds (30 days). */
export const SESSION_SECONDS = 30 * 24 * 60 * 60;

/** The maximum number of verified tokens to cache. */
const VERIFIED_TOKENS = 10_000;

/** The maximum length of a token, in characters. Valid tokens are about 200 characters long. */
const MAX_LENGTH = 512;

const AUDIENCE = 'content-planner-session';

/** Creates and reads the signed tokens in session cookies. */
export interface SessionTokens {
  /** Creates a token. Also returns the hash of its secret, to store with the session. */
  create(): Promise<{ token: string; tokenHash: string }>;
  /** Returns the hash that identifies the token's session, or null if the token is invalid or expired. */
  read(token: string): Promise<string | null>;
  /** Tokens that identify known browsers. */
  devices: DeviceTokens;
  /** Short-lived tokens, which clients get in exchange for the secrets of links and embeds. */
  access: ShortLivedTokens;
  /** Encrypts secrets that the database stores. */
  box: SecretBox;
  /** Tokens for single sign-on logins. */
  singleSignOn: SingleSignOnTokens;
  /** Tokens for passkey logins, and for passkeys that are being added. */
  passkeys: PasskeyTokens;
}

const sha256 = (secret: string) => createHash('sha256').update(secret).digest('hex');

/**
 * @param secret signs the tokens; all instances of a server must use the same secret
 * @param previous the secret before the last rotation, if any; tokens that were created with it remain valid
 * @param twoStepKeys other keys with which the secrets of authenticator apps may be encrypted
 */
export function createSessionTokens(
  secret: string,
  previous?: string,
  twoStepKeys?: readonly string[],
): SessionTokens {
  const keyOf = (text: string) => new TextEncoder().encode(text);
  const key = keyOf(secret);
  const previousKey = previous === undefined ? undefined : keyOf(previous);
  // Verified tokens are cached, because verifying a signature accounts for about 10% of the time a small request takes.
  // Each request still checks in the database whether the session has ended.
  const verified = new LRUCache<string, string>({ max: VERIFIED_TOKENS });

  const verify = async (token: string, key: Uint8Array): Promise<JWTPayload> =>
    (await jwtVerify(token, key, { audience: AUDIENCE, algorithms: ['HS256'] })).payload;

  /** @throws if neither key signed the token */
  const payloadOf = (token: string): Promise<JWTPayload> =>
    verify(token, key).catch((error: unknown) => {
      if (!previousKey || !(error instanceof errors.JWSSignatureVerificationFailed)) throw error;
      return verify(token, previousKey);
    });

  return {
    devices: createDeviceTokens(secret, previous),
    access: createShortLivedTokens(secret, previous),
    box: createSecretBox(secret, previous, twoStepKeys),
    singleSignOn: createSingleSignOnTokens(secret, previous),
    passkeys: createPasskeyTokens(secret, previous),
    async create() {
      const sid = randomBytes(32).toString('base64url');
      const token = await new SignJWT({ sid })
        .setProtectedHeader({ alg: 'HS256' })
        .setAudience(AUDIENCE)
        .setIssuedAt()
        .setExpirationTime(`${SESSION_SECONDS}s`)
        .sign(key);
      return { token, tokenHash: sha256(sid) };
    },
    async read(token) {
      if (token.length > MAX_LENGTH) return null;
      const known = verified.get(token);
      if (known) return known;
      try {
        const payload = await payloadOf(token);
        if (typeof payload.sid !== 'string' || payload.exp === undefined) return null;
        const tokenHash = sha256(payload.sid);
        verified.set(token, tokenHash, { ttl: Math.max(1, payload.exp * 1000 - Date.now()) });
        return tokenHash;
      } catch {
        // Anyone can send an invalid cookie. Treat the request as unauthenticated.
        return null;
      }
    },
  };
}
