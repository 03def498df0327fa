import type { ASTVisitor, ValidationContext } from 'graphql';
import { PlannerError } from '../errors.js';
import { queryError } from './query-error.js';

/** Aliases that would turn an object in the response into a promise or change its prototype. */
const RESERVED = new Set(['then', '__proto__']);

/** A validation rule that rejects aliases that can't be regular properties of the response. */
export const responseNames = (context: ValidationContext): ASTVisitor => ({
  Field({ alias }) {
    if (!alias || !RESERVED.has(alias.value)) return;
    const error = new PlannerError('aliasNotAllowed', { alias: alias.value });
    context.reportError(queryError(error, { nodes: alias }));
  },
});
