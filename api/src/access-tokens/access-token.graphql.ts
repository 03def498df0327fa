import { findPeople } from '../changes/people.js';
import type { RequestContext, RequestToken } from '../context.js';
import { EntryFilterInput } from '../logs/entry-filter.graphql.js';
import { LogKindScalar } from '../logs/kinds/log-kind.graphql.js';
import { builder } from '../schema/builder.js';
import { LONG_INPUT_COST } from '../schema/cost.js';
import { PersonType } from '../schema/person-type.js';
import {
  type CreatedToken,
  createAccessToken,
  listAccessTokens,
  revokeAccessToken,
  updateAccessToken,
} from './access-token.service.js';
import type { FeedValues } from './access-token-input.js';
import { TOKEN_KINDS } from './access-token-kinds.js';
import type { AccessTokenRow } from './access-token-store.js';

const KindEnum = builder.enumType('AccessTokenKind', {
  description:
    'The kind of an access token: a link to a page for clients, an embed in other pages, a key for scripts, or a feed for calendar apps.',
  values: TOKEN_KINDS,
});

const BRAND_AND_KIND = 'Whether it includes brands and kinds.';

const isFiltered = ({ filter }: FeedValues): boolean =>
  Boolean(filter && (filter.conditions?.length || filter.isLate != null || filter.search));

const FeedType = builder.objectRef<FeedValues>('Feed').implement({
  description: 'What a feed contains, in addition to titles and dates.',
  fields: (t) => ({
    isFiltered: t.boolean({
      description: 'Whether a filter restricts it, in addition to the scope of the token.',
      resolve: isFiltered,
    }),
    brandAndKind: t.exposeBoolean('brandAndKind', { description: BRAND_AND_KIND }),
  }),
});

/** A link, an embed, a key or a feed. */
export const AccessTokenType = builder.objectRef<AccessTokenRow>('AccessToken').implement({
  description: 'A link, an embed, a key or a feed. It gives access to part of the content.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'UUID.' }),
    kind: t.expose('kind', { type: KindEnum, description: 'What it is for.' }),
    name: t.exposeString('name', { description: 'Its name.' }),
    canWrite: t.exposeBoolean('canWrite', { description: 'Whether a key can write.' }),
    brandIds: t.exposeIDList('brandIds', {
      nullable: true,
      description: 'The ids of its brands, which may have been deleted. Null for all brands.',
    }),
    withoutBrand: t.exposeBoolean('withoutBrand', {
      description: 'Whether it includes entries without a brand.',
    }),
    kinds: t.expose('kinds', {
      type: [LogKindScalar],
      nullable: true,
      description: 'Its kinds of entries. Null for all kinds, also later ones.',
    }),
    fields: t.exposeIDList('fields', {
      nullable: true,
      description:
        'The ids of its fields, which may have been deleted. Null for all fields, also later ones. Feeds omit custom fields that are not shareable.',
    }),
    from: t.expose('from', {
      type: 'CalendarDate',
      nullable: true,
      description: 'The first visible day, if any. Entries that end earlier are not included.',
    }),
    origins: t.exposeStringList('origins', {
      description: 'For embeds: the origins of the pages that can display it.',
    }),
    hasPassword: t.exposeBoolean('hasPassword', { description: 'Whether a link has a password.' }),
    frozenAt: t.expose('frozenAt', {
      type: 'DateTime',
      nullable: true,
      description:
        'For frozen links: when the link was frozen. It shows the content as of that time. Null if the link shows the current content.',
    }),
    feed: t.expose('feed', {
      type: FeedType,
      nullable: true,
      description: 'For feeds: what it contains. Null for all other kinds.',
    }),
    owner: t.loadable({
      type: PersonType,
      nullable: true,
      description: 'For keys and feeds: the owner.',
      load: (ids: string[], { em }) => findPeople(em, ids),
      resolve: ({ ownerId }) => ownerId,
    }),
    createdBy: t.loadable({
      type: PersonType,
      nullable: true,
      description: 'The person who created it. Null if the account is deleted.',
      load: (ids: string[], { em }) => findPeople(em, ids),
      resolve: ({ createdBy }) => createdBy,
    }),
    isCreatorAdmin: t.exposeBoolean('isCreatorAdmin', {
      description:
        'Whether the person who created it is an administrator now. If not, links and embeds still work, and this person may still have the secret. To replace a link, create a new one and revoke this one.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was created.' }),
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it expires. Null if it never expires.',
    }),
    lastUsedAt: t.expose('lastUsedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was last used, to within a minute. Null if it was never used.',
    }),
    revokedAt: t.expose('revokedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was revoked. Null if it was not revoked.',
    }),
  }),
});

