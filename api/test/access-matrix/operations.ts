import type { GraphQLSchema } from 'graphql';
import type { App } from '../../src/app.js';

/** The fields of Query, Mutation and Subscription, such as `Query.brands`. */
export function schemaOperations(schema: GraphQLSchema): string[] {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  return roots.flatMap((root) =>
    root ? Object.keys(root.getFields()).map((field) => `${root.name}.${field}`) : [],
  );
}

/** Patterns that hold only what runs ahead of the routes, or what answers where there is no route. */
const AROUND_ROUTES = ['/*', '/api', '/api/*', '/graphql/*', '/assets/*'];

/**
 * The routes of the application, such as `GET /api/brands`. One for all methods counts only where its
 * path has none for a single method: elsewhere it rejects the methods that are left.
 */
export function routerOperations({ routes }: Pick<App, 'routes'>): string[] {
  const single = routes.filter(({ method }) => method !== 'ALL');
  const paths = new Set([...AROUND_ROUTES, ...single.map(({ path }) => path)]);
  const all = routes.filter(({ method, path }) => method === 'ALL' && !paths.has(path));
  return [...new Set([...single, ...all].map(({ method, path }) => `${method} ${path}`))];
}
