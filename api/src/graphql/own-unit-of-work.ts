import { defaultFieldResolver, type GraphQLSchema } from 'graphql';
import type { GraphQLContext } from '../context.js';

/**
 * Gives each mutation its own context. A request can contain several mutations, and each mutation can change or delete
 * what an earlier mutation has read, including the session and its permissions.
 */
export function withOwnUnitsOfWork(schema: GraphQLSchema): GraphQLSchema {
  // The first mutation uses the session that was read after the body had arrived.
  const begun = new WeakSet<GraphQLContext>();
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const { resolve = defaultFieldResolver } = field;
    field.resolve = async (parent, args, context: GraphQLContext, info) => {
      const em = context.em.fork();
      const session = begun.has(context) ? await context.readSession(em) : {};
      begun.add(context);
      // Create a new object, because Pothos caches permissions per context.
      const idempotencyScope = ` ${info.path.key}`;
      return resolve(parent, args, { ...context, ...session, em, idempotencyScope }, info);
    };
  }
  return schema;
}
