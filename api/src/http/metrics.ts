import { prometheus } from '@hono/prometheus';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bearerAuth } from 'hono/bearer-auth';
import { Registry } from 'prom-client';
import { PlannerError } from '../errors.js';

interface MetricsParts {
  /** The bearer token that requests for metrics must contain. */
  token: string;
  /** Adds more metrics to the registry. */
  register: (registry: Registry) => void;
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
    throw new PlannerError('metricsTokenRequired', {}, {}, { 'WWW-Authenticate': 'Bearer' });
  },
};

/** The methods that get their own label. Node.js accepts dozens more, and each label makes the metrics larger. */
const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

const byMethod = {
  // Omit the library's `method` label, which contains any method that clients send.
  labelNames: ['status', 'ok', 'route'],
  customLabels: { method: ({ req }: Context) => (METHODS.has(req.method) ? req.method : 'other') },
};

/** Creates the metrics for an app's requests and process. */
export function createMetrics({ token, register }: MetricsParts): Metrics {
  const registry = new Registry();
  const { printMetrics, registerMetrics } = prometheus({
    registry,
    collectDefaultMetrics: true,
    metricOptions: { requestDuration: byMethod, requestsTotal: byMethod },
  });
  register(registry);
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
