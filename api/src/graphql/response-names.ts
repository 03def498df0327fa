import { type ASTVisitor, GraphQLError, type ValidationContext } from 'graphql';

/** Aliases that would turn an object in the response into a promise or change its prototype. */
const RESERVED = new Set(['then', '__proto__']);

/** A validation rule that rejects aliases that can't be regular properties of the response. */
export const responseNames = (context: ValidationContext): ASTVisitor => ({
  Field({ alias }) {
    if (!alias || !RESERVED.has(alias.value)) return;
    context.reportError(
      new GraphQLError(`'${alias.value}' can't be used as an alias. Choose another name.`, { nodes: alias }),
    );
  },
});
