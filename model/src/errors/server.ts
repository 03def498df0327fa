import type { ServerErrors } from './error-type.js';

const tooMany =
  (what: string) =>
  ({ minutes }: { minutes: number }): string =>
    `Too many ${what}: try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;

/** Errors about the state of the server and its limits. */
export const serverErrors = {
  unexpected: { type: 'internal', message: 'Something went wrong on the server.' },
  disconnected: { type: 'disconnected', message: 'The client has disconnected.' },
  shuttingDown: { type: 'unavailable', message: 'The server is shutting down.' },
  diskFull: {
    type: 'unavailable',
    message:
      "The server's disk is full, so nothing was saved. Try again later, or ask an administrator to free some space.",
  },
  databaseAway: { type: 'unavailable', message: 'The database is not responding.' },
  databaseSlow: {
    type: 'unavailable',
    message: 'The database took too long to respond. Try again in a few seconds.',
  },
  databaseReadOnly: {
    type: 'unavailable',
    message: 'The database is read-only at the moment. Try again later.',
  },
  databaseDiskFull: {
    type: 'unavailable',
    message: "The database's disk is full. Changes are not possible at the moment.",
  },
  databaseOverloaded: {
    type: 'unavailable',
    message: 'The database is overloaded. Try again in a few seconds.',
  },
  databaseDiskProblem: {
    type: 'unavailable',
    message: 'The database has a problem with its disk. Try again later.',
  },
  tooManyChangesAtOnce: {
    type: 'unavailable',
    message: 'Too many changes at the same time. Try again in a few seconds.',
  },
  passwordChecksBusy: {
    type: 'unavailable',
    message: 'The server is busy checking passwords. Try again in a few seconds.',
  },
  tooManyVisitors: {
    type: 'unavailable',
    message: 'This calendar has too many visitors at the moment. Try again in a few seconds.',
  },
  importsRunning: {
    type: 'rateLimited',
    message: 'Your earlier imports are still running. Try again in a few seconds.',
  },
  liveUpdatesOff: {
    type: 'unavailable',
    message:
      'Live updates are not available. Set DATABASE_DIRECT_URL, because DATABASE_URL points to PgBouncer.',
  },
  tooManyStreams: {
    type: 'unavailable',
    message: 'This server has too many live connections. Try again later.',
  },
  tooManyStreamsOfNetwork: {
    type: 'rateLimited',
    message: 'Your network has too many live connections to shared calendars. Close some pages.',
  },
  tooManyStreamsOfKey: {
    type: 'rateLimited',
    message: ({ max }: { max: number }) =>
      `This key has too many live connections (at most ${max}). Close some of them.`,
  },
  tooManyStreamsOfUser: {
    type: 'rateLimited',
    message: ({ max }: { max: number }) =>
      `You have ${max} live connections. Close some pages of the planner.`,
  },
  subscriptionNotStreamed: {
    type: 'invalid',
    message: 'A subscription is a stream. Send `Accept: text/event-stream`.',
  },
  tooManyForms: {
    type: 'rateLimited',
    message: ({ max }: { max: number }) => `You are editing ${max} entries. Close some of them.`,
  },
  tooManyFailedLogins: { type: 'rateLimited', message: tooMany('failed logins') },
  tooManyLoginsFromNewBrowsers: { type: 'rateLimited', message: tooMany('logins from new browsers') },
  tooManyLoginsFromBrowser: { type: 'rateLimited', message: tooMany('logins from this browser') },
  tooManyInvalidCodes: { type: 'rateLimited', message: tooMany('invalid codes') },
  tooManyWrongPasswords: { type: 'rateLimited', message: tooMany('wrong passwords') },
  tooManyPasswordChecks: { type: 'rateLimited', message: tooMany('password checks') },
  tooManyRegistrations: { type: 'rateLimited', message: tooMany('registrations') },
  tooManyInvalidTokens: { type: 'rateLimited', message: tooMany('invalid access tokens') },
  tooManyOpenings: { type: 'rateLimited', message: tooMany('openings of shared calendars') },
  tooManyInvalidLinks: { type: 'rateLimited', message: tooMany('invalid links') },
  tooManyAttemptsWithLink: { type: 'rateLimited', message: tooMany('attempts with this link') },
  tooManyDownloads: { type: 'rateLimited', message: tooMany('downloads of this feed') },
  tooManyVisits: { type: 'rateLimited', message: tooMany('visits to this link') },
} as const satisfies ServerErrors;
