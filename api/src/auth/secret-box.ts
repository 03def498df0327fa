import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const PURPOSE = 'content-planner-two-step';

/** Encrypts the secrets of authenticator apps, so that a leaked copy of the database does not contain them. */
export interface SecretBox {
  /** Encrypts text for a user. The text can't be decrypted with another user's id. */
  seal(text: string, userId: string): string;
  /** Decrypts text. Returns null if the text was encrypted with a different session secret or for a different user. */
  open(sealed: string, userId: string): string | null;
  /** Re-encrypts text that was encrypted with the previous session secret. Returns null for all other text. */
  renew(sealed: string, userId: string): string | null;
}

/**
 * @param secret the session secret, from which the key is derived
 * @param previous the secret before the last rotation, if any; text that was encrypted with it can still be decrypted
 */
export function createSecretBox(secret: string, previous?: string): SecretBox {
  const keyOf = (from: string) => Buffer.from(hkdfSync('sha256', from, '', PURPOSE, KEY_BYTES));
  const key = keyOf(secret);
  const previousKey = previous === undefined ? null : keyOf(previous);

  function openWith(from: Buffer, sealed: string, userId: string): string | null {
    const bytes = Buffer.from(sealed, 'base64url');
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

  const box: SecretBox = {
    seal(text, userId) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES });
      cipher.setAAD(Buffer.from(userId));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    open: (sealed, userId) =>
      openWith(key, sealed, userId) ?? (previousKey && openWith(previousKey, sealed, userId)),
    renew(sealed, userId) {
      const text = previousKey && openWith(previousKey, sealed, userId);
      return text === null ? null : box.seal(text, userId);
    },
  };
  return box;
}
