import { z } from 'zod';
import { exchangeSchema, exchangeSecret } from '../access-tokens/exchange.service.js';
import type { Route } from './route.js';

const exchangedResponse = z
  .object({
    token: z.string().meta({ description: 'Send it as `Authorization: Bearer`.' }),
    expiresAt: z.iso.datetime().meta({ description: 'Instant in UTC.' }),
    expiresIn: z.int().meta({ description: 'How long the token is valid, in seconds.' }),
  })
  .meta({ id: 'ExchangedToken', description: 'A short-lived token.' });

/** The routes for access tokens. */
export const accessTokenRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/access-tokens/exchange',
    tag: 'Access tokens',
    summary: 'Exchange the secret of a link or an embed for a token that is valid for ten minutes',
    access: 'visitor',
    body: exchangeSchema,
    success: exchangedResponse,
    errors: {
      401: 'The secret is invalid, expired or revoked, or the password is missing or wrong. `reason` says which.',
      403: 'The embed is not allowed on this page.',
      429: 'Too many exchanges, invalid secrets, wrong passwords, or visits with the password. `Retry-After` is the number of seconds to wait.',
    },
    handle: async ({ context, body }) => exchangeSecret(context, await body()),
  },
];
