import { createHmac, randomBytes } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';

/** How long a browser is remembered, in seconds: a year. */
export const DEVICE_SECONDS = 365 * 24 * 60 * 60;

const AUDIENCE = 'content-planner-device';

/** The longest token that is read, in characters; ours have about 250. */
const MAX_LENGTH = 512;

/** The account that a browser is remembered for. */
interface Account {
  id: string;
  passwordHash: string;
}

/**
 * Makes and reads the tokens by which a browser shows that it has logged in to an account before. Such
 * a token opens nothing: it gives failed logins a budget of their own. A change of the account's
 * password ends it.
 */
export interface DeviceTokens {
  create(account: Account): Promise<string>;
  /** The browser's id, or null when it is not remembered for this account. */
  read(token: string | undefined, account: Account | null): Promise<string | null>;
}

/** Held against tokens where there is no account, so that it takes as long. */
const NOBODY: Account = { id: '', passwordHash: '' };

/**
 * @param secret the one that signs sessions
 * @param previous signed tokens before it, and still verifies them
 */
export function createDeviceTokens(secret: string, previous?: string): DeviceTokens {
  // The key contains the password's hash, so a token from before a password change has a wrong signature.
  const keyOf = ({ passwordHash }: Account, from = secret) =>
    createHmac('sha256', from).update(`${AUDIENCE} ${passwordHash}`).digest();

  /** The browser's id. @throws unless the key signed the token for this account */
  async function idOf(token: string, { id }: Account, key: Uint8Array): Promise<string | null> {
    const { payload } = await jwtVerify(token, key, {
      audience: AUDIENCE,
      subject: id,
      algorithms: ['HS256'],
    });
    return payload.jti ?? null;
  }

  return {
    create: (account) =>
      new SignJWT()
        .setProtectedHeader({ alg: 'HS256' })
        .setAudience(AUDIENCE)
        .setSubject(account.id)
        .setJti(randomBytes(16).toString('base64url'))
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
          // Forged, of another account or from before a password change: the browser is unknown.
        }
      }
      return null;
    },
  };
}
