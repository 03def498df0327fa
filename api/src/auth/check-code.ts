import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import type { RequestContext } from '../context.js';
import { attempt, type Budget } from './limit.js';
import { codeLimit } from './rate-limits.js';
import { hashOfRecoveryCode, isRecoveryCode } from './recovery-codes.js';
import { timeStepOf } from './totp.js';

/** A code that a user typed: six digits, or a recovery code. */
export const codeSchema = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .meta({ description: 'Six digits from the authenticator app, or a recovery code.' });

/** Six digits, with or without spaces. */
const DIGITS = /^\d{6}$/;

const digitsOf = (code: string): string | null => {
  const digits = code.replace(/\s/g, '');
  return DIGITS.test(digits) ? digits : null;
};

interface Stored {
  secret: string;
  lastTimeStep: number | null;
  recoverySalt: string | null;
}

/** Whether a user has to enter a code to log in. */
export async function hasTwoStep(em: SqlEntityManager, userId: string): Promise<boolean> {
  const rows = await em.execute('select 1 from two_steps where user_id = ? and turned_on_at is not null', [
    userId,
  ]);
  return rows.length > 0;
}

/**
 * Accepts a code from the authenticator app. Returns false if another request has already used this code or a later
 * one. In that case, the update matches no row.
 */
async function acceptAppCode(context: RequestContext, userId: string, stored: Stored, digits: string) {
  const { em, tokens } = context;
  const secret = tokens.box.open(stored.secret, userId);
  if (secret === null) {
    context.record('two-step-unreadable', { userId });
    return false;
  }
  const timeStep = timeStepOf(secret, digits, stored.lastTimeStep);
  if (timeStep === null) return false;
  const used = await em.execute(
    `update two_steps set last_time_step = ?
     where user_id = ? and turned_on_at is not null and secret = ? and (last_time_step is null or last_time_step < ?)
     returning user_id`,
    [timeStep, userId, stored.secret, timeStep],
  );
  return used.length > 0;
}

/** Accepts a recovery code and deletes it in the same statement, so that the code works only once. */
async function acceptRecoveryCode(context: RequestContext, userId: string, stored: Stored, code: string) {
  if (stored.recoverySalt === null || !isRecoveryCode(code)) return false;
  const hash = await hashOfRecoveryCode(code, stored.recoverySalt, context);
  const used = await context.em.execute<{ left: number }[]>(
    `update two_steps set recovery_codes = recovery_codes - ?::text
     where user_id = ? and recovery_salt = ? and recovery_codes @> to_jsonb(?::text)
     returning jsonb_array_length(recovery_codes) as left`,
    [hash, userId, stored.recoverySalt, hash],
  );
  const [row] = used;
  if (row) context.record('recovery-code-used', { userId, left: row.left });
  return row !== undefined;
}

/** The result of checking a code. */
export interface CheckedCode {
  isValid: boolean;
  /** The budgets that this attempt has used up. */
  usedUp: readonly Budget[];
}

/**
 * Checks the code of a user whose two-step verification is on. Each code can be used only once.
 *
 * @param known the id of the session, or of the browser if it has logged in to this account before
 * @throws PlannerError `rateLimited` after too many invalid codes; `unavailable` if too many passwords are already
 *   being checked
 */
export async function checkCode(
  context: RequestContext,
  userId: string,
  code: string,
  known: string | null,
): Promise<CheckedCode> {
  const limit = codeLimit(context, userId, known);
  const digits = digitsOf(code);
  const { result: isValid, usedUp } = await attempt(limit, async () => {
    const [stored] = await context.em.execute<Stored[]>(
      `select secret, last_time_step as "lastTimeStep", recovery_salt as "recoverySalt"
       from two_steps where user_id = ? and turned_on_at is not null`,
      [userId],
    );
    if (!stored) return false;
    return digits === null
      ? acceptRecoveryCode(context, userId, stored, code)
      : acceptAppCode(context, userId, stored, digits);
  });
  if (isValid) await limit.succeed();
  return { isValid, usedUp };
}

/** Returns the time step in which a code is valid, or null if the code is invalid. Codes can contain spaces. */
export function timeStepOfTyped(secret: string, code: string): number | null {
  const digits = digitsOf(code);
  return digits === null ? null : timeStepOf(secret, digits, null);
}
