import { type ExecutionResult, getOperationAST, OperationTypeNode } from 'graphql';
import { createYoga, isAsyncIterable, type Plugin } from 'graphql-yoga';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { requireWriter } from '../accounts/policy.js';
import type { SessionCookie } from '../auth/session-cookie.js';
import type { GraphQLContext, RequestContext } from '../context.js';
import { PlannerError } from '../errors.js';
import type { FailureLog } from '../failure-log.js';
import { closeAfterUnreadBody, limitVisitorBody } from '../http/body-limit.js';
import { MAX_IMPORT_VALUES, MAX_VALUES } from '../http/body-values.js';
import { isComplete } from '../http/client-address.js';
import { isClientAbort } from '../http/failures.js';
import { IMPORT_PATH } from '../http/import-path.js';
import { inImportQueue } from '../http/import-queue.js';
import { requireJson } from '../http/json-body.js';
import { inPublicQueue } from '../http/public-requests.js';
import type { Live } from '../live/live.js';
import { eventStream } from './event-stream.js';
import { describe, graphQLFailure, listedErrors, rejectRequest } from './failures.js';
import { onlyImports } from './only-imports.js';
import { queryLimits } from './query-limits.js';
import { schema } from './schema.js';
import { type TrustedDocuments, trustedDocuments } from './trusted-documents.js';
import { variableValues } from './variable-values.js';

const JSON_TYPE = 'application/json';

const ACCEPTS_STREAM = /text\/event-stream|text\/\*|\*\/\*/i;

interface Parts {
  contextOf: (c: Context) => Promise<RequestContext>;
  cookie: SessionCookie;
  live: Live;
  log: FailureLog;
  /** Whether to serve GraphiQL, and to allow introspection and suggestions in messages. */
  development: boolean;
  /** The documents to compile and cache. */
  trusted: TrustedDocuments;
  /** Whether the endpoint only runs imports. */
  isImport?: boolean;
}

interface ServerContext {
  c: Context;
  opened: Promise<RequestContext>;
  /**
   * Whether the body had already arrived when the session was read, and the request has not waited in a queue since.
   */
  wasComplete: boolean;
}

/** Rejects a request before GraphQL runs. The response has GraphQL's format. */
function rejected(c: Context, error: PlannerError): Response {
  const errors = [{ message: error.message, extensions: describe(error) }];
  return c.json({ errors }, error.status as ContentfulStatusCode, error.headers);
}

/** Reads the body, so that a request doesn't wait for its client while it has a place in a queue. */
async function receive(request: Request): Promise<Request> {
  const { url, method, headers } = request;
  return new Request(url, { method, headers, body: (await request.text()) || null });
}

/**
 * Creates the GraphQL endpoint. It only accepts POST requests with application/json, which forms on other sites can't
 * send.
 */
