import { createYoga, type Plugin } from 'graphql-yoga';
import type { Context } from 'hono';
import type { SessionCookie } from '../auth/session-cookie.js';
import type { RequestContext } from '../context.js';
import { PlannerError } from '../errors.js';
import type { FailureLog } from '../failure-log.js';
import { limitVisitorBody } from '../http/body-limit.js';
import { isComplete } from '../http/client-address.js';
import { isClientAbort } from '../http/failures.js';
import { requireJson } from '../http/json-body.js';
import type { GraphQLContext } from '../schema/builder.js';
import { graphQLFailure, listedErrors } from './failures.js';
import { queryLimits } from './query-limits.js';
import { schema } from './schema.js';
import { type TrustedDocuments, trustedDocuments } from './trusted-documents.js';
import { variableValues } from './variable-values.js';

const JSON_TYPE = 'application/json';

interface Parts {
  contextOf: (c: Context) => Promise<RequestContext>;
  cookie: SessionCookie;
  log: FailureLog;
  /** Serves GraphiQL and introspection aids. */
  development: boolean;
  /** The documents to compile and to cache. */
  trusted: TrustedDocuments;
}

interface ServerContext {
  c: Context;
  opened: Promise<RequestContext>;
  /** Whether the body had arrived when the session was read. */
  wasComplete: boolean;
}

/**
 * The GraphQL endpoint. It only accepts POST with application/json, which forms of other sites can't send.
 */
export function createGraphQL({ contextOf, cookie, log, development, trusted }: Parts) {
  const failures: Plugin<GraphQLContext, ServerContext> = {
    async onResultProcess({ result, setResult, serverContext }) {
      if (Array.isArray(result) || !('errors' in result) || !result.errors) return;
      const errors = listedErrors(result.errors, { log, development });
      setResult({ ...result, errors });
      // Without data, nothing was executed, so the query or its variables don't fit the schema or exceed a limit.
      const isRejected = !('data' in result) && errors[0]?.extensions.status === 400;
      if (isRejected && !isClientAbort(serverContext.c)) {
        (await serverContext.opened).record('request-rejected', { status: 400 });
      }
    },
  };

  const yoga = createYoga<ServerContext, GraphQLContext>({
    schema,
    context: async ({ c, opened, wasComplete }) => ({
      // The session can have ended, and its permissions can have changed, while the client was sending the body.
      ...(wasComplete ? await opened : await contextOf(c)),
      setSession: (tokens) => cookie.set(c, tokens),
      clearSession: () => cookie.clear(c),
    }),
    graphqlEndpoint: '/graphql',
    // Hono handles CORS, health checks and errors. Yoga's defaults would allow all origins.
    cors: false,
    landingPage: false,
    graphiql: development,
    logging: false,
    // Yoga's cache would keep every document that anybody sends. `trustedDocuments` replaces it.
    parserAndValidationCache: false,
    maskedErrors: { maskError: (error) => graphQLFailure(error, { log, development }) },
    plugins: [
      queryLimits({ development }),
      variableValues({ development }),
      trustedDocuments(trusted),
      failures,
    ],
  });

  return async (c: Context): Promise<Response> => {
    if (c.req.method === 'POST') {
      requireJson(c);
      // Yoga compares media types case-sensitively.
      if (c.req.header('content-type') !== JSON_TYPE) c.req.raw.headers.set('content-type', JSON_TYPE);
    } else if (!(development && c.req.method === 'GET')) {
      c.header('Allow', 'POST');
      throw new PlannerError('methodNotAllowed', 'Only POST is supported.');
    }
    const opened = contextOf(c);
    // Yoga reports failures in the format of GraphQL.
    const isVisitor = await opened.then(
      ({ viewer }) => viewer === null,
      () => false,
    );
    if (isVisitor) limitVisitorBody(c);
    const response = await yoga.fetch(c.req.raw, { c, opened, wasComplete: isComplete(c) });
    // Created by Hono, so that the response includes cookies that a mutation has set.
    return c.newResponse(response.body, response);
  };
}
