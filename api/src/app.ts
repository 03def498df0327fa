import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { type Context, Hono } from 'hono';
import { contextStorage } from 'hono/context-storage';
import { createMiddleware } from 'hono/factory';
import { NONCE, type SecureHeadersVariables, secureHeaders } from 'hono/secure-headers';
import type { Logger } from 'pino';
import { findEmbedOrigins } from './access-tokens/embed-origins.js';
import { findAccess } from './access-tokens/find-access.js';
import { findSession } from './auth/session.service.js';
import { createSessionCookie } from './auth/session-cookie.js';
import type { SessionTokens } from './auth/session-tokens.js';
import { type Announcer, createAnnouncer } from './changes/announcer.js';
import type { Config } from './config.js';
import type { RequestContext } from './context.js';
import { createDatabaseMonitor } from './db/monitor.js';
import type { Orm } from './db/orm.js';
import { createReadiness } from './db/readiness.js';
import { databaseAway, PlannerError } from './errors.js';
import { createFailureLog } from './failure-log.js';
import { createFeeds } from './feeds/feed.routes.js';
import { createGraphQL } from './graphql/graphql.js';
import { SDK_DOCUMENTS, type TrustedDocuments } from './graphql/trusted-documents.js';
import { createIsAllowedHost, hostCheck } from './http/allowed-hosts.js';
import { readBearer } from './http/bearer.js';
import { closeAfterLargeBody, limitBody, rejectBody } from './http/body-limit.js';
import { createClientAddress, createIsFromTrustedProxy } from './http/client-address.js';
import { clientSignal } from './http/client-signal.js';
import { crossOrigin } from './http/cors.js';
import { failureResponse } from './http/failures.js';
import { FEED_PATH, withoutSecret } from './http/feed-path.js';
import { IMPORT_PATH } from './http/import-path.js';
import { isLoopbackRequest } from './http/loopback.js';
import { createMetrics } from './http/metrics.js';
import { isOwnPage, originCheck } from './http/origin-check.js';
import { rejectedBodies } from './http/rejected-bodies.js';
import { requestIds } from './http/request-ids.js';
import { requestLog } from './http/request-log.js';
import { limitResponseTime } from './http/response-time.js';
import { createSecurityLog } from './http/security-log.js';
import { embedPage, SHARED_PAGES, sharedPageHeaders } from './http/shared-pages.js';
import { appVersionIn, createWebApp } from './http/web-app.js';
import { createLive, type Live } from './live/live.js';
import { createSignOn } from './oidc/sign-on.routes.js';
import { createRest } from './rest/rest.js';
import { createServerWarnings } from './server-warnings/server-warnings.js';
import { createSystem } from './system/system.js';
import { registerSystemMetrics } from './system/system-metrics.js';

/** Prevents caching, because responses are specific to one user or become outdated immediately. */
const noStore = createMiddleware(async (c, next) => {
  await next();
  // Streams have already set this header to a value that also prevents proxies from compressing the stream.
  if (!c.res.headers.get('Cache-Control')?.includes('no-store')) c.header('Cache-Control', 'no-store');
});

/** The dependencies and settings of the application. */
export interface AppParts {
  config: Config;
  orm: Orm;
  /** Rejects if the database can't serve requests. By default, runs a statement through `orm`. */
  checkDatabase?: () => Promise<void>;
  tokens: SessionTokens;
  log: Logger;
  /** Logs logins, rejected requests and administrator actions. Omit it to turn off the security log. */
  securityLog?: Logger;
  /** The folder that contains the built demo-app. */
  webFolder: string;
  /** The GraphQL documents to compile and cache. Defaults to the sdk's documents. */
  trustedDocuments?: TrustedDocuments;
  /** The live updates. By default, the app creates its own, which the caller can't close. */
  live?: Live;
  /** Announces changes. By default, the app creates its own announcer, which the caller can't close. */
  announcer?: Announcer;
  /** How long a response can take, in milliseconds. Only tests change it. */
  maxResponseTime?: number | undefined;
  /** Returns whether the server is shutting down. */
  isClosing?: () => boolean;
}

/** The planner's HTTP application. */
export type App = Hono<{ Variables: SecureHeadersVariables }>;

/**
 * Creates the complete HTTP application. It does not listen on a port, so tests can call it directly.
 *
 * @example
 * const response = await createApp(parts).request('/health/live');
 */
