import { z } from 'zod';
import { currentPasswordSchema } from '../accounts/account-schemas.js';
import { verifyPassword } from '../accounts/passwords.js';
import { attempt } from '../auth/limit.js';
import { exchangeLimit, exchangesLimit, linkPasswordLimit } from '../auth/rate-limits.js';
import type { RequestContext } from '../context.js';
import { PlannerError } from '../errors.js';
import { parse } from '../validation.js';
import { bindingOf, type FoundToken, findExchangeable, unauthorized } from './find-access.js';

/** The body of a request that exchanges a secret for a token. */
export const exchangeSchema = z
  .object({
    secret: z.string().min(1).max(200).meta({ description: 'The secret of a link or an embed.' }),
    id: z.string().max(100).nullish().meta({
      description:
        'The id in the address of the page. The exchange fails if the secret belongs to a different id.',
    }),
    password: currentPasswordSchema
      .nullish()
      .meta({ description: 'The password of the link, if it has one.' }),
  })
  .meta({ id: 'AccessTokenExchange', description: 'The secret of a link or an embed.' });

/** A short-lived token. */
export interface ExchangedToken {
  /** The bearer token, which clients send in the `Authorization` header. */
  token: string;
  /** When the token expires, as ISO 8601 in UTC. */
  expiresAt: string;
  /** How long the token is valid, in seconds. Unlike `expiresAt`, this works for clients whose clocks are wrong. */
  expiresIn: number;
}

/**
 * Checks a link's password. The caller must check the secret first.
 *
 * @throws PlannerError `unauthorized`, `rateLimited`, or `unavailable` if too many passwords are already being checked
 */
async function checkPassword(
  context: RequestContext,
  { id, passwordHash }: FoundToken,
  password: string | null | undefined,
): Promise<void> {
  if (passwordHash === null) return;
  if (!password) throw unauthorized('passwordRequired');
  const limit = linkPasswordLimit(context, id);
  const { result: matches } = await attempt(limit, () => verifyPassword(passwordHash, password, context));
  await (matches ? limit.succeed() : limit.fail());
  if (!matches) throw unauthorized('passwordWrong');
}

/** Whether an error means that the secret is unknown and might be a guess. */
const isGuess = (error: unknown): boolean =>
  error instanceof PlannerError && (error.code === 'tokenInvalid' || error.code === 'keyNotExchanged');

/**
 * Exchanges the secret of a link or an embed for a short-lived token.
 *
 * @throws PlannerError `unauthorized` if the secret is invalid, expired or revoked, or if the password is missing or
 *   wrong; `forbidden` if an embed is not allowed on the page; `rateLimited` after too many exchanges
 *   or failures
 */
export async function exchangeSecret(context: RequestContext, body: unknown): Promise<ExchangedToken> {
  const { secret, id: expected, password } = parse(exchangeSchema, body);
  try {
    const found = await findExchangeable(context.em, secret, context.page, expected ?? undefined);
    await exchangesLimit(context, found.id).take();
    await checkPassword(context, found, password);
    const created = await context.tokens.access.create({ id: found.id, binding: bindingOf(found) });
    const { token, expiresAt, expiresIn } = created;
    return { token, expiresAt: expiresAt.toISOString(), expiresIn };
  } catch (error) {
    const isRejection = error instanceof PlannerError;
    // Only unknown secrets count toward this limit. Wrong passwords have a separate limit. If expired and revoked
    // secrets counted, a page that still displays an old embed would use up the limit for everyone who shares an IP
    // address with one of the page's visitors. Valid secrets always work: they can't be guessed, and any page can send
    // invalid ones from its visitors' addresses.
    if (isGuess(error)) await exchangeLimit(context).take();
    if (isRejection && error.code !== 'passwordRequired') {
      context.record('token-rejected', { status: error.status });
    }
    throw error;
  }
}
