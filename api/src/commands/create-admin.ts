import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { hashNewPassword } from '../auth/new-password.js';
import { PlannerError } from '../errors.js';
import { emailSchema, passwordSchema } from '../users/account-schemas.js';
import { lockAccounts } from '../users/accounts-lock.js';
import { insertUser } from '../users/insert-user.js';
import { User } from '../users/user.entity.js';
import { nameSchema, parse } from '../validation.js';

const inputSchema = z.object({
  email: emailSchema,
  password: passwordSchema,
  firstName: nameSchema,
  lastName: nameSchema,
  reset: z.boolean().default(false),
});

/**
 * Creates an approved administrator from the command line. With `reset`, an account of this address
 * becomes one, with this password, and its sessions end: the way back in when everybody is locked out.
 *
 * @returns a sentence that says what was done
 * @throws PlannerError `invalid`; `conflict` when the account exists and is not to be reset
 */
export async function createAdministrator(em: SqlEntityManager, input: unknown): Promise<string> {
  const { email, password, firstName, lastName, reset } = parse(inputSchema, input);
  const account = await em.fork().findOne(User, { email });
  const passwordHash = await hashNewPassword(password, {
    email,
    firstName: firstName ?? account?.firstName,
    lastName: lastName ?? account?.lastName,
  });
  return em.transactional(async (tx) => {
    await lockAccounts(tx);
    const existing = await tx.findOne(User, { email });
    if (!existing) {
      const rights = { isAdmin: true, isApproved: true };
      await insertUser(tx, { email, passwordHash, firstName, lastName, ...rights });
      return `${email} is an administrator now.`;
    }
    if (!reset) {
      throw new PlannerError(
        'conflict',
        `There is an account with the address ${email} already: add --reset to give it this password and administrator rights.`,
      );
    }
    tx.assign(existing, { passwordHash, isAdmin: true, isApproved: true });
    // Before its sessions, so that a login in progress can't add one.
    await tx.flush();
    await tx.execute('delete from sessions where user_id = ?', [existing.id]);
    return `${email} is an administrator now and has the new password; its sessions have ended.`;
  });
}
