import { createHmac, randomBytes } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';

/** How long a browser is remembered, in seconds (one year). */
export const DEVICE_SECONDS = 365 * 24 * 60 * 60;

const AUDIENCE = 'content-planner-device';

/** The maximum length of a token, in characters. Valid tokens are about 250 characters long. */
const MAX_LENGTH = 512;

/** Creates a 22-character id for a browser that logs in for the first time. */
export const newDeviceId = (): string => randomBytes(16).toString('base64url');

/** The account that a browser has logged in to. */
interface Account {
  id: string;
  passwordHash: string;
}

/**
 * Creates and reads the tokens that identify a browser that has logged in to an account before. A token grants no
 * access. It only gives the browser a separate budget for failed logins. Changing the account's password invalidates
 * the token.
 */
export interface DeviceTokens {
  create(account: Account, deviceId: string): Promise<string>;
  /** Returns the browser's id, or null if the token is invalid for this account. */
  read(token: string | undefined, account: Account | null): Promise<string | null>;
}

/**
 * The account to check tokens against if the email address is unknown, so that the check takes as long as for a known
 * address.
 */
const NOBODY: Account = { id: '', passwordHash: '' };

/**
 * @param secret the session secret
 * @param previous the secret before the last rotation, if any; tokens that were created with it remain valid
 */
export function createDeviceTokens(secret: string, previous?: string): DeviceTokens {
  // The key is derived from the password hash, so tokens from before a password change have an invalid signature.
  const keyOf = ({ passwordHash }: Account, from = secret) =>
    createHmac('sha256', from).update(`${AUDIENCE} ${passwordHash}`).digest();

  /** Returns the browser's id. @throws if the token was not signed with this key or is for another account */
  async function idOf(token: string, { id }: Account, key: Uint8Array): Promise<string | null> {
    const { payload } = await jwtVerify(token, key, {
      audience: AUDIENCE,
      subject: id,
      algorithms: ['HS256'],
    });
    return payload.jti ?? null;
  }

  return {
    create: (account, deviceId) =>
      new SignJWT()
        .setProtectedHeader({ alg: 'HS256' })
        .setAudience(AUDIENCE)
        .setSubject(account.id)
        .setJti(deviceId)
        .setIssuedAt()
        .setExpirationTime(`${DEVICE_SECONDS}s`)
        .sign(keyOf(account)),
    async read(token, account) {
      if (!token || token.length > MAX_LENGTH) return null;
      const owner = account ?? NOBODY;
      for (const from of previous === undefined ? [secret] : [secret, previous]) {
        try {
          return await idOf(token, owner, keyOf(owner, from));
        } catch {
          // The token is forged, expired, for a different account, or from before a password change.
        }
      }
      return null;
    },
  };
}
