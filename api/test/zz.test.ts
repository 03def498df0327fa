import { test } from 'vitest';
import { createRequire } from 'node:module';
import * as g from 'graphql';
import { createSchema } from 'graphql-yoga';
test('x', async () => {
  const req = createRequire(import.meta.url);
  console.log('keys', Object.keys(g).length, typeof g.GraphQLError, (g as any).default?.GraphQLError === g.GraphQLError);
  console.log('same as cjs', req('graphql').GraphQLError === g.GraphQLError);
  try { g.parse('{{') } catch (e) { console.log((e as Error).stack) }
  try { req('graphql').parse('{{') } catch (e) { console.log((e as Error).stack) }
  console.log(createSchema.toString().slice(0,50), process.execArgv, process.env.NODE_OPTIONS);
});
