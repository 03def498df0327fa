import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { twoStepKeyOf } from '../settings/session-secret.js';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts the secrets of authenticator apps, so that a leaked copy of the database does not contain them. */
export interface SecretBox {
  /** Encrypts text for a user. The text can't be decrypted with another user's id. */
  seal(text: string, userId: string): string;
  /** Decrypts text. Returns null if the text was encrypted with an unknown key or for a different user. */
  open(sealed: string, userId: string): string | null;
  /** Re-encrypts text that was encrypted with an earlier key. Returns null for all other text. */
  renew(sealed: string, userId: string): string | null;
}

/**
 * @param secret the session secret, from which the key is derived
 * @param previous the secret before the last rotation, if any; text that was encrypted with it can still be decrypted
 * @param earlierKeys other keys, in Base64URL; text that was encrypted with them can still be decrypted
 */
export function createSecretBox(
  secret: string,
  previous?: string,
  earlierKeys: readonly string[] = [],
): SecretBox {
  const bytesOf = (text: string) => Buffer.from(text, 'base64url');
  const key = bytesOf(twoStepKeyOf(secret));
  const earlier = [...(previous === undefined ? [] : [twoStepKeyOf(previous)]), ...earlierKeys].map(bytesOf);

  function openWith(from: Buffer, sealed: string, userId: string): string | null {
    const bytes = bytesOf(sealed);
    try {
      const decipher = createDecipheriv(ALGORITHM, from, bytes.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAAD(Buffer.from(userId));
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      const text = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
      return Buffer.concat([text, decipher.final()]).toString('utf8');
    } catch {
      // The text was encrypted with a different key or for a different user.
      return null;
    }
  }

  function openWithEarlier(sealed: string, userId: string): string | null {
    for (const from of earlier) {
      const text = openWith(from, sealed, userId);
      if (text !== null) return text;
    }
    return null;
  }

  const box: SecretBox = {
    seal(text, userId) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES });
      cipher.setAAD(Buffer.from(userId));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    open: (sealed, userId) => openWith(key, sealed, userId) ?? openWithEarlier(sealed, userId),
    renew(sealed, userId) {
      if (openWith(key, sealed, userId) !== null) return null;
      const text = openWithEarlier(sealed, userId);
      return text === null ? null : box.seal(text, userId);
    },
  };
  return box;
}
