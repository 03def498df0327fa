import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { SecureHeadersVariables } from 'hono/secure-headers';

/** What the build writes where the response's nonce belongs. */
const NONCE_MARK = '__CSP_NONCE__';

const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * Serves the built planner: its files, and its page for every other path, so that the routes of the
 * page work when they are opened directly.
 *
 * @param folder the built demo-app; when it is missing every page says how to build it
 */
export function createWebApp(folder: string): Hono<{ Variables: SecureHeadersVariables }> {
  const app = new Hono<{ Variables: SecureHeadersVariables }>();
  const page = join(folder, 'index.html');
  if (!existsSync(page)) {
    app.get('*', (c) => c.text('The planner is not built yet: run `npm start` in its folder.', 503));
    return app;
  }
  const parts = readFileSync(page, 'utf8').split(NONCE_MARK);

  app.use('/assets/*', compress());
  app.use('*', async (c, next) => {
    await next();
    if (c.res.ok && !c.res.headers.has('Cache-Control')) {
      c.header('Cache-Control', c.req.path.startsWith('/assets/') ? IMMUTABLE : 'no-cache');
    }
  });
  app.use(
    '*',
    serveStatic({
      root: folder,
      rewriteRequestPath: (path) => (path === '/' || path === '/index.html' ? '/-' : path),
    }),
  );
  app.get('/assets/*', (c) => c.text('Not found', 404));
  app.get('*', (c) => {
    c.header('Cache-Control', 'no-store');
    return c.html(parts.join(c.get('secureHeadersNonce') ?? ''));
  });
  return app;
}