const CreatedType = builder.objectRef<CreatedToken>('CreatedAccessToken').implement({
  description: 'A new access token and its secret.',
  fields: (t) => ({
    token: t.expose('token', { type: AccessTokenType, description: 'The token.' }),
    secret: t.exposeString('secret', {
      description: 'The secret, which is not stored and is only returned here.',
    }),
  }),
});

const FeedInput = builder.inputType('FeedInput', {
  description:
    "What a feed contains, in addition to titles and dates. In updates, omitted fields don't change.",
  fields: (t) => ({
    filter: t.field({
      type: EntryFilterInput,
      description:
        'The filter of the view that the feed shows. The scope of the token restricts it further. None by default. Conditions can use all fields, even those that the feed does not include.',
    }),
    brandAndKind: t.boolean({ description: `${BRAND_AND_KIND} True by default.` }),
  }),
});

const FEED = 'For feeds: what it contains.';

const CreationInput = builder.inputType('AccessTokenInput', {
  description: 'A new access token.',
  fields: (t) => ({
    kind: t.field({ type: KindEnum, required: true, description: '`link`, `embed`, `key` or `feed`.' }),
    name: t.string({ required: true, description: 'Its name, 1 to 300 characters.' }),
    canWrite: t.boolean({ description: 'Whether a key can write. False by default.' }),
    brandIds: t.idList({ description: 'Its brands. Null for all brands, which is the default.' }),
    withoutBrand: t.boolean({
      description: 'Whether it includes entries without a brand. By default, only if `brandIds` is null.',
    }),
    kinds: t.field({
      type: [LogKindScalar],
      description:
        'Its kinds of entries. For keys and feeds, null for all kinds, also later ones, which is the default. For links and embeds, the built-in kinds by default.',
    }),
    fields: t.idList({
      description:
        'The ids of its fields. For keys and feeds, null for all fields, also later ones. By default, keys that can write include all fields. Other keys, links and embeds include the current fields except for notes, and feeds include the built-in ones except for notes. Links and embeds can only include custom fields that are shareable.',
    }),
    from: t.field({ type: 'CalendarDate', description: 'The first visible day. None by default.' }),
    origins: t.stringList({
      description: 'For embeds: the origins of the pages that can display it, such as https://example.com.',
    }),
    expiresAt: t.field({
      type: 'DateTime',
      description:
        'When it expires, or null for never. By default, keys, links and embeds expire in 90 days, and feeds never expire.',
    }),
    feed: t.field({ type: FeedInput, description: FEED }),
    password: t.string({
      description:
        'For links: a password of at least 8 characters that its visitors have to enter. None by default.',
    }),
    isFrozen: t.boolean({
      description:
        'For links: whether to keep showing the content as it is now, even after changes and deletions. At most 5,000 entries. False by default.',
    }),
  }),
});

