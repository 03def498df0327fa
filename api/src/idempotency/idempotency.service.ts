import { createHash } from 'node:crypto';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { v7 as uuid } from 'uuid';
import { requireWriter } from '../accounts/policy.js';
import type { RequestContext } from '../context.js';
import { PlannerError } from '../errors.js';

/** How long results are kept, as a PostgreSQL interval. */
const LIFETIME = '24 hours';

/** The maximum number of expired rows to delete when a new one is stored. */
const SWEPT = 500;

/** Printable ASCII characters, as in HTTP headers. */
const KEY = /^[ -~]{1,255}$/;

// Uses the database's clock, which all servers share. Rows whose time is in the future also count as expired, because
// they were stored before the clock was set back.
const EXPIRED = `(created_at < now() - interval '${LIFETIME}' or created_at > now() + interval '1 hour')`;

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Returns JSON with sorted keys, so that equal values produce the same string. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

interface Claim {
  userId: string;
  key: string;
  fingerprint: string;
}

/** Reserves a key until the transaction ends. Waits for other requests with the same key. */
async function claim(em: SqlEntityManager, { userId, key, fingerprint }: Claim): Promise<boolean> {
  const claimed = await em.execute(
    `insert into idempotency_keys (id, user_id, key, fingerprint, created_at) values (?, ?, ?, ?, now())
     on conflict (user_id, key)
     do update set fingerprint = excluded.fingerprint, result = null, created_at = now()
       where ${EXPIRED.replaceAll('created_at', 'idempotency_keys.created_at')}
     returning id`,
    [uuid(), userId, key, fingerprint],
  );
  return claimed.length > 0;
}

/** @throws PlannerError `unprocessable` if the key belongs to a different request */
async function earlierResult<Result>(
  em: SqlEntityManager,
  { userId, key, fingerprint }: Claim,
): Promise<Result> {
  const [row] = await em.execute<{ fingerprint: string; result: Result }[]>(
    'select fingerprint, result from idempotency_keys where user_id = ? and key = ?',
    [userId, key],
  );
  if (row?.fingerprint !== fingerprint) throw new PlannerError('idempotencyKeyReused');
  return row.result;
}

const sweep = (em: SqlEntityManager) =>
  em.execute(
    `delete from idempotency_keys where id in (
       select id from idempotency_keys where ${EXPIRED} limit ${SWEPT} for update skip locked
     )`,
  );

/**
 * Creates an object once per `Idempotency-Key`. If the user has sent the same request with the same key in the last 24
 * hours, returns the first result and creates nothing. Concurrent requests wait for the first one. Failed requests are
 * not stored. Without a key, just calls `create`.
 *
 * @param operation the name of the operation and its input, without secrets
 * @param create creates the object in the given entity manager's transaction; must be quick
 * @param onCreated called with a new result once it is stored, but not with the result of an earlier request
 * @returns the result, which must consist of JSON values
 * @throws PlannerError `invalid` if the key is malformed, `unprocessable` if it was used for a different request
 */
export async function createOnce<Result>(
  context: RequestContext,
  operation: readonly [name: string, ...values: unknown[]],
  create: (em: SqlEntityManager) => Promise<Result>,
  onCreated: (result: Result) => void = () => {},
): Promise<Result> {
  const { em, idempotencyKey } = context;
  if (idempotencyKey === undefined) {
    const result = await create(em);
    onCreated(result);
    return result;
  }
  if (!KEY.test(idempotencyKey)) throw new PlannerError('idempotencyKeyInvalid');
  const wanted = {
    userId: requireWriter(context).id,
    // Include the token's id. Otherwise, a client could get the result of another token's request, even if that result
    // is outside the scope of the client's own token.
    key: sha256(`${idempotencyKey}${context.idempotencyScope ?? ''}${context.token?.id ?? ''}`),
    fingerprint: sha256(canonical(operation)),
  };
  const { result, isNew } = await em.transactional(async (tx) => {
    if (!(await claim(tx, wanted))) return { result: await earlierResult<Result>(tx, wanted), isNew: false };
    const created = await create(tx);
    await tx.execute('update idempotency_keys set result = ?::jsonb where user_id = ? and key = ?', [
      JSON.stringify(created),
      wanted.userId,
      wanted.key,
    ]);
    return { result: created, isNew: true };
  });
  if (isNew) {
    onCreated(result);
    await sweep(em);
  }
  return result;
}
