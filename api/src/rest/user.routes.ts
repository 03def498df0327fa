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
import { userAnswer } from './answers.js';
import type { Route } from './route.js';

const shared = { tag: 'Users', access: 'admin' } as const;
const TAKEN = 'The e-mail address is taken.';
const LAST = 'At least one administrator is required.';

/** The calls of user accounts. */
export const userRoutes: readonly Route[] = [
  {
    ...{ ...shared, method: 'GET', path: '/users', summary: 'All accounts, oldest first' },
    success: z.array(userAnswer),
    answer: ({ context }) => listUsers(context),
  },
  {
    ...{ ...shared, method: 'POST', path: '/users', summary: 'Create an account' },
    body: userSchema,
    status: 201,
    success: userAnswer,
    refusals: { 409: TAKEN },
    answer: async ({ context, body }) => createUser(context, await body()),
  },
  {
    ...{
      ...shared,
      method: 'PATCH',
      path: '/users/:id/admin',
      summary: 'Grant or take administrator rights',
    },
    body: roleSchema,
    success: userAnswer,
    refusals: { 409: LAST },
    answer: async ({ context, body, id }) => setAdmin(context, id, await body()),
  },
  {
    ...{ ...shared, method: 'PATCH', path: '/users/:id/approve', summary: 'Give or take the approval' },
    body: approvalSchema,
    success: userAnswer,
    refusals: { 409: LAST },
    answer: async ({ context, body, id }) => setApproved(context, id, await body()),
  },
  {
    ...{
      ...shared,
      method: 'PATCH',
      path: '/users/:id',
      summary: "Change an account's address, names or password",
    },
    body: userUpdateSchema,
    success: userAnswer,
    refusals: {
      409: 'The email address is taken, or your own password was changed in the meantime.',
      429: 'Too many wrong current passwords. `Retry-After` is the number of seconds to wait.',
    },
    answer: async ({ context, body, id }) => updateUser(context, id, await body()),
  },
  {
    ...{ ...shared, method: 'DELETE', path: '/users/:id', summary: 'Delete an account' },
    status: 204,
    refusals: { 409: LAST },
    answer: ({ context, id }) => deleteUser(context, id),
  },
];
