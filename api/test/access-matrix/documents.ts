import {
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isInterfaceType,
  isLeafType,
  isObjectType,
} from 'graphql';
import type { GraphQLRow } from './graphql-rows.js';

/** A GraphQL document and its variables. */
export interface GraphQLRequest {
  query: string;
  variables: Record<string, unknown>;
}

/** Returns a selection of all fields of a type, down to the given depth. */
function selectionOf(type: GraphQLOutputType, depth = 3): string {
  const named = getNamedType(type);
  if (!isObjectType(named) && !isInterfaceType(named)) return '';
  const fields = Object.values(named.getFields()).flatMap((field) => {
    if (isLeafType(getNamedType(field.type))) return [field.name];
    const inner = depth > 1 ? selectionOf(field.type, depth - 1) : '';
    return inner === '' ? [] : [`${field.name} ${inner}`];
  });
  return fields.length === 0 ? '' : `{ ${fields.join(' ')} }`;
}

/**
 * Builds a document that selects the complete result of a row's field under the alias `tried`.
 *
 * @param first a mutation to run before the field
 */
export function documentOf(
  schema: GraphQLSchema,
  { operation, args }: GraphQLRow,
  first?: string,
): GraphQLRequest {
  const [typeName = '', fieldName = ''] = operation.split('.');
  const root = schema.getType(typeName);
  const field = isObjectType(root) ? root.getFields()[fieldName] : undefined;
  if (!field) throw new Error(`The schema has no ${operation}`);
  const given = field.args.filter(({ name }) => name in args);
  const declared = given.map(({ name, type }) => `$${name}: ${type}`);
  const passed = given.map(({ name }) => `${name}: $${name}`);
  const inParentheses = (items: string[]) => (items.length === 0 ? '' : `(${items.join(', ')})`);
  const tried = `tried: ${fieldName}${inParentheses(passed)} ${selectionOf(field.type)}`;
  return {
    query: `${typeName.toLowerCase()} ${inParentheses(declared)} { ${first ? `first: ${first} ` : ''}${tried} }`,
    variables: args,
  };
}
