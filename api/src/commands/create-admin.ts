import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { emailSchema, passwordSchema } from '../accounts/account-schemas.js';
import { lockAccounts } from '../accounts/accounts-lock.js';
import { insertUser } from '../accounts/insert-user.js';
import { hashNewPassword } from '../accounts/new-password.js';
import { createdUser, editedUser, resetLogin } from '../accounts/recorded-user.js';
import { revokePasswordResets } from '../accounts/revoke-password-resets.js';
import { setPasswordHash } from '../accounts/set-password-hash.js';
import { User } from '../accounts/user.entity.js';
import { allowEmergencyLogin } from '../auth/local-login.js';
import { endLoginSteps } from '../auth/login-step.service.js';
import { announce } from '../changes/announce.js';
import { recordedTransaction } from '../changes/record-change.js';
import { CommandError } from '../command-error.js';
import type { Config } from '../config.js';
import { removePasskeys } from '../passkeys/passkey-store.js';
import { nameSchema, parse } from '../validation.js';

const inputSchema = z.object({
  email: emailSchema,
  password: passwordSchema,
  firstName: nameSchema,
  lastName: nameSchema,
  reset: z.boolean().default(false),
});

/**
 * Creates an approved administrator. With `reset`, makes an existing account an administrator, sets its password, turns
 * off its two-step verification, removes its passkeys and ends its sessions, so that administrators who are locked out
 * can get back in.
 *
 * @param config the settings of the server, which decide how strictly the password is checked
 * @returns a message for the operator
 * @throws PlannerError `invalid` for invalid input
 * @throws CommandError if the account exists and `reset` is not set
 */
export async function createAdministrator(
  em: SqlEntityManager,
  input: unknown,
  config: Pick<Config, 'host' | 'publicUrl'>,
): Promise<string> {
  const { email, password, firstName, lastName, reset } = parse(inputSchema, input);
  const account = await em.fork().findOne(User, { email });
  const passwordHash = await hashNewPassword({ config }, password, {
    email,
    firstName: firstName ?? account?.firstName,
    lastName: lastName ?? account?.lastName,
  });
  const source = { em, viewer: null, token: null, channel: 'command' as const, changeIds: [] };
  return recordedTransaction(source, async (tx, record) => {
    await lockAccounts(tx);
    const existing = await tx.findOne(User, { email });
    if (!existing) {
      const rights = { isAdmin: true, isApproved: true };
      const user = await insertUser(tx, { email, passwordHash, firstName, lastName, ...rights });
      await record({ action: 'create', subjectType: 'user' }, [createdUser(user)]);
      await allowEmergencyLogin(tx, user.id);
      return `${email} is now an administrator.`;
    }
    if (!reset) {
      throw new CommandError(
        `An account with the email address ${email} already exists. Add --reset to set its password and make it an administrator.`,
      );
    }
    const before = { ...existing };
    setPasswordHash(existing, passwordHash);
    tx.assign(existing, { isAdmin: true, isApproved: true, neverApproved: false });
    // Update the account before deleting its sessions, so that a login in progress can't add another session.
    await tx.flush();
    await tx.execute(`delete from sessions where user_id = ? returning ${announce.sessions}`, [existing.id]);
    await allowEmergencyLogin(tx, existing.id);
    await revokePasswordResets(tx, existing.id);
    await endLoginSteps(tx, existing.id);
    const twoStep = await tx.execute(
      'delete from two_steps where user_id = ? and turned_on_at is not null returning user_id',
      [existing.id],
    );
    const edited = editedUser(before, existing);
    const passkeys = await removePasskeys(tx, existing.id);
    const resetChange = resetLogin(existing, { twoStep: twoStep.length > 0, passkeys });
    if (resetChange) await record({ action: 'edit', subjectType: 'user' }, [resetChange]);
    if (edited) await record({ action: 'edit', subjectType: 'user' }, [edited]);
    const also = [
      ...(twoStep.length > 0 ? [' Its two-step verification is off.'] : []),
      ...(passkeys > 0 ? [' Its passkeys were removed.'] : []),
    ].join('');
    return `${email} is now an administrator with the new password. All of its sessions have ended.${also}`;
  });
}
