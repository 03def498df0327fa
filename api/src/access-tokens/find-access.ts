import { createHash } from 'node:crypto';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { SessionTokens } from '../auth/session-tokens.js';
import type { VerifiedToken } from '../auth/short-lived-tokens.js';
import type { PublicUser, RequestSession, RequestToken } from '../context.js';
import { isDiskFull, originNotAllowed, PlannerError } from '../errors.js';
import type { LogKind } from '../logs/kinds/index.js';
import type { Scope } from '../scope/scope.js';
import { isoInstant } from '../sql/iso-instant.js';
import { prepared } from '../sql/prepared.js';
import { isShared, type TokenKind } from './access-token-kinds.js';
import { fieldsOf } from './access-token-store.js';
import { hashOfSecret, kindOfSecret } from './secrets.js';

/** How often to update `lastUsedAt`, in milliseconds. */
const PRECISION = 60 * 1000;

/** An access token that was found for a request. */
export interface FoundToken {
  id: string;
  kind: TokenKind;
  name: string;
  tokenHash: string;
  canWrite: boolean;
  brandIds: string[] | null;
  withoutBrand: boolean;
  kinds: LogKind[] | null;
  visibleFrom: string | null;
  fields: string[] | null;
  origins: string[];
  passwordHash: string | null;
  frozenAt: string | null;
  expiresAt: string | null;
  isRevoked: boolean;
  isExpired: boolean;
  isFresh: boolean;
  owner: PublicUser | null;
}

/** The page that sent a request. */
export interface RequestOrigin {
  /** The `Origin` header. */
  origin: string | undefined;
  /** Whether the page is on this server's own origin. */
  isOwn: boolean;
}

const find = (condition: string) =>
  prepared(`select t.id, t.kind, t.name, t.token_hash as "tokenHash", t.can_write as "canWrite", t.brand_ids as "brandIds",
      t.without_brand as "withoutBrand", t.kinds, ${fieldsOf('t')} as fields, t.visible_from as "visibleFrom", t.origins,
      t.password_hash as "passwordHash", ${isoInstant('t.frozen_at')} as "frozenAt",
      ${isoInstant('t.expires_at')} as "expiresAt",
      t.revoked_at is not null or (u.id is not null and not u.is_approved) as "isRevoked",
      coalesce(t.expires_at <= ?::timestamptz, false) as "isExpired",
      coalesce(t.last_used_at between ? and ?, false) as "isFresh",
      case when u.id is not null then jsonb_build_object('id', u.id, 'email', u.email, 'firstName', u.first_name,
        'lastName', u.last_name, 'profileImageUrl', u.profile_image_url, 'isAdmin', u.is_admin,
        'isApproved', u.is_approved, 'createdAt', ${isoInstant('u.created_at')}) end as owner
    from access_tokens t left join users u on u.id = t.owner_id where ${condition}`);

const FIND_BY_ID = find('t.id = ?');
const FIND_BY_IDS = find('t.id in (select value::uuid from jsonb_array_elements_text(?::jsonb))');
const FIND_BY_HASH = find('t.token_hash = ?');

/** The codes of errors for tokens that can't be used. */
type Rejection =
  | 'exchangeRequired'
  | 'feedSecretMisplaced'
  | 'keyNotExchanged'
  | 'passwordRequired'
  | 'passwordWrong'
  | 'shortLivedTokenExpired'
  | 'tokenExpired'
  | 'tokenInvalid'
  | 'tokenRevoked';

/** Creates the error for a token that can't be used. */
export const unauthorized = (code: Rejection) =>
  new PlannerError(code, {}, {}, { 'WWW-Authenticate': 'Bearer' });

const invalidToken = () => unauthorized('tokenInvalid');

async function touch(em: SqlEntityManager, id: string, now: Date): Promise<void> {
  try {
    await em.execute('update access_tokens set last_used_at = ? where id = ?', [now, id]);
  } catch (error) {
    // Ignore a full disk, because reads must still work. The next request will try to update `last_used_at` again.
    if (!isDiskFull(error)) throw error;
  }
}

/** Selects tokens, including expired and revoked ones. */
const select = (em: SqlEntityManager, sql: string, value: string, now: Date): Promise<FoundToken[]> =>
  em.execute<FoundToken[]>(sql, [
    now,
    new Date(now.getTime() - PRECISION),
    new Date(now.getTime() + PRECISION),
    value,
  ]);

/**
 * Identifies the current secret and password of a token. Short-lived tokens and live streams are bound to both, so that
 * they end when one of them is replaced, and nobody can create them without knowing the stored hashes.
 */
export const bindingOf = ({
  tokenHash,
  passwordHash,
}: Pick<FoundToken, 'tokenHash' | 'passwordHash'>): string =>
  createHash('sha256')
    .update(`${tokenHash} ${passwordHash ?? ''}`)
    .digest('base64url');

/** Returns the error for a token that can't be used on a page, or null if the token can be used. */
function rejectionOf(token: FoundToken, page: RequestOrigin): PlannerError | null {
  if (token.isRevoked) {
    return unauthorized('tokenRevoked');
  }
  if (token.isExpired) {
    return unauthorized('tokenExpired');
  }
  if (token.kind === 'embed' && !page.isOwn && !(page.origin && token.origins.includes(page.origin))) {
    return originNotAllowed();
  }
  return null;
}

/** The part of a short-lived token that identifies a link or an embed. */
type ShortLived = Pick<VerifiedToken, 'id' | 'binding'>;

