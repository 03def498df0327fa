import { describe, expect, test, vi } from 'vitest';
import { createAdministrator } from '../src/commands/create-admin.js';
import { changePassword, entryPoints } from './account-calls.js';
import type { Client } from './client.js';
import { type HeldHash, holdNext } from './gated-argon2.js';
import { ADMIN_EMAIL, PASSWORD, soakDatabases, TEST_CONFIG } from './planner.js';
import { restTransport } from './transport.js';
import { MAYA, useTwoAdministrators } from './two-administrators.js';

vi.mock('@node-rs/argon2', async () => (await import('./gated-argon2.js')).gatedArgon2());

const OTHER = 'another password';
const THIRD = 'a third password';
const ENDED = { status: 401, message: 'Unauthorized' };
const DEMOTED = { status: 403, message: 'You must be an administrator to access this page.' };

describe.each(soakDatabases)('races on %s', (database) => {
  const stage = useTwoAdministrators(database);

  async function loggedIn(password: string): Promise<Client> {
    const client = stage.planner.visitor();
    await restTransport(client).login({ email: MAYA, password });
    return client;
  }
  const canLogIn = (password: string) =>
    loggedIn(password).then(
      () => true,
      () => false,
    );
  const sessions = () => stage.planner.sql('select 1 from sessions where user_id = ?', [stage.maya.id]);
  const users = () =>
    stage.planner.sql('select email, is_admin, is_approved, password_hash from users order by email');

  /** Starts a call, runs `meanwhile` while the call is held, and returns the call's outcome. */
  async function during(held: HeldHash, call: () => Promise<unknown>, meanwhile: () => Promise<unknown>) {
    const result = call().then(
      () => 'success',
      ({ status, message }: { status: number; message: string }) => ({ status, message }),
    );
    await Promise.race([held.reached, result.then((early) => expect(early).toBe('held'))]);
    await meanwhile();
    held.release();
    return result;
  }

  /** All actions that end the sessions of the account under test. */
  const endings: Record<string, () => Promise<unknown>> = {
    'a password change': () => changePassword(stage.maya.client, PASSWORD, OTHER),
    'a reset by an administrator': () =>
      stage.admin.client.rest('PATCH', `/users/${stage.maya.id}`, { password: OTHER }),
    'a reset by create-admin': () =>
      createAdministrator(
        stage.planner.orm.em.fork(),
        { email: MAYA, password: OTHER, reset: true },
        TEST_CONFIG,
      ),
    'a new email address': () =>
      stage.admin.client.rest('PATCH', `/users/${stage.maya.id}`, { email: 'new@planner.example' }),
    'revoking the approval': () =>
      stage.admin.client.rest('PATCH', `/users/${stage.maya.id}/approve`, { isApproved: false }),
    'deleting the account': () => stage.admin.client.rest('DELETE', `/users/${stage.maya.id}`),
  };

  describe.each(entryPoints)('through $name', ({ open }) => {
    test.each(Object.entries(endings))('a login fails if it races with %s', async (_, end) => {
      const browser = stage.planner.visitor();
      const outcome = await during(
        holdNext('verify'),
        () => open(browser).login(MAYA),
        async () => {
          await end();
          await stage.planner.sql('delete from sessions where user_id = ?', [stage.maya.id]);
        },
      );
      expect(outcome).toEqual({ status: 401, message: 'Invalid email or password' });
      expect(await sessions()).toEqual([]);
      expect(browser.cookies.size).toBe(0);
    });

    test('a demoted administrator cannot finish creating an account', async () => {
      const outcome = await during(
        holdNext('hash'),
        () => open(stage.maya.client).createUser('new@planner.example'),
        () => stage.admin.client.rest('PATCH', `/users/${stage.maya.id}/admin`, { isAdmin: false }),
      );
      expect(outcome).toEqual(DEMOTED);
      expect(await users()).toHaveLength(2);
    });

    test.each([
      [
        'demoted',
        DEMOTED,
        () => stage.admin.client.rest('PATCH', `/users/${stage.maya.id}/admin`, { isAdmin: false }),
      ],
      [
        'unapproved',
        ENDED,
        () => stage.admin.client.rest('PATCH', `/users/${stage.maya.id}/approve`, { isApproved: false }),
      ],
      ['deleted', ENDED, () => stage.admin.client.rest('DELETE', `/users/${stage.maya.id}`)],
      ['logged out', ENDED, () => stage.maya.client.rest('POST', '/auth/logout')],
    ] as const)(
      'an administrator who has been %s cannot finish resetting a password',
      async (_, status, end) => {
        const outcome = await during(
          holdNext('hash'),
          () => open(stage.maya.client).updateUser(stage.admin.id, { password: OTHER }),
          end,
        );
        expect(outcome).toEqual(status);
        await restTransport(stage.planner.visitor()).login({ email: ADMIN_EMAIL, password: PASSWORD });
      },
    );

    test.each(['verify', 'hash'] as const)(
      'changing your own password does not overwrite a reset that happens after the %s step',
      async (step) => {
        const outcome = await during(
          holdNext(step),
          () =>
            open(stage.maya.client).updateUser(stage.maya.id, { password: THIRD, currentPassword: PASSWORD }),
          () => stage.planner.sql('delete from rate_limits').then(endings['a reset by create-admin']),
        );
        expect(outcome).toEqual(ENDED);
        expect([await canLogIn(THIRD), await canLogIn(OTHER)]).toEqual([false, true]);
      },
    );

    test('changing your own email address requires the password that is current when the change is saved', async () => {
      const outcome = await during(
        holdNext('verify'),
        () =>
          open(stage.maya.client).updateUser(stage.maya.id, {
            email: 'new@planner.example',
            currentPassword: PASSWORD,
          }),
        () => changePassword(stage.maya.client, PASSWORD, OTHER),
      );
      expect(outcome).toMatchObject({ status: 409, message: /changed in the meantime/ });
      expect(await canLogIn(OTHER)).toBe(true);
    });
  });

  test.each(['verify', 'hash'] as const)(
    'changePassword does not overwrite a reset that happens after the %s step',
    async (step) => {
      const outcome = await during(
        holdNext(step),
        () => changePassword(stage.maya.client, PASSWORD, THIRD),
        () => stage.admin.client.rest('PATCH', `/users/${stage.maya.id}`, { password: OTHER }),
      );
      expect(outcome).toEqual(ENDED);
      expect([await canLogIn(THIRD), await canLogIn(OTHER)]).toEqual([false, true]);
    },
  );

  test.each([
    ['revoking the approval', async () => endings['revoking the approval']?.()],
    ['a logout', () => stage.maya.client.rest('POST', '/auth/logout')],
    [
      'a password change in another browser',
      async () => changePassword(await loggedIn(PASSWORD), PASSWORD, OTHER),
    ],
  ])('changePassword fails if it races with %s', async (_, end) => {
    const outcome = await during(
      holdNext('verify'),
      () => changePassword(stage.maya.client, PASSWORD, THIRD),
      end,
    );
    expect(outcome).toEqual(ENDED);
    await stage.planner.sql('update users set is_approved = true');
    expect(await canLogIn(THIRD)).toBe(false);
  });

  test('the first of two concurrent password changes in one browser wins', async () => {
    const outcome = await during(
      holdNext('verify'),
      () => changePassword(stage.maya.client, PASSWORD, THIRD),
      () => changePassword(stage.maya.client, PASSWORD, OTHER),
    );
    expect(outcome).toEqual({
      status: 409,
      message:
        'Your password was changed in the meantime. Enter the new one as the current password and try again.',
    });
    expect([await canLogIn(THIRD), await canLogIn(OTHER)]).toEqual([false, true]);
  });
});
