import { decodeJwt, type JWTPayload, SignJWT } from 'jose';
import { LOG_KINDS } from '../../src/logs/kinds/index.js';
import { createToken } from '../access-tokens.js';
import { isFull } from '../full.js';
import { TEST_SECRET } from '../planner.js';
import {
  type Access,
  asAdministrator,
  asReadToken,
  asUser,
  asUserWithoutTwoStep,
  asVisitor,
  asWriteKey,
  type Rights,
  rejectedWith,
} from './access.js';
import { usedKind } from './own-kinds.js';
import type { Account, Stage } from './stage.js';

/** A client that calls every operation. */
export interface Actor {
  name: string;
  rights: Rights;
  /** The settings of the server that the actor calls, if they differ from the defaults. */
  environment?: Record<string, string>;
  /** Prepares the actor and returns its request headers. */
  arrive(stage: Stage): Promise<Record<string, string>>;
}

const withCookie = ([name, token]: Account['cookie']) => ({ cookie: `${name}=${token}` });

/** Creates an administrator whose cookie contains a forged version of the real token. */
const forged =
  (forge: (token: string) => string | Promise<string>): Actor['arrive'] =>
  async ({ account }) => {
    const [name, token] = (await account({ isAdmin: true })).cookie;
    return withCookie([name, await forge(token)]);
  };

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

const signed = (payload: JWTPayload, secret: string) =>
  new SignJWT(payload).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode(secret));

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Creates a key for an administrator. */
async function keyOf({ account }: Stage, input: object = {}) {
  const { client, id } = await account({ isAdmin: true });
  return { ...(await createToken(client, { kind: 'key', ...input })), owner: { client, id } };
}

// Links and embeds include the kinds that administrators create only if they name them.
const kinds = [...LOG_KINDS, usedKind.id];

/** Creates a link or an embed, exchanges its secret, and returns the short-lived token. */
async function exchanged({ admin, planner }: Stage, input: object, headers = {}): Promise<string> {
  const { secret } = await createToken(admin, input);
  const request = { method: 'POST', json: { secret }, headers };
  const path = '/api/access-tokens/exchange';
  const { body } = await planner.visitor().request<{ token: string }>(path, request);
  return body.token;
}

const REVOKED = 'This access token was revoked. Ask for a new one.';

