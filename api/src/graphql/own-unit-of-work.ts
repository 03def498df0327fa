import { defaultFieldResolver, type GraphQLSchema } from 'graphql';
import type { GraphQLContext } from './builder.js';

/**
 * Gives every mutation a context of its own. A request may contain several, and what one of them read
 * may have been changed or deleted by the next: entities, and also the session and its permissions.
 */
export function withOwnUnitsOfWork(schema: GraphQLSchema): GraphQLSchema {
  // The session of the first mutation was read when the request came in.
  const begun = new WeakSet<GraphQLContext>();
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const { resolve = defaultFieldResolver } = field;
    field.resolve = async (parent, args, context: GraphQLContext, info) => {
      const em = context.em.fork();
      const session = begun.has(context) ? await context.readSession(em) : {};
      begun.add(context);
      // A new object: Pothos keeps what it knows of permissions by the context.
      return resolve(parent, args, { ...context, ...session, em }, info);
    };
  }
  return schema;
}
