import { GraphQLError, type GraphQLErrorExtensions, type GraphQLErrorOptions } from 'graphql';
import { type ErrorCode, failureOf, PlannerError } from '../errors.js';
import type { FailureLog } from '../failure-log.js';
import { MAX_ERRORS, shortened } from '../field-errors.js';

/** Returns the location of an error in the query. */
const placeOf = ({ nodes, source, positions, path }: GraphQLError): GraphQLErrorOptions =>
  Object.fromEntries(
    Object.entries({ nodes, source, positions, path }).filter(([, value]) => value !== undefined),
  );

/** Returns the extensions of an error. If a compiled query's error has none, its `extensions` property is missing. */
const extensionsOf = (error: GraphQLError) => (error.extensions as GraphQLErrorExtensions | undefined) ?? {};

/** The codes of temporary errors. These errors set the status of the HTTP response. */
const TEMPORARY: ReadonlySet<string> = new Set<ErrorCode>(['rateLimited', 'unavailable']);

/**
 * Matches the suggestions that graphql-js adds to messages about unknown names. They are removed unless introspection
 * is allowed, because they would reveal the schema.
 */
const SUGGESTION = / ?Did you mean [^?]*\?$/;

/**
 * Rethrows an error that affects the entire request, such as an invalid access token. The HTTP response has the error's
 * status, because nothing was executed.
 */
export function rejectRequest(error: unknown): never {
  if (!(error instanceof PlannerError)) throw error;
  const { message, status, code, detail, headers } = error;
  throw new GraphQLError(message, { extensions: { status, code, ...detail, http: { status, headers } } });
}

/** How to report failures. */
interface Reporting {
  log: FailureLog;
  /** Whether messages suggest similar names. */
  development: boolean;
}

/** Converts an error to a GraphQL error with `extensions.status`, `extensions.code` and the field errors. */
export function graphQLFailure(error: unknown, { log, development }: Reporting): GraphQLError {
  // Execution errors are passed to this function twice: individually, and then as part of the response. An error that
  // has a status has already been converted.
  if (error instanceof GraphQLError && extensionsOf(error).status !== undefined) return error;
  const place = error instanceof GraphQLError ? placeOf(error) : {};
  const cause = error instanceof GraphQLError ? (error.originalError ?? error) : error;
  if (cause instanceof GraphQLError) {
    // This is a client error: an invalid query, or an invalid variable.
    const { http } = extensionsOf(cause);
    const extensions = { status: 400, code: 'invalid', ...(http !== undefined && { http }) };
    const message = shortened(cause.message);
    const shown = development ? message : message.replace(SUGGESTION, '');
    return new GraphQLError(shown, { ...place, extensions });
  }
  const failure = failureOf(cause);
  log.failed(cause, failure, { path: '/graphql' });
  const { status, code, detail, headers } = failure;
  // Also set the status of the response, because proxies and HTTP clients only look at the status.
  const http = TEMPORARY.has(code) && { http: { status, headers } };
  return new GraphQLError(failure.message, { ...place, extensions: { status, code, ...detail, ...http } });
}

/** Returns the errors for a response, at most 20. If there are more, the last error says how many have been omitted. */
export function listedErrors(errors: readonly GraphQLError[], reporting: Reporting): GraphQLError[] {
  const listed = errors.length > MAX_ERRORS ? errors.slice(0, MAX_ERRORS - 1) : errors;
  const failures = listed.map((error) => graphQLFailure(error, reporting));
  if (listed.length === errors.length) return failures;
  const message = `There are ${errors.length - listed.length} more errors.`;
  return [...failures, new GraphQLError(message, { extensions: { status: 400, code: 'invalid' } })];
}