/** All actors. Add an entry for each new actor. */
export const actors: readonly Actor[] = [
  { name: 'anonymous', rights: asVisitor, arrive: async () => ({}) },
  { name: 'with a garbage token', rights: asVisitor, arrive: forged(() => 'garbage') },
  {
    name: 'with a token that is signed with another key',
    rights: asVisitor,
    arrive: forged((token) => signed(decodeJwt(token), 'another secret of the same length')),
  },
  {
    name: 'with an unsigned token (alg none)',
    rights: asVisitor,
    arrive: forged((token) => `${encoded({ alg: 'none' })}.${encoded(decodeJwt(token))}.`),
  },
  {
    name: 'with a token whose expiration was changed',
    rights: asVisitor,
    arrive: forged((token) => {
      const [header, , signature] = token.split('.');
      const payload = decodeJwt(token);
      return `${header}.${encoded({ ...payload, exp: (payload.exp ?? 0) + 60 })}.${signature}`;
    }),
  },
  {
    name: 'with a token for another audience',
    rights: asVisitor,
    arrive: forged((token) => signed({ ...decodeJwt(token), aud: 'content-planner-device' }, TEST_SECRET)),
  },
  {
    name: 'with an expired token',
    rights: asVisitor,
    arrive: forged((token) =>
      signed({ ...decodeJwt(token), exp: Math.floor(Date.now() / 1000) - 60 }, TEST_SECRET),
    ),
  },
  {
    name: 'with an expired session',
    rights: asVisitor,
    async arrive({ account, planner, last }) {
      const { id, cookie } = await account({ isAdmin: true });
      // Each login deletes expired sessions, so let this session expire only after all other actors have logged in.
      last(() => planner.sql('update sessions set expires_at = ? where user_id = ?', [new Date(0), id]));
      return withCookie(cookie);
    },
  },
  {
    name: 'pending, but with a session',
    rights: asVisitor,
    async arrive({ account, planner }) {
      const { id, cookie } = await account();
      await planner.sql('update users set is_approved = false where id = ?', [id]);
      return withCookie(cookie);
    },
  },
  {
    name: 'unapproved after login',
    rights: asVisitor,
    async arrive({ account, admin }) {
      const { id, cookie } = await account({ isAdmin: true });
      await admin.rest('PATCH', `/users/${id}/approve`, { isApproved: false });
      return withCookie(cookie);
    },
  },
  {
    name: 'deleted after login',
    rights: asVisitor,
    async arrive({ account, admin }) {
      const { id, cookie } = await account({ isAdmin: true });
      await admin.rest('DELETE', `/users/${id}`);
      return withCookie(cookie);
    },
  },
  {
    name: 'logged out',
    rights: asVisitor,
    async arrive({ account }) {
      const { client, cookie } = await account({ isAdmin: true });
      await client.rest('POST', '/auth/logout');
      return withCookie(cookie);
    },
  },
  {
    name: 'a user',
    rights: asUser,
    arrive: async ({ account }) => withCookie((await account()).cookie),
  },
  {
    name: 'demoted after login',
    rights: asUser,
    async arrive({ account, admin }) {
      const { id, cookie } = await account({ isAdmin: true });
      await admin.rest('PATCH', `/users/${id}/admin`, { isAdmin: false });
      return withCookie(cookie);
    },
  },
  {
    name: 'an administrator',
    rights: asAdministrator,
    arrive: async ({ account }) => withCookie((await account({ isAdmin: true })).cookie),
  },
  ...['administrators', 'all'].map((required) => ({
    name: `an administrator without two-step verification, which is required for ${required}`,
    rights: asUserWithoutTwoStep,
    environment: { REQUIRE_TWO_STEP: required },
    arrive: async ({ account }: Stage) => withCookie((await account({ isAdmin: true })).cookie),
  })),
  {
    name: 'a user without two-step verification, which is required for all',
    rights: asUserWithoutTwoStep,
    environment: { REQUIRE_TWO_STEP: 'all' },
    arrive: async ({ account }) => withCookie((await account()).cookie),
  },
  {
    name: 'a user without two-step verification, which is required for administrators',
    rights: asUser,
    environment: { REQUIRE_TWO_STEP: 'administrators' },
    arrive: async ({ account }) => withCookie((await account()).cookie),
  },
  {
    name: 'a key of a user without two-step verification, which is required',
    rights: asWriteKey,
    environment: { REQUIRE_TWO_STEP: 'all' },
    arrive: async (stage) => bearer((await keyOf(stage, { canWrite: true })).secret),
  },
  {
    name: 'a key that can read',
    rights: asReadToken,
    arrive: async (stage) => bearer((await keyOf(stage)).secret),
  },
  {
    name: 'a key that can write',
    rights: asWriteKey,
    arrive: async (stage) => bearer((await keyOf(stage, { canWrite: true })).secret),
  },
  {
    name: 'a link',
    rights: asReadToken,
    arrive: async (stage) => bearer(await exchanged(stage, { kind: 'link', kinds })),
  },
  {
    name: 'an embed',
    rights: asReadToken,
    async arrive(stage) {
      const origin = 'https://intranet.example';
      const token = await exchanged(stage, { kind: 'embed', kinds, origins: [origin] }, { origin });
      return { ...bearer(token), origin };
    },
  },
  {
    name: 'a feed',
    rights: rejectedWith(401, 'The secret of a feed works only in the URL of the feed.'),
    arrive: async ({ admin }) => bearer((await createToken(admin, { kind: 'feed' })).secret),
  },
  {
    name: 'a revoked key',
    rights: rejectedWith(401, REVOKED),
    async arrive(stage) {
      const { secret, token, owner } = await keyOf(stage, { canWrite: true });
      await owner.client.graphql(`mutation { revokeAccessToken(id: "${token.id}") { id } }`);
      return bearer(secret);
    },
  },
  {
    name: 'a key of a user whose approval was revoked',
    rights: rejectedWith(401, REVOKED),
    async arrive(stage) {
      const { secret, owner } = await keyOf(stage, { canWrite: true });
      await stage.admin.rest('PATCH', `/users/${owner.id}/approve`, { isApproved: false });
      return bearer(secret);
    },
  },
  {
    name: 'a key of a deleted user',
    rights: rejectedWith(401, 'Invalid access token.'),
    async arrive(stage) {
      const { secret, owner } = await keyOf(stage, { canWrite: true });
      await stage.admin.rest('DELETE', `/users/${owner.id}`);
      return bearer(secret);
    },
  },
  {
    name: 'a revoked link',
    rights: rejectedWith(401, REVOKED),
    async arrive(stage) {
      const token = await exchanged(stage, { kind: 'link', kinds });
      await stage.planner.sql(`update access_tokens set revoked_at = now() where id = ?`, [
        decodeJwt(token).sub,
      ]);
      return bearer(token);
    },
  },
  {
    name: 'an expired key',
    rights: rejectedWith(401, 'This access token has expired. Ask for a new one.'),
    async arrive(stage) {
      const { secret, token } = await keyOf(stage, { canWrite: true });
      await stage.planner.sql(
        `update access_tokens set expires_at = now() - interval '1 second' where id = ?`,
        [token.id],
      );
      return bearer(secret);
    },
  },
];

/** The actors, grouped by the operations that they can call. */
const groups = Map.groupBy(actors, ({ rights }) =>
  Object.keys(rights)
    .filter((access) => !rights[access as Access])
    .join(),
);

/**
 * Returns the actors that call the operation at this index. In `npm test`, one actor of each group calls the operation.
 * The actors of a group take turns, so that each of them calls many operations. In `pnpm soak`, all actors call all
 * operations.
 */
export const actorsFor = (index: number): readonly Actor[] =>
  isFull ? actors : [...groups.values()].map((group) => group[index % group.length] as Actor);

/** An administrator who loses rights in the first mutation of a document. */
export interface FallingActor {
  name: string;
  /** The rights that remain when the second mutation runs. */
  rights: Rights;
  /** Returns the first mutation, given the administrator's id. */
  first(self: string): string;
}

/** All administrators who lose rights within a request. Add an entry for each new way to lose rights. */
export const fallingActors: readonly FallingActor[] = [
  {
    name: 'demoted within the request',
    rights: asUser,
    first: (self) => `setUserAdmin(id: "${self}", isAdmin: false) { id }`,
  },
  {
    name: 'unapproved within the request',
    rights: asVisitor,
    first: (self) => `setUserApproved(id: "${self}", isApproved: false) { id }`,
  },
  { name: 'logged out within the request', rights: asVisitor, first: () => 'logout' },
  { name: 'deleted within the request', rights: asVisitor, first: (self) => `deleteUser(id: "${self}")` },
];

/**
 * Returns the administrators who call the mutation at this index: in `npm test`, a different one for each successive
 * index; in `pnpm soak`, all of them.
 */
export const fallingActorsFor = (index: number): readonly FallingActor[] =>
  isFull ? fallingActors : [fallingActors[index % fallingActors.length] as FallingActor];
