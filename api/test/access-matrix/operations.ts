import type { GraphQLSchema } from 'graphql';
import type { App } from '../../src/app.js';

/** Returns the fields of Query, Mutation and Subscription, such as `Query.brands`. */
export function schemaOperations(schema: GraphQLSchema): string[] {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  return roots.flatMap((root) =>
    root ? Object.keys(root.getFields()).map((field) => `${root.name}.${field}`) : [],
  );
}

/**
 * Paths that have no separate route, only middleware or a handler for unknown routes. `/metrics` is one of them
 * only if METRICS_TOKEN is not set.
 */
const AROUND_ROUTES = ['/*', '/api', '/api/*', '/graphql/*', '/assets/*', '/health', '/health/*', '/metrics'];

/**
 * Returns the app's routes, such as `GET /api/brands`. If a path has routes for single methods, its route for all
 * methods is omitted, because it only rejects unsupported methods.
 */
export function routerOperations({ routes }: Pick<App, 'routes'>): string[] {
  const single = routes.filter(({ method }) => method !== 'ALL');
  const paths = new Set([...AROUND_ROUTES, ...single.map(({ path }) => path)]);
  const all = routes.filter(({ method, path }) => method === 'ALL' && !paths.has(path));
  return [...new Set([...single, ...all].map(({ method, path }) => `${method} ${path}`))];
}