const UpdateInput = builder.inputType('AccessTokenUpdateInput', {
  description: "Changes to an access token. Omitted fields don't change.",
  fields: (t) => ({
    name: t.string({ description: 'Its name, 1 to 300 characters.' }),
    canWrite: t.boolean({ description: 'Whether a key can write.' }),
    brandIds: t.idList({ description: 'Its brands. Null for all brands.' }),
    withoutBrand: t.boolean({ description: 'Whether it includes entries without a brand.' }),
    kinds: t.field({
      type: [LogKindScalar],
      description: 'Its kinds of entries. For keys and feeds, null for all kinds, also later ones.',
    }),
    fields: t.idList({
      description: 'The ids of its fields. For keys and feeds, null for all fields, also later ones.',
    }),
    from: t.field({ type: 'CalendarDate', description: 'The first visible day. Null for none.' }),
    origins: t.stringList({ description: 'For embeds: the origins of the pages that can display it.' }),
    expiresAt: t.field({ type: 'DateTime', description: 'When it expires. Null if it never expires.' }),
    feed: t.field({ type: FeedInput, description: FEED }),
    password: t.string({
      description:
        'For links: a new password. Null removes the current password. Visitors who have already entered the old one have to enter the new one.',
    }),
    isFrozen: t.boolean({
      description:
        'For links: true freezes the content as it is now, unless the link is already frozen. False shows the current content again. Changes to the scope of a frozen link can hide content, but not add any.',
    }),
  }),
});

const ViewerTokenType = builder.objectRef<Pick<RequestContext, 'scope'> & { token: RequestToken }>(
  'ViewerToken',
);

ViewerTokenType.implement({
  description: 'The access token of a request, as its user sees it.',
  fields: (t) => ({
    kind: t.field({ type: KindEnum, description: 'What it is for.', resolve: ({ token }) => token.kind }),
    canWrite: t.boolean({
      description: 'Whether it can write.',
      resolve: ({ token }) => token.canWrite,
    }),
    from: t.field({
      type: 'CalendarDate',
      nullable: true,
      description: 'The first visible day, if any.',
      resolve: ({ scope }) => scope.from,
    }),
    frozenAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When a link was frozen. Null if it shows the current content.',
      resolve: ({ token }) => token.frozenAt,
    }),
    expiresAt: t.field({
      type: 'DateTime',
      nullable: true,
      description:
        'When the access ends. Null if it never ends. Short-lived tokens for links and embeds expire earlier.',
      resolve: ({ token }) => token.expiresAt,
    }),
  }),
});

builder.queryField('viewerToken', (t) =>
  t.field({
    type: ViewerTokenType,
    nullable: true,
    description: 'The access token that the request uses instead of a session, or null.',
    resolve: (_, _args, { token, scope }) => token && { token, scope },
  }),
);

builder.queryField('accessTokens', (t) =>
  t.field({
    type: [AccessTokenType],
    description:
      "The viewer's keys and feeds, newest first, including expired and revoked ones. For administrators, all access tokens.",
    authScopes: { user: true },
    resolve: (_, _args, context) => listAccessTokens(context),
  }),
);

builder.mutationFields((t) => ({
  createAccessToken: t.field({
    type: CreatedType,
    description:
      'Creates a key or a feed for the viewer. Administrators can also create links and embeds. Requires a login within the last ten minutes.',
    complexity: LONG_INPUT_COST,
    authScopes: { user: true },
    args: { input: t.arg({ type: CreationInput, required: true, description: 'The token.' }) },
    resolve: (_, { input }, context) => createAccessToken(context, input),
  }),
  updateAccessToken: t.field({
    type: AccessTokenType,
    description:
      "Updates one of the viewer's keys or feeds. Administrators can also update links and embeds. The secret stays the same. Changes that give access to more content, to more people or for longer, such as another brand, a removed password or a later expiry, require a login within the last ten minutes.",
    complexity: LONG_INPUT_COST,
    authScopes: { user: true },
    args: {
      id: t.arg.id({ required: true, description: 'The token to update.' }),
      input: t.arg({ type: UpdateInput, required: true, description: 'The changes.' }),
    },
    resolve: (_, { id, input }, context) => updateAccessToken(context, id, input),
  }),
  revokeAccessToken: t.field({
    type: AccessTokenType,
    description:
      "Revokes one of the viewer's keys or feeds. Administrators can revoke any access token. Its access ends immediately.",
    authScopes: { user: true },
    args: { id: t.arg.id({ required: true, description: 'The token to revoke.' }) },
    resolve: (_, { id }, context) => revokeAccessToken(context, id),
  }),
}));
