import { createHmac } from 'node:crypto';
import { EncryptJWT, errors, type JWTPayload, jwtDecrypt } from 'jose';

/** The maximum length of a token, in characters. Browsers store cookies of up to 4096 bytes. */
const MAX_LENGTH = 4000;

/** Creates and reads encrypted tokens. Clients store the tokens but can't read or change the values. */
export interface SealedTokens<Values extends object> {
  create(values: Values): Promise<string>;
  /** Returns the values, or null if the token is missing, forged or expired. */
  read(token: string | undefined): Promise<Values | null>;
}

/** The purpose and lifetime of sealed tokens. */
interface SealedTokenOptions {
  /** The session secret. */
  secret: string;
  /** The secret before the last rotation, if any. Tokens that were sealed with it remain valid. */
  previous: string | undefined;
  /** Each kind of token has its own audience and key, so that one kind can't be used as another. */
  audience: string;
  /** How long tokens are valid, in seconds. */
  seconds: number;
}

/**
 * Creates the functions for one kind of sealed token.
 *
 * @example
 * const sealed = createSealedTokens<{ state: string }>({ secret, previous, audience: 'a', seconds: 600 });
 * await sealed.read(await sealed.create({ state: '1' })) // { state: '1' }
 */
export function createSealedTokens<Values extends object>({
  secret,
  previous,
  audience,
  seconds,
}: SealedTokenOptions): SealedTokens<Values> {
  const keyOf = (from: string) => createHmac('sha256', from).update(audience).digest();
  const keys = [secret, ...(previous === undefined ? [] : [previous])].map(keyOf);

  async function valuesOf(token: string, key: Uint8Array): Promise<Values> {
    const { payload } = await jwtDecrypt<{ values: Values }>(token, key, {
      audience,
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
      requiredClaims: ['exp'],
    });
    return payload.values;
  }

  return {
    create: (values) =>
      new EncryptJWT({ values } as JWTPayload)
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setAudience(audience)
        .setIssuedAt()
        .setExpirationTime(`${seconds}s`)
        .encrypt(keyOf(secret)),
    async read(token) {
      if (!token || token.length > MAX_LENGTH) return null;
      for (const key of keys) {
        try {
          return await valuesOf(token, key);
        } catch (error) {
          // Anyone can send an invalid token, so don't throw. Try the previous secret only if the current secret did
          // not encrypt the token.
          if (!(error instanceof errors.JWEDecryptionFailed)) return null;
        }
      }
      return null;
    },
  };
}
