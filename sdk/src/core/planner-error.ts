import {
  type ClientErrorCode,
  type ClientErrors,
  CONNECTION_ERRORS,
  type Entry,
  type ErrorCode,
  type ErrorParams,
  type MessageParams,
  messageOf,
} from '@content-planner/model';
import type { CombinedError } from '@urql/core';
import type { EntryConflict, LeftEntry, Person } from './conflicts.js';

/**
 * The type of an error, so that screens can react to it. `recentLoginRequired`: the change requires a login within the
 * last ten minutes; see `onRecentLoginRequired` of `createPlannerClient`. `network`: there was no response from a
 * planner. `server`: the planner failed.
 */
export type PlannerErrorType =
  | 'unauthorized'
  | 'forbidden'
  | 'recentLoginRequired'
  | 'invalid'
  | 'conflict'
  | 'notFound'
  | 'rateLimited'
  | 'network'
  | 'server';

/** An error about one input field. */
export interface PlannerFieldError {
  /** The field's name. For a nested field, a path with dots. */
  field: string;
  /** Names the problem, such as `required`. */
  code: ErrorCode;
  /** The values in the message, such as `{ max: 300 }`. */
  params: MessageParams;
  /** The message in English, such as 'name is required'. */
  message: string;
}

/** A field error as the planner sends it. The planner omits empty parameters. */
type SentFieldError = Omit<PlannerFieldError, 'params'> & { params?: MessageParams };

const BY_STATUS: Readonly<Record<number, PlannerErrorType>> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'notFound',
  409: 'conflict',
  429: 'rateLimited',
};

/**
 * The error for a failed request. `message` is `<status>: <response body of the REST API>`, for logs. Display
 * `serverMessage` to users.
 *
 * @example
 * try {
 *   await createBrand({ name, color });
 * } catch (error) {
 *   if (error instanceof PlannerError && error.type === 'invalid') show(error.fieldErrors);
 * }
 */
export class PlannerError extends Error {
  /** What kind of error it is, which determines what screens can do. */
  readonly type: PlannerErrorType;
  /** Names the problem, such as `brandNameTaken`. A newer planner can also return other codes. */
  readonly code: ErrorCode;
  /** The values in the message, such as `{ max: 100 }`. */
  readonly params: MessageParams;
  /** The HTTP status that the REST API returns; 0 if there was no response. */
  readonly status: number;
  /** The server's message for the user, in English. If there was no response, the sdk's own message. */
  readonly serverMessage: string;
  /** Errors about individual fields. Can be empty. */
  readonly fieldErrors: readonly PlannerFieldError[];
  /** For logins that continue with a code: the value to pass to `useCompleteLogin`; otherwise null. */
  readonly step: string | null;
  /** In a version conflict, the entry as it is stored on the server; otherwise null. */
  readonly current: Entry | null;
  /** For version conflicts: the person who last changed the entry. Null if the account is deleted or unknown. */
  readonly changedBy: Person | null;
  /** For version conflicts: when the entry was last changed. ISO 8601 in UTC. Null for other errors. */
  readonly changedAt: string | null;
  /** For `useMoveEntries`: the entries that someone changed in the meantime; otherwise empty. */
  readonly conflicts: readonly EntryConflict[];
  /** If nothing could be undone: the entries that someone changed in the meantime; otherwise empty. */
  readonly left: readonly LeftEntry[];

  constructor(init: {
    type: PlannerErrorType;
    code: ErrorCode;
    params?: MessageParams;
    status: number;
    serverMessage: string;
    fieldErrors?: readonly SentFieldError[];
    step?: string | null;
    current?: Entry | null;
    changedBy?: Person | null;
    conflicts?: readonly EntryConflict[];
    left?: readonly LeftEntry[];
  }) {
    const { type, code, params = {}, status, serverMessage } = init;
    const { fieldErrors = [], conflicts = [], left = [] } = init;
    const { current = null, changedBy = null, step = null } = init;
    const body = {
      message: serverMessage,
      code,
      ...(Object.keys(params).length > 0 && { params }),
      ...(fieldErrors.length > 0 && { errors: fieldErrors }),
      ...(step && { step }),
      ...(current && { current, changedBy }),
      ...(conflicts.length > 0 && { conflicts }),
      ...(left.length > 0 && { left }),
    };
    super(`${status}: ${JSON.stringify(body)}`);
    this.name = 'PlannerError';
    this.type = type;
    this.code = code;
    this.params = params;
    this.status = status;
    this.serverMessage = serverMessage;
    this.fieldErrors = fieldErrors.map((error) => ({ params: {}, ...error }));
    this.step = step;
    this.current = current;
    this.changedBy = changedBy;
    this.changedAt = current?.updatedAt ?? null;
    this.conflicts = conflicts;
    this.left = left;
  }

  /** Whether the session has ended, so that the user has to log in again. */
  get isSessionEnded(): boolean {
    return this.code === 'unauthorized';
  }
}

/**
 * Creates an error that is not from a planner.
 *
 * @param errors the group that contains the code, so that pages only load the messages that they can display
 */
export function clientError<Errors extends ClientErrors, Code extends keyof Errors & ClientErrorCode>(
  errors: Errors,
  code: Code,
  params: ErrorParams<Code>,
  status = 0,
): PlannerError {
  const error = errors[code] as Errors[Code];
  return new PlannerError({
    type: error.type,
    code,
    params,
    status,
    serverMessage: messageOf(error, params),
  });
}

/**
 * Creates the error for a missing response, or for one that isn't from a planner. urql's own message would be the
 * browser's message or an HTML page.
 */
function withoutResponse({ response: received }: CombinedError): PlannerError {
  const response = received as Partial<Response> | undefined;
  const { status = 0, url } = response ?? {};
  const place = url || 'this address';
  // The response is from a gateway that can't reach the planner.
  if (status >= 500) return clientError(CONNECTION_ERRORS, 'gatewayError', { place, status }, status);
  return status
    ? clientError(CONNECTION_ERRORS, 'notAPlanner', { place })
    : clientError(CONNECTION_ERRORS, 'noResponse', {});
}

/** Returns the sdk's type of an error. There are fewer types than statuses: one for each way to react. */
function typeOf(code: string, status: number): PlannerErrorType {
  if (code === 'recentLoginRequired') return code;
  return BY_STATUS[status] ?? (status < 500 ? 'invalid' : 'server');
}

/** Converts a urql error to a PlannerError. */
export function toPlannerError(error: CombinedError): PlannerError {
  const [first] = error.graphQLErrors;
  if (!first) return withoutResponse(error);
  const {
    status = 500,
    code = 'unknownError',
    errors,
    ...detail
  } = first.extensions as {
    status?: number;
    code?: ErrorCode;
    params?: MessageParams;
    errors?: SentFieldError[];
    step?: string;
    current?: Entry;
    changedBy?: Person | null;
    conflicts?: EntryConflict[];
    left?: LeftEntry[];
  };
  const { current, ...others } = detail;
  return new PlannerError({
    ...others,
    type: typeOf(code, status),
    code,
    status,
    serverMessage: first.message,
    ...(errors && { fieldErrors: errors }),
    // `current` is only set for entries. A conflict about a saved view, for example, has no entry.
    ...(current && 'kind' in current && { current }),
  });
}
