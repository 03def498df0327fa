import { type Context, Hono } from 'hono';
import type { SecureHeadersVariables } from 'hono/secure-headers';
import {
  requireAdmin,
  requireLogin,
  requireReader,
  requireUser,
  requireVisitor,
  requireWriter,
} from '../accounts/policy.js';
import type { SessionCookie } from '../auth/session-cookie.js';
import type { RequestContext, RequestSession } from '../context.js';
import { PlannerError } from '../errors.js';
import type { FailureLog } from '../failure-log.js';
import { fieldError, invalidFields } from '../field-errors.js';
import { limitVisitorBody } from '../http/body-limit.js';
import { isComplete } from '../http/client-address.js';
import { logFailure } from '../http/failures.js';
import { readJson } from '../http/json-body.js';
import { inPublicQueue } from '../http/public-requests.js';
import { streamedBody } from '../http/streamed-body.js';
import { requireSameAccess } from '../scope/require-same-access.js';
import { isId } from '../validation.js';
import type { OpenApi } from './reference/document.js';
import type { Call, Route } from './route.js';
import { routes } from './routes.js';

const allowed: Record<NonNullable<Route['access']>, (session: RequestSession) => unknown> = {
  visitor: requireVisitor,
  reader: requireReader,
  writer: requireWriter,
  login: requireLogin,
  user: requireUser,
  admin: requireAdmin,
};

/** The REST routes. */
type Rest = Hono<{ Variables: SecureHeadersVariables }>;

/** The paths of calls that reject unknown query parameters. Clients can depend on the others ignoring them. */
const STRICT = /^\/(entries|fields|kinds|people|logs\/:kind)(\/|$)|\.csv$/;

/** @throws PlannerError `invalid` if a call has unknown query parameters and doesn't ignore them */
function rejectUnknownParameters(c: Context, { path, query }: Route): void {
  if (!STRICT.test(path)) return;
  const unknown = Object.keys(c.req.queries()).filter((name) => !Object.hasOwn(query?.shape ?? {}, name));
  if (unknown.length > 0) throw invalidFields(unknown.map((name) => fieldError(name, 'parameterUnknown')));
}

const pathNotFound = () => new PlannerError('apiPathNotFound');

/**
 * Creates the REST routes under /api. Unknown paths return 404, even without a login. Unsupported methods return 405
 * with the methods that the path supports.
 *
 * @param contextOf creates the context of a request
 */
export function createRest(
  contextOf: (c: Context) => Promise<RequestContext>,
  cookie: SessionCookie,
  log: FailureLog,
): Rest {
  const app: Rest = new Hono();
  const rejectOthers = (path: string, methods: readonly string[]) =>
    app.all(path, (c, next) => {
      const id = c.req.param('id');
      // A path with a malformed id is another path, which can be unknown.
      if (id !== undefined && !isId(id)) return next();
      c.header('Allow', methods.join(', '));
      throw new PlannerError('methodNotAllowed', { methods });
    });
  app.get('/login', (c) => c.redirect('/login'));
  let document: object | undefined;
  app.get('/openapi.json', async (c) => {
    // Load the module and create the document on demand, to keep startup fast.
    const { openApiDocument } = await import('./openapi.js');
    document ??= openApiDocument(cookie.name);
    return c.json(document);
  });
  app.get('/schema.graphql', async (c) => {
    const { printedSchema } = await import('../graphql/printed-schema.js');
    return c.text(printedSchema());
  });
  app.get('/docs', async (c) => {
    const [{ openApiDocument }, { referencePage }] = await Promise.all([
      import('./openapi.js'),
      import('./reference/page.js'),
    ]);
    document ??= openApiDocument(cookie.name);
    return c.html(referencePage(document as OpenApi, c.get('secureHeadersNonce') ?? ''));
  });
  for (const path of ['/login', '/openapi.json', '/schema.graphql', '/docs']) rejectOthers(path, ['GET']);

  const respond = async (c: Context, route: Route) => {
    const { method, access = 'user', status, body: schema, mediaTypes, handle } = route;
    const opened = await contextOf(c);
    // Services check permissions, too. Checking them here avoids reading the bodies of rejected requests.
    allowed[access](opened);
    rejectUnknownParameters(c, route);
    if (!opened.viewer) limitVisitorBody(c);
    const wasComplete = isComplete(c);
    const body = schema && (await readJson(c, mediaTypes));
    return inPublicQueue(c, opened, async (hasWaited) => {
      // Create the context again if the client was still sending the body when the session was read, or if the request
      // then waited in a queue. In the meantime, the session may have ended or its permissions may have changed.
      const context = (schema && !wasComplete) || hasWaited ? await contextOf(c) : opened;
      // Stop reading when the client leaves. Changes run to the end.
      if (method === 'GET') context.em = context.em.fork({ signal: context.signal });
      const id = c.req.param('id') ?? '';
      const stream: Call['stream'] = (parts) =>
        streamedBody(c, parts, {
          checkAccess: () => requireSameAccess(context, allowed[access]),
          onFailure: (error) => logFailure(c, error, log),
        });
      const kind = c.req.param('kind') ?? '';
      const result = await handle({ c, context, cookie, id, kind, stream, body: async () => body });
      const change = context.changeIds.at(-1);
      if (change) c.header('Change-Id', change);
      if (result instanceof Response) return result;
      return status === 204 ? c.body(null, 204) : c.json(result as object, status ?? 200);
    });
  };
  // Register fixed paths first, because parameters would match their segments.
  const parameters = (path: string) => path.split(':').length;
  const paths = [...new Set(routes.map(({ path }) => path))].sort((a, b) => parameters(a) - parameters(b));
  for (const path of paths) {
    const matching = routes.filter((route) => route.path === path);
    for (const route of matching) app.on(route.method, path, (c) => respond(c, route));
    rejectOthers(
      path,
      matching.map(({ method }) => method),
    );
  }
  app.all('*', () => {
    throw pathNotFound();
  });
  return app;
}
