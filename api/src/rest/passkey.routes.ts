import { passkeyLoginSchema } from '../passkeys/passkey-input.js';
import { completePasskeyLogin, startPasskeyLogin } from '../passkeys/passkey-login.service.js';
import { passkeyLoginResponse, userResponse } from './responses.js';
import type { Route } from './route.js';

const tag = 'Accounts';
const OFF = 'Passkeys are turned off, or the request came from a page on another site.';
const NOT_SET_UP = 'Passkeys are not set up.';

/** The routes for logging in with a passkey. */
export const passkeyRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/auth/passkey/options',
    tag,
    summary: 'Start a login with a passkey',
    access: 'visitor',
    success: passkeyLoginResponse,
    errors: { 403: OFF, 404: NOT_SET_UP },
    handle: async ({ context }) => startPasskeyLogin(context),
  },
  {
    method: 'POST',
    path: '/auth/passkey',
    tag,
    summary: 'Complete a login with a passkey and set the session cookie',
    access: 'visitor',
    body: passkeyLoginSchema,
    success: userResponse,
    errors: {
      401: 'The passkey is unknown or could not be verified, or the login has expired.',
      403: 'The account is pending approval, passkeys are turned off, or the request came from a page on another site.',
      404: NOT_SET_UP,
      429: 'Too many failed logins, or too many logins from new browsers. `Retry-After` is the number of seconds to wait.',
    },
    async handle({ c, context, cookie, body }) {
      const { user, tokens } = await completePasskeyLogin(context, await body());
      cookie.set(c, tokens);
      return user;
    },
  },
];
