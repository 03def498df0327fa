import { type ASTVisitor, GraphQLError, type ValidationContext } from 'graphql';

/** Names that turn an object of the response into something else: a promise, or one with another prototype. */
const RESERVED = new Set(['then', '__proto__']);

/** A validation rule: rejects aliases that the code that runs queries cannot return as plain properties. */
export const responseNames = (context: ValidationContext): ASTVisitor => ({
  Field({ alias }) {
    if (!alias || !RESERVED.has(alias.value)) return;
    context.reportError(
      new GraphQLError(`'${alias.value}' cannot be an alias: choose another name.`, { nodes: alias }),
    );
  },
});
