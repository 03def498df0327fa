import type { ServerErrors } from './error-type.js';

const number = (value: number): string => value.toLocaleString('en');

/** Errors about requests as a whole: their path, headers, size and form. */
export const requestErrors = {
  pathNotFound: { type: 'notFound', message: 'Not found' },
  apiPathNotFound: { type: 'notFound', message: 'Unknown path under /api.' },
  methodNotAllowed: {
    type: 'methodNotAllowed',
    message: ({ methods }: { methods: readonly string[] }) =>
      `This path only supports ${methods.join(', ')}.`,
  },
  onlyGetAndHead: { type: 'methodNotAllowed', message: 'This path only supports GET and HEAD.' },
  onlyPost: { type: 'methodNotAllowed', message: 'Only POST is supported.' },
  hostHeaderInvalid: { type: 'invalid', message: 'The Host header is invalid.' },
  hostNotAllowed: {
    type: 'misdirected',
    message: ({ host }: { host: string }) =>
      `The host '${host}' is not allowed. Add it to ALLOWED_HOSTS to allow it.`,
  },
  pageCannotWrite: {
    type: 'forbidden',
    message: 'This page is not allowed to make changes. Add its origin to ALLOWED_ORIGINS to allow it.',
  },
  twoCredentials: {
    type: 'invalid',
    message: 'Send either the session cookie or an Authorization header, not both.',
  },
  metricsTokenRequired: {
    type: 'unauthorized',
    message: 'Send the token from METRICS_TOKEN in the Authorization header: Bearer <token>.',
  },
  mediaTypeNotSupported: {
    type: 'unsupportedMediaType',
    message: ({ mediaTypes }: { mediaTypes: readonly string[] }) =>
      `Send the body as ${mediaTypes.join(' or ')}.`,
  },
  jsonInvalid: { type: 'invalid', message: 'The body is not valid JSON.' },
  lengthRequired: {
    type: 'lengthRequired',
    message: 'Send the body with a Content-Length header instead of in chunks.',
  },
  bodyTooLarge: { type: 'tooLarge', message: 'A request body can be at most 1 MiB.' },
  visitorBodyTooLarge: {
    type: 'tooLarge',
    message: 'A request body can be at most 64 KiB unless you are logged in. Log in first.',
  },
  importTooLarge: {
    type: 'tooLarge',
    message: 'An import can be at most 16 MiB. Split the sheet into several imports.',
  },
  bodyNotAllowed: {
    type: 'tooLarge',
    message: 'Only requests to /api and /graphql can have a body. Send this request without a body.',
  },
  tooDeep: {
    type: 'invalid',
    message: ({ max }: { max: number }) =>
      `Lists and objects in a request can be nested at most ${max} levels deep.`,
  },
  tooManyValues: {
    type: 'invalid',
    message: ({ max }: { max: number }) =>
      `A request can contain at most ${number(max)} values. Split it into several requests.`,
  },
  tooManyKeys: {
    type: 'invalid',
    message: ({ max }: { max: number }) => `An object in a request can have at most ${max} keys.`,
  },
  ifMatchInvalid: {
    type: 'invalid',
    message: 'If-Match must be the ETag of an entry, such as "3", or *.',
  },
  idempotencyKeyInvalid: {
    type: 'invalid',
    message: 'Idempotency-Key must have 1 to 255 printable ASCII characters.',
  },
  idempotencyKeyReused: {
    type: 'unprocessable',
    message: 'This Idempotency-Key was used for a different request. Use a new key for each request.',
  },
  cursorInvalid: {
    type: 'invalid',
    message: 'Invalid cursor. Send a cursor from a response to the same query.',
  },
  activityCursorInvalid: { type: 'invalid', message: 'Invalid cursor' },
  /** The query is not valid GraphQL, or its variables don't have their types. */
  queryInvalid: { type: 'invalid', message: ({ problem }: { problem: string }) => problem },
  queryTooLong: {
    type: 'invalid',
    message:
      'A query can be at most 8 KiB. Send values as variables, or split the query into several requests.',
  },
  queryTooLarge: {
    type: 'invalid',
    message: 'This query is too large. Request less data or split it into several requests.',
  },
  queryTooExpensive: {
    type: 'invalid',
    message: 'This query is too expensive. Request less data or send several requests.',
  },
  aliasNotAllowed: {
    type: 'invalid',
    message: ({ alias }: { alias: string }) => `'${alias}' can't be used as an alias. Choose another name.`,
  },
  listOfLists: {
    type: 'invalid',
    message: ({ variable }: { variable: string }) =>
      `The type of '$${variable}' is a list of lists. Use a plain list, such as [ID!].`,
  },
  onlyImports: {
    type: 'invalid',
    message: ({ path }: { path: string }) =>
      `${path} only runs importEntries. Send other operations to /graphql.`,
  },
  /** GraphQL: the response lists only the first errors. */
  moreErrors: {
    type: 'invalid',
    message: ({ count }: { count: number }) => `There are ${count} more errors.`,
  },
} as const satisfies ServerErrors;
