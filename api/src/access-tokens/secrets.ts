import { createHash, randomBytes } from 'node:crypto';
import { TOKEN_KINDS, type TokenKind } from './access-token-kinds.js';

const SECRET = new RegExp(`^cp_(${TOKEN_KINDS.join('|')})_[A-Za-z0-9_-]{43}$`);

/** Creates a secret, such as `cp_key_…`, from 256 random bits. The prefix lets scanners find leaked secrets. */
export const createSecret = (kind: TokenKind): string =>
  `cp_${kind}_${randomBytes(32).toString('base64url')}`;

/** Returns the kind of token that a secret belongs to, or null if the text is not a secret. */
export const kindOfSecret = (text: string): TokenKind | null =>
  (SECRET.exec(text)?.[1] as TokenKind | undefined) ?? null;

/** Returns the hash of a secret, in the form that is stored. A fast hash is enough, because secrets are random. */
export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');
