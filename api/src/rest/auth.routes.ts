import { z } from 'zod';
import { credentialsSchema, login, register, registrationSchema } from '../auth/auth.service.js';
import { requireUser } from '../auth/policy.js';
import { endSession } from '../auth/session.service.js';
import { pendingAnswer, userAnswer } from './answers.js';
import type { Route } from './route.js';

const tag = 'Accounts';
const TOO_BUSY =
  'The database is not responding, or too many passwords are being checked. `Retry-After` is the number of seconds to wait.';

/** The calls that log in and out. */
export const authRoutes: readonly Route[] = [
  {
    ...{ method: 'GET', path: '/auth/user', tag, summary: 'The logged-in user' },
    success: userAnswer,
    answer: async ({ context }) => requireUser(context),
  },
  {
    ...{ method: 'POST', path: '/auth/login', tag, summary: 'Log in; sets the session cookie' },
    access: 'visitor',
    body: credentialsSchema,
    success: userAnswer,
    refusals: {
      401: 'Wrong e-mail address or password.',
      403: "The account waits for approval. Another site's page may not write.",
      429: 'Too many failed logins, or too many logins from new browsers. `Retry-After` is the number of seconds to wait.',
      503: TOO_BUSY,
    },
    async answer({ c, context, cookie, body }) {
      const { user, tokens } = await login(context, await body());
      cookie.set(c, tokens);
      return user;
    },
  },
  {
    ...{ method: 'POST', path: '/auth/register', tag, summary: 'Create an account' },
    access: 'visitor',
    body: registrationSchema,
    status: 201,
    success: z.union([userAnswer, pendingAnswer]),
    refusals: {
      403: "Registration is closed, or the first account needs a setup code. Another site's page may not write.",
      409: 'The e-mail address is taken.',
      429: 'Too many registrations; `Retry-After` tells how many seconds to wait.',
      503: TOO_BUSY,
    },
    async answer({ c, context, cookie, body }) {
      const { user, tokens } = await register(context, await body());
      if (!tokens) return { pendingApproval: true };
      cookie.set(c, tokens);
      return user;
    },
  },
  {
    ...{ method: 'POST', path: '/auth/logout', tag, summary: 'Log out; ends the session on the server too' },
    access: 'visitor',
    status: 204,
    async answer({ c, context, cookie }) {
      await endSession(context);
      cookie.clear(c);
    },
  },
];
