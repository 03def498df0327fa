import type { ReactNode } from 'react';
import { expect, vi } from 'vitest';
import { createPlannerClient, type PlannerClient, PlannerError, PlannerProvider } from '../src/index.js';

/** Returns options that render a hook inside a provider. */
export const inside = (client: PlannerClient) => ({
  wrapper: ({ children }: { children: ReactNode }) => (
    <PlannerProvider client={client}>{children}</PlannerProvider>
  ),
});

/** Returns the error that a call rejects with. Fails if the call succeeds. */
export async function failureOf(call: Promise<unknown>): Promise<PlannerError> {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(PlannerError);
  return error as PlannerError;
}

/** Sends a request to the REST API, as another tab or another user would. */
export const behind = (url: string, method: string, path: string, body?: unknown): Promise<Response> =>
  fetch(`${url}/api${path}`, {
    method,
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

/** Returns the document in a GraphQL request. */
export const queryOf = (init: RequestInit | undefined): string =>
  (JSON.parse(String(init?.body)) as { query: string }).query;

/** Returns whether a GraphQL request is a mutation. */
export const isWrite = (init: RequestInit | undefined): boolean => /^\s*mutation\b/.test(queryOf(init));

type Send = () => Promise<Response>;

/** Creates a client that delays each mutation until `release` is called. */
export function held(url: string) {
  const waiting: ((send: (request: Send) => Promise<Response>) => void)[] = [];
  const client = createPlannerClient({
    url,
    // Keep the cache when the session ends.
    onSessionEnded: () => {},
    fetch: async (input, init) => {
      const request = () => fetch(input, init);
      if (!isWrite(init)) return request();
      const send = await new Promise<(request: Send) => Promise<Response>>((resolve) =>
        waiting.push(resolve),
      );
      return send(request);
    },
  });
  /** Sends the oldest delayed mutation. Pass `send` to return a different response. */
  const release = async (send: (request: Send) => Promise<Response> = (request) => request()) => {
    await vi.waitFor(() => expect(waiting.length).toBeGreaterThan(0));
    waiting.shift()?.(send);
  };
  return { client, release, waiting };
}
