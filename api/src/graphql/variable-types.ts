import { type ASTVisitor, Kind, type ValidationContext } from 'graphql';
import { PlannerError } from '../errors.js';
import { shortened } from '../field-errors.js';
import { queryError } from './query-error.js';

/**
 * A validation rule that rejects variables whose type is a list of lists. The schema contains no such types, and the
 * cost of such a variable can double with each level of nesting.
 */
export const variableTypes = (context: ValidationContext): ASTVisitor => ({
  VariableDefinition({ variable, type }) {
    const list = type.kind === Kind.NON_NULL_TYPE ? type.type : type;
    if (list.kind !== Kind.LIST_TYPE) return;
    const item = list.type.kind === Kind.NON_NULL_TYPE ? list.type.type : list.type;
    if (item.kind !== Kind.LIST_TYPE) return;
    const error = new PlannerError('listOfLists', { variable: shortened(variable.name.value) });
    context.reportError(queryError(error, { nodes: type }));
  },
});
