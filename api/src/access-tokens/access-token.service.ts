import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { v7 as uuid } from 'uuid';
import { hashNewPassword } from '../accounts/new-password.js';
import { requireUser } from '../accounts/policy.js';
import { requireRecentLogin } from '../auth/recent-login.js';
import { announce } from '../changes/announce.js';
import { changedValues } from '../changes/changed-values.js';
import { type ChangeHeader, type ChangeRecorder, recordedTransaction } from '../changes/record-change.js';
import type { PublicUser, RequestContext } from '../context.js';
import { PlannerError } from '../errors.js';
import { errorIn } from '../field-errors.js';
import { parse } from '../validation.js';
import { checkFields, defaultFields } from './access-token-fields.js';
import {
  type AccessTokenValues,
  checkValues,
  creationSchema,
  feedOf,
  updateSchema,
  valuesOf,
} from './access-token-input.js';
import { isShared, type TokenKind } from './access-token-kinds.js';
import {
  type AccessTokenRow,
  findActiveTokens,
  findTokens,
  insertToken,
  lockToken,
  markRevoked,
  replaceToken,
} from './access-token-store.js';
import { deleteFrozen, setFrozen } from './freeze.js';
import { createSecret, hashOfSecret } from './secrets.js';
import { widens } from './widens.js';

/** The maximum number of keys and feeds per user. */
const MAX_KEYS = 50;

/** The maximum number of links and embeds per team. */
const MAX_SHARED = 1000;

/** Returns the token values that are recorded in changes, never the secret or its hash. */
const recordedValues = (token: AccessTokenRow) => ({
  kind: token.kind,
  name: token.name,
  canWrite: token.canWrite,
  brandIds: token.brandIds,
  withoutBrand: token.withoutBrand,
  kinds: token.kinds,
  fields: token.fields,
  from: token.from,
  origins: token.origins,
  hasPassword: token.hasPassword,
  frozenAt: token.frozenAt,
  expiresAt: token.expiresAt,
  ...token.feed,
});

const notFound = () => new PlannerError('accessTokenNotFound');

function requireCreator(context: RequestContext, kind: TokenKind): PublicUser {
  const viewer = requireUser(context);
  if (!isShared(kind) || viewer.isAdmin) return viewer;
  context.record('denied', { status: 403 });
  throw new PlannerError('sharingNotAllowed');
}

/** Lists the viewer's keys and feeds, or all tokens if the viewer is an administrator. The newest come first. */
export async function listAccessTokens(context: RequestContext): Promise<AccessTokenRow[]> {
  const { id, isAdmin } = requireUser(context);
  return findTokens(context.em, isAdmin ? null : id);
}

/**
 * Checks that the number of tokens is below the limit. Locks the owner, so that concurrent requests can't exceed the
 * limit.
 */
async function checkLimit(em: SqlEntityManager, kind: TokenKind, ownerId: string | null): Promise<void> {
  if (ownerId) await em.execute('select 1 from users where id = ? for update', [ownerId]);
  const [row] = await em.execute<{ count: number }[]>(
    `select count(*)::int as count from access_tokens
     where owner_id is not distinct from ?::uuid and revoked_at is null and coalesce(expires_at > now(), true)`,
    [ownerId],
  );
  const most = isShared(kind) ? MAX_SHARED : MAX_KEYS;
  if ((row?.count ?? 0) < most) return;
  throw new PlannerError(isShared(kind) ? 'tooManyLinks' : 'tooManyAccessKeys', { max: most });
}

/** Checks that all brands exist. @throws PlannerError `invalid` */
async function checkBrands(em: SqlEntityManager, ids: readonly string[]): Promise<void> {
  const rows = await em.execute<{ id: string }[]>(
    'select id from brands where id in (select value::uuid from jsonb_array_elements_text(?::jsonb))',
    [JSON.stringify(ids)],
  );
  if (rows.length === new Set(ids).size) return;
  throw errorIn('brandIds', 'tokenBrandsGone');
}

/** Returns the items that were added to a list. */
const added = (before: readonly string[] | null, after: readonly string[] | null): string[] =>
  after?.filter((item) => !before?.includes(item)) ?? [];

/** Hashes a link's new password. Returns undefined (keep the password) and null (remove the password) unchanged. */
async function hashOf<Password extends string | null | undefined>(
  context: RequestContext,
  password: Password,
  name: string,
): Promise<string | Extract<Password, null | undefined>> {
  if (typeof password !== 'string') return password as Extract<Password, null | undefined>;
  return hashNewPassword(context, password, { email: '', firstName: name });
}

/** A new token and its secret, which is not stored. */
export interface CreatedToken {
  token: AccessTokenRow;
  secret: string;
}

/**
 * Creates an access token. Administrators create links and embeds. Users create keys and feeds for themselves. Ignores
 * `Idempotency-Key`, because the result contains the secret, which must not be stored.
 *
 * @throws PlannerError `invalid`, `forbidden`, `recentLoginRequired`, or `conflict` if there are too many tokens
 */
