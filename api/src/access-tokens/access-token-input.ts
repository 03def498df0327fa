import { z } from 'zod';
import { passwordSchema } from '../accounts/account-schemas.js';
import type { FieldError } from '../errors.js';
import { fieldError, invalidFields } from '../field-errors.js';
import { originSchema } from '../http/origin-schema.js';
import { type EntryFilter, entryFilterSchema } from '../logs/entry-filter.js';
import { LOG_KINDS, type LogKind } from '../logs/kinds/index.js';
import { kindSchema } from '../logs/kinds/stored-kinds.js';
import { dateSchema, labelSchema, problem } from '../validation.js';
import { isShared, TOKEN_KINDS, type TokenKind } from './access-token-kinds.js';

/** How long tokens are valid by default, in milliseconds (90 days). */
const LIFETIME = 90 * 24 * 60 * 60 * 1000;

/** The settings of a feed, in addition to those that all tokens have. */
export interface FeedValues {
  /** The filter of the view that the feed shows, or null. */
  filter: Omit<EntryFilter, 'today'> | null;
  /** Whether the feed includes brands and kinds. */
  brandAndKind: boolean;
}

const NEW_FEED: FeedValues = { filter: null, brandAndKind: true };

/** The token values that users choose. */
export interface AccessTokenValues {
  name: string;
  canWrite: boolean;
  /** The ids of the brands that the token gives access to, or null for all brands. */
  brandIds: string[] | null;
  withoutBrand: boolean;
  /** The kinds that the token gives access to. Null for all kinds, also later ones, which only keys and feeds can have. */
  kinds: LogKind[] | null;
  /**
   * The ids of the fields that the token gives access to. Some of these fields may have been deleted. Null for all
   * fields, also later ones, which only keys and feeds can have.
   */
  fields: string[] | null;
  /** The earliest visible date, or null if all dates are visible. */
  from: string | null;
  /** The origins of the pages that can display an embed. */
  origins: string[];
  /** When the token expires, as ISO 8601 in UTC. Null if it does not expire. */
  expiresAt: string | null;
  /** The feed's settings. Null unless the token is a feed. */
  feed: FeedValues | null;
}

const unique = <Item>(items: Item[] | null): Item[] | null => items && [...new Set(items)];

const idSchema = z.uuid(problem('idInvalid')).transform((id) => id.toLowerCase());

const shape = {
  brandIds: z.array(idSchema).max(1000).nullable().transform(unique),
  kinds: z.array(kindSchema).max(100).nullable().transform(unique),
  fields: z.array(z.string().max(100)).max(500).nullable().transform(unique),
  from: dateSchema.nullable(),
  expiresAt: z.iso
    .datetime({ offset: true, ...problem('timeInvalid'), abort: true })
    .refine((time) => new Date(time).getFullYear() < 10_000, problem('timeTooLate'))
    .nullable(),
};

/** Makes a value optional, and treats null as a missing value. Use this for booleans and lists that have a default. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().transform((value) => value ?? undefined);

const feedSchema = z.object({
  // The current day is that of each request.
  filter: entryFilterSchema.omit({ today: true }).nullish(),
  brandAndKind: optional(z.boolean()),
});

const settings = {
  canWrite: optional(z.boolean()),
  withoutBrand: optional(z.boolean()),
  origins: optional(
    z
      .array(z.string().max(300).pipe(originSchema))
      .max(50)
      .transform((origins) => [...new Set(origins)]),
  ),
  brandIds: shape.brandIds.optional(),
  kinds: shape.kinds.optional(),
  fields: shape.fields.optional(),
  from: shape.from.optional(),
  expiresAt: shape.expiresAt.optional(),
  password: passwordSchema.nullish(),
  isFrozen: optional(z.boolean()),
  feed: optional(feedSchema),
};

/** The input for a new token. */
export const creationSchema = z.object({
  kind: z.enum(TOKEN_KINDS),
  name: labelSchema,
  ...settings,
});

/** Changes to a token. Omitted values stay the same. */
export const updateSchema = z.object({ name: optional(labelSchema), ...settings });

/** Changes to a token, as sent by the client. */
export type AccessTokenUpdate = z.output<typeof updateSchema>;

type Sent = z.output<typeof creationSchema>;

type SentFeed = z.output<typeof feedSchema>;

/** Returns a copy of an object, omitting undefined values. */
const given = <Values extends object>(values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/** Applies changes to a feed's settings. */
export const feedOf = (sent: SentFeed | undefined, current: FeedValues = NEW_FEED): FeedValues => ({
  ...current,
  ...given(sent ?? {}),
});

/**
 * Returns the values of a new token, except for the fields. By default, a token gives access to all entries and expires
 * after 90 days. Links and embeds include the built-in kinds. Feeds don't expire, because calendar apps would show an
 * expired feed as an empty calendar, without an explanation.
 */
export function valuesOf({
  kind,
  password: _,
  isFrozen: __,
  feed,
  ...sent
}: Sent): Omit<AccessTokenValues, 'fields'> {
  const canWrite = sent.canWrite ?? false;
  const defaults: Omit<AccessTokenValues, 'name' | 'fields'> = {
    canWrite,
    brandIds: null,
    // By default, a token that is limited to certain brands excludes entries without a brand.
    withoutBrand: sent.brandIds == null,
    kinds: isShared(kind) ? [...LOG_KINDS] : null,
    from: null,
    origins: [],
    expiresAt: kind === 'feed' ? null : new Date(Date.now() + LIFETIME).toISOString(),
    feed: kind === 'feed' || feed ? feedOf(feed) : null,
  };
  return { ...defaults, ...given(sent) } as AccessTokenValues;
}

/**
 * Checks values that depend on each other or on the token's kind.
 *
 * @param password the new password, if any
 * @param isFrozen whether to freeze the link
 * @throws PlannerError `invalid`
 */
export function checkValues(
  kind: TokenKind,
  values: AccessTokenValues,
  { password, isFrozen }: { password?: string | null | undefined; isFrozen?: boolean | undefined },
): void {
  const errors: FieldError[] = [];
  const { canWrite, kinds, fields, origins, expiresAt, feed } = values;
  if (canWrite && kind !== 'key') {
    errors.push(fieldError('canWrite', 'onlyKeysWrite'));
  }
  // Updates that use a key replace all fields, so a key with write access must be able to see all of them.
  if (kind === 'key' && canWrite && fields !== null) {
    errors.push(fieldError('fields', 'writingKeyNeedsFields'));
  }
  if (isShared(kind) && kinds === null) {
    errors.push(fieldError('kinds', 'linkKindsRequired'));
  }
  if (isShared(kind) && fields === null) {
    errors.push(fieldError('fields', 'linkFieldsRequired'));
  }
  if (kind === 'embed' && origins.length === 0) {
    errors.push(fieldError('origins', 'originsRequired'));
  }
  if (kind !== 'embed' && origins.length > 0) {
    errors.push(fieldError('origins', 'onlyEmbedsHaveOrigins'));
  }
  if (kind !== 'link' && password != null) {
    errors.push(fieldError('password', 'onlyLinksHavePasswords'));
  }
  if (kind !== 'feed' && feed) {
    errors.push(fieldError('feed', 'onlyFeedsHaveSettings'));
  }
  if (kind !== 'link' && isFrozen) {
    errors.push(fieldError('isFrozen', 'onlyLinksAreFrozen'));
  }
  if (expiresAt !== null && new Date(expiresAt).getTime() <= Date.now()) {
    errors.push(fieldError('expiresAt', 'timeInPast'));
  }
  if (errors.length > 0) throw invalidFields(errors);
}
