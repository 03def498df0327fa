import { randomBytes } from 'node:crypto';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { v7 as uuid } from 'uuid';
import { lockAccountsFor, requireUser } from '../accounts/policy.js';
import { editedPasskey } from '../accounts/recorded-user.js';
import { deviceOf } from '../auth/device.js';
import { requireOwnPage } from '../auth/own-page.js';
import { PASSKEY_SECONDS } from '../auth/passkey-tokens.js';
import { requireRecentLogin } from '../auth/recent-login.js';
import { markUsed } from '../auth/used-challenges.js';
import { recordedTransaction } from '../changes/record-change.js';
import type { RequestContext } from '../context.js';
import { PlannerError } from '../errors.js';
import { isId, parse } from '../validation.js';
import { type Attestation, additionSchema, renamingSchema } from './passkey-input.js';
import { COLUMNS, findPasskeys, type PasskeyRow } from './passkey-store.js';
import { reasonOf } from './reason-of.js';
import { requirePasskeys } from './relying-party.js';

/** The maximum number of passkeys per user. */
export const MAX_PASSKEYS = 20;

/** A passkey registration that is waiting for the browser's response. */
export interface PasskeyRegistration {
  /** The token for `addPasskey`. */
  registration: string;
  /** The browser's `PublicKeyCredentialCreationOptionsJSON`. */
  options: object;
}

const notFound = () => new PlannerError('passkeyNotFound');

const tooMany = () => new PlannerError('tooManyPasskeys', { max: MAX_PASSKEYS });

const setupExpired = () => new PlannerError('setupExpired');

/** Lists the viewer's passkeys, oldest first. */
export async function listPasskeys(context: RequestContext): Promise<PasskeyRow[]> {
  const { id } = requireUser(context);
  return findPasskeys(context.em, id);
}

interface Known {
  id: string;
  transports: string[];
  userHandle: string;
}

const findKnown = (em: SqlEntityManager, userId: string) =>
  em.execute<Known[]>(
    'select credential_id as id, transports, user_handle as "userHandle" from passkeys where user_id = ? order by id',
    [userId],
  );

/**
 * Starts adding a passkey.
 *
 * @throws PlannerError `notFound` or `forbidden` if users can't use passkeys here; `forbidden` on pages of other
 *   origins; `recentLoginRequired`; `conflict` if the viewer has too many passkeys
 */
export async function startPasskey(context: RequestContext): Promise<PasskeyRegistration> {
  const { id: userId, email, firstName, lastName } = requireUser(context);
  const party = requirePasskeys(context);
  requireOwnPage(context);
  await requireRecentLogin(context);
  const known = await findKnown(context.em, userId);
  if (known.length >= MAX_PASSKEYS) throw tooMany();
  const userHandle = known[0]?.userHandle ?? randomBytes(16).toString('base64url');
  const name = [firstName, lastName].filter(Boolean).join(' ') || email;
  // Load the module on demand, to keep startup fast.
  const { registrationOptionsOf } = await import('./ceremonies.js');
  const excluded = known.map(({ id, transports }) => ({ id, transports }));
  const options = await registrationOptionsOf(party, { email, name, userHandle }, excluded);
  const { challenge } = options;
  const registration = await context.tokens.passkeys.registrations.create({ challenge, userId, userHandle });
  return { registration, options };
}

/** Returns the default name of a passkey, such as `Chrome on Windows`. */
function nameOfDevice(userAgent: string | undefined): string {
  const { browser, operatingSystem } = deviceOf(userAgent);
  return [browser, operatingSystem].filter(Boolean).join(' on ') || 'Passkey';
}

async function verify(context: RequestContext, challenge: string, response: Attestation) {
  const { verifyRegistration } = await import('./ceremonies.js');
  return verifyRegistration(requirePasskeys(context), challenge, response).catch((error: unknown) => {
    context.record('passkey-failed', { reason: reasonOf(error) });
    throw new PlannerError('passkeyInvalid');
  });
}

