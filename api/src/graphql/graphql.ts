import { createYoga, type Plugin } from 'graphql-yoga';
import type { Context } from 'hono';
import type { Logger } from 'pino';
import type { RequestContext } from '../context.js';
import { PlannerError } from '../errors.js';
import { requireJson } from '../http/json-body.js';
import type { SessionCookie } from '../http/session-cookie.js';
import type { GraphQLContext } from './builder.js';
import { compiledQueries } from './compiled-queries.js';
import { graphQLFailure } from './failures.js';
import { schema } from './schema.js';

interface Parts {
  contextOf: (c: Context) => Promise<RequestContext>;
  cookie: SessionCookie;
  log: Logger;
  /** Serves GraphiQL and introspection aids. */
  development: boolean;
}

/** The longest query, in tokens: ten times what a page asks for, and too short to nest out of the stack. */
const MAX_TOKENS = 2000;

const shortQueries: Plugin = {
  onParse({ parseFn, setParseFn }) {
    setParseFn((source, options) => parseFn(source, { ...options, maxTokens: MAX_TOKENS }));
  },
};

/** The GraphQL endpoint: POST of application/json only, so that no other site's form can write. */
export function createGraphQL({ contextOf, cookie, log, development }: Parts) {
  const yoga = createYoga<{ c: Context }, GraphQLContext>({
    schema,
    context: async ({ c }) => ({
      ...(await contextOf(c)),
      setSession: (token) => cookie.set(c, token),
      clearSession: () => cookie.clear(c),
    }),
    graphqlEndpoint: '/graphql',
    // Hono answers for CORS, health and failures; Yoga's own defaults would let every origin in.
    cors: false,
    landingPage: false,
    graphiql: development,
    logging: false,
    maskedErrors: { maskError: (error) => graphQLFailure(error, log) },
    plugins: [
      compiledQueries(),
      shortQueries,
      {
        onResultProcess({ result, setResult }) {
          if (Array.isArray(result) || !('errors' in result) || !result.errors) return;
          setResult({ ...result, errors: result.errors.map((error) => graphQLFailure(error, log)) });
        },
      },
    ],
  });

  return async (c: Context): Promise<Response> => {
    if (c.req.method === 'POST') requireJson(c);
    else if (!(development && c.req.method === 'GET')) {
      c.header('Allow', 'POST');
      throw new PlannerError('methodNotAllowed', 'GraphQL takes POST.');
    }
    const response = await yoga.fetch(c.req.raw, { c });
    // Through Hono, so that the cookies a mutation set go out with Yoga's answer.
    return c.newResponse(response.body, response);
  };
}
