import { prometheus } from '@hono/prometheus';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bearerAuth } from 'hono/bearer-auth';
import { Gauge, Registry } from 'prom-client';
import { PlannerError } from '../errors.js';
import { COMMIT, VERSION } from '../version.js';

interface MetricsParts {
  /** The bearer token that requests for metrics must contain. */
  token: string;
  /** Rejects if the database doesn't respond. */
  isReady: () => Promise<void>;
  /** Returns the number of open live-update streams. */
  countStreams: () => number;
}

/** The metrics of an app. */
export interface Metrics {
  /** Counts and times requests. */
  measure: MiddlewareHandler;
  /** Serves the metrics at `/metrics` in the Prometheus format. */
  routes: Hono;
}

const rejected = {
  message(): never {
    throw new PlannerError(
      'unauthorized',
      'Send the token from METRICS_TOKEN in the Authorization header: Bearer <token>.',
      {},
      { 'WWW-Authenticate': 'Bearer' },
    );
  },
};

/** The methods that get their own label. Node.js accepts dozens more, and each label makes the metrics larger. */
const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

const byMethod = {
  // Omit the library's `method` label, which contains any method that clients send.
  labelNames: ['status', 'ok', 'route'],
  customLabels: { method: ({ req }: Context) => (METHODS.has(req.method) ? req.method : 'other') },
};

/** Creates the metrics for an app's requests, database and process. */
export function createMetrics({ token, isReady, countStreams }: MetricsParts): Metrics {
  const registry = new Registry();
  const { printMetrics, registerMetrics } = prometheus({
    registry,
    collectDefaultMetrics: true,
    metricOptions: { requestDuration: byMethod, requestsTotal: byMethod },
  });
  new Gauge({
    name: 'content_planner_info',
    help: 'The version of the planner and the commit it was built from',
    labelNames: ['version', 'commit'],
    registers: [registry],
  }).set({ version: VERSION, commit: COMMIT }, 1);
  new Gauge({
    name: 'content_planner_database_up',
    help: 'Whether the database responds (1) or not (0)',
    registers: [registry],
    async collect() {
      this.set(
        await isReady().then(
          () => 1,
          () => 0,
        ),
      );
    },
  });
  new Gauge({
    name: 'content_planner_live_streams',
    help: 'The number of open streams of live updates',
    registers: [registry],
    collect() {
      this.set(countStreams());
    },
  });
  const checkToken = bearerAuth({
    token,
    noAuthenticationHeader: rejected,
    invalidAuthenticationHeader: rejected,
    invalidToken: rejected,
  });
  return {
    measure: registerMetrics,
    routes: new Hono().get('/metrics', checkToken, printMetrics),
  };
}
