import { createHmac, randomBytes } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';

/** How long a browser is remembered, in seconds: a year. */
export const DEVICE_SECONDS = 365 * 24 * 60 * 60;

const AUDIENCE = 'content-planner-device';

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

/** @param secret the one that signs sessions */
export function createDeviceTokens(secret: string): DeviceTokens {
  // The key holds the password's hash: a token of an earlier password is one with a wrong signature.
  const keyOf = ({ passwordHash }: Account) =>
    createHmac('sha256', secret).update(`${AUDIENCE} ${passwordHash}`).digest();
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
      if (!token) return null;
      try {
        const { payload } = await jwtVerify(token, keyOf(account ?? NOBODY), {
          audience: AUDIENCE,
          subject: account?.id ?? '',
          algorithms: ['HS256'],
        });
        return payload.jti ?? null;
      } catch {
        // A cookie that anybody can write, of another account or of an earlier password: not remembered.
        return null;
      }
    },
  };
}
