import type { ReactNode } from 'react';
import { expect, inject } from 'vitest';
import { type PlannerClient, PlannerError, PlannerProvider } from '../src/index.js';

/** What goes around a hook that asks a planner. */
export const inside = (client: PlannerClient) => ({
  wrapper: ({ children }: { children: ReactNode }) => (
    <PlannerProvider client={client}>{children}</PlannerProvider>
  ),
});

/** What a call fails with. */
export async function failureOf(call: Promise<unknown>): Promise<PlannerError> {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(PlannerError);
  return error as PlannerError;
}

/** Calls REST behind the sdk's back, as another tab or somebody else does. */
export const behind = (url: string, method: string, path: string, body?: unknown): Promise<Response> =>
  fetch(`${url}/api${path}`, {
    method,
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

/** Logs in on the other planner, without the sdk. */
export const enter = (account = inject('account')): Promise<Response> =>
  behind(inject('otherUrl'), 'POST', '/auth/login', account);

/** What a request to GraphQL asks. */
export const queryOf = (init: RequestInit | undefined): string =>
  (JSON.parse(String(init?.body)) as { query: string }).query;

/** Whether a request to GraphQL writes. */
export const isWrite = (init: RequestInit | undefined): boolean => /^\s*mutation\b/.test(queryOf(init));
