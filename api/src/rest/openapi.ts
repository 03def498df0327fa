import { z } from 'zod';
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi';
import { errorAnswer } from './answers.js';
import type { Route } from './route.js';
import { routes } from './routes.js';

/** What every write refuses. */
const OTHER_SITE = "Another site's page may not write.";

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
      'A unique text, such as a UUID. Repeating the request with the same key within 24 hours returns the first result and creates nothing.',
  }),
});

/** Refusals that follow from what a route is. */
function refusalsOf({
  access = 'user',
  body,
  method,
  path,
  refusals,
  status,
}: Route): Readonly<Record<number, string>> {
  return {
    ...(body && {
      400: 'The body is not what it has to be; `errors` tells field by field.',
      411: 'The request has no Content-Length.',
      413: 'The body has more than 1 MiB.',
      415: 'The body is not application/json.',
    }),
    ...(access !== 'visitor' && { 401: 'Nobody is logged in.' }),
    ...(method !== 'GET' && { 403: OTHER_SITE }),
    ...(access === 'admin' && {
      403: method === 'GET' ? 'Administrators only.' : `Administrators only. ${OTHER_SITE}`,
    }),
    ...(path.includes(':id') && { 404: 'There is none with this id.' }),
    ...(isCreation({ access, status }) && { 422: 'The `Idempotency-Key` was used for a different request.' }),
    503: 'The database does not answer.',
    ...refusals,
  };
}

const json = (schema: z.ZodType) => ({ content: { 'application/json': { schema } } });

function operationOf(route: Route): ZodOpenApiOperationObject {
  const { method, path, summary, tag, access, body, status = 200, success, conflict } = route;
  return {
    operationId: `${method.toLowerCase()}${path.replace(/[/:-]+(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
    summary,
    tags: [tag],
    ...(access === 'visitor' && { security: [] }),
    ...(path.includes(':id') && {
      requestParams: { path: z.object({ id: z.string().meta({ description: 'Its id.' }) }) },
    }),
    ...(isCreation(route) && { requestParams: { header: idempotencyHeader } }),
    ...(body && { requestBody: { required: true, ...json(body) } }),
    responses: {
      [String(status)]: { description: summary, ...(success && json(success)) },
      ...Object.fromEntries(
        Object.entries(refusalsOf(route)).map(([refused, description]) => [
          refused,
          { description, ...json((refused === '409' && conflict) || errorAnswer) },
        ]),
      ),
    },
  };
}

/** The path of a route as OpenAPI writes it. */
export const documentedPath = (path: string): string => `/api${path.replace(':id', '{id}')}`;

/**
 * The documented calls as an OpenAPI 3.1 document, made of the schemas that validate.
 *
 * @param cookieName the name of the session cookie, which depends on the planner's address
 */
export function openApiDocument(cookieName: string): object {
  const paths: ZodOpenApiPathsObject = {};
  for (const route of routes) {
    const path = documentedPath(route.path);
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route) };
  }
  return createDocument({
    openapi: '3.1.0',
    info: {
      title: 'Content Planner',
      version: '1',
      description:
        'What teams publish: entries of six kinds of log, brands, custom fields and users. Log in first; the cookie that comes with the answer carries the session. GraphQL at /graphql offers all of this and more.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    security: [{ session: [] }],
    tags: [...new Set(routes.map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: cookieName } } },
  });
}
