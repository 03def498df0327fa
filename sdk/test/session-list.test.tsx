import { beforeAll, beforeEach, expect, inject, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import {
  createPlannerClient,
  useActivity,
  useEndOtherSessions,
  useEndSession,
  useEndUserSessions,
  useSessions,
  useUpdateProfile,
  useViewer,
} from '../src/index.js';
import { enter } from './enter.js';
import { failureOf, inside } from './helpers.js';

const url = inject('otherUrl');

/** Logs in to the same account in another browser. */
async function logInElsewhere(): Promise<void> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(inject('account')),
  });
  expect(response.status).toBe(200);
}

const useAccount = () => ({
  list: useSessions(),
  viewer: useViewer().viewer,
  activity: useActivity({ actions: ['endSessions'] }),
  end: useEndSession()[0],
  endOthers: useEndOtherSessions()[0],
  endOfUser: useEndUserSessions()[0],
  updateProfile: useUpdateProfile()[0],
});

async function render() {
  const { result } = await renderHook(useAccount, inside(createPlannerClient({ url })));
  await vi.waitFor(() => expect(result.current.list.loading).toBe(false));
  return result;
}

beforeAll(() => enter());

beforeEach(async () => {
  const result = await render();
  await result.current.endOthers();
});

test('a session that a user ends disappears from the list', async () => {
  await logInElsewhere();
  await logInElsewhere();
  const result = await render();
  const [current, other, third] = result.current.list.sessions;
  expect([current, other, third].map((session) => session?.isCurrent)).toEqual([true, false, false]);
  expect(other).toMatchObject({ browser: 'Chrome', isMobile: false, address: expect.any(String) });

  expect((await result.current.end(other?.id ?? '')).changeId).not.toBeNull();
  await vi.waitFor(() => expect(result.current.list.sessions).toEqual([current, third]));
  expect((await failureOf(result.current.end(other?.id ?? ''))).type).toBe('notFound');
  expect((await failureOf(result.current.end(current?.id ?? ''))).type).toBe('invalid');

  expect(await result.current.endOthers()).toMatchObject({ count: 1 });
  await vi.waitFor(() => expect(result.current.list.sessions).toEqual([current]));
  await vi.waitFor(() =>
    expect(result.current.activity.changeSets[0]).toMatchObject({
      action: 'endSessions',
      changes: [{ values: [{ name: 'sessions', before: 2, after: 1 }] }],
    }),
  );
});

test("an administrator can end a user's sessions", async () => {
  await logInElsewhere();
  const result = await render();
  await vi.waitFor(() => expect(result.current.viewer).not.toBeNull());
  expect(result.current.list.sessions).toHaveLength(2);
  expect(await result.current.endOfUser(result.current.viewer?.id ?? '')).toMatchObject({ count: 1 });
  await vi.waitFor(() => expect(result.current.list.sessions).toHaveLength(1));
  expect((await failureOf(result.current.endOfUser('unknown'))).type).toBe('notFound');
});

test('users can change their own names, but can change their email address only with the current password', async () => {
  const result = await render();
  await vi.waitFor(() => expect(result.current.viewer).not.toBeNull());
  const { firstName = null } = result.current.viewer ?? {};
  await result.current.updateProfile({ firstName: 'Renamed' });
  await vi.waitFor(() => expect(result.current.viewer?.firstName).toBe('Renamed'));
  await result.current.updateProfile({ firstName });
  const failure = await failureOf(result.current.updateProfile({ email: 'other@planner.example' }));
  expect(failure.fieldErrors).toMatchObject([{ field: 'currentPassword' }]);
});