/**
 * Adds a passkey to the viewer's account.
 *
 * @throws PlannerError `invalid` if the browser's response is invalid; `notFound` or `forbidden` if users can't use
 *   passkeys here; `recentLoginRequired`; `conflict` if the setup has expired, if the passkey is already registered, or
 *   if the viewer has too many passkeys
 */
export async function addPasskey(context: RequestContext, body: unknown): Promise<PasskeyRow> {
  const { id: userId } = requireUser(context);
  requirePasskeys(context);
  requireOwnPage(context);
  const { registration, response, name } = parse(additionSchema, body);
  await requireRecentLogin(context);
  const started = await context.tokens.passkeys.registrations.read(registration);
  if (started?.userId !== userId) throw setupExpired();
  const { challenge, userHandle } = started;
  const { credentialId, publicKey, counter, isSynced } = await verify(context, challenge, response);
  const added = await recordedTransaction(context, async (em, record) => {
    const viewer = await lockAccountsFor(context, em, requireUser);
    if (!(await markUsed(em, challenge, PASSKEY_SECONDS))) throw setupExpired();
    if ((await findKnown(em, userId)).length >= MAX_PASSKEYS) throw tooMany();
    const [row] = await em.execute<PasskeyRow[]>(
      `insert into passkeys (id, user_id, user_handle, credential_id, public_key, counter, transports, name, is_synced,
         created_at)
       values (?, ?, ?, ?, ?, ?, ?::jsonb, ?, ?, ?) on conflict (credential_id) do nothing returning ${COLUMNS}`,
      [
        ...[uuid(), userId, userHandle, credentialId, publicKey, counter],
        JSON.stringify(response.response.transports ?? []),
        ...[name ?? nameOfDevice(context.userAgent), isSynced, new Date()],
      ],
    );
    if (!row) throw new PlannerError('passkeyTaken');
    await record({ action: 'edit', subjectType: 'user' }, [editedPasskey(viewer, null, row.name)]);
    return row;
  });
  context.record('passkey-added', { passkey: added.id });
  return added;
}

/** Locks one of the viewer's passkeys until the transaction ends. @throws PlannerError `notFound` */
async function lock(em: SqlEntityManager, id: string, userId: string): Promise<PasskeyRow> {
  const [row] = isId(id)
    ? await em.execute<PasskeyRow[]>(
        `select ${COLUMNS} from passkeys where id = ? and user_id = ? for update`,
        [id, userId],
      )
    : [];
  if (!row) throw notFound();
  return row;
}

/** Renames one of the viewer's passkeys. @throws PlannerError `notFound`, `invalid` */
export async function renamePasskey(context: RequestContext, id: string, body: unknown): Promise<PasskeyRow> {
  requireUser(context);
  const { name } = parse(renamingSchema, body);
  return recordedTransaction(context, async (em, record) => {
    const viewer = await lockAccountsFor(context, em, requireUser);
    const passkey = await lock(em, id, viewer.id);
    if (passkey.name === name) return passkey;
    await em.execute('update passkeys set name = ? where id = ?', [name, passkey.id]);
    await record({ action: 'edit', subjectType: 'user' }, [editedPasskey(viewer, passkey.name, name)]);
    return { ...passkey, name };
  });
}

/**
 * Removes one of the viewer's passkeys. Sessions that were started with the passkey don't end. Returns the passkey's
 * id.
 *
 * @throws PlannerError `notFound`, `recentLoginRequired`
 */
export async function removePasskey(context: RequestContext, id: string): Promise<string> {
  requireUser(context);
  await requireRecentLogin(context);
  const removed = await recordedTransaction(context, async (em, record) => {
    const viewer = await lockAccountsFor(context, em, requireUser);
    const passkey = await lock(em, id, viewer.id);
    await em.execute('delete from passkeys where id = ?', [passkey.id]);
    await record({ action: 'edit', subjectType: 'user' }, [editedPasskey(viewer, passkey.name, null)]);
    return passkey.id;
  });
  context.record('passkey-removed', { passkey: removed });
  return removed;
}
