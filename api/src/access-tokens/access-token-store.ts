import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { isoInstant } from '../sql/iso-instant.js';
import { isId } from '../validation.js';
import type { AccessTokenValues } from './access-token-input.js';
import type { TokenKind } from './access-token-kinds.js';

/** An access token in the form that clients see, without its hash. */
export interface AccessTokenRow extends AccessTokenValues {
  id: string;
  kind: TokenKind;
  /** The owner of a key or feed. Null for links and embeds. */
  ownerId: string | null;
  createdBy: string;
  /** Whether the account that created the token is an approved administrator now. */
  isCreatorAdmin: boolean;
  /** Whether a link has a password. */
  hasPassword: boolean;
  /** When the link was frozen, or null if it shows the current content. All times are ISO 8601 in UTC. */
  frozenAt: string | null;
  createdAt: string;
  /** When the token was last used, accurate to within a minute. */
  lastUsedAt: string | null;
  revokedAt: string | null;
}

/**
 * Returns SQL for the ids of a token's fields. Instead of a field that was merged, the list contains the field that it
 * was merged into, if the token can include that one.
 */
export const fieldsOf = (token: string) => {
  const merged = `jsonb_object_keys(merged) merged_id where merged_id not in (select id from fields)`;
  return `((${token}.fields - array(select merged_id from fields, ${merged}))
    || (select coalesce(jsonb_agg(into_field.id), '[]') from fields into_field
      where (is_built_in or is_shareable or ${token}.kind in ('key', 'feed'))
        and not ${token}.fields @> to_jsonb(into_field.id)
        and exists (select 1 from ${merged} and ${token}.fields @> to_jsonb(merged_id))))`;
};

const COLUMNS = `id, kind, name, owner_id as "ownerId", created_by as "createdBy", can_write as "canWrite",
  exists (select 1 from users where users.id = access_tokens.created_by and is_admin and is_approved)
    as "isCreatorAdmin",
  brand_ids as "brandIds", without_brand as "withoutBrand", kinds, ${fieldsOf('access_tokens')} as fields,
  visible_from as "from", origins, feed,
  password_hash is not null as "hasPassword", ${isoInstant('frozen_at')} as "frozenAt",
  ${isoInstant('created_at')} as "createdAt", ${isoInstant('expires_at')} as "expiresAt",
  ${isoInstant('last_used_at')} as "lastUsedAt", ${isoInstant('revoked_at')} as "revokedAt"`;

/** The columns whose values users choose, and their types. */
const SETTINGS = [
  ['name', 'text'],
  ['can_write', 'boolean'],
  ['brand_ids', 'jsonb'],
  ['without_brand', 'boolean'],
  ['kinds', 'jsonb'],
  ['fields', 'jsonb'],
  ['visible_from', 'date'],
  ['origins', 'jsonb'],
  ['expires_at', 'timestamptz'],
  ['feed', 'jsonb'],
] as const;

const jsonOf = (value: unknown) => (value === null ? null : JSON.stringify(value));

/** Returns the values for the columns in {@link SETTINGS}. */
const settingsOf = (token: AccessTokenValues) => [
  token.name,
  token.canWrite,
  jsonOf(token.brandIds),
  token.withoutBrand,
  jsonOf(token.kinds),
  jsonOf(token.fields),
  token.from,
  jsonOf(token.origins),
  token.expiresAt,
  jsonOf(token.feed),
];

/** Lists all tokens, or one owner's tokens, newest first. */
export const findTokens = (em: SqlEntityManager, ownerId: string | null): Promise<AccessTokenRow[]> =>
  em.execute<AccessTokenRow[]>(
    `select ${COLUMNS} from access_tokens where ${ownerId ? 'owner_id = ?' : 'true'} order by id desc`,
    ownerId ? [ownerId] : [],
  );

/** Lists an owner's keys and feeds that are neither revoked nor expired, newest first. */
export const findActiveTokens = (em: SqlEntityManager, ownerId: string): Promise<AccessTokenRow[]> =>
  em.execute<AccessTokenRow[]>(
    `select ${COLUMNS} from access_tokens
     where owner_id = ? and revoked_at is null and coalesce(expires_at > ?, true) order by id desc`,
    [ownerId, new Date()],
  );

/** The values of a new token, except for those that users choose. */
interface Identity {
  id: string;
  kind: TokenKind;
  tokenHash: string;
  ownerId: string | null;
  createdBy: string;
  passwordHash: string | null;
}

/** Inserts a token. */
export async function insertToken(
  em: SqlEntityManager,
  { id, kind, tokenHash, ownerId, createdBy, passwordHash }: Identity,
  values: AccessTokenValues,
): Promise<AccessTokenRow> {
  const [row] = await em.execute<AccessTokenRow[]>(
    `insert into access_tokens (id, kind, token_hash, owner_id, created_by, created_at, password_hash,
       ${SETTINGS.map(([column]) => column).join(', ')})
     values (?, ?, ?, ?, ?, ?, ?::text, ${SETTINGS.map(([, type]) => `?::${type}`).join(', ')}) returning ${COLUMNS}`,
    [id, kind, tokenHash, ownerId, createdBy, new Date(), passwordHash, ...settingsOf(values)],
  );
  return row as AccessTokenRow;
}

/** Locks a token until the transaction ends. Returns null if it doesn't exist. */
export async function lockToken(em: SqlEntityManager, id: string): Promise<AccessTokenRow | null> {
  if (!isId(id)) return null;
  const sql = `select ${COLUMNS} from access_tokens where id = ? for update`;
  return (await em.execute<AccessTokenRow[]>(sql, [id]))[0] ?? null;
}

/**
 * Replaces the token values that users choose.
 *
 * @param passwordHash the hash of the new password; null removes the password, and undefined keeps the current one
 */
export async function replaceToken(
  em: SqlEntityManager,
  id: string,
  values: AccessTokenValues,
  passwordHash: string | null | undefined,
): Promise<AccessTokenRow> {
  const isKept = passwordHash === undefined;
  const sets = SETTINGS.map(([column, type]) => `${column} = ?::${type}`);
  if (!isKept) sets.push('password_hash = ?::text');
  const sql = `update access_tokens set ${sets.join(', ')} where id = ? returning ${COLUMNS}`;
  const given = [...settingsOf(values), ...(isKept ? [] : [passwordHash]), id];
  const [row] = await em.execute<AccessTokenRow[]>(sql, given);
  return row as AccessTokenRow;
}

/** Stores when a link was frozen, or null if the link shows the current content. */
export async function markFrozen(
  em: SqlEntityManager,
  id: string,
  frozenAt: Date | null,
): Promise<AccessTokenRow> {
  const sql = `update access_tokens set frozen_at = ?::timestamptz where id = ? returning ${COLUMNS}`;
  const [row] = await em.execute<AccessTokenRow[]>(sql, [frozenAt, id]);
  return row as AccessTokenRow;
}

/** Marks a token as revoked. */
export async function markRevoked(em: SqlEntityManager, id: string): Promise<AccessTokenRow> {
  const sql = `update access_tokens set revoked_at = ? where id = ? returning ${COLUMNS}`;
  const [row] = await em.execute<AccessTokenRow[]>(sql, [new Date(), id]);
  return row as AccessTokenRow;
}

/** Revokes the keys and feeds of a user who is no longer approved. */
export async function revokeTokensOf(em: SqlEntityManager, ownerId: string): Promise<void> {
  await em.execute('update access_tokens set revoked_at = ? where owner_id = ? and revoked_at is null', [
    new Date(),
    ownerId,
  ]);
}
