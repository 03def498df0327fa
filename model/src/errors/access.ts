import type { ServerErrors } from './error-type.js';

/** Errors about permissions and access tokens: keys, links, embeds and feeds. */
export const accessErrors = {
  unauthorized: { type: 'unauthorized', message: 'Unauthorized' },
  forbidden: { type: 'forbidden', message: 'Forbidden' },
  administratorRequired: {
    type: 'forbidden',
    message: 'You must be an administrator to access this page.',
  },
  recentLoginRequired: {
    type: 'recentLoginRequired',
    message: 'Log in again to do this. It requires a login within the last ten minutes.',
  },
  accountPageRequired: {
    type: 'forbidden',
    message: 'This is only possible on the Account page of the planner.',
  },
  twoStepRequired: {
    type: 'forbidden',
    message: 'Your administrator requires two-step verification. Set it up to continue.',
  },
  tokenReadOnly: { type: 'forbidden', message: 'This access token can only read.' },
  tokenNotAllowed: { type: 'forbidden', message: 'Access tokens cannot do this. Log in instead.' },
  tokenInvalid: { type: 'unauthorized', message: 'Invalid access token.' },
  tokenRevoked: { type: 'unauthorized', message: 'This access token was revoked. Ask for a new one.' },
  tokenExpired: { type: 'unauthorized', message: 'This access token has expired. Ask for a new one.' },
  tokenScopeChanged: {
    type: 'forbidden',
    message: 'The scope of this access token has changed. Send the request again.',
  },
  keyNotExchanged: {
    type: 'unauthorized',
    message: 'Keys are not exchanged. Send the key in the Authorization header.',
  },
  exchangeRequired: {
    type: 'unauthorized',
    message: 'Exchange the secret of a link or an embed for a short-lived token first.',
  },
  shortLivedTokenExpired: {
    type: 'unauthorized',
    message: 'This short-lived token has expired. Exchange the secret for a new one.',
  },
  feedSecretMisplaced: {
    type: 'unauthorized',
    message: 'The secret of a feed works only in the URL of the feed.',
  },
  originNotAllowed: {
    type: 'forbidden',
    message:
      'This page is not allowed to display this embed. Ask an administrator to add its origin to the embed.',
  },
  passwordRequired: { type: 'unauthorized', message: 'This link requires a password.' },
  passwordWrong: { type: 'unauthorized', message: 'Invalid password.' },
  outsideScope: {
    type: 'forbidden',
    message: 'This key can only write entries in its scope. Check the brand, the kind and the dates.',
  },
  feedNotFound: {
    type: 'notFound',
    message: 'Unknown feed. Copy its complete address, or create a new link.',
  },
  feedRevoked: { type: 'gone', message: 'This feed was revoked. Create a new one in the planner.' },
  feedExpired: { type: 'gone', message: 'This feed has expired. Create a new one in the planner.' },
  accessTokenNotFound: { type: 'notFound', message: 'Access token not found' },
  accessTokenRevoked: {
    type: 'conflict',
    message: 'This access token was revoked. Create a new one.',
  },
  sharingNotAllowed: {
    type: 'forbidden',
    message: 'Only administrators can create links and embeds.',
  },
  tooManyLinks: {
    type: 'conflict',
    message: ({ max }: { max: number }) => `There can be at most ${max} links and embeds. Revoke one first.`,
  },
  tooManyAccessKeys: {
    type: 'conflict',
    message: ({ max }: { max: number }) => `There can be at most ${max} keys and feeds. Revoke one first.`,
  },
  tooManyFrozenLinks: {
    type: 'conflict',
    message: ({ max }: { max: number }) => `There can be at most ${max} frozen links. Revoke one first.`,
  },
  frozenEntriesTooMany: {
    type: 'invalid',
    message: ({ max }: { max: number }) =>
      `A frozen link can contain at most ${max.toLocaleString('en')} entries. Choose fewer brands or kinds, or a later first day.`,
  },
  frozenContentTooLarge: {
    type: 'invalid',
    message: ({ megabytes }: { megabytes: number }) =>
      `A frozen link can contain at most ${megabytes} MB of content. Choose fewer brands or kinds, or a later first day.`,
  },
  tokenBrandsGone: { type: 'invalid', message: 'One of these brands no longer exists. Choose others.' },
  onlyKeysWrite: { type: 'invalid', message: 'Only keys can write. Create a key instead.' },
  tokenFieldsGone: {
    type: 'invalid',
    message: "One of these fields no longer exists or can't be shown to clients. Choose others.",
  },
  linkKindsRequired: { type: 'invalid', message: 'Links and embeds require a list of kinds.' },
  linkFieldsRequired: { type: 'invalid', message: 'Links and embeds require a list of fields.' },
  writingKeyNeedsFields: { type: 'invalid', message: 'A key that can write must include all fields.' },
  originsRequired: {
    type: 'invalid',
    message: 'An embed requires the origins of its pages, such as https://intranet.example.com.',
  },
  onlyEmbedsHaveOrigins: { type: 'invalid', message: 'Only embeds have origins.' },
  onlyLinksHavePasswords: { type: 'invalid', message: 'Only links have passwords.' },
  onlyFeedsHaveSettings: { type: 'invalid', message: 'Only feeds have these settings.' },
  onlyLinksAreFrozen: { type: 'invalid', message: 'Only links can be frozen.' },
} as const satisfies ServerErrors;
