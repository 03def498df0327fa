import { z } from 'zod';
import { requireLogin } from '../accounts/policy.js';
import {
  completeLogin,
  credentialsSchema,
  login,
  loginCodeSchema,
  register,
  registrationSchema,
} from '../auth/auth.service.js';
import { endSession } from '../auth/session.service.js';
import { readLoginOptions } from '../oidc/login-options.js';
import { loginOptionsResponse, pendingResponse, userResponse } from './responses.js';
import type { Route } from './route.js';

const tag = 'Accounts';
const TOO_BUSY =
  'The database is not responding, or too many passwords are being checked. `Retry-After` is the number of seconds to wait.';

/** The routes for logging in and out. */
export const authRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/auth/user',
    tag,
    summary: 'The logged-in user',
    access: 'login',
    success: userResponse,
    handle: async ({ context }) => requireLogin(context),
  },
  {
    method: 'GET',
    path: '/auth/options',
    tag,
    summary: 'How visitors can log in',
    access: 'visitor',
    success: loginOptionsResponse,
    handle: async ({ context }) => readLoginOptions(context),
  },
  {
    method: 'POST',
    path: '/auth/login',
    tag,
    summary: 'Log in and set the session cookie',
    access: 'visitor',
    body: credentialsSchema,
    success: userResponse,
    errors: {
      401: 'Wrong email address or password. For accounts with two-step verification, the password was correct if the response has a `step`.',
      403: 'The account is pending approval, password login is turned off, or the request came from a page on another site.',
      429: 'Too many failed logins, including logins without a code, or too many logins from new browsers. `Retry-After` is the number of seconds to wait.',
      503: TOO_BUSY,
    },
    async handle({ c, context, cookie, body }) {
      const { user, tokens } = await login(context, await body());
      cookie.set(c, tokens);
      return user;
    },
  },
  {
    method: 'POST',
    path: '/auth/login/code',
    tag,
    summary: 'Complete a login with a code and set the session cookie',
    access: 'visitor',
    body: loginCodeSchema,
    success: userResponse,
    errors: {
      401: 'The code is invalid, in which case the response contains the same `step`, or the login has expired.',
      429: 'Too many invalid codes, or too many logins from new browsers. `Retry-After` is the number of seconds to wait.',
      503: TOO_BUSY,
    },
    async handle({ c, context, cookie, body }) {
      const { user, tokens } = await completeLogin(context, await body());
      cookie.set(c, tokens);
      return user;
    },
  },
  {
    method: 'POST',
    path: '/auth/register',
    tag,
    summary: 'Create an account',
    access: 'visitor',
    body: registrationSchema,
    status: 201,
    success: z.union([userResponse, pendingResponse]),
    errors: {
      403: 'Registration is closed, the first account requires a setup code, or the request came from a page on another site.',
      409: 'The email address is taken.',
      429: 'Too many registrations. `Retry-After` is the number of seconds to wait.',
      503: TOO_BUSY,
    },
    async handle({ c, context, cookie, body }) {
      const { user, tokens } = await register(context, await body());
      if (!tokens) return { pendingApproval: true };
      cookie.set(c, tokens);
      return user;
    },
  },
  {
    method: 'POST',
    path: '/auth/logout',
    tag,
    summary: 'Log out and end the session on the server',
    access: 'visitor',
    status: 204,
    async handle({ c, context, cookie }) {
      await endSession(context);
      cookie.clear(c);
    },
  },
];
