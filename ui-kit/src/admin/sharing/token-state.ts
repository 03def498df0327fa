import { daysBetween, toCalendarDate } from '@content-planner/model';
import type { AccessToken } from './types.js';

/** The number of days before the expiry during which the list displays a warning. */
const SOON = 7;

const instantOf = (text: string | null): number => (text === null ? Number.NaN : new Date(text).getTime());

/** Returns whether a token was revoked or has expired. */
export const isEnded = ({ revokedAt, expiresAt }: AccessToken, now: Date): boolean =>
  revokedAt !== null || instantOf(expiresAt) <= now.getTime();

/**
 * Returns whether a link or an embed was created by a user who is no longer an administrator, or whose account is deleted.
 * This user might still have the secret.
 */
export const isOfFormerAdmin = ({ kind, isCreatorAdmin }: AccessToken): boolean =>
  (kind === 'link' || kind === 'embed') && !isCreatorAdmin;

/** Returns the number of days until a token expires, or null if it does not expire soon. */
export function daysLeft({ expiresAt }: AccessToken, now: Date): number | null {
  if (expiresAt === null) return null;
  const days = daysBetween(toCalendarDate(now), toCalendarDate(new Date(expiresAt)));
  return days >= 0 && days <= SOON ? days : null;
}

/** Sorts tokens by last use, most recent first. Unused tokens are sorted by creation time. */
export const byLastUse = (tokens: readonly AccessToken[]): AccessToken[] =>
  tokens.toSorted(
    (one, other) =>
      instantOf(other.lastUsedAt ?? other.createdAt) - instantOf(one.lastUsedAt ?? one.createdAt),
  );
