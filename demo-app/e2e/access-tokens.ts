import { expect } from '@playwright/test';
import type { SharedPlanner } from './shared-planner.js';

/** Sends a GraphQL request with the administrator's session. */
async function send<Data>({ url, sessions }: SharedPlanner, query: string, variables: object): Promise<Data> {
  const { cookies } = sessions.administrator;
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
    },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as { data: Data; errors?: unknown };
  expect(errors).toBeUndefined();
  return data;
}

/** Creates an access token as the administrator. */
export async function createToken(planner: SharedPlanner, input: object): Promise<void> {
  const mutation = 'mutation ($input: AccessTokenInput!) { createAccessToken(input: $input) { secret } }';
  await send(planner, mutation, { input });
}

/** Revokes all access tokens that other tests have created. */
export async function revokeTokens(planner: SharedPlanner): Promise<void> {
  const query = '{ accessTokens { id } }';
  const { accessTokens } = await send<{ accessTokens: { id: string }[] }>(planner, query, {});
  const mutation = 'mutation ($id: ID!) { revokeAccessToken(id: $id) { id } }';
  for (const { id } of accessTokens) await send(planner, mutation, { id });
}