/**
 * Checks that a token can be used, and records its use. Every request looks up its token, so revoking a token takes
 * effect immediately.
 *
 * @throws PlannerError `unauthorized`, or `forbidden` if an embed is not allowed on the page
 */
async function use(
  em: SqlEntityManager,
  by: { secret: string } | ShortLived,
  page: RequestOrigin,
): Promise<FoundToken> {
  const now = new Date();
  const [token] = await ('secret' in by
    ? select(em, FIND_BY_HASH, hashOfSecret(by.secret), now)
    : select(em, FIND_BY_ID, by.id, now));
  if (!token) throw invalidToken();
  if ('binding' in by && !(isShared(token.kind) && bindingOf(token) === by.binding)) throw invalidToken();
  const rejection = rejectionOf(token, page);
  if (rejection) throw rejection;
  if (!token.isFresh) await touch(em, token.id, now);
  return token;
}

/**
 * Finds the link or the embed that a secret belongs to.
 *
 * @param id the id that the link or embed must have, if any
 * @throws PlannerError `unauthorized` or `forbidden`
 */
export async function findExchangeable(
  em: SqlEntityManager,
  secret: string,
  page: RequestOrigin,
  id?: string,
): Promise<FoundToken> {
  const kind = kindOfSecret(secret);
  if (kind === 'key') {
    throw unauthorized('keyNotExchanged');
  }
  if (kind !== 'link' && kind !== 'embed') throw invalidToken();
  const token = await use(em, { secret }, page);
  if (id !== undefined && token.id !== id) throw invalidToken();
  return token;
}

/**
 * Finds the feed that a secret belongs to, and records that the feed was used.
 *
 * @returns null if there is no such feed, for example because its owner was deleted
 * @throws PlannerError `gone` if the feed has expired or was revoked
 */
export async function findFeed(em: SqlEntityManager, secret: string): Promise<FoundToken | null> {
  if (kindOfSecret(secret) !== 'feed') return null;
  const now = new Date();
  const [token] = await select(em, FIND_BY_HASH, hashOfSecret(secret), now);
  if (!token) return null;
  if (token.isRevoked || token.isExpired) {
    throw new PlannerError(token.isRevoked ? 'feedRevoked' : 'feedExpired');
  }
  if (!token.isFresh) await touch(em, token.id, now);
  return token;
}

/** Returns the scope of a token. */
export const scopeOf = (token: FoundToken): Scope => ({
  brandIds: token.brandIds,
  withoutBrand: token.withoutBrand,
  kinds: token.kinds,
  from: token.visibleFrom,
  fields: token.fields,
  isPublic: isShared(token.kind),
  frozenLinkId: token.frozenAt === null ? null : token.id,
});

/** What a token gives access to. */
type TokenAccess = Pick<RequestSession, 'viewer' | 'scope'> & { token: RequestToken };

function accessOf(found: FoundToken, shortLivedUntil: number | null): TokenAccess {
  const { id, kind, name, canWrite, frozenAt, expiresAt, owner } = found;
  return {
    viewer: owner,
    token: { id, kind, name, binding: bindingOf(found), canWrite, frozenAt, expiresAt, shortLivedUntil },
    scope: scopeOf(found),
  };
}

/** The token and the page of a client that has already used the token. */
interface TokenClient {
  token: RequestToken;
  page: RequestOrigin;
}

/**
 * Finds the current access of clients that have already used their tokens. Omits clients whose token was revoked or has
 * expired, whose secret or password was replaced, or whose page can no longer display an embed.
 */
export async function findLiveAccess<Client extends TokenClient>(
  em: SqlEntityManager,
  clients: readonly Client[],
): Promise<ReadonlyMap<Client, TokenAccess>> {
  const ids = [...new Set(clients.map(({ token }) => token.id))];
  const found = await select(em, FIND_BY_IDS, JSON.stringify(ids), new Date());
  const byId = new Map(found.map((each) => [each.id, each]));
  const access = new Map<Client, TokenAccess>();
  for (const client of clients) {
    const current = byId.get(client.token.id);
    if (!current || bindingOf(current) !== client.token.binding || rejectionOf(current, client.page))
      continue;
    access.set(client, accessOf(current, client.token.shortLivedUntil));
  }
  return access;
}

/**
 * Finds what a bearer token gives access to. The bearer token is a key's secret, or the short-lived token for a link or
 * an embed.
 *
 * @throws PlannerError `unauthorized` if the token is invalid, expired or revoked; `forbidden` if an embed is not
 *   allowed on the page
 */
export async function findAccess(
  em: SqlEntityManager,
  tokens: SessionTokens,
  bearer: string,
  page: RequestOrigin,
): Promise<Omit<RequestSession, 'record'>> {
  const kind = kindOfSecret(bearer);
  if (kind === 'feed') {
    throw unauthorized('feedSecretMisplaced');
  }
  if (kind && kind !== 'key') {
    throw unauthorized('exchangeRequired');
  }
  if (kind) {
    const key = await use(em, { secret: bearer }, page);
    return { sessionId: null, needsTwoStep: false, ...accessOf(key, null) };
  }
  const read = await tokens.access.read(bearer);
  if (read === 'expired') {
    throw unauthorized('shortLivedTokenExpired');
  }
  if (read === 'invalid') throw invalidToken();
  const token = await use(em, read, page);
  return { sessionId: null, needsTwoStep: false, ...accessOf(token, read.expiresAt) };
}
