import type { GraphQLSchema } from 'graphql';
import type { App } from '../../src/app.js';

/** The fields of Query, Mutation and Subscription, such as `Query.brands`. */
export function schemaOperations(schema: GraphQLSchema): string[] {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  return roots.flatMap((root) =>
    root ? Object.keys(root.getFields()).map((field) => `${root.name}.${field}`) : [],
  );
}

/** Patterns of middleware and of the handlers for unknown routes. METRICS_TOKEN replaces the one for /metrics. */
const AROUND_ROUTES = ['/*', '/api', '/api/*', '/graphql/*', '/assets/*', '/health', '/health/*', '/metrics'];

/**
 * The routes of the application, such as `GET /api/brands`. A route for all methods counts only if its path
 * has no route for a single method. Otherwise, it rejects all other methods.
 */
export function routerOperations({ routes }: Pick<App, 'routes'>): string[] {
  const single = routes.filter(({ method }) => method !== 'ALL');
  const paths = new Set([...AROUND_ROUTES, ...single.map(({ path }) => path)]);
  const all = routes.filter(({ method, path }) => method === 'ALL' && !paths.has(path));
  return [...new Set([...single, ...all].map(({ method, path }) => `${method} ${path}`))];
}
