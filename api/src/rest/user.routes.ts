import { z } from 'zod';
import {
  approvalSchema,
  createUser,
  deleteUser,
  listUsers,
  roleSchema,
  setAdmin,
  setApproved,
  updateUser,
  userSchema,
  userUpdateSchema,
} from '../users/user.service.js';
import { userResponse } from './responses.js';
import type { Route } from './route.js';

const shared = { tag: 'Users', access: 'admin' } as const;
const TAKEN = 'The email address is taken.';
const RECENT_LOGIN =
  'The user is not an administrator, the change requires a login within the last ten minutes, or the request came from a page on another site.';
const LAST = 'At least one administrator is required.';

/** The routes for user accounts. */
export const userRoutes: readonly Route[] = [
  {
    ...shared,
    method: 'GET',
    path: '/users',
    summary: 'All accounts, oldest first',
    success: z.array(userResponse),
    handle: ({ context }) => listUsers(context),
  },
  {
    ...shared,
    method: 'POST',
    path: '/users',
    summary: 'Create an account',
    body: userSchema,
    status: 201,
    success: userResponse,
    errors: { 403: RECENT_LOGIN, 409: TAKEN },
    handle: async ({ context, body }) => createUser(context, await body()),
  },
  {
    ...shared,
    method: 'PATCH',
    path: '/users/:id/admin',
    summary: 'Grant or revoke administrator rights',
    body: roleSchema,
    success: userResponse,
    errors: { 403: RECENT_LOGIN, 409: LAST },
    handle: async ({ context, body, id }) => setAdmin(context, id, await body()),
  },
  {
    ...shared,
    method: 'PATCH',
    path: '/users/:id/approve',
    summary: 'Approve or unapprove an account',
    body: approvalSchema,
    success: userResponse,
    errors: { 409: LAST },
    handle: async ({ context, body, id }) => setApproved(context, id, await body()),
  },
  {
    ...shared,
    method: 'PATCH',
    path: '/users/:id',
    summary: "Update an account's email address, names or password",
    body: userUpdateSchema,
    success: userResponse,
    errors: {
      403: RECENT_LOGIN,
      409: 'The email address is taken, or your own password was changed in the meantime.',
      429: 'Too many attempts with a current password. `Retry-After` is the number of seconds to wait.',
    },
    handle: async ({ context, body, id }) => updateUser(context, id, await body()),
  },
  {
    ...shared,
    method: 'DELETE',
    path: '/users/:id',
    summary: 'Delete an account',
    status: 204,
    errors: { 409: LAST },
    handle: ({ context, id }) => deleteUser(context, id),
  },
];
