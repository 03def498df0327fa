import { beforeAll, expect, inject, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import {
  accountLinkUrl,
  createPlannerClient,
  useAccountLinks,
  useCreateInvitation,
  useCreatePasswordReset,
  useCreateUser,
  useDeleteUser,
  useOpenedAccountLink,
  useRedeemAccountLink,
  useRevokeAccountLink,
  useUpdateUser,
  useUsers,
} from '../src/index.js';
import { enter } from './enter.js';
import { failureOf, inside } from './helpers.js';

const url = inject('otherUrl');
const password = 'a quiet harbor';

const useManagement = () => ({
  list: useAccountLinks(),
  users: useUsers(),
  invite: useCreateInvitation()[0],
  createReset: useCreatePasswordReset()[0],
  revoke: useRevokeAccountLink()[0],
  redeem: useRedeemAccountLink()[0],
  createUser: useCreateUser()[0],
  updateUser: useUpdateUser()[0],
  deleteUser: useDeleteUser()[0],
});

async function render() {
  const client = createPlannerClient({ url });
  const { result } = await renderHook(useManagement, inside(client));
  await vi.waitFor(() => expect(result.current.list.loading).toBe(false));
  return { client, result };
}

beforeAll(() => enter());

test('the list contains the links that still work', async () => {
  const { client, result } = await render();
  const emails = () => result.current.list.accountLinks.map(({ email, kind }) => [kind, email]);
  const user = await result.current.createUser({ email: 'forgetful@planner.example', password });
  const invitation = await result.current.invite('new@planner.example');
  expect(invitation.changeId).not.toBeNull();
  expect(accountLinkUrl(url, invitation.link, invitation.secret)).toBe(
    `${url}/invitation#${invitation.secret}`,
  );
  const reset = await result.current.createReset(user.id);
  expect(accountLinkUrl(url, reset.link, reset.secret)).toBe(`${url}/password-reset#${reset.secret}`);
  await vi.waitFor(() =>
    expect(emails()).toEqual([
      ['passwordReset', user.email],
      ['invitation', 'new@planner.example'],
    ]),
  );
  const opened = await renderHook(() => useOpenedAccountLink(invitation.secret), inside(client));
  await vi.waitFor(() =>
    expect(opened.result.current.link).toMatchObject({ kind: 'invitation', email: 'new@planner.example' }),
  );

  await result.current.revoke(invitation.link.id);
  await vi.waitFor(() => expect(emails()).toEqual([['passwordReset', user.email]]));
  expect((await failureOf(result.current.redeem({ secret: invitation.secret, password }))).type).toBe(
    'notFound',
  );
  // A new password revokes the password resets.
  await result.current.updateUser({ id: user.id, input: { password: 'another quiet harbor' } });
  await vi.waitFor(() => expect(emails()).toEqual([]));
  await result.current.deleteUser(user.id);
});

test('redeeming an invitation logs the user in, and redeeming a password reset does not', async () => {
  const { result } = await render();
  const { secret } = await result.current.invite('priya@planner.example');
  const user = await result.current.redeem({ secret, password, firstName: 'Priya' });
  expect(user).toMatchObject({ email: 'priya@planner.example', firstName: 'Priya', isAdmin: false });
  // The cache no longer contains the administrator's data.
  await vi.waitFor(() => expect(result.current.users.error?.type).toBe('forbidden'));

  await enter();
  const again = (await render()).result;
  const reset = await again.current.createReset(user?.id ?? '');
  expect(await again.current.redeem({ secret: reset.secret, password: 'another quiet harbor' })).toBeNull();
  await vi.waitFor(() => expect(again.current.users.users).not.toEqual([]));
  await again.current.deleteUser(user?.id ?? '');
});
