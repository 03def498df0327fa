import { beforeAll, beforeEach, expect, inject, test, vi } from 'vitest';
import { cdp, commands } from 'vitest/browser';
import { renderHook } from 'vitest-browser-react';
import {
  createPlannerClient,
  useAddPasskey,
  useLogin,
  useLoginOptions,
  useLoginSteps,
  useLogout,
  usePasskeyLogin,
  usePasskeys,
  useRemovePasskey,
  useRenamePasskey,
  useViewer,
} from '../src/index.js';
import { behind, failureOf, inside } from './helpers.js';

const account = inject('account');
let url: string;
let authenticatorId: string;

/** Waits longer than the default, because logins are slow on a busy machine. */
const until = (assert: () => void) => vi.waitFor(assert, 10_000);

/** Creates a client for a planner that is served from the page's origin, as behind a reverse proxy. */
const createClient = () =>
  createPlannerClient({ url: '', fetch: (path, init) => fetch(`${url}${String(path)}`, init) });

const useAccount = () => ({
  viewer: useViewer().viewer,
  options: useLoginOptions(),
  steps: useLoginSteps(),
  passkeys: usePasskeys(),
  login: useLogin()[0],
  logout: useLogout()[0],
  add: useAddPasskey(),
  rename: useRenamePasskey()[0],
  remove: useRemovePasskey()[0],
  logInWithPasskey: usePasskeyLogin()[0],
  logInOver: usePasskeyLogin({ keepCache: true })[0],
});

beforeAll(async () => {
  url = await commands.startOwnPlanner();
  await commands.restartOwnPlanner(0, { PUBLIC_URL: window.location.origin });
  return () => commands.stopOwnPlanner();
}, 60_000);

beforeEach(async () => {
  await cdp().send('WebAuthn.enable');
  const added = await cdp().send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  ({ authenticatorId } = added);
  return async () => {
    await cdp().send('WebAuthn.disable');
  };
});

test('users add a passkey, log in with it, rename it and remove it', async () => {
  const { result } = await renderHook(useAccount, inside(createClient()));
  const shown = () => result.current;
  await until(() => expect(shown().options.passkeys).toEqual({ rpId: 'localhost' }));
  await shown().login(account);
  await until(() => expect(shown().passkeys).toMatchObject({ loading: false, passkeys: [] }));
  const passkey = await shown().add[0]();
  expect(passkey).toMatchObject({ lastUsedAt: null, changeId: expect.any(String) });
  await until(() => expect(shown().passkeys.passkeys).toHaveLength(1));
  expect(await failureOf(shown().add[0]())).toMatchObject({
    type: 'conflict',
    serverMessage: 'This device already has a passkey for this account.',
  });

  await shown().logout();
  await until(() => expect(shown().viewer).toBeNull());
  expect(await shown().logInWithPasskey()).toMatchObject({ email: account.email });
  await until(() => expect(shown().passkeys.passkeys).toMatchObject([{ lastUsedAt: expect.any(String) }]));
  await shown().logout();
  await until(() => expect(shown().viewer).toBeNull());
  await until(() => expect(shown().steps.onPasskey).toBeDefined());
  shown().steps.onPasskey?.();
  await until(() => expect(shown().viewer).toMatchObject({ email: account.email }));

  const id = passkey?.id ?? '';
  await shown().rename({ id, name: 'Work laptop' });
  await until(() => expect(shown().passkeys.passkeys).toMatchObject([{ name: 'Work laptop' }]));
  expect((await shown().remove(id)).changeId).not.toBeNull();
  await until(() => expect(shown().passkeys.passkeys).toEqual([]));
  // The device still offers the passkey.
  expect(await failureOf(shown().logInWithPasskey())).toMatchObject({
    type: 'unauthorized',
    serverMessage: "This passkey isn't registered here. Log in with your password.",
  });
});

test('a user who cancels gets no passkey, and no error', async () => {
  const { result } = await renderHook(useAccount, inside(createClient()));
  await result.current.login(account);
  await cdp().send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  expect(await result.current.add[0]()).toBeNull();
  await until(() => expect(result.current.add[1]).toEqual({ busy: false, error: null }));
  expect(result.current.passkeys.passkeys).toEqual([]);
});

test('with keepCache, only the user whose data the page displays can log in with a passkey', async () => {
  const { result } = await renderHook(useAccount, inside(createClient()));
  const other = { email: 'other@planner.example', password: 'a quiet harbor' };
  await result.current.login(account);
  await behind(url, 'POST', '/users', other);
  await result.current.login(other);
  await result.current.add[0]();
  expect(await result.current.logInOver()).toMatchObject({ email: other.email });

  await result.current.login(account);
  await until(() => expect(result.current.viewer).toMatchObject({ email: account.email }));
  expect(await failureOf(result.current.logInOver())).toMatchObject({
    type: 'unauthorized',
    serverMessage: 'This passkey belongs to another account. Choose one of your own.',
  });
  // The session has not changed.
  expect(await (await behind(url, 'GET', '/auth/user')).json()).toMatchObject({ email: account.email });
  expect(result.current.viewer).toMatchObject({ email: account.email });
});

test('an open passkey dialog does not block a login with a password', async () => {
  const get = vi.spyOn(navigator.credentials, 'get');
  const { result } = await renderHook(useAccount, inside(createClient()));
  const { steps } = result.current;
  const lastSignal = () => get.mock.lastCall?.[0]?.signal;
  await until(() => expect(result.current.options.passkeys).not.toBeNull());
  await result.current.logout();
  await cdp().send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: false });
  const openDialog = async () => {
    get.mockClear();
    result.current.steps.onPasskey?.();
    await until(() => expect(get).toHaveBeenCalledOnce());
    expect(result.current.steps).toMatchObject({ busy: false, error: null });
  };
  await openDialog();
  steps.onCodeCancel();
  expect(lastSignal()?.aborted).toBe(true);
  await openDialog();
  steps.onSubmit({ values: account });
  expect(lastSignal()?.aborted).toBe(true);
  await until(() => expect(result.current.viewer).toMatchObject({ email: account.email }));
  await until(() => expect(result.current.steps).toMatchObject({ busy: false, error: null }));
  get.mockRestore();
});

test('pages from other origins cannot use passkeys', async () => {
  const { result } = await renderHook(useAccount, inside(createPlannerClient({ url })));
  await until(() => expect(result.current.options.loading).toBe(false));
  expect(result.current.options.passkeys).toBeNull();
  expect(result.current.options.passkeyProblem).toEqual({ reason: 'otherAddress', rpId: 'localhost' });
  expect(result.current.steps.onPasskey).toBeUndefined();
});
