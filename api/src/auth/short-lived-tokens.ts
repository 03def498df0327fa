import { createHmac } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';

/** How long the token for a link or an embed is valid, in seconds. */
const SHORT_LIVED_SECONDS = 10 * 60;

const ISSUER = 'content-planner';
const AUDIENCE = 'content-planner-access';

/** The maximum length of a token, in characters. Valid tokens are about 250 characters long. */
const MAX_LENGTH = 512;

/** The maximum number of verified tokens to cache. */
const VERIFIED_TOKENS = 10_000;

interface VerifiedToken {
  id: string;
  expiresAt: number;
}

/** Creates and reads short-lived tokens, which clients get in exchange for the secrets of links and embeds. */
export interface ShortLivedTokens {
  /** Creates a token for a link or an embed. `expiresIn` is in seconds. */
  create(id: string): Promise<{ token: string; expiresAt: Date; expiresIn: number }>;
  /**
   * Returns the id of the link or embed and the token's expiry time (in ms since 1970), or the reason why the token
   * can't be used. Does not check whether the link or embed was revoked.
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
          requiredClaims: ['exp', 'sub'],
        });
        return { id: String(payload.sub), expiresAt: Number(payload.exp) * 1000 };
      } catch (error) {
        const isOther = error instanceof errors.JWSSignatureVerificationFailed && index < keys.length - 1;
        if (!isOther) throw error;
      }
    }
    throw new errors.JWSSignatureVerificationFailed();
  }

  return {
    async create(id) {
      const expires = Math.floor(Date.now() / 1000) + SHORT_LIVED_SECONDS;
      const token = await new SignJWT()
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setSubject(id)
        .setIssuedAt()
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
