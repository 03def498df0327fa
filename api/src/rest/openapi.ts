import { z } from 'zod';
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi';
import { BUILD } from '../version.js';
import { DOCUMENTED_FEED_PATH, feedOperation } from './feed-operation.js';
import { errorResponse } from './responses.js';
import type { Route } from './route.js';
import { routes } from './routes.js';

/** A reason why any write can fail with 403. */
const OTHER_SITE = 'The request came from a page on another site.';

/** A reason why any call can fail with 400. */
const BOTH = 'The request has both a session cookie and an access token.';

/** The reasons why calls with access tokens can fail with 403. */
const NO_TOKENS: Readonly<Record<Exclude<NonNullable<Route['access']>, 'visitor'>, string>> = {
  reader: 'The access token is for an embed that is not allowed on this page.',
  writer: 'The access token cannot write this entry.',
  login: 'The request has an access token instead of a session.',
  user: 'The request has an access token instead of a session.',
  admin: 'The request has an access token instead of a session.',
};

/** Whether a route accepts an `Idempotency-Key`. */
const isCreation = ({
  access = 'user',
  status,
}: {
  access?: string | undefined;
  status?: number | undefined;
}) => status === 201 && access !== 'visitor';

const idempotencyHeader = z.object({
  'Idempotency-Key': z.string().max(255).optional().meta({
    description:
      'A unique string, such as a UUID. Repeating the request with the same key within 24 hours returns the first result and creates nothing.',
  }),
});

/** Returns the errors that are derived from a route's properties. */
function errorsOf({
  access = 'user',
  body,
  method,
  path,
  errors,
  status,
  query,
  mediaTypes = ['application/json'],
}: Route): Readonly<Record<number, string>> {
  return {
    ...(body && {
      400: 'The body is invalid. `errors` lists the invalid fields.',
      411: 'The request has no Content-Length.',
      413: 'The body is larger than 1 MiB.',
      415: `The body is not ${mediaTypes.join(' or ')}.`,
    }),
    ...(!body && access !== 'visitor' && { 400: query ? `The query is invalid. ${BOTH}` : BOTH }),
    ...(access !== 'visitor' && { 401: 'The request has no valid session or access token.' }),
    ...(access !== 'visitor' && { 403: NO_TOKENS[access] }),
    ...(method !== 'GET' && {
      403: access === 'visitor' ? OTHER_SITE : `${NO_TOKENS[access]} ${OTHER_SITE}`,
    }),
    ...(access === 'admin' && {
      403:
        method === 'GET'
          ? 'The user is not an administrator.'
          : `The user is not an administrator. ${OTHER_SITE}`,
    }),
    ...(path.includes(':id') && { 404: 'Not found.' }),
    ...(isCreation({ access, status }) && { 422: 'The `Idempotency-Key` was used for a different request.' }),
    503: 'The database is not responding.',
    ...errors,
  };
}

const json = (schema: z.ZodType, mediaTypes: readonly string[] = ['application/json']) => ({
  content: Object.fromEntries(mediaTypes.map((type) => [type, { schema }])),
});

const conditionHeader = z.object({
  'If-Match': z.string().optional().meta({
    description:
      'The ETag of the version that was edited. If the entry has changed in the meantime, the response is 412.',
  }),
});

const linkHeader = z.object({
  Link: z.string().optional().meta({
    description: 'The URL of the next page, if there is one: `</api/logs/blog?limit=…&after=…>; rel="next"`.',
  }),
});

const PARAMETERS = {
  id: z.string().meta({ description: 'The id.' }),
  kind: z.string().meta({ description: 'The id of a kind that an administrator created.' }),
};

/** Returns the parameters of a route: those in its path, its query and its headers. */
const parametersOf = (route: Route) => {
  const names = Object.entries(PARAMETERS).filter(([name]) => route.path.includes(`:${name}`));
  return {
    ...(names.length > 0 && { path: z.object(Object.fromEntries(names)) }),
    ...(route.query && { query: route.query }),
    ...(route.isConditional && { header: conditionHeader }),
    ...(isCreation(route) && { header: idempotencyHeader }),
  };
};

function operationOf(route: Route): ZodOpenApiOperationObject {
  const requestParams = parametersOf(route);
  const {
    method,
    path,
    summary,
    tag,
    access,
    body,
    status = 200,
    success,
    successNote,
    successType = 'application/json',
    conflict,
    mediaTypes,
  } = route;
  return {
    operationId: `${method.toLowerCase()}${path.replace(/[/:.-]+(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
    summary,
    tags: [tag],
    ...(access === 'visitor' && { security: [] }),
    ...((access === 'reader' || access === 'writer') && { security: [{ session: [] }, { token: [] }] }),
    ...(Object.keys(requestParams).length > 0 && { requestParams }),
    ...(body && { requestBody: { required: true, ...json(body, mediaTypes) } }),
    responses: {
      [String(status)]: {
        description: successNote ? `${summary}. ${successNote}` : summary,
        ...(route.query && 'after' in route.query.shape && { headers: linkHeader }),
        ...(success && json(success, [successType])),
      },
      ...Object.fromEntries(
        Object.entries(errorsOf(route)).map(([error, description]) => [
          error,
          { description, ...json((['409', '412'].includes(error) && conflict) || errorResponse) },
        ]),
      ),
    },
  };
}

/** Returns a route's path in the OpenAPI format. */
export const documentedPath = (path: string): string => `/api${path.replace(/:(\w+)/g, '{$1}')}`;

/**
 * Creates the OpenAPI 3.1 document for the REST API from the schemas that validate requests.
 *
 * @param cookieName the name of the session cookie, which depends on the server's address
 */
export function openApiDocument(cookieName: string): object {
  const paths: ZodOpenApiPathsObject = {};
  for (const route of routes) {
    const path = documentedPath(route.path);
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route) };
  }
  paths[DOCUMENTED_FEED_PATH] = { get: feedOperation };
  return createDocument({
    openapi: '3.1.0',
    info: {
      title: 'Content Planner',
      version: BUILD,
      description:
        "The REST API for a team's log entries, brands, custom fields and users. Log in first: the response sets a session cookie. Scripts can send an access key in an `Authorization: Bearer` header instead. The GraphQL API at /graphql has more features.",
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    security: [{ session: [] }],
    tags: [...new Set(routes.map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: cookieName },
        token: { type: 'http', scheme: 'bearer' },
      },
    },
  });
}
