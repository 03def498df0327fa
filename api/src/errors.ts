import {
  type ErrorParams,
  type MessageParams,
  messageOf,
  SERVER_ERRORS,
  type ServerErrorCode,
  type ServerErrorType,
} from '@content-planner/model';
import { isUnreachable, temporaryFailure } from './db/unreachable.js';

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
} as const satisfies Record<ServerErrorType, number>;

/** The code of an error, and the parameters of its message, if it has any. */
export interface Problem {
  code: ServerErrorCode;
  params?: MessageParams;
}

/** The parameters of a code's message, which callers can omit if there are none. */
export type ParamsOf<Code extends ServerErrorCode> = [ErrorParams<Code>] extends [Record<string, never>]
  ? [params?: ErrorParams<Code>]
  : [params: ErrorParams<Code>];

/** Combines a code with the parameters of its message. */
export const problemOf = <Code extends ServerErrorCode>(
  code: Code,
  ...[params]: ParamsOf<Code>
): Problem => ({
  code,
  ...(params && Object.keys(params).length > 0 && { params: params as MessageParams }),
});

/** An error in one field of a request body. */
export interface FieldError extends Problem {
  /** The path of the field, with dots between the parts. */
  field: string;
  message: string;
}

/** The body of error responses under /api. */
export interface ErrorBody extends Problem {
  message: string;
  errors?: FieldError[];
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

/** The parts of an error response that its code doesn't determine. */
export type ErrorDetail = Omit<ErrorBody, 'message' | keyof Problem>;

/**
 * An error that the client can act on. REST and GraphQL convert it to their own formats. Any other error is a bug,
 * which clients see as a plain 500.
 */
export class PlannerError<Code extends ServerErrorCode = ServerErrorCode> extends Error {
  readonly code: ServerErrorCode;
  readonly params: MessageParams;
  readonly detail: ErrorDetail;
  /** Headers for the response, such as `Retry-After`. */
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    code: Code,
    ...options: [...params: ParamsOf<Code>, detail?: ErrorDetail, headers?: Readonly<Record<string, string>>]
  ) {
    const [params = {}, detail = {}, headers = {}] = options as unknown as [
      MessageParams?,
      ErrorDetail?,
      Readonly<Record<string, string>>?,
    ];
    super(messageOf(SERVER_ERRORS[code], params));
    this.name = 'PlannerError';
    this.code = code;
    this.params = params;
    this.detail = detail;
    this.headers = headers;
  }

  get type(): ServerErrorType {
    return SERVER_ERRORS[this.code].type;
  }

  get status() {
    return STATUS[this.type];
  }

  get body(): ErrorBody {
    const { message, code, params, detail } = this;
    return { message, code, ...(Object.keys(params).length > 0 && { params }), ...detail };
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
const diskFull = () => new PlannerError('diskFull', {}, {}, { 'Retry-After': '30' });

const unavailable = (code: 'databaseAway' | NonNullable<ReturnType<typeof temporaryFailure>>) =>
  new PlannerError(code, {}, {}, { 'Retry-After': String(RETRY_AFTER) });

/** Creates the error for requests while the database can't be reached. */
export const databaseAway = () => unavailable('databaseAway');

/** The client has disconnected, so nobody can receive the response. This is the reason of aborted `signal`s. */
export class Disconnected extends Error {
  readonly code = 'disconnected' satisfies ServerErrorCode;

  constructor() {
    super(SERVER_ERRORS.disconnected.message);
    this.name = 'Disconnected';
  }
}

/** Whether an error means that the client has disconnected. Also recognizes errors that MikroORM has wrapped. */
export const isDisconnected = (error: unknown): boolean =>
  (error as { code?: unknown } | null)?.code === ('disconnected' satisfies ServerErrorCode);

/** Creates the error for an embed on a page whose origin the embed does not allow. */
export const originNotAllowed = () => new PlannerError('originNotAllowed');

/** Returns the error for the client. Unexpected errors reveal nothing about the server. */
export function failureOf(error: unknown): PlannerError {
  if (error instanceof PlannerError) return error;
  if (isDisconnected(error)) return new PlannerError('disconnected');
  if (isDiskFull(error)) return diskFull();
  if (isUnreachable(error)) return databaseAway();
  const temporary = temporaryFailure(error);
  return temporary ? unavailable(temporary) : new PlannerError('unexpected');
}
