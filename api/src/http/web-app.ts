import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import type { SecureHeadersVariables } from 'hono/secure-headers';
import { SHARED_PAGES } from './shared-pages.js';

/** The placeholder for the nonce in the built pages. It is replaced with a new nonce in each response. */
const NONCE_MARK = '__CSP_NONCE__';

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Matches the paths of source maps, hidden files such as the build's manifest, and compressed files. */
const NOT_SERVED = /\/\.(?!\.)|\.(map|br|gz)$/;

/** Returns the version of the built app, which depends on its files. Returns null if it is missing. */
export function appVersionIn(folder: string): string | null {
  const page = join(folder, 'index.html');
  return existsSync(page) ? createHash('sha256').update(readFileSync(page)).digest('hex').slice(0, 16) : null;
}

/**
 * Serves the built app: its files, the page for links and embeds, and the app's own page for all other paths, so that
 * the URLs of the app's routes work.
 *
 * @param folder the built demo-app; if it is missing, all pages explain how to build it
 */
export function createWebApp(folder: string): Hono<{ Variables: SecureHeadersVariables }> {
  const app = new Hono<{ Variables: SecureHeadersVariables }>();
  const version = appVersionIn(folder);
  if (version === null) {
    app.get('*', (c) => c.text('The planner is not built yet. Run `npm start` in its folder.', 503));
    return app;
  }
  // Responses to the page's requests contain the version of the app, so an old page can ask the user to reload it.
  const meta = `<head><meta name="app-version" content="${version}" />`;
  const partsOf = (file: string) =>
    readFileSync(join(folder, file), 'utf8').replace('<head>', meta).split(NONCE_MARK);
  const parts = partsOf('index.html');
  const sharedParts = partsOf('shared.html');

  app.use('*', async (c, next) => {
    if (NOT_SERVED.test(c.req.path)) return c.text('Not found', 404);
    await next();
    if (c.res.ok && !c.res.headers.has('Cache-Control')) {
      c.header('Cache-Control', c.req.path.startsWith('/assets/') ? IMMUTABLE : 'no-cache');
      // Set `Vary` even if the response has no Content-Encoding, so that caches store the variants separately.
      c.header('Vary', 'Accept-Encoding');
    }
  });
  app.use(
    '*',
    serveStatic({
      root: folder,
      // Serve the files that the build has already compressed.
      precompressed: true,
      rewriteRequestPath: (path) => (/^\/((index|shared)\.html)?$/.test(path) ? '/-' : path),
    }),
  );
  app.get('/assets/*', (c) => c.text('Not found', 404));
  const send = (page: readonly string[]) => (c: Context<{ Variables: SecureHeadersVariables }>) => {
    c.header('Cache-Control', 'no-store');
    return c.html(page.join(c.get('secureHeadersNonce') ?? ''));
  };
  for (const path of SHARED_PAGES) app.get(path, send(sharedParts));
  app.get('*', send(parts));
  return app;
}
