import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { exchangeLimit, feedLimit } from '../auth/rate-limits.js';
import type { Orm } from '../db/orm.js';
import { PlannerError } from '../errors.js';
import { clientSignal } from '../http/client-signal.js';
import { FEED_PATH } from '../http/feed-path.js';
import { inQueueOf } from '../http/public-requests.js';
import type { Recorder } from '../http/security-log.js';
import { feedTag, type OpenFeed, openFeed, readFeed } from './feed.service.js';

const SUFFIX = '.ics';

interface FeedParts {
  orm: Orm;
  /** Returns a client's IP address. */
  clientAddress: (c: Context) => string;
  /** Returns the function that logs security events for a request. */
  recorderOf: (c: Context) => Recorder;
}

const notFound = () => new PlannerError('feedNotFound');

/** Whether `If-None-Match` contains a tag. Splits the header at commas, which the tags of feeds never contain. */
function isKnown(header: string | undefined, tag: string): boolean {
  const opaque = (one: string) => one.trim().replace(/^W\//, '');
  return header?.split(',').some((one) => one.trim() === '*' || opaque(one) === opaque(tag)) ?? false;
}

/**
 * Serves feeds for calendar apps at `/feeds/<secret>.ics`. Only the secret authenticates the request: cookies and other
 * headers are ignored. If the app already has the current content, no texts are read.
 */
export function createFeeds({ orm, clientAddress, recorderOf }: FeedParts): Hono {
  const app = new Hono();
  app.use(FEED_PATH, compress());

  /** @throws PlannerError `notFound`, `gone`, or `rateLimited` after too many unknown secrets */
  const open = async (c: Context): Promise<OpenFeed> => {
    const file = c.req.param('file') ?? '';
    if (!file.endsWith(SUFFIX)) throw notFound();
    const em = orm.em.fork();
    const feed = await openFeed(em, file.slice(0, -SUFFIX.length));
    if (feed) return feed;
    const record = recorderOf(c);
    await exchangeLimit({ em, record, clientAddress: clientAddress(c) }).take();
    record('token-rejected', { status: 404 });
    throw notFound();
  };

  const headersOf = async (em: SqlEntityManager, feed: OpenFeed) => ({
    ETag: await feedTag(em, feed),
    // Only the subscriber's app can cache the feed, and it must check that the feed is current and not revoked.
    'Cache-Control': 'private, no-cache',
    Vary: 'Accept-Encoding',
    'Content-Type': 'text/calendar; charset=utf-8',
    'Content-Disposition': 'attachment; filename="content-planner.ics"',
  });

  app.get(FEED_PATH, async (c) => {
    c.header('Cache-Control', 'no-store');
    const opened = await open(c);
    const client = { clientAddress: clientAddress(c), signal: clientSignal(c) };
    return inQueueOf(c, opened.token, client, async (hasWaited) => {
      const feed = hasWaited ? await open(c) : opened;
      const em = orm.em.fork();
      // Read the tag before the content. If the feed changes in between, apps then download it once more.
      const headers = await headersOf(em, feed);
      if (isKnown(c.req.header('If-None-Match'), headers.ETag)) return c.body(null, 304, headers);
      if (c.req.method === 'HEAD') return c.body(null, 200, headers);
      await feedLimit({ em, record: recorderOf(c) }, feed.token.id).take();
      // Load the module on demand, to keep startup fast.
      const { feedCalendar } = await import('./feed-calendar.js');
      const calendar = await feedCalendar(await readFeed(em, feed));
      // The length is needed to limit unread responses. A compressed response has no length.
      return c.body(calendar, 200, { ...headers, 'Content-Length': String(Buffer.byteLength(calendar)) });
    });
  });
  app.all(FEED_PATH, (c) => {
    c.header('Allow', 'GET, HEAD');
    throw new PlannerError('onlyGetAndHead');
  });
  return app;
}
