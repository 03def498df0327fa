import type { Context } from 'hono';
import { login, register } from '../auth/auth.service.js';
import { requireUser } from '../auth/policy.js';
import { endSession } from '../auth/session.service.js';
import { createBrand, deleteBrand, listBrands, updateBrand } from '../brands/brand.service.js';
import type { RequestContext } from '../context.js';
import { getColumnPreference, saveColumnPreference } from '../fields/column-preference.service.js';
import {
  createFieldConfiguration,
  deleteFieldConfiguration,
  listFieldConfigurations,
  updateFieldConfiguration,
} from '../fields/field-configuration.service.js';
import type { SessionCookie } from '../http/session-cookie.js';
import { deleteEntries, updateEntries } from '../logs/bulk.service.js';
import { createEntry, deleteEntry, getEntry, listEntries, updateEntry } from '../logs/entry.service.js';
import { entryBody } from '../logs/entry-body.js';
import { kindList, kindOfSegment, LOG_KINDS, type LogKind } from '../logs/kinds/index.js';
import {
  createUser,
  deleteUser,
  listUsers,
  setAdmin,
  setApproved,
  updateUser,
} from '../users/user.service.js';

/** What a route gets: the request, its parts and its body. */
export interface Call {
  c: Context;
  context: RequestContext;
  cookie: SessionCookie;
  /** A part of the path. */
  param(name: string): string;
  /** The body as JSON; read when a route asks for it. */
  body(): Promise<unknown>;
}

/** One documented call (spec, section 7). */
export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path below /api. */
  path: string;
  /** Status of a success: 200 unless it says otherwise (decision L4). */
  status?: 201 | 204;
  answer(call: Call): Promise<unknown>;
}

// Grouped: the router anchors a pattern at its ends, which would bind to the first and last name alone.
const oneOf = (names: readonly string[]) => `{(?:${names.join('|')})}`;
const SEGMENT = `:segment${oneOf(kindList.map(({ segment }) => segment))}`;
const TYPE = `:type${oneOf(LOG_KINDS)}`;

// The route's pattern admits nothing else.
const kindOf = (call: Call): LogKind => kindOfSegment(call.param('segment')) as LogKind;

const auth: Route[] = [
  { method: 'GET', path: '/auth/user', answer: async ({ context }) => requireUser(context) },
  {
    method: 'POST',
    path: '/auth/login',
    async answer({ c, context, cookie, body }) {
      const { user, token } = await login(context, await body());
      cookie.set(c, token);
      return user;
    },
  },
  {
    method: 'POST',
    path: '/auth/register',
    status: 201,
    async answer({ c, context, cookie, body }) {
      const { user, token } = await register(context, await body());
      if (!token) return { pendingApproval: true };
      cookie.set(c, token);
      return user;
    },
  },
  {
    method: 'POST',
    path: '/auth/logout',
    status: 204,
    async answer({ c, context, cookie }) {
      await endSession(context);
      cookie.clear(c);
    },
  },
];

const logs: Route[] = [
  // Ahead of {id}, which would take 'bulk' for an id.
  {
    method: 'PATCH',
    path: `/logs/${SEGMENT}/bulk`,
    answer: async (call) => ({ updated: await updateEntries(call.context, kindOf(call), await call.body()) }),
  },
  {
    method: 'DELETE',
    path: `/logs/${SEGMENT}/bulk`,
    answer: async (call) => ({ deleted: await deleteEntries(call.context, kindOf(call), await call.body()) }),
  },
  {
    method: 'GET',
    path: `/logs/${SEGMENT}`,
    answer: async (call) => (await listEntries(call.context, kindOf(call))).map(entryBody),
  },
  {
    method: 'POST',
    path: `/logs/${SEGMENT}`,
    status: 201,
    answer: async (call) => entryBody(await createEntry(call.context, kindOf(call), await call.body())),
  },
  {
    method: 'GET',
    path: `/logs/${SEGMENT}/:id`,
    answer: async (call) => entryBody(await getEntry(call.context, call.param('id'), kindOf(call))),
  },
  {
    method: 'PUT',
    path: `/logs/${SEGMENT}/:id`,
    answer: async (call) =>
      entryBody(await updateEntry(call.context, kindOf(call), call.param('id'), await call.body())),
  },
  {
    method: 'DELETE',
    path: `/logs/${SEGMENT}/:id`,
    status: 204,
    answer: (call) => deleteEntry(call.context, call.param('id'), kindOf(call)),
  },
];

const brands: Route[] = [
  { method: 'GET', path: '/brands', answer: ({ context }) => listBrands(context) },
  {
    method: 'POST',
    path: '/brands',
    status: 201,
    answer: async ({ context, body }) => createBrand(context, await body()),
  },
  {
    method: 'PUT',
    path: '/brands/:id',
    answer: async ({ context, body, param }) => updateBrand(context, param('id'), await body()),
  },
  {
    method: 'DELETE',
    path: '/brands/:id',
    status: 204,
    answer: ({ context, param }) => deleteBrand(context, param('id')),
  },
];

// The route's pattern admits nothing else.
const typeOf = (call: Call): LogKind => call.param('type') as LogKind;

const fields: Route[] = [
  {
    method: 'GET',
    path: `/field-configs/${TYPE}`,
    answer: (call) => listFieldConfigurations(call.context, typeOf(call)),
  },
  {
    method: 'POST',
    path: '/field-configs',
    status: 201,
    answer: async ({ context, body }) => createFieldConfiguration(context, await body()),
  },
  {
    method: 'PUT',
    path: '/field-configs/:id',
    answer: async ({ context, body, param }) => updateFieldConfiguration(context, param('id'), await body()),
  },
  {
    method: 'DELETE',
    path: '/field-configs/:id',
    status: 204,
    answer: ({ context, param }) => deleteFieldConfiguration(context, param('id')),
  },
  {
    method: 'GET',
    path: `/column-preferences/${TYPE}`,
    answer: (call) => getColumnPreference(call.context, typeOf(call)),
  },
  {
    method: 'PUT',
    path: `/column-preferences/${TYPE}`,
    answer: async (call) => saveColumnPreference(call.context, typeOf(call), await call.body()),
  },
];

const users: Route[] = [
  { method: 'GET', path: '/users', answer: ({ context }) => listUsers(context) },
  {
    method: 'POST',
    path: '/users',
    status: 201,
    answer: async ({ context, body }) => createUser(context, await body()),
  },
  {
    method: 'PATCH',
    path: '/users/:id/admin',
    answer: async ({ context, body, param }) => setAdmin(context, param('id'), await body()),
  },
  {
    method: 'PATCH',
    path: '/users/:id/approve',
    answer: async ({ context, body, param }) => setApproved(context, param('id'), await body()),
  },
  {
    method: 'PATCH',
    path: '/users/:id',
    answer: async ({ context, body, param }) => updateUser(context, param('id'), await body()),
  },
  {
    method: 'DELETE',
    path: '/users/:id',
    status: 204,
    answer: ({ context, param }) => deleteUser(context, param('id')),
  },
];

/** The documented calls, in the order in which they are matched. */
export const routes: readonly Route[] = [...auth, ...logs, ...brands, ...fields, ...users];
