import type { CombinedError } from '@urql/core';
import type { Entry } from '../logs/kinds/entry.js';
import type { EntryConflict, LeftEntry, Person } from './conflicts.js';

/**
 * The kind of error, so that screens can react to it. `recentLoginRequired`: the change requires a login within the
 * last ten minutes; see `onRecentLoginRequired` of `createPlannerClient`. `network`: there was no response from a
 * planner. `server`: the planner failed.
 */
export type PlannerErrorCode =
  | 'unauthorized'
  | 'forbidden'
  | 'recentLoginRequired'
  | 'invalid'
  | 'conflict'
  | 'notFound'
  | 'rateLimited'
  | 'network'
  | 'server';

/**
 * Why the planner rejects an access token. `tokenInvalid` can also mean that the secret belongs to a different id.
 * `originNotAllowed`: the embed's origins don't include the page's origin.
 */
export type AccessReason =
  | 'tokenInvalid'
  | 'tokenExpired'
  | 'tokenRevoked'
  | 'originNotAllowed'
  | 'passwordRequired'
  | 'passwordWrong';

/**
 * Why the planner rejects a request, if the application can do something about it. `twoStepRequired`: the user has to
 * set up two-step verification first. `needsTwoStep` of the `viewer` is then true.
 */
export type ErrorReason = AccessReason | 'twoStepRequired';

/** An error about one input field. */
export interface PlannerFieldError {
  /** The field's name. For a nested field, a path with dots. */
  field: string;
  /** The message to display, such as 'name is required'. */
  message: string;
}

const CODES: readonly PlannerErrorCode[] = [
  'unauthorized',
  'forbidden',
  'recentLoginRequired',
  'invalid',
  'conflict',
  'notFound',
  'rateLimited',
];

const BY_STATUS: Readonly<Record<number, PlannerErrorCode>> = {
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
 *   if (error instanceof PlannerError && error.code === 'invalid') show(error.fieldErrors);
 * }
 */
export class PlannerError extends Error {
  readonly code: PlannerErrorCode;
  /** The HTTP status that the REST API returns; 0 if there was no response. */
  readonly status: number;
  /** The server's message for the user. If there was no response, the sdk's own message. */
  readonly serverMessage: string;
  /** Errors about individual fields. Can be empty. */
  readonly fieldErrors: readonly PlannerFieldError[];
  /** Why the planner rejects the request, or null. For access tokens, see `useAccess`. */
  readonly reason: ErrorReason | null;
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
    code: PlannerErrorCode;
    status: number;
    serverMessage: string;
    fieldErrors?: readonly PlannerFieldError[];
    reason?: ErrorReason | null;
    step?: string | null;
    current?: Entry | null;
    changedBy?: Person | null;
    conflicts?: readonly EntryConflict[];
    left?: readonly LeftEntry[];
  }) {
    const { code, status, serverMessage, fieldErrors = [], conflicts = [], left = [] } = init;
    const { current = null, changedBy = null, reason = null, step = null } = init;
    const body = {
      message: serverMessage,
      ...(fieldErrors.length > 0 && { errors: fieldErrors }),
      ...(reason && { reason }),
      ...(step && { step }),
      ...(current && { current, changedBy }),
      ...(conflicts.length > 0 && { conflicts }),
      ...(left.length > 0 && { left }),
    };
    super(`${status}: ${JSON.stringify(body)}`);
    this.name = 'PlannerError';
    this.code = code;
    this.status = status;
    this.serverMessage = serverMessage;
    this.fieldErrors = fieldErrors;
    this.reason = reason;
    this.step = step;
    this.current = current;
    this.changedBy = changedBy;
    this.changedAt = current?.updatedAt ?? null;
    this.conflicts = conflicts;
    this.left = left;
  }

  /** Whether the session has ended, so that the user has to log in again. */
  get isSessionEnded(): boolean {
    return this.code === 'unauthorized' && this.serverMessage === 'Unauthorized';
  }
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
  if (status >= 500) {
    const serverMessage = `The planner at ${place} is not available right now (${status}). Try again later.`;
    return new PlannerError({ code: 'server', status, serverMessage });
  }
  const serverMessage = status
    ? `There is no planner at ${place}. Check the url passed to createPlannerClient.`
    : 'The planner is not responding. Check your connection and try again.';
  return new PlannerError({ code: 'network', status: 0, serverMessage });
}

/** Maps the server's codes to the sdk's codes. The sdk has fewer codes: one for each way in which callers can react. */
function codeOf(code: string | undefined, status: number): PlannerErrorCode {
  const known = CODES.find((one) => one === code) ?? BY_STATUS[status];
  return known ?? (status < 500 ? 'invalid' : 'server');
}

/** Converts a urql error to a PlannerError. */
export function toPlannerError(error: CombinedError): PlannerError {
  const [first] = error.graphQLErrors;
  if (!first) return withoutResponse(error);
  const {
    status = 500,
    code,
    errors,
    ...detail
  } = first.extensions as {
    status?: number;
    code?: string;
    errors?: PlannerFieldError[];
    reason?: ErrorReason;
    step?: string;
    current?: Entry;
    changedBy?: Person | null;
    conflicts?: EntryConflict[];
    left?: LeftEntry[];
  };
  const { current, ...others } = detail;
  return new PlannerError({
    code: codeOf(code, status),
    status,
    serverMessage: first.message,
    ...(errors && { fieldErrors: errors }),
    ...others,
    // `current` is only set for entries. A conflict about a saved view, for example, has no entry.
    ...(current && 'kind' in current && { current }),
  });
}
