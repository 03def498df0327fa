import { beforeEach, expect, inject, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { createPlannerClient, type LoginStepsOptions, useLoginSteps, useViewer } from '../src/index.js';
import { enter } from './enter.js';
import { behind, inside } from './helpers.js';

const url = inject('otherUrl');
const account = inject('account');

/** How long to wait for logins, in ms. Passwords are slow to check on a busy machine. */
const PATIENCE = 10_000;

/** Renders a login. `responses` counts the responses to its requests. */
async function renderLogin(given: LoginStepsOptions = {}) {
  const options = { onLogin: vi.fn(), onError: vi.fn(), ...given };
  let responses = 0;
  const client = createPlannerClient({
    url,
    onSessionEnded: () => {},
    fetch: async (...request) => {
      const response = await fetch(...request);
      responses += 1;
      return response;
    },
  });
  const { result } = await renderHook(
    () => ({ viewer: useViewer(), steps: useLoginSteps(options) }),
    inside(client),
  );
  await vi.waitFor(() => expect(result.current.viewer.loading).toBe(false));
  return { ...options, shown: () => result.current, responses: () => responses };
}

beforeEach(() => enter());

test('a login reports its failure, and then its success', async () => {
  await behind(url, 'POST', '/auth/logout');
  const { shown, onLogin, onError } = await renderLogin();
  expect(shown().steps).toMatchObject({ busy: false, error: null, needsCode: false });
  shown().steps.onSubmit({ values: { ...account, password: 'another one' } });
  await vi.waitFor(
    () => expect(shown().steps).toMatchObject({ busy: false, error: { status: 401 } }),
    PATIENCE,
  );
  expect(onError).toHaveBeenCalledExactlyOnceWith({ error: shown().steps.error, needsCode: false });
  shown().steps.onCodeCancel();
  await vi.waitFor(() => expect(shown().steps.error).toBeNull());

  shown().steps.onSubmit({ values: account });
  await vi.waitFor(() => expect(onLogin).toHaveBeenCalledOnce(), PATIENCE);
  await vi.waitFor(() => expect(shown().viewer.viewer).toMatchObject({ email: account.email }));
  expect(shown().steps).toMatchObject({ busy: false, error: null });
  expect(onLogin).toHaveBeenCalledWith({
    user: expect.objectContaining({ email: account.email }),
    isSameUser: false,
  });
});

test('a login of the same user in another tab completes the login', async () => {
  const { shown, onLogin, responses } = await renderLogin({ keepCache: true, checkOnFocus: true });
  const focus = async () => {
    const before = responses();
    window.dispatchEvent(new Event('focus'));
    await vi.waitFor(() => expect(responses()).toBeGreaterThan(before), PATIENCE);
  };
  const { viewer } = shown().viewer;
  expect(viewer).toMatchObject({ email: account.email });

  await behind(url, 'POST', '/auth/logout');
  await focus();
  const other = { email: `other-${crypto.randomUUID()}@planner.example`, password: 'a quiet harbor' };
  await enter();
  await behind(url, 'POST', '/users', other);
  await enter(other);
  await focus();
  // The page stays as it is.
  expect(shown().viewer).toMatchObject({ viewer, error: null });
  await enter();
  await vi.waitFor(async () => {
    await focus();
    expect(onLogin).toHaveBeenCalledOnce();
  }, PATIENCE);
  expect(shown().viewer).toMatchObject({ viewer, error: null });
});
