import type { CombinedError } from '@urql/core';
import type { Entry } from '../logs/entry.js';

/**
 * What kind of failure it is, so that a screen can say the right thing. `network` is no answer of a planner at all,
 * `server` a planner that failed.
 */
export type PlannerErrorCode =
  | 'unauthorized'
  | 'forbidden'
  | 'invalid'
  | 'conflict'
  | 'notFound'
  | 'rateLimited'
  | 'network'
  | 'server';

/** What is wrong with one field of what was sent. */
export interface PlannerFieldError {
  /** The field's name; parts of a path are joined by dots. */
  field: string;
  /** A sentence for people, such as 'name is required'. */
  message: string;
}

const CODES: readonly PlannerErrorCode[] = [
  'unauthorized',
  'forbidden',
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
 * A failed call. `message` is `<status>: <body as REST sends it>`; for people show
 * `serverMessage`.
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
  /** The HTTP status that REST answers with; 0 when no answer came. */
  readonly status: number;
  /** The server's own sentence; where none came, one that says so. */
  readonly serverMessage: string;
  /** Messages of single fields; empty where there are none. */
  readonly fieldErrors: readonly PlannerFieldError[];
  /** In a conflict of versions: the entry as it stands on the server now; else null. */
  readonly current: Entry | null;

  constructor(init: {
    code: PlannerErrorCode;
    status: number;
    serverMessage: string;
    fieldErrors?: readonly PlannerFieldError[];
    current?: Entry | null;
  }) {
    const { code, status, serverMessage, fieldErrors = [], current = null } = init;
    const body = {
      message: serverMessage,
      ...(fieldErrors.length > 0 && { errors: fieldErrors }),
      ...(current && { current }),
    };
    super(`${status}: ${JSON.stringify(body)}`);
    this.name = 'PlannerError';
    this.code = code;
    this.status = status;
    this.serverMessage = serverMessage;
    this.fieldErrors = fieldErrors;
    this.current = current;
  }

  /** Whether the session has ended: the caller has to log in again. */
  get isSessionEnded(): boolean {
    return this.code === 'unauthorized' && this.serverMessage === 'Unauthorized';
  }
}

/** What to look after where nothing came that a planner says: urql has the browser's words, or a whole page of HTML. */
function withoutAnswer({ response }: CombinedError): PlannerError {
  const answer = response as Partial<Response> | undefined;
  const { status = 0, url } = answer ?? {};
  const place = url || 'this address';
  // A gateway whose planner is down.
  if (status >= 500) {
    const serverMessage = `The planner at ${place} cannot answer at the moment (${status}): try again later.`;
    return new PlannerError({ code: 'server', status, serverMessage });
  }
  const serverMessage = status
    ? `No planner answers at ${place}: check the url given to createPlannerClient.`
    : 'The planner is not responding. Check your connection and try again.';
  return new PlannerError({ code: 'network', status: 0, serverMessage });
}

/** The server has more words than callers can do different things. */
function codeOf(code: string | undefined, status: number): PlannerErrorCode {
  const known = CODES.find((one) => one === code) ?? BY_STATUS[status];
  return known ?? (status < 500 ? 'invalid' : 'server');
}

/** Reads urql's error as one of ours. */
export function toPlannerError(error: CombinedError): PlannerError {
  const [first] = error.graphQLErrors;
  if (!first) return withoutAnswer(error);
  const {
    status = 500,
    code,
    errors,
    current,
  } = first.extensions as {
    status?: number;
    code?: string;
    errors?: PlannerFieldError[];
    current?: Entry;
  };
  return new PlannerError({
    code: codeOf(code, status),
    status,
    serverMessage: first.message,
    ...(errors && { fieldErrors: errors }),
    ...(current && { current }),
  });
}
