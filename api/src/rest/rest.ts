import { type Context, Hono } from 'hono';
import { requireAdmin, requireUser } from '../auth/policy.js';
import type { RequestContext } from '../context.js';
import { PlannerError } from '../errors.js';
import { readJson } from '../http/json-body.js';
import type { SessionCookie } from '../http/session-cookie.js';
import type { Route } from './route.js';
import { routes } from './routes.js';

const allowed: Record<NonNullable<Route['access']>, (context: RequestContext) => unknown> = {
  visitor: () => {},
  user: requireUser,
  admin: requireAdmin,
};

/**
 * The documented paths below /api. A path that is none is 404 before anybody is asked to log in, and
 * a known path with another method is 405 with the methods it has (decision L5).
 *
 * @param contextOf makes the context of a request
 */
export function createRest(contextOf: (c: Context) => Promise<RequestContext>, cookie: SessionCookie): Hono {
  const app = new Hono();
  app.get('/login', (c) => c.redirect('/login'));
  let document: object | undefined;
  app.get('/openapi.json', async (c) => {
    // Made when somebody asks: what makes it is no part of a start.
    const { openApiDocument } = await import('./openapi.js');
    document ??= openApiDocument(cookie.name);
    return c.json(document);
  });

  const methods = new Map([
    ['/login', ['GET']],
    ['/openapi.json', ['GET']],
  ]);
  for (const { method, path, access = 'user', status, answer } of routes) {
    methods.set(path, [...(methods.get(path) ?? []), method]);
    app.on(method, path, async (c) => {
      const context = await contextOf(c);
      // The services ask again; asked here, a body that nobody may send is not read first.
      allowed[access](context);
      const result = await answer({
        c,
        context,
        cookie,
        id: c.req.param('id') ?? '',
        body: () => readJson(c),
      });
      return status === 204 ? c.body(null, 204) : c.json(result as object, status ?? 200);
    });
  }
  for (const [path, known] of methods) {
    app.all(path, (c) => {
      c.header('Allow', known.join(', '));
      throw new PlannerError('methodNotAllowed', `This path takes ${known.join(', ')}.`);
    });
  }
  app.all('*', () => {
    throw new PlannerError('notFound', 'There is no such path under /api.');
  });
  return app;
}
