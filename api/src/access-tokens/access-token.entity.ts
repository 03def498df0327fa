import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../accounts/user.entity.js';
import type { LogKind } from '../logs/kinds/index.js';
import type { FeedValues } from './access-token-input.js';
import { TOKEN_KINDS } from './access-token-kinds.js';

const AccessTokenSchema = defineEntity({
  name: 'AccessToken',
  tableName: 'access_tokens',
  properties: {
    id: p.uuid().primary(),
    kind: p.enum(TOKEN_KINDS),
    name: p.string().length(300),
    /** The SHA-256 of the secret. The secret itself is not stored. */
    tokenHash: p.string().length(64).unique(),
    /**
     * The owner of a key or feed. Deleting the owner also deletes the token. Null for links and embeds, which belong to
     * the team.
     */
    ownerId: () => p.manyToOne(User).mapToPk().nullable().fieldName('owner_id').deleteRule('cascade').index(),
    /** The account that created the token. The account may have been deleted. */
    createdBy: p.uuid(),
    /** Whether a key has write access. */
    canWrite: p.boolean().default(false),
    /** The ids of the brands that the token gives access to, or null for all brands. They are not foreign keys. */
    brandIds: p.json().$type<string[]>().nullable(),
    withoutBrand: p.boolean(),
    /** The kinds that the token gives access to, or null for all kinds. */
    kinds: p.json().$type<LogKind[]>().nullable(),
    /** The ids of the fields that the token gives access to, or null for all fields. They are not foreign keys. */
    fields: p.json().$type<string[]>().nullable(),
    /** The earliest visible date, or null if all dates are visible. */
    visibleFrom: p.date().nullable(),
    /** The origins of the pages that can display an embed. */
    origins: p.json().$type<string[]>().defaultRaw(`'[]'`),
    /** The argon2id hash of a link's password. Null if the link has no password. */
    passwordHash: p.text().nullable(),
    /** The settings of a feed. Null for all other kinds. */
    feed: p.json().$type<FeedValues>().nullable(),
    /** When the link was frozen, or null if it shows the current content. */
    frozenAt: p.datetime().nullable(),
    createdAt: p.datetime(),
    /** When the token expires. Null if it does not expire. */
    expiresAt: p.datetime().nullable(),
    /** When the token was last used, accurate to within a minute. */
    lastUsedAt: p.datetime().nullable(),
    revokedAt: p.datetime().nullable(),
  },
  checks: [
    { name: 'access_tokens_owner', expression: `(owner_id is null) = (kind in ('link', 'embed'))` },
    { name: 'access_tokens_write', expression: `kind = 'key' or not can_write` },
    { name: 'access_tokens_password', expression: `kind = 'link' or password_hash is null` },
    { name: 'access_tokens_frozen', expression: `kind = 'link' or frozen_at is null` },
    {
      name: 'access_tokens_scope',
      expression: `kind in ('key', 'feed') or (kinds is not null and fields is not null)`,
    },
    { name: 'access_tokens_feed', expression: `(kind = 'feed') = (feed is not null)` },
  ],
});

/** A link, embed, key or feed that gives access to part of the content. */
export class AccessToken extends AccessTokenSchema.class {}
AccessTokenSchema.setClass(AccessToken);
