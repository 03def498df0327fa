import { GraphQLError, type GraphQLErrorOptions } from 'graphql';
import type { PlannerError } from '../errors.js';

/** Extensions that make Yoga respond with status 400. */
export const BAD_REQUEST = { http: { status: 400 } };

/** Creates an error about a query, with a location in the query or with extensions. */
export const queryError = (error: PlannerError, options: GraphQLErrorOptions = {}): GraphQLError =>
  new GraphQLError(error.message, { ...options, originalError: error });
