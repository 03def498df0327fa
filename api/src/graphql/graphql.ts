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
  /** Whether to serve GraphiQL, and to allow introspection and suggestions in messages. */
  development: boolean;
  /** The documents to compile and cache. */
  trusted: TrustedDocuments;
}

interface ServerContext {
  c: Context;
  opened: Promise<RequestContext>;
  /** Whether the body had already arrived when the session was read. */
  wasComplete: boolean;
}

/** Creates the GraphQL endpoint. It only accepts POST with application/json, which forms on other sites can't send. */
export function createGraphQL({ contextOf, cookie, log, development, trusted }: Parts) {
  const failures: Plugin<GraphQLContext, ServerContext> = {
    async onResultProcess({ result, setResult, serverContext }) {
      if (Array.isArray(result) || !('errors' in result) || !result.errors) return;
      const errors = listedErrors(result.errors, { log, development });
      setResult({ ...result, errors });
      // If there is no data, nothing was executed, so the query or its variables are invalid or exceed a limit.
      const isRejected = !('data' in result) && errors[0]?.extensions.status === 400;
      if (isRejected && !isClientAbort(serverContext.c)) {
        (await serverContext.opened).record('request-rejected', { status: 400 });
      }
    },
  };

  const yoga = createYoga<ServerContext, GraphQLContext>({
    schema,
    context: async ({ c, opened, wasComplete }) => ({
      // The session may have ended, or its permissions may have changed, while the client was sending the body.
      ...(wasComplete ? await opened : await contextOf(c)),
      setSession: (tokens) => cookie.set(c, tokens),
      clearSession: () => cookie.clear(c),
    }),
    graphqlEndpoint: '/graphql',
    // Hono handles CORS, health checks and errors. Yoga would allow all origins by default.
    cors: false,
    landingPage: false,
    graphiql: development,
    logging: false,
    // Yoga would cache every document that clients send. `trustedDocuments` replaces the cache.
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
      // Yoga's comparison of media types is case-sensitive.
      if (c.req.header('content-type') !== JSON_TYPE) c.req.raw.headers.set('content-type', JSON_TYPE);
    } else if (!(development && c.req.method === 'GET')) {
      c.header('Allow', 'POST');
      throw new PlannerError('methodNotAllowed', 'Only POST is supported.');
    }
    const opened = contextOf(c);
    // Yoga reports failures in GraphQL's format.
    const isVisitor = await opened.then(
      ({ viewer }) => viewer === null,
      () => false,
    );
    if (isVisitor) limitVisitorBody(c);
    const response = await yoga.fetch(c.req.raw, { c, opened, wasComplete: isComplete(c) });
    // Create the response with Hono, so that it includes the cookies that a mutation has set.
    return c.newResponse(response.body, response);
  };
}
