import { isUnreachable, temporaryFailure } from './db/unreachable.js';

/** What kind of failure an answer is: the same words in GraphQL's `extensions.code` and in the sdk. */
export type ErrorCode =
  | 'invalid'
  | 'unauthorized'
  | 'forbidden'
  | 'notFound'
  | 'methodNotAllowed'
  | 'conflict'
  | 'lengthRequired'
  | 'tooLarge'
  | 'unsupportedMediaType'
  | 'misdirected'
  | 'unprocessable'
  | 'rateLimited'
  | 'internal'
  | 'unavailable';

const STATUS = {
  invalid: 400,
  unauthorized: 401,
  forbidden: 403,
  notFound: 404,
  methodNotAllowed: 405,
  conflict: 409,
  lengthRequired: 411,
  tooLarge: 413,
  unsupportedMediaType: 415,
  misdirected: 421,
  unprocessable: 422,
  rateLimited: 429,
  internal: 500,
  unavailable: 503,
} as const satisfies Record<ErrorCode, number>;

/** What is wrong with one field of a body. */
export interface FieldError {
  /** Path of the field, with dots between its parts. */
  field: string;
  message: string;
}

/** The body of every failed answer under /api (decision L5). */
export interface ErrorBody {
  message: string;
  errors?: FieldError[];
  /** In a conflict of versions: what stands there now (decision L13). */
  current?: Record<string, unknown>;
}

/** What a failure may say beyond its sentence. */
export type ErrorDetail = Omit<ErrorBody, 'message'>;

/**
 * A failure that the caller can act on. Both doors turn it into their own shape; anything else that
 * is thrown is a defect, which callers see as a plain 500.
 */
export class PlannerError extends Error {
  readonly code: ErrorCode;
  readonly detail: ErrorDetail;
  /** What the answer's head says beyond its status, such as when to try again. */
  readonly headers: Readonly<Record<string, string>>;

  /** @param detail the fields that are wrong, or what else the caller needs to go on */
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

  /** The answer's body: the message, and what it says beyond that. */
  get body(): ErrorBody {
    return { message: this.message, ...this.detail };
  }
}

/** How long clients should wait before they send the request again, in seconds. */
const RETRY_AFTER = 5;

/** PostgreSQL's code for a full disk. The embedded database also uses it if the disk is almost full. */
const DISK_FULL = '53100';

/** Whether an error says that nothing can be stored because the disk is full. */
export const isDiskFull = (error: unknown): boolean =>
  (error as { code?: unknown } | null)?.code === DISK_FULL;

/** The response to writes while the disk is full. */
const diskFull = () =>
  new PlannerError(
    'unavailable',
    "The server's disk is full, so nothing was saved. Try again later, or ask an administrator to free some space.",
    {},
    { 'Retry-After': '30' },
  );

const unavailable = (message: string) =>
  new PlannerError('unavailable', message, {}, { 'Retry-After': String(RETRY_AFTER) });

/** The error while the database can't be reached. */
export const databaseAway = () => unavailable('The database does not answer.');

/** Returns the error for the client. Unexpected errors reveal nothing about the server. */
export function failureOf(error: unknown): PlannerError {
  if (error instanceof PlannerError) return error;
  if (isDiskFull(error)) return diskFull();
  if (isUnreachable(error)) return databaseAway();
  const temporary = temporaryFailure(error);
  return temporary
    ? unavailable(temporary)
    : new PlannerError('internal', 'Something went wrong on the server.');
}