export function createApp(parts: AppParts): App {
  const { config, orm, tokens, log, securityLog, webFolder, trustedDocuments = SDK_DOCUMENTS } = parts;
  const { publicUrl, hstsIncludeSubdomains, allowedOrigins } = config;
  const app: App = new Hono();
  const database = createDatabaseMonitor(parts.checkDatabase ?? createReadiness(orm), log);
  const cookie = createSessionCookie(config);
  const clientAddress = createClientAddress(config.trustedProxies);
  const recorder = createSecurityLog(securityLog);
  const recorderOf = (c: Context) =>
    recorder({ address: clientAddress(c), method: c.req.method, path: withoutSecret(c.req.path) });
  const anonymousRecorderOf = (c: Context) => recorderOf(c)(null);
  const warnings = createServerWarnings(config, log);
  const live = parts.live ?? createLive(orm, { log });
  const announcer = parts.announcer ?? createAnnouncer(orm.em, log);
  const system = createSystem({ orm, checkDatabase: database.check, live, warnings });

  const clientOf = (c: Context) => ({
    config,
    clientAddress: clientAddress(c),
    userAgent: c.req.header('User-Agent'),
  });
  const pageOf = (c: Context) => ({ origin: c.req.header('origin'), isOwn: isOwnPage(c, publicUrl) });

  /** Finds the session or the access token of a request. @throws PlannerError `invalid` if the request has both */
  const authenticate = async (c: Context, em: SqlEntityManager) => {
    const [bearer, session] = [readBearer(c), cookie.read(c)];
    if (bearer === undefined) return findSession(em, tokens, session, clientOf(c));
    if (session !== undefined) throw new PlannerError('twoCredentials');
    return findAccess(em, tokens, bearer, pageOf(c)).catch((error: unknown) => {
      if (error instanceof PlannerError) anonymousRecorderOf(c)('token-rejected', { status: error.status });
      throw error;
    });
  };

  const contextOf = async (c: Context): Promise<RequestContext> => {
    const signal = clientSignal(c);
    signal.throwIfAborted();
    const em = orm.em.fork();
    const recordAs = recorderOf(c);
    const readSession: RequestContext['readSession'] = async (em) => {
      const session = await authenticate(c, em);
      const record = recordAs(session.viewer?.id ?? null);
      const { token } = session;
      return {
        ...session,
        record: token ? (event, detail) => record(event, { ...detail, token: token.id }) : record,
      };
    };
    return {
      em,
      signal,
      tokens,
      readSession,
      ...clientOf(c),
      page: pageOf(c),
      deviceToken: cookie.readDevice(c),
      identityToken: cookie.readIdentity(c),
      setDeviceToken: (token) => cookie.setDevice(c, token),
      isFromLoopback: () => isLoopbackRequest(c),
      idempotencyKey: c.req.header('Idempotency-Key'),
      serverWarnings: warnings.list(),
      system,
      channel: 'rest',
      changeIds: [],
      announcer,
      ...(await readSession(em)),
    };
  };

  app.use(
    contextStorage(),
    requestIds(createIsFromTrustedProxy(config.trustedProxies)),
    requestLog(log, clientAddress),
    limitResponseTime(log, parts.maxResponseTime),
    closeAfterLargeBody,
  );
  const { metricsToken } = config;
  const metrics =
    metricsToken === undefined
      ? null
      : createMetrics({
          token: metricsToken,
          register: (registry) => registerSystemMetrics(registry, system),
        });
  if (metrics) app.use(metrics.measure);
  for (const path of [...SHARED_PAGES, FEED_PATH]) app.use(path, sharedPageHeaders);
  app.use(
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", NONCE],
        styleSrc: ["'self'", NONCE],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
      xFrameOptions: 'DENY',
      referrerPolicy: 'same-origin',
      strictTransportSecurity:
        publicUrl?.startsWith('https:') === true &&
        `max-age=31536000${hstsIncludeSubdomains ? '; includeSubDomains' : ''}`,
    }),
  );
  const failureLog = createFailureLog(log, database);
  app.onError((error, c) => failureResponse(c, error, failureLog));
  app.use(
    '*',
    warnings.watch,
    hostCheck(createIsAllowedHost(config), anonymousRecorderOf),
    rejectedBodies(anonymousRecorderOf),
    rejectBody,
  );

  for (const path of ['/health/*', '/metrics']) app.use(path, noStore);
  if (metrics) app.route('/', metrics.routes);
  app.get('/health/live', (c) => c.json({ status: 'live' }));
  app.get('/health/ready', async (c) => {
    if (parts.isClosing?.()) throw new PlannerError('shuttingDown');
    await database.check().catch(() => {
      throw databaseAway();
    });
    return c.json({ status: 'ready' });
  });
  // Unknown paths return 404. Otherwise, a monitor that is configured with a wrong path would get the app's page and
  // consider the server healthy.
  app.on('ALL', ['/health', '/health/*', '/metrics'], (c) => c.notFound());

  const guards = [
    noStore,
    crossOrigin(config),
    originCheck(publicUrl, allowedOrigins, anonymousRecorderOf),
    limitBody,
  ] as const;
  for (const path of ['/api', '/api/*', '/graphql', '/graphql/*']) app.use(path, ...guards);

  const graphQL = {
    contextOf,
    cookie,
    live,
    log: failureLog,
    development: config.development,
    trusted: trustedDocuments,
  };
  const version = appVersionIn(webFolder);
  app.use('/graphql', async (c, next) => {
    await next();
    if (version) c.header('App-Version', version);
  });
  app.all('/graphql', createGraphQL(graphQL));
  app.all(IMPORT_PATH, createGraphQL({ ...graphQL, isImport: true }));
  app.route('/', createSignOn({ config, contextOf, cookie, log: failureLog }));
  app.route('/api', createRest(contextOf, cookie, failureLog));
  app.get(
    '/embed/:id',
    embedPage((id) => findEmbedOrigins(orm.em.fork(), id)),
  );
  app.route('/', createFeeds({ orm, clientAddress, recorderOf: anonymousRecorderOf }));
  app.route('/', createWebApp(webFolder));
  app.notFound((c) => c.json(new PlannerError('pathNotFound').body, 404));
  return app;
}
