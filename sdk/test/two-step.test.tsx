import { generateSync } from 'otplib';
import { beforeEach, expect, inject, onTestFinished, test, vi } from 'vitest';
import { commands } from 'vitest/browser';
import { renderHook } from 'vitest-browser-react';
import {
  createPlannerClient,
  useBrands,
  useCompleteLogin,
  useLogin,
  useLoginGateProps,
  useLogout,
  useReplaceRecoveryCodes,
  useStartTwoStepSetup,
  useTurnOffTwoStep,
  useTurnOnTwoStep,
  useTwoStep,
  useViewer,
} from '../src/index.js';
import { enter } from './enter.js';
import { behind, failureOf, inside } from './helpers.js';

const url = inject('otherUrl');
const PASSWORD = 'a quiet harbor';

/** Returns the current code of an authenticator app, or one of its later codes. */
const codeOf = (secret: string, later = 0) =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + later * 30 });

const useAccount = () => ({
  gate: useLoginGateProps(),
  twoStep: useTwoStep(),
  login: useLogin()[0],
  completeLogin: useCompleteLogin()[0],
  logout: useLogout()[0],
  start: useStartTwoStepSetup()[0],
  turnOn: useTurnOnTwoStep()[0],
  turnOff: useTurnOffTwoStep()[0],
  replaceCodes: useReplaceRecoveryCodes()[0],
});

const useScreen = () => ({
  gate: useLoginGateProps(),
  viewer: useViewer().viewer,
  brands: useBrands(),
  start: useStartTwoStepSetup()[0],
  turnOn: useTurnOnTwoStep()[0],
});

let email: string;

beforeEach(async () => {
  await enter();
  email = `two-step-${crypto.randomUUID()}@planner.example`;
  await behind(url, 'POST', '/users', { email, password: PASSWORD });
  await enter({ email, password: PASSWORD });
});

test('users with two-step verification log in with a code', async () => {
  const { result } = await renderHook(useAccount, inside(createPlannerClient({ url })));
  const account = () => result.current;
  await vi.waitFor(() => expect(account().twoStep.twoStep).toMatchObject({ turnedOnAt: null }));
  const { secret } = await account().start(PASSWORD);
  const { recoveryCodes } = await account().turnOn(codeOf(secret));
  expect(recoveryCodes).toHaveLength(10);
  await vi.waitFor(() => expect(account().twoStep.twoStep).toMatchObject({ recoveryCodesLeft: 10 }));

  await account().logout();
  const { step } = await failureOf(account().login({ email, password: PASSWORD }));
  expect(step).toEqual(expect.any(String));
  const invalid = account().completeLogin({ step: String(step), code: '12345' });
  expect(await failureOf(invalid)).toMatchObject({ type: 'unauthorized', step, isSessionEnded: false });
  const user = await account().completeLogin({ step: String(step), code: codeOf(secret, 1) });
  expect(user).toMatchObject({ email });
  await vi.waitFor(() => expect(account().gate.open).toBe(true));

  await account().logout();
  await vi.waitFor(() => expect(account().gate).toMatchObject({ open: false, loading: false }));
  account().gate.onSubmit({ values: { email, password: PASSWORD } });
  await vi.waitFor(() => expect(account().gate).toMatchObject({ needsCode: true, error: null, busy: false }));
  account().gate.onCode({ code: 'not a code' });
  await vi.waitFor(() => expect(account().gate.error?.code).toBe('loginCodeInvalid'));
  expect(account().gate.needsCode).toBe(true);
  account().gate.onCodeCancel();
  await vi.waitFor(() => expect(account().gate).toMatchObject({ needsCode: false, error: null }));
  account().gate.onSubmit({ values: { email, password: PASSWORD } });
  await vi.waitFor(() => expect(account().gate.needsCode).toBe(true));
  account().gate.onCode({ code: recoveryCodes[0] as string });
  await vi.waitFor(() => expect(account().gate).toMatchObject({ open: true, needsCode: false, busy: false }));

  const codes = await account().replaceCodes({ password: PASSWORD, code: recoveryCodes[1] as string });
  await account().turnOff({ password: PASSWORD, code: codes.recoveryCodes[0] as string });
  await vi.waitFor(() => expect(account().twoStep.twoStep).toMatchObject({ turnedOnAt: null }));
});

test('needsTwoStep becomes true for the viewer as soon as the planner requires two-step verification', async () => {
  const own = await commands.startOwnPlanner();
  onTestFinished(() => commands.stopOwnPlanner());
  const account = inject('account');
  await behind(own, 'POST', '/auth/login', account);
  const { result } = await renderHook(useScreen, inside(createPlannerClient({ url: own })));
  const screen = () => result.current;
  await vi.waitFor(() => expect(screen().brands).toMatchObject({ loading: false, error: null }));
  expect(screen().viewer).toMatchObject({ needsTwoStep: false });
  expect(screen().gate).toMatchObject({ open: true, setupHref: null });

  await commands.restartOwnPlanner(0, { REQUIRE_TWO_STEP: 'all' });
  screen().brands.refetch();
  await vi.waitFor(() => expect(screen().viewer).toMatchObject({ needsTwoStep: true }));
  expect(screen().brands.error).toMatchObject({ type: 'forbidden', code: 'twoStepRequired' });
  expect(screen().gate).toMatchObject({ open: false, setupHref: `${own}/` });

  const { secret } = await screen().start(account.password);
  await screen().turnOn(codeOf(secret));
  await vi.waitFor(() => expect(screen().viewer).toMatchObject({ needsTwoStep: false }));
  expect(screen().gate).toMatchObject({ open: true, setupHref: null });
  screen().brands.refetch();
  await vi.waitFor(() => expect(screen().brands).toMatchObject({ loading: false, error: null }));
});
