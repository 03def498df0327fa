import { describe, expect, test } from 'vitest';
import { entryPoints } from './account-calls.js';
import { PASSWORD } from './planner.js';
import { restTransport } from './transport.js';
import { MAYA, useTwoAdministrators } from './two-administrators.js';

const DEMOTED = { status: 403, message: 'You must be an administrator to access this page.' };

// The embedded database runs one transaction at a time, so requests can't wait for each other's locks.
describe('lock races on postgresql', () => {
  const stage = useTwoAdministrators('postgresql');

  /** Makes a call that has to wait while a transaction runs the given statements. Returns the call's outcome. */
  async function duringTransaction(statements: string, call: () => Promise<unknown>) {
    const [result] = await stage.planner.meeting(statements, [call]);
    return result?.status === 'fulfilled' ? 'success' : result?.reason;
  }

  describe.each(entryPoints)('through $name', ({ open }) => {
    test.each([
      ['changes the password', `update users set password_hash = 'x' where email = '${MAYA}'`],
      ['revokes the approval', `update users set is_approved = false where email = '${MAYA}'`],
      ['changes the email address', `update users set email = 'new@planner.example' where email = '${MAYA}'`],
      ['deletes the account', `delete from users where email = '${MAYA}'`],
    ])('a login fails if a concurrent transaction %s', async (_, statement) => {
      const outcome = await duringTransaction(
        `with changed as (${statement} returning id) delete from sessions where user_id in (select id from changed)`,
        () => open(stage.planner.visitor()).login(MAYA),
      );
      expect(outcome).toMatchObject({ status: 401, message: 'Invalid email or password' });
      expect(await stage.planner.sql('select 1 from sessions where user_id = ?', [stage.maya.id])).toEqual(
        [],
      );
    });

    const changes: Record<string, (account: ReturnType<typeof open>, id: string) => Promise<unknown>> = {
      createUser: (account) => account.createUser('new@planner.example'),
      updateUser: (account, id) => account.updateUser(id, { firstName: 'Mallory' }),
      setUserAdmin: (account, id) => account.setUserAdmin(id, false),
      setUserApproved: (account, id) => account.setUserApproved(id, false),
      deleteUser: (account, id) => account.deleteUser(id),
    };
    test.each(Object.entries(changes))('%s rechecks that the user is an administrator', async (_, change) => {
      const before = await stage.planner.sql(
        'select id, first_name, is_admin, is_approved from users where id = ?',
        [stage.admin.id],
      );
      const outcome = await duringTransaction(
        `with demoted as (update users set is_admin = false where email = '${MAYA}')
         select key from settings where key = 'accounts-lock' for update`,
        () => change(open(stage.maya.client), stage.admin.id),
      );
      expect(outcome).toMatchObject(DEMOTED);
      const after = await stage.planner.sql(
        'select id, first_name, is_admin, is_approved from users where id = ?',
        [stage.admin.id],
      );
      expect(after).toEqual(before);
      expect(await stage.planner.sql('select 1 from users')).toHaveLength(2);
    });
  });

  test('a user has at most 20 sessions after parallel logins', async () => {
    await stage.planner.sql(
      `insert into sessions (id, user_id, token_hash, created_at, last_used_at, expires_at)
       select gen_random_uuid(), ?, 'h' || n, now() - interval '1 hour', now() - interval '1 hour', now() + interval '1 day'
       from generate_series(1, 19) n`,
      [stage.maya.id],
    );
    const calls = Array.from({ length: 4 }, () => () => {
      const browser = stage.planner.visitor();
      return restTransport(browser).login({ email: MAYA, password: PASSWORD });
    });
    const results = await stage.planner.meeting(
      `select 1 from users where email = '${MAYA}' for update`,
      calls,
    );
    expect(results.map(({ status }) => status)).toEqual(Array(4).fill('fulfilled'));
    expect(await stage.planner.sql('select 1 from sessions where user_id = ?', [stage.maya.id])).toHaveLength(
      20,
    );
  });
});
