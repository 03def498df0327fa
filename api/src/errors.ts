import { isUnreachable, temporaryFailure } from './db/unreachable.js';

/** The cause of an error. GraphQL returns it as `extensions.code`. */
export type ErrorCode =
  | 'invalid'
  | 'unauthorized'
  | 'forbidden'
  | 'recentLoginRequired'
  | 'notFound'
  | 'methodNotAllowed'
  | 'conflict'
  | 'gone'
  | 'preconditionFailed'
  | 'lengthRequired'
  | 'tooLarge'
  | 'unsupportedMediaType'
  | 'misdirected'
  | 'unprocessable'
  | 'rateLimited'
  | 'disconnected'
  | 'internal'
  | 'unavailable';

const STATUS = {
  invalid: 400,
  unauthorized: 401,
  forbidden: 403,
  recentLoginRequired: 403,
  notFound: 404,
  methodNotAllowed: 405,
  conflict: 409,
  gone: 410,
  lengthRequired: 411,
  preconditionFailed: 412,
  tooLarge: 413,
  unsupportedMediaType: 415,
  misdirected: 421,
  unprocessable: 422,
  rateLimited: 429,
  // Only appears in logs and metrics. nginx uses this number for the same purpose.
  disconnected: 499,
  internal: 500,
  unavailable: 503,
} as const satisfies Record<ErrorCode, number>;

/** An error in one field of a request body. */
export interface FieldError {
  /** The path of the field, with dots between the parts. */
  field: string;
  message: string;
}

/** The reasons why an access token can't be used. Pages can react to these reasons. */
const ACCESS_REASONS = [
  'tokenInvalid',
  'tokenExpired',
  'tokenRevoked',
  'originNotAllowed',
  'passwordRequired',
  'passwordWrong',
] as const;
export type AccessReason = (typeof ACCESS_REASONS)[number];

/**
 * The rejection reasons that clients can act on. `twoStepRequired` applies to users, and all other reasons apply to
 * access tokens.
 */
export const ERROR_REASONS = [...ACCESS_REASONS, 'twoStepRequired'] as const;
type ErrorReason = (typeof ERROR_REASONS)[number];

/** The body of error responses under /api. */
export interface ErrorBody {
  message: string;
  errors?: FieldError[];
  /**
   * Why the request was rejected: the access token can't be used, or the user has to set up two-step verification
   * first.
   */
  reason?: ErrorReason;
  /** For logins that require a code: the token that continues the login. */
  step?: string;
  /** The current entry or view, if the error is a version conflict. */
  current?: Record<string, unknown>;
  /** For version conflicts: the user who last changed the entry. Null if the user's account has been deleted. */
  changedBy?: Changer | null;
  /** For moves: the entries that have changed in the meantime, with their current values. */
  conflicts?: { id: string; changedBy: Changer | null; current: Record<string, unknown> }[];
  /** For undos: the entries that have changed in the meantime. */
  left?: readonly object[];
}

/** The user who changed an entry. */
interface Changer {
  id: string;
  firstName: string | null;
  lastName: string | null;
}

/** The parts of an error response other than its message. */
export type ErrorDetail = Omit<ErrorBody, 'message'>;

/**
 * An error that the client can act on. REST and GraphQL convert it to their own formats. Any other error is a bug,
 * which clients see as a plain 500.
 */
export class PlannerError extends Error {
  readonly code: ErrorCode;
  readonly detail: ErrorDetail;
  /** Headers for the response, such as `Retry-After`. */
  readonly headers: Readonly<Record<string, string>>;

  /** @param detail field errors, or other details of the error */
  constructor(
    code: ErrorCode,
    message: string,
    detail: FieldError[] | ErrorDetail = {},
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.name = 'PlannerError';
    this.code = code;
    this.detail = Array.isArray(detail) ? { errors: detail } : detail;
    this.headers = headers;
  }

  get status() {
    return STATUS[this.code];
  }

  get body(): ErrorBody {
    return { message: this.message, ...this.detail };
  }
}

/** How long clients should wait before retrying the request, in seconds. */
const RETRY_AFTER = 5;

/** PostgreSQL's code for a full disk. The embedded database also uses this code if the disk is almost full. */
const DISK_FULL = '53100';

/** Whether an error means that nothing can be stored because the disk is full. */
export const isDiskFull = (error: unknown): boolean =>
  (error as { code?: unknown } | null)?.code === DISK_FULL;

/** Creates the error for writes while the disk is full. */
const diskFull = () =>
  new PlannerError(
    'unavailable',
    "The server's disk is full, so nothing was saved. Try again later, or ask an administrator to free some space.",
    {},
    { 'Retry-After': '30' },
  );

const unavailable = (message: string) =>
  new PlannerError('unavailable', message, {}, { 'Retry-After': String(RETRY_AFTER) });

/** Creates the error for requests while the database can't be reached. */
export const databaseAway = () => unavailable('The database is not responding.');

/** The client has disconnected, so nobody can receive the response. This is the reason of aborted `signal`s. */
export class Disconnected extends Error {
  readonly code = 'disconnected' satisfies ErrorCode;

  constructor() {
    super('The client has disconnected.');
    this.name = 'Disconnected';
  }
}

/** Whether an error means that the client has disconnected. Also recognizes errors that MikroORM has wrapped. */
export const isDisconnected = (error: unknown): boolean =>
  (error as { code?: unknown } | null)?.code === ('disconnected' satisfies ErrorCode);

/** Creates the error for an embed on a page whose origin the embed does not allow. */
export const originNotAllowed = () =>
  new PlannerError(
    'forbidden',
    'This page is not allowed to display this embed. Ask an administrator to add its origin to the embed.',
    { reason: 'originNotAllowed' },
  );

/** Returns the error for the client. Unexpected errors reveal nothing about the server. */
export function failureOf(error: unknown): PlannerError {
  if (error instanceof PlannerError) return error;
  if (isDisconnected(error)) return new PlannerError('disconnected', new Disconnected().message);
  if (isDiskFull(error)) return diskFull();
  if (isUnreachable(error)) return databaseAway();
  const temporary = temporaryFailure(error);
  return temporary
    ? unavailable(temporary)
    : new PlannerError('internal', 'Something went wrong on the server.');
}
