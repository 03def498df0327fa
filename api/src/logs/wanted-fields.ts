import type { GraphQLResolveInfo } from 'graphql';
import { parseResolveInfo, type ResolveTree } from 'graphql-parse-resolve-info';
import type { EntryRow } from './entry-row.js';
import { kindList } from './kinds/index.js';

/** Where a field of GraphQL's types has another name in the row. */
const PROPERTIES = new Map<string, keyof EntryRow>([
  ['date', 'startDate'],
  ...kindList.map(({ title }) => [title.name, 'title'] as const),
]);

/** The fields right below a field, through whichever types and fragments. */
const fieldsBelow = ({ fieldsByTypeName }: ResolveTree): ResolveTree[] =>
  Object.values(fieldsByTypeName).flatMap((fields) => Object.values(fields));

/** The parts of a row that a query asks for. */
export function wantedFields(info: GraphQLResolveInfo): ReadonlySet<string> {
  return new Set(
    fieldsBelow(parseResolveInfo(info) as ResolveTree).map(({ name }) => PROPERTIES.get(name) ?? name),
  );
}

/** What a query asks for below one of the fields of its answer. */
export function wantedFieldsOf(info: GraphQLResolveInfo, field: string): ReadonlySet<string> {
  return new Set(
    fieldsBelow(parseResolveInfo(info) as ResolveTree)
      .filter(({ name }) => name === field)
      .flatMap(fieldsBelow)
      .map(({ name }) => name),
  );
}