export function createGraphQL({ contextOf, cookie, live, log, trusted, isImport = false, ...parts }: Parts) {
  const development = parts.development && !isImport;

  const failures: Plugin<GraphQLContext, ServerContext> = {
    async onResultProcess({ result, setResult, serverContext }) {
      if (Array.isArray(result) || !('errors' in result) || !result.errors) return;
      const errors = listedErrors(result.errors, { log, development });
      setResult({ ...result, errors });
      // If there is no data, nothing was executed, so the query or its variables are invalid or exceed a limit.
      const isRejected = !('data' in result) && errors[0]?.extensions.status === 400;
      if (isRejected && !isClientAbort(serverContext.c)) {
        // If the request's token was rejected, the rejection has already been logged.
        const context = await serverContext.opened.catch(() => null);
        context?.record('request-rejected', { status: 400 });
      }
    },
  };

  const changes: Plugin<GraphQLContext, ServerContext> = {
    onExecute({ args: { contextValue } }) {
      return {
        onExecuteDone({ result, setResult }) {
          const { changeIds } = contextValue as GraphQLContext;
          if (changeIds.length === 0 || isAsyncIterable(result)) return;
          setResult({ ...result, extensions: { ...result.extensions, changes: changeIds } });
        },
      };
    },
  };

  const reads: Plugin<GraphQLContext, ServerContext> = {
    onExecute({ args: { document, operationName }, context, extendContext }) {
      // Mutations run to the end, even if the client leaves.
      if (getOperationAST(document, operationName)?.operation !== OperationTypeNode.QUERY) return;
      extendContext({ em: context.em.fork({ signal: context.signal }) });
    },
  };

  const streams: Plugin<GraphQLContext, ServerContext> = {
    onResultProcess({ result, setResultProcessor }) {
      if (!isAsyncIterable(result)) return;
      setResultProcessor(() => eventStream(result as AsyncIterable<ExecutionResult>), 'text/event-stream');
    },
  };

  const yoga = createYoga<ServerContext, GraphQLContext>({
    schema,
    context: async ({ c, opened, wasComplete, params }) => {
      // Create the context again if the client was still sending the body when the session was read, or if the request
      // then waited in a queue. In the meantime, the session may have ended or its permissions may have changed.
      const context = await (wasComplete ? opened : contextOf(c)).catch(rejectRequest);
      return {
        ...context,
        channel: !context.token && trusted.has(params.query ?? '') ? 'app' : 'graphql',
        setSession: (tokens) => cookie.set(c, tokens),
        clearSession: () => cookie.clear(c),
        clearIdentity: () => cookie.clearIdentity(c),
        live,
        acceptsStream: ACCEPTS_STREAM.test(c.req.header('accept') ?? '*/*'),
      };
    },
    graphqlEndpoint: isImport ? IMPORT_PATH : '/graphql',
    // Hono handles CORS, health checks and errors. Yoga would allow all origins by default.
    cors: false,
    landingPage: false,
    graphiql: development,
    logging: false,
    // Yoga would cache every document that clients send. `trustedDocuments` replaces the cache.
    parserAndValidationCache: false,
    maskedErrors: { maskError: (error) => graphQLFailure(error, { log, development }) },
    plugins: [
      queryLimits({ development, maxValues: isImport ? MAX_IMPORT_VALUES : MAX_VALUES }),
      ...(isImport ? [onlyImports] : []),
      variableValues({ development }),
      trustedDocuments(trusted),
      reads,
      failures,
      changes,
      streams,
    ],
  });

  return async (c: Context): Promise<Response> => {
    if (c.req.method === 'POST') {
      requireJson(c);
      // Set the type exactly as Yoga expects it, because Yoga's comparison of media types is case-sensitive.
      if (c.req.header('content-type') !== JSON_TYPE) c.req.raw.headers.set('content-type', JSON_TYPE);
    } else if (!(development && c.req.method === 'GET')) {
      c.header('Allow', 'POST');
      throw new PlannerError('onlyPost');
    }
    const opened = contextOf(c);
    // Ignore errors here, because Yoga reports them in GraphQL's format.
    const session = await opened.catch(() => null);
    const wasComplete = isComplete(c);
    let request = c.req.raw;
    const execute = async (hasWaited: boolean) =>
      // Don't use `yoga.fetch`, which stops waiting when the client leaves. The request would lose its place in the
      // queue while its statements are still running, and nothing would end a stream that opens after that.
      yoga.handleRequest(request, { c, opened, wasComplete: wasComplete && !hasWaited });
    if (isImport && session) {
      try {
        const { id: userId } = requireWriter(session);
        const response = await inImportQueue({ userId, signal: session.signal }, execute);
        return c.newResponse(response.body, response);
      } catch (error) {
        if (!(error instanceof PlannerError)) throw error;
        closeAfterUnreadBody(c);
        return rejected(c, error);
      }
    }
    const isVisitor = session ? session.viewer === null : isImport;
    if (isVisitor) limitVisitorBody(c);
    if (session?.scope.isPublic) request = await receive(request);
    const response = await (session ? inPublicQueue(c, session, execute) : execute(false));
    // Create the response with Hono, so that it includes the cookies that a mutation has set.
    return c.newResponse(response.body, response);
  };
}
