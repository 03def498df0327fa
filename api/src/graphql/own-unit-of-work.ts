import { defaultFieldResolver, type GraphQLSchema } from 'graphql';
import type { GraphQLContext } from './builder.js';

/**
 * Gives every mutation a unit of work of its own. A request may hold several, and what one of them
 * read may have been changed or deleted by the next.
 */
export function withOwnUnitsOfWork(schema: GraphQLSchema): GraphQLSchema {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const { resolve = defaultFieldResolver } = field;
    field.resolve = (parent, args, context: GraphQLContext, info) =>
      resolve(parent, args, { ...context, em: context.em.fork() }, info);
  }
  return schema;
}
