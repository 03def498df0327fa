import type { GraphQLResolveInfo } from 'graphql';
import { parseResolveInfo, type ResolveTree } from 'graphql-parse-resolve-info';
import type { EntryRow } from './entry-row.js';
import { kindList } from './kinds/index.js';

/** Where a field of GraphQL's types has another name in the row. */
const PROPERTIES = new Map<string, keyof EntryRow>([
  ['date', 'startDate'],
  ...kindList.map(({ title }) => [title.name, 'title'] as const),
]);

/** The parts of a row that a query asks for, through whichever types and fragments. */
export function wantedFields(info: GraphQLResolveInfo): ReadonlySet<string> {
  const { fieldsByTypeName } = parseResolveInfo(info) as ResolveTree;
  return new Set(
    Object.values(fieldsByTypeName)
      .flatMap((fields) => Object.values(fields))
      .map(({ name }) => PROPERTIES.get(name) ?? name),
  );
}
