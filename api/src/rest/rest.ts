import { type Context, Hono } from 'hono';
import { requireAdmin, requireUser } from '../auth/policy.js';
import type { RequestContext } from '../context.js';
import { PlannerError } from '../errors.js';
import { limitVisitorBody } from '../http/body-limit.js';
import { isComplete } from '../http/client-address.js';
import { readJson } from '../http/json-body.js';
import type { SessionCookie } from '../http/session-cookie.js';
import { isId } from '../validation.js';
import type { Route } from './route.js';
import { routes } from './routes.js';

const allowed: Record<NonNullable<Route['access']>, (context: RequestContext) => unknown> = {
  visitor: () => {},
  user: requireUser,
  admin: requireAdmin,
};

const noSuchPath = () => new PlannerError('notFound', 'There is no such path under /api.');

/**
 * The documented paths below /api. A path that is none is 404 before anybody is asked to log in, and
 * a known path with another method is 405 with the methods it has (decision L5).
 *
 * @param contextOf makes the context of a request
 */
export function createRest(contextOf: (c: Context) => Promise<RequestContext>, cookie: SessionCookie): Hono {
  const app = new Hono();
  const refuseOthers = (path: string, methods: readonly string[]) =>
    app.all(path, (c) => {
      const id = c.req.param('id');
      // What is no id is no path of these either.
      if (id !== undefined && !isId(id)) throw noSuchPath();
      c.header('Allow', methods.join(', '));
      throw new PlannerError('methodNotAllowed', `This path takes ${methods.join(', ')}.`);
    });
  app.get('/login', (c) => c.redirect('/login'));
  let document: object | undefined;
  app.get('/openapi.json', async (c) => {
    // Made when somebody asks: what makes it is no part of a start.
    const { openApiDocument } = await import('./openapi.js');
    document ??= openApiDocument(cookie.name);
    return c.json(document);
  });
  for (const path of ['/login', '/openapi.json']) refuseOthers(path, ['GET']);

  const answered = async (c: Context, { access = 'user', status, body: schema, answer }: Route) => {
    const opened = await contextOf(c);
    // Services check this, too. Checking it here avoids reading bodies of rejected requests.
    allowed[access](opened);
    if (!opened.viewer) limitVisitorBody(c);
    const wasComplete = isComplete(c);
    const body = schema && (await readJson(c));
    // The session can have ended, and its permissions can have changed, while the client was sending the body.
    const context = schema && !wasComplete ? await contextOf(c) : opened;
    const id = c.req.param('id') ?? '';
    const result = await answer({ c, context, cookie, id, body: async () => body });
    return status === 204 ? c.body(null, 204) : c.json(result as object, status ?? 200);
  };
  // A path that is written out comes before the one that would take its last part for an id.
  const paths = [...new Set(routes.map(({ path }) => path))].sort(
    (a, b) => Number(a.includes(':id')) - Number(b.includes(':id')),
  );
  for (const path of paths) {
    const taken = routes.filter((route) => route.path === path);
    for (const route of taken) app.on(route.method, path, (c) => answered(c, route));
    refuseOthers(
      path,
      taken.map(({ method }) => method),
    );
  }
  app.all('*', () => {
    throw noSuchPath();
  });
  return app;
}