export async function createAccessToken(context: RequestContext, body: unknown): Promise<CreatedToken> {
  requireUser(context);
  const sent = parse(creationSchema, body);
  const { kind } = sent;
  const { id: creator } = requireCreator(context, kind);
  const given = valuesOf(sent);
  const fields = sent.fields === undefined ? await defaultFields(context.em, kind, given) : sent.fields;
  const values = { ...given, fields };
  checkValues(kind, values, sent);
  await requireRecentLogin(context);
  const ownerId = isShared(kind) ? null : creator;
  const secret = createSecret(kind);
  // Hash before the transaction, to keep the transaction short.
  const passwordHash = await hashOf(context, sent.password ?? null, values.name);
  const token = await recordedTransaction(context, async (em, record) => {
    await checkLimit(em, kind, ownerId);
    // `checkLimit` has waited for changes to the owner, such as a password reset, which might have ended the session.
    requireUser(await context.readSession(em));
    if (values.brandIds) await checkBrands(em, values.brandIds);
    if (values.fields) await checkFields(em, kind, values.fields);
    const identity = { id: uuid(), kind, tokenHash: hashOfSecret(secret), ownerId, createdBy: creator };
    const inserted = await insertToken(em, { ...identity, passwordHash }, values);
    const created = await setFrozen(em, inserted, sent.isFrozen);
    await record({ action: 'create', subjectType: 'accessToken' }, [
      { id: created.id, title: created.name, before: null, after: recordedValues(created) },
    ]);
    return created;
  });
  context.record('token-created', { accessToken: token.id, kind });
  return { token, secret };
}

/**
 * Locks a token until the transaction ends.
 *
 * @throws PlannerError `notFound` if the token does not exist or the viewer is not allowed to change it
 */
async function lock(
  em: SqlEntityManager,
  id: string,
  mayChange: (token: AccessTokenRow) => boolean,
): Promise<AccessTokenRow> {
  const token = await lockToken(em, id);
  if (!token || !mayChange(token)) throw notFound();
  return token;
}

/**
 * Changes the settings of a link, an embed, or the viewer's own key or feed. The secret stays the same.
 *
 * @throws PlannerError `notFound`, `invalid`, `recentLoginRequired` if the token would give access to more, or `conflict`
 *   if it was revoked
 */
export async function updateAccessToken(
  context: RequestContext,
  id: string,
  body: unknown,
): Promise<AccessTokenRow> {
  const viewer = requireUser(context);
  const { password, isFrozen, feed, ...sent } = parse(updateSchema, body);
  const passwordHash = await hashOf(context, password, sent.name ?? '');
  const updated = await recordedTransaction(context, async (em, record) => {
    const token = await lock(em, id, ({ kind, ownerId }) =>
      isShared(kind) ? viewer.isAdmin : ownerId === viewer.id,
    );
    if (token.revokedAt) throw new PlannerError('accessTokenRevoked');
    const given = Object.entries(sent).filter(([, value]) => value !== undefined);
    const values: AccessTokenValues = { ...token, ...Object.fromEntries(given) };
    if (feed) values.feed = feedOf(feed, token.feed ?? undefined);
    checkValues(token.kind, values, { password, isFrozen });
    // The lists can keep the ids of deleted brands and fields, because they match nothing.
    await checkBrands(em, added(token.brandIds, values.brandIds));
    await checkFields(em, token.kind, added(token.fields, values.fields));
    if (widens(token, { ...values, password, isFrozen })) await requireRecentLogin({ ...context, em });
    const replaced = await replaceToken(em, token.id, values, passwordHash);
    const after = await setFrozen(em, replaced, isFrozen);
    const changed = changedValues(recordedValues(token), recordedValues(after));
    if (changed) {
      await record({ action: 'edit', subjectType: 'accessToken' }, [
        { id: after.id, title: after.name, ...changed },
      ]);
    }
    // A new password ends live streams, even if the link had a password before.
    if (passwordHash !== undefined) await em.execute(`select ${announce.sessions}`);
    return after;
  });
  context.record('token-updated', { accessToken: updated.id, kind: updated.kind });
  return updated;
}

/** Revokes a token and records the change. */
async function revoke(
  em: SqlEntityManager,
  record: ChangeRecorder,
  token: AccessTokenRow,
  actor: Pick<ChangeHeader, 'actorId'> = {},
): Promise<AccessTokenRow> {
  const row = await markRevoked(em, token.id);
  await deleteFrozen(em, token.id);
  await record({ action: 'delete', subjectType: 'accessToken', ...actor }, [
    { id: token.id, title: token.name, before: recordedValues(token), after: null },
  ]);
  return row;
}

/**
 * Revokes an owner's active keys and feeds, except for those to keep, and records the changes as made by the owner. Call
 * this after updating the owner, so that a token that is being created is either revoked or rejected.
 */
export async function revokeOtherTokens(
  em: SqlEntityManager,
  record: ChangeRecorder,
  ownerId: string,
  keep: readonly string[],
): Promise<AccessTokenRow[]> {
  const revoked: AccessTokenRow[] = [];
  for (const { id } of await findActiveTokens(em, ownerId)) {
    const token = keep.includes(id) ? null : await lockToken(em, id);
    if (token && !token.revokedAt) revoked.push(await revoke(em, record, token, { actorId: ownerId }));
  }
  return revoked;
}

/** Logs that a token was revoked. */
export const logRevoked = ({ record }: Pick<RequestContext, 'record'>, { id, kind }: AccessTokenRow): void =>
  record('token-revoked', { accessToken: id, kind });

/**
 * Revokes a token, which ends its access immediately. Users can revoke their own keys and feeds, and administrators can
 * revoke all tokens.
 *
 * @throws PlannerError `notFound`
 */
export async function revokeAccessToken(context: RequestContext, id: string): Promise<AccessTokenRow> {
  const viewer = requireUser(context);
  const revoked = await recordedTransaction(context, async (em, record) => {
    const token = await lock(em, id, ({ ownerId }) => viewer.isAdmin || ownerId === viewer.id);
    return token.revokedAt ? token : revoke(em, record, token);
  });
  logRevoked(context, revoked);
  return revoked;
}
