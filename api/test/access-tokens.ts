import { createHmac } from 'node:crypto';
import { BUILT_IN_FIELDS } from '@content-planner/model';
import { decodeJwt, SignJWT } from 'jose';
import type { Client, Entity, GraphQLResponse } from './client.js';
import { TEST_SECRET, type TestPlanner } from './planner.js';

/** A new access token and its secret. */
export interface Created {
  token: Entity;
  secret: string;
}

const CREATE = `mutation ($input: AccessTokenInput!) {
  created: createAccessToken(input: $input) {
    secret
    token {
      id kind name canWrite brandIds withoutBrand kinds fields from origins
      owner { id } createdBy { id } createdAt expiresAt lastUsedAt revokedAt frozenAt
      feed { isFiltered brandAndKind }
    }
  }
}`;

/** The built-in fields without notes, which new tokens include by default. */
export const DEFAULT_FIELDS = Object.keys(BUILT_IN_FIELDS)
  .filter((id) => !['notes', 'guestNotes'].includes(id))
  .sort();

/** Sends the mutation that creates an access token. Returns errors instead of throwing them. */
export const tryToCreate = (client: Client, input: object): Promise<GraphQLResponse<{ created: Created }>> =>
  client.graphql(CREATE, { input: { name: 'Test', ...input } });

/** Creates an access token. */
export async function createToken(client: Client, input: object): Promise<Created> {
  const { data, errors } = await tryToCreate(client, input);
  if (!data?.created) throw new Error(`The token was not created: ${errors?.[0]?.message}`);
  return data.created;
}

/** Creates a client that sends an access token and other headers with each request. */
export function tokenClient(
  planner: TestPlanner,
  token: string,
  headers: Record<string, string> = {},
): Client {
  const client = planner.visitor();
  const send = client.raw.bind(client);
  client.raw = (path, options = {}) =>
    send(path, {
      ...options,
      headers: { authorization: `Bearer ${token}`, ...headers, ...options.headers },
    });
  return client;
}

/** Exchanges the secret of a link or an embed for a short-lived token. */
export const exchange = (planner: TestPlanner, secret: string, headers: Record<string, string> = {}) =>
  planner
    .visitor()
    .request<{ token: string; expiresAt: string; message?: string }>('/api/access-tokens/exchange', {
      method: 'POST',
      json: { secret },
      headers,
    });

/**
 * Changes the claims of a short-lived token and signs it again, as somebody who knows the session secret can do. Claims
 * that are undefined are removed.
 */
export const resign = (token: string, claims: object, alg = 'HS256', secret = TEST_SECRET) =>
  new SignJWT({ ...decodeJwt(token), ...claims })
    .setProtectedHeader({ alg })
    .sign(createHmac('sha256', secret).update('content-planner-access').digest());

/** Creates a link, and returns a client that sends the link's short-lived token. */
export async function linkClient(planner: TestPlanner, admin: Client, input: object = {}): Promise<Client> {
  const { secret } = await createToken(admin, { kind: 'link', ...input });
  return tokenClient(planner, (await exchange(planner, secret)).body.token);
}
