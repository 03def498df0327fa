import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { isoInstant } from '../sql/iso-instant.js';

/** What a one-time link is for: a new account, or a new password for an existing account. */
export const ACCOUNT_LINK_KINDS = ['invitation', 'passwordReset'] as const;
export type AccountLinkKind = (typeof ACCOUNT_LINK_KINDS)[number];

/** How long a link works, in milliseconds (24 hours). */
const LIFETIME = 24 * 60 * 60 * 1000;

/** How far the clock can be set back without invalidating links, in milliseconds (1 hour). */
const CLOCK_TOLERANCE = 60 * 60 * 1000;

/** How long used, revoked and expired links are stored, in milliseconds (30 days). */
const KEPT = 30 * 24 * 60 * 60 * 1000;

/** A link in the form that administrators see, without its hash. */
export interface AccountLinkRow {
  id: string;
  kind: AccountLinkKind;
  /** The account whose password can be reset. Null for invitations. */
  userId: string | null;
  /** The address of the new account, or the current address of the existing account. */
  email: string;
  createdBy: string;
  /** When the link was created, as ISO 8601 in UTC. `expiresAt` has the same format. */
  createdAt: string;
  expiresAt: string;
}

const COLUMNS = `l.id, case when l.user_id is null then 'invitation' else 'passwordReset' end as kind,
  l.user_id as "userId", coalesce(l.email, u.email) as email, l.created_by as "createdBy",
  ${isoInstant('l.created_at')} as "createdAt", ${isoInstant('l.expires_at')} as "expiresAt"`;

const TABLES = 'account_links l left join users u on u.id = l.user_id';

/** The SQL condition for links that still work. {@link openAt} returns its parameters. */
const OPEN = `l.used_at is null and l.revoked_at is null and l.expires_at between ? and ?
  and exists (select 1 from users c where c.id = l.created_by and c.is_admin and c.is_approved)`;

/**
 * Returns the parameters of {@link OPEN}: the earliest and the latest expiry time of links that work. A later expiry
 * time means that the clock has been set back by more than an hour since the link was created.
 */
const openAt = (now: Date): [Date, Date] => [now, new Date(now.getTime() + LIFETIME + CLOCK_TOLERANCE)];

/** Lists the links that still work, newest first. */
export const findOpenLinks = (em: SqlEntityManager): Promise<AccountLinkRow[]> =>
  em.execute<AccountLinkRow[]>(
    `select ${COLUMNS} from ${TABLES} where ${OPEN} order by l.id desc`,
    openAt(new Date()),
  );

/** Finds a link by the hash of its secret. Returns null if the hash is unknown. */
export async function findLink(
  em: SqlEntityManager,
  tokenHash: string,
): Promise<(AccountLinkRow & { isOpen: boolean; isUsed: boolean }) | null> {
  const [row] = await em.execute<(AccountLinkRow & { isOpen: boolean; isUsed: boolean })[]>(
    `select ${COLUMNS}, ${OPEN} as "isOpen", l.used_at is not null as "isUsed" from ${TABLES} where l.token_hash = ?`,
    [...openAt(new Date()), tokenHash],
  );
  return row ?? null;
}

/** The values of a new link. */
interface NewLink {
  id: string;
  tokenHash: string;
  userId: string | null;
  /** The address of the new account. Null for password resets. */
  email: string | null;
  createdBy: string;
}

/** Inserts a link and deletes old links. */
export async function insertLink(
  em: SqlEntityManager,
  { id, tokenHash, userId, email, createdBy }: NewLink,
): Promise<AccountLinkRow> {
  const now = new Date();
  await em.execute('delete from account_links where expires_at < ?', [new Date(now.getTime() - KEPT)]);
  await em.execute(
    `insert into account_links (id, token_hash, user_id, email, created_by, created_at, expires_at)
     values (?, ?, ?::uuid, ?::text, ?, ?, ?)`,
    [id, tokenHash, userId, email, createdBy, now, new Date(now.getTime() + LIFETIME)],
  );
  const [row] = await em.execute<AccountLinkRow[]>(`select ${COLUMNS} from ${TABLES} where l.id = ?`, [id]);
  return row as AccountLinkRow;
}

/** Finds an open link by its id, account or address. Each account or address has at most one open link. */
export async function findOpenLink(
  em: SqlEntityManager,
  by: 'id' | 'user_id' | 'email',
  value: string,
): Promise<AccountLinkRow | null> {
  const [row] = await em.execute<AccountLinkRow[]>(
    `select ${COLUMNS} from ${TABLES} where ${OPEN} and l.${by} = ?`,
    [...openAt(new Date()), value],
  );
  return row ?? null;
}

/** Marks a link as revoked. */
export async function markRevoked(em: SqlEntityManager, id: string): Promise<void> {
  await em.execute('update account_links set revoked_at = ? where id = ?', [new Date(), id]);
}

/** Marks a link as used. Returns false if the link no longer works. */
export async function markUsed(em: SqlEntityManager, id: string): Promise<boolean> {
  const now = new Date();
  const rows = await em.execute(
    `update account_links l set used_at = ? where l.id = ? and ${OPEN} returning l.id`,
    [now, id, ...openAt(now)],
  );
  return rows.length > 0;
}
