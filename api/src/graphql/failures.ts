import type { ServerErrorType } from '@content-planner/model';
import { GraphQLError, type GraphQLErrorExtensions, type GraphQLErrorOptions } from 'graphql';
import { failureOf, PlannerError } from '../errors.js';
import type { FailureLog } from '../failure-log.js';
import { MAX_ERRORS, shortened } from '../field-errors.js';

/** Returns the location of an error in the query. */
const placeOf = ({ nodes, source, positions, path }: GraphQLError): GraphQLErrorOptions =>
  Object.fromEntries(
    Object.entries({ nodes, source, positions, path }).filter(([, value]) => value !== undefined),
  );

/** Returns the extensions of an error. If a compiled query's error has none, its `extensions` property is missing. */
const extensionsOf = (error: GraphQLError) => (error.extensions as GraphQLErrorExtensions | undefined) ?? {};

/** The types of temporary errors. These errors set the status of the HTTP response. */
const TEMPORARY: ReadonlySet<string> = new Set<ServerErrorType>(['rateLimited', 'unavailable']);

/**
 * Matches the suggestions that graphql-js adds to messages about unknown names. They are removed unless introspection
 * is allowed, because they would reveal the schema.
 */
const SUGGESTION = / ?Did you mean [^?]*\?$/;

/** Returns the extensions that describe an error to clients. */
export function describe(error: PlannerError): Record<string, unknown> {
  const { message: _, ...body } = error.body;
  return { status: error.status, type: error.type, ...body };
}

/**
 * Rethrows an error that affects the entire request, such as an invalid access token. The HTTP response has the error's
 * status, because nothing was executed.
 */
export function rejectRequest(error: unknown): never {
  if (!(error instanceof PlannerError)) throw error;
  const { message, status, headers } = error;
  throw new GraphQLError(message, { extensions: { ...describe(error), http: { status, headers } } });
}

/** How to report failures. */
interface Reporting {
  log: FailureLog;
  /** Whether messages suggest similar names. */
  development: boolean;
}

/** Converts an error to a GraphQL error with `extensions.status`, `type`, `code`, `params` and the field errors. */
export function graphQLFailure(error: unknown, { log, development }: Reporting): GraphQLError {
  // Execution errors are passed to this function twice: individually, and then as part of the response. An error that
  // has a status has already been converted.
  if (error instanceof GraphQLError && extensionsOf(error).status !== undefined) return error;
  const place = error instanceof GraphQLError ? placeOf(error) : {};
  const cause = error instanceof GraphQLError ? (error.originalError ?? error) : error;
  let failure: PlannerError;
  let source = error;
  if (cause instanceof GraphQLError) {
    // This is a client error: an invalid query, or an invalid variable.
    const message = shortened(cause.message);
    const problem = development ? message : message.replace(SUGGESTION, '');
    failure = new PlannerError('queryInvalid', { problem });
    source = cause;
  } else {
    failure = failureOf(cause);
    log.failed(cause, failure, { path: '/graphql' });
  }
  const { message, status, type, headers } = failure;
  // Also set the status of the response, because proxies and HTTP clients only look at the status.
  const sent = source instanceof GraphQLError ? extensionsOf(source).http : undefined;
  const http = TEMPORARY.has(type) ? { status, headers } : sent;
  return new GraphQLError(message, { ...place, extensions: { ...describe(failure), ...(http && { http }) } });
}

/** Returns the errors for a response, at most 20. If there are more, the last error says how many have been omitted. */
export function listedErrors(errors: readonly GraphQLError[], reporting: Reporting): GraphQLError[] {
  const listed = errors.length > MAX_ERRORS ? errors.slice(0, MAX_ERRORS - 1) : errors;
  const failures = listed.map((error) => graphQLFailure(error, reporting));
  if (listed.length === errors.length) return failures;
  const more = new PlannerError('moreErrors', { count: errors.length - listed.length });
  return [...failures, new GraphQLError(more.message, { extensions: describe(more) })];
}
