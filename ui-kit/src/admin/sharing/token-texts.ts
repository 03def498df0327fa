import { formatAgo } from '../../dates/format-ago.js';
import { formatShortDate } from '../../dates/format-date.js';
import { knownLocale } from '../../dates/known-locale.js';
import type { Kinds } from '../../logs/kinds/kinds-in.js';
import type { Brand } from '../../logs/types.js';
import type { TextsOf } from '../../messages/define-messages.js';
import type { Translate } from '../../messages/translate.js';
import { displayName } from '../../shell/initials.js';
import { sharingListMessages } from './list-messages.js';
import { scopeMessages } from './scope-messages.js';
import { brandsText, instantDate, typesText } from './sharing-texts.js';
import { kindsOf } from './token-scope.js';
import { daysLeft, isEnded, isOfFormerAdmin } from './token-state.js';
import type { AccessToken } from './types.js';

/** The data that determines the text in a row. */
export interface TextContext {
  brands: readonly Brand[];
  now: Date;
  locale: string;
  translate: Translate;
  kinds: Kinds;
}

/** The text in a row. */
export interface TokenTexts {
  kind: string;
  brands: string;
  /** The name of the user who created the token. */
  creator: string;
  /** A note that the creator is no longer an administrator, or null. */
  creatorNote: string | null;
  /** The types and the visible period or, for an embed, its sites. */
  rest: string;
  /** The time since the last use. Null if it is less than a minute; undefined if the token was never used. */
  ago: string | null | undefined;
  /** The date on which the token was revoked or expires. Null if the token was not revoked and does not expire. */
  end: string | null;
  /** How soon the token expires, such as 'tomorrow'. Null if it does not expire soon. */
  soon: string | null;
  state: 'active' | 'expired' | 'revoked';
}

const hostOf = (origin: string): string => origin.replace(/^https?:\/\//, '');

function restOf(token: AccessToken, { translate, kinds, locale }: TextContext): string {
  const { kind, from, origins, feed } = token;
  const text = translate(sharingListMessages);
  if (kind === 'embed') return text.sites({ hosts: origins.map(hostOf) });
  const types = typesText(kindsOf(token, kinds), { kindOf: kinds.of, translate });
  if (feed?.isFiltered) return text.filtered({ types });
  return from === null ? types : text.from({ types, date: formatShortDate(from, locale) });
}

function stateOf(token: AccessToken, now: Date): TokenTexts['state'] {
  if (token.revokedAt !== null) return 'revoked';
  return isEnded(token, now) ? 'expired' : 'active';
}

/** Returns the text about a token's last use, expiry and revocation. */
export function tokenTimes(
  token: AccessToken,
  { now, locale }: Pick<TextContext, 'now' | 'locale'>,
): Pick<TokenTexts, 'ago' | 'end' | 'soon' | 'state'> {
  const state = stateOf(token, now);
  const days = state === 'active' ? daysLeft(token, now) : null;
  const relative = new Intl.RelativeTimeFormat(knownLocale(locale), { numeric: 'auto' });
  const end = token.revokedAt ?? token.expiresAt;
  return {
    ago: token.lastUsedAt === null ? undefined : formatAgo(token.lastUsedAt, now, locale),
    end: end && instantDate(end, locale),
    soon: days === null ? null : relative.format(days, 'day'),
    state,
  };
}

/** Returns the text about a token's last use, such as 'Used 2 hours ago'. */
export function usedText(
  { ago }: Pick<TokenTexts, 'ago'>,
  text: Pick<TextsOf<typeof sharingListMessages>, 'neverUsed' | 'used' | 'usedNow'>,
): string {
  if (ago === undefined) return text.neverUsed;
  return ago === null ? text.usedNow : text.used({ ago });
}

/** Returns the text for a row. */
export function tokenTexts(token: AccessToken, context: TextContext): TokenTexts {
  const { brands, locale, translate } = context;
  const text = translate(sharingListMessages);
  return {
    kind: text.kind({
      ...token,
      frozenOn: token.frozenAt === null ? null : instantDate(token.frozenAt, locale),
    }),
    brands: brandsText(token, brands, translate(scopeMessages)),
    creator: (token.createdBy && displayName(token.createdBy)) || text.deletedUser,
    creatorNote: token.createdBy && isOfFormerAdmin(token) ? text.formerAdmin : null,
    rest: restOf(token, context),
    ...tokenTimes(token, context),
  };
}

/**
 * Returns the color for the dot beside the brand name if the scope has only one brand. Returns undefined for other
 * scopes.
 */
export function onlyBrandColor({ brandIds, withoutBrand }: AccessToken, brands: readonly Brand[]) {
  if (brandIds?.length !== 1 || withoutBrand) return undefined;
  return brands.find(({ id }) => id === brandIds[0])?.color;
}
