import { createHmac } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';

/** How long the token for a link or an embed is valid, in seconds. */
const SHORT_LIVED_SECONDS = 10 * 60;

const ISSUER = 'content-planner';
const AUDIENCE = 'content-planner-access';

/** How far the clocks of two servers can differ, in seconds. */
const CLOCK_DIFFERENCE = 60;

/** The maximum length of a token, in characters. Valid tokens are about 320 characters long. */
const MAX_LENGTH = 512;

/** The maximum number of verified tokens to cache. */
const VERIFIED_TOKENS = 10_000;

/** What a short-lived token is for. */
interface Subject {
  /** The id of the link or embed. */
  id: string;
  /** Identifies the secret and the password that the link or embed had when the token was created. */
  binding: string;
}

/** The content of a short-lived token whose signature and times are valid. */
export interface VerifiedToken extends Subject {
  /** When the token expires, in ms since 1970. */
  expiresAt: number;
}

/** Creates and reads short-lived tokens, which clients get in exchange for the secrets of links and embeds. */
export interface ShortLivedTokens {
  /** Creates a token for a link or an embed. `expiresIn` is in seconds. */
  create(subject: Subject): Promise<{ token: string; expiresAt: Date; expiresIn: number }>;
  /**
   * Returns the content of a token, or the reason why the token can't be used. The caller must check that the link or
   * embed still has the same binding and was not revoked.
   */
  read(token: string): Promise<VerifiedToken | 'expired' | 'invalid'>;
}

/**
 * @param secret the session secret
 * @param previous the secret before the last rotation, if any; tokens that were created with it remain valid
 */
export function createShortLivedTokens(secret: string, previous?: string): ShortLivedTokens {
  // Use a separate key, so that a session cookie is never a valid access token, and vice versa.
  const keyOf = (from: string) => createHmac('sha256', from).update(AUDIENCE).digest();
  const keys = [secret, ...(previous === undefined ? [] : [previous])].map(keyOf);
  const [key = keyOf(secret)] = keys;
  const verified = new LRUCache<string, VerifiedToken>({ max: VERIFIED_TOKENS });

  async function verify(token: string): Promise<VerifiedToken> {
    for (const [index, each] of keys.entries()) {
      try {
        const { payload } = await jwtVerify(token, each, {
          algorithms: ['HS256'],
          audience: AUDIENCE,
          issuer: ISSUER,
          requiredClaims: ['exp', 'iat', 'sub', 'binding'],
        });
        const { sub, binding, exp = 0, iat = 0 } = payload;
        if (exp - iat > SHORT_LIVED_SECONDS || iat > Date.now() / 1000 + CLOCK_DIFFERENCE) {
          throw new errors.JWTClaimValidationFailed('lifetime check failed', payload);
        }
        return { id: String(sub), binding: String(binding), expiresAt: exp * 1000 };
      } catch (error) {
        const isOther = error instanceof errors.JWSSignatureVerificationFailed && index < keys.length - 1;
        if (!isOther) throw error;
      }
    }
    throw new errors.JWSSignatureVerificationFailed();
  }

  return {
    async create({ id, binding }) {
      const now = Math.floor(Date.now() / 1000);
      const expires = now + SHORT_LIVED_SECONDS;
      const token = await new SignJWT({ binding })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setSubject(id)
        .setIssuedAt(now)
        .setExpirationTime(expires)
        .sign(key);
      return { token, expiresAt: new Date(expires * 1000), expiresIn: SHORT_LIVED_SECONDS };
    },
    async read(token) {
      if (token.length > MAX_LENGTH) return 'invalid';
      const known = verified.get(token);
      if (known) return known;
      try {
        const read = await verify(token);
        verified.set(token, read, { ttl: Math.max(1, read.expiresAt - Date.now()) });
        return read;
      } catch (error) {
        return error instanceof errors.JWTExpired ? 'expired' : 'invalid';
      }
    },
  };
}
