import { AccessTokenType } from '../access-tokens/access-token.graphql.js';
import { findPeople } from '../changes/people.js';
import { builder } from '../schema/builder.js';
import { SESSION_COST, VISITOR_COST } from '../schema/cost.js';
import { PersonType } from '../schema/person-type.js';
import { UserType } from '../schema/user-type.js';
import {
  type CreatedAccountLink,
  createInvitation,
  createPasswordReset,
  listAccountLinks,
  type OpenedAccountLink,
  openAccountLink,
  redeemAccountLink,
  revokeAccountLink,
} from './account-link.service.js';
import { ACCOUNT_LINK_KINDS, type AccountLinkRow } from './account-link-store.js';

const KindEnum = builder.enumType('AccountLinkKind', {
  description:
    'What a one-time link is for: an invitation creates an account, a password reset changes a password.',
  values: ACCOUNT_LINK_KINDS,
});

const KIND = 'What it is for.';
const EMAIL = 'The email address of the account.';
const EXPIRES_AT = 'When it expires: 24 hours after it was created.';

const AccountLinkType = builder.objectRef<AccountLinkRow>('AccountLink').implement({
  description: 'A one-time link for choosing a password.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'UUID.' }),
    kind: t.expose('kind', { type: KindEnum, description: KIND }),
    email: t.exposeString('email', { description: EMAIL }),
    userId: t.exposeID('userId', {
      nullable: true,
      description: 'For password resets: the id of the account. Null for invitations.',
    }),
    createdBy: t.loadable({
      type: PersonType,
      nullable: true,
      description: 'The administrator who created it.',
      load: (ids: string[], { em }) => findPeople(em, ids),
      resolve: ({ createdBy }) => createdBy,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was created.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: EXPIRES_AT }),
  }),
});

const OpenedType = builder.objectRef<OpenedAccountLink>('OpenedAccountLink').implement({
  description: 'A one-time link, as seen by the person who opens it.',
  fields: (t) => ({
    kind: t.expose('kind', { type: KindEnum, description: KIND }),
    email: t.exposeString('email', { description: EMAIL }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: EXPIRES_AT }),
    tokens: t.expose('tokens', {
      type: [AccessTokenType],
      description:
        "For password resets: the account's keys and feeds that are neither revoked nor expired, newest first. Someone else who had access to the account may have created them. Empty for invitations.",
    }),
  }),
});

const CreatedType = builder.objectRef<CreatedAccountLink>('CreatedAccountLink').implement({
  description: 'A new one-time link and its secret.',
  fields: (t) => ({
    link: t.expose('link', { type: AccountLinkType, description: 'The link.' }),
    secret: t.exposeString('secret', {
      description:
        'The secret, which is not stored and is only returned here. Send the person a link that contains it in the fragment: `/invitation#<secret>` or `/password-reset#<secret>`.',
    }),
  }),
});

const RedemptionInput = builder.inputType('AccountLinkRedemptionInput', {
  description: 'The secret of a one-time link, and the chosen password.',
  fields: (t) => ({
    secret: t.string({ required: true, description: 'The secret of the link.' }),
    password: t.string({ required: true, description: 'The new password. At least 8 characters.' }),
    firstName: t.string({ description: 'For invitations: the first name. Ignored for password resets.' }),
    lastName: t.string({ description: 'For invitations: the last name. Ignored for password resets.' }),
    keepTokenIds: t.idList({
      description:
        'For password resets: the ids of the keys and feeds to keep, at most 100. All others of the account are revoked, including those that were created after the link was opened. By default, all are kept.',
    }),
  }),
});

builder.queryFields((t) => ({
  accountLinks: t.field({
    type: [AccountLinkType],
    description: 'The invitations and password resets that still work, newest first. Administrators only.',
    authScopes: { admin: true },
    resolve: (_, _args, context) => listAccountLinks(context),
  }),
  openedAccountLink: t.field({
    type: OpenedType,
    description:
      'The one-time link that a secret belongs to. The error is `notFound` if the secret is unknown, or if the link was used, was revoked or has expired.',
    // The cost is high, because this field reads the database and even visitors can query it.
    complexity: VISITOR_COST,
    args: { secret: t.arg.string({ required: true, description: 'The secret of the link.' }) },
    resolve: (_, { secret }, context) => openAccountLink(context, secret),
  }),
}));

builder.mutationFields((t) => ({
  createInvitation: t.field({
    type: CreatedType,
    description:
      'Creates a one-time link that lets a person create their own account, which does not require approval. Replaces an earlier invitation for the address. Requires a login within the last ten minutes. Administrators only.',
    authScopes: { admin: true },
    args: {
      email: t.arg.string({ required: true, description: 'The email address of the new account.' }),
    },
    resolve: (_, input, context) => createInvitation(context, input),
  }),
  createPasswordReset: t.field({
    type: CreatedType,
    description:
      'Creates a one-time link that lets another user choose a new password. Replaces an earlier link for the account. The link stops working if the password or email address changes. Requires a login within the last ten minutes. Administrators only.',
    authScopes: { admin: true },
    args: { userId: t.arg.id({ required: true, description: 'The id of the account.' }) },
    resolve: (_, { userId }, context) => createPasswordReset(context, userId),
  }),
  revokeAccountLink: t.field({
    type: 'ID',
    description:
      'Revokes an invitation or a password reset. It stops working immediately. Returns its id. Administrators only.',
    authScopes: { admin: true },
    args: { id: t.arg.id({ required: true, description: 'The link to revoke.' }) },
    resolve: (_, { id }, context) => revokeAccountLink(context, id),
  }),
  redeemAccountLink: t.field({
    type: UserType,
    nullable: true,
    description:
      'Uses a one-time link. An invitation creates the account and logs the user in. A password reset ends all sessions of the account, revokes keys and feeds if `keepTokenIds` is set, and returns null: log in with the new password.',
    authScopes: { visitor: true },
    complexity: SESSION_COST,
    args: {
      input: t.arg({ type: RedemptionInput, required: true, description: 'The secret and the password.' }),
    },
    async resolve(_, { input }, context) {
      const loggedIn = await redeemAccountLink(context, input);
      if (!loggedIn) return null;
      context.setSession(loggedIn.tokens);
      return loggedIn.user;
    },
  }),
}));
