import { generateSync } from 'otplib';
import { beforeEach, expect, inject, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import {
  createPlannerClient,
  type LoginStepsOptions,
  useLoginSteps,
  useStartTwoStepSetup,
  useTurnOnTwoStep,
  useViewer,
} from '../src/index.js';
import { enter } from './enter.js';
import { behind, inside, queryOf } from './helpers.js';

const url = inject('otherUrl');
const account = inject('account');

/** How long to wait for logins, in ms. Checking passwords is slow on a busy machine. */
const PATIENCE = 10_000;

/**
 * Renders a login. `responses` counts the responses to its requests. `hold` delays the responses to later mutations,
 * and returns a function that releases them.
 */
async function renderLogin(given: LoginStepsOptions = {}) {
  const options = { onLogin: vi.fn(), onError: vi.fn(), ...given };
  let responses = 0;
  let held = Promise.resolve();
  const hold = () => {
    let release = () => {};
    held = new Promise((resolve) => {
      release = resolve;
    });
    return release;
  };
  const client = createPlannerClient({
    url,
    onSessionEnded: () => {},
    fetch: async (...request) => {
      const response = await fetch(...request);
      responses += 1;
      if (/^\s*mutation\b/.test(queryOf(request[1]))) await held;
      return response;
    },
  });
  const { result } = await renderHook(
    () => ({
      viewer: useViewer(),
      steps: useLoginSteps(options),
      setUp: useStartTwoStepSetup()[0],
      turnOn: useTurnOnTwoStep()[0],
    }),
    inside(client),
  );
  await vi.waitFor(() => expect(result.current.viewer.loading).toBe(false));
  return { ...options, shown: () => result.current, responses: () => responses, hold };
}

beforeEach(() => enter());

test('a failed login calls onError, and a successful login calls onLogin', async () => {
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
  expect(onLogin).toHaveBeenCalledWith({ user: expect.objectContaining({ email: account.email }) });
});

test('a login by the same user in another tab completes the login on this page', async () => {
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

/** Renders a login that continues with a code. Also returns a valid code. */
async function renderCode() {
  const person = { email: `code-${crypto.randomUUID()}@planner.example`, password: 'a quiet harbor' };
  await behind(url, 'POST', '/users', person);
  await enter(person);
  const login = await renderLogin();
  const { secret } = await login.shown().setUp(person.password);
  await login.shown().turnOn(generateSync({ secret }));
  await behind(url, 'POST', '/auth/logout');
  login.shown().steps.onSubmit({ values: person });
  await vi.waitFor(
    () => expect(login.shown().steps).toMatchObject({ busy: false, needsCode: true }),
    PATIENCE,
  );
  // Each code is valid only once, so return the next one.
  const code = generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + 30 });
  return { ...login, code };
}

test('a wrong code that is rejected after the login was canceled does not reopen the second step', async () => {
  const { shown, hold, responses, onError } = await renderCode();
  const release = hold();
  const before = responses();
  shown().steps.onCode({ code: '000000' });
  await vi.waitFor(() => expect(responses()).toBeGreaterThan(before), PATIENCE);
  shown().steps.onCodeCancel();
  await vi.waitFor(() => expect(shown().steps).toMatchObject({ busy: false, needsCode: false }));
  release();
  // The next attempt starts with the first step.
  shown().steps.onSubmit({ values: { ...account, password: 'another one' } });
  await vi.waitFor(() => expect(onError).toHaveBeenCalledOnce(), PATIENCE);
  expect(onError).toHaveBeenCalledWith({ error: expect.anything(), needsCode: false });
  await vi.waitFor(() => expect(shown().steps).toMatchObject({ busy: false, needsCode: false }));
});

test('a code that is accepted after the login was canceled does not change the next attempt', async () => {
  const { shown, hold, responses, onLogin, code } = await renderCode();
  const release = hold();
  const before = responses();
  shown().steps.onCode({ code });
  await vi.waitFor(() => expect(responses()).toBeGreaterThan(before), PATIENCE);
  shown().steps.onCodeCancel();
  await vi.waitFor(() => expect(shown().steps.needsCode).toBe(false));
  // Only the response to the code is delayed.
  hold()();
  shown().steps.onSubmit({ values: { ...account, password: 'another one' } });
  await vi.waitFor(() => expect(shown().steps.error).toMatchObject({ status: 401 }), PATIENCE);
  release();
  // The user is logged in, so the page must be notified.
  await vi.waitFor(() => expect(onLogin).toHaveBeenCalledOnce(), PATIENCE);
  expect(shown().steps.error).toMatchObject({ status: 401 });
});
