import {
  type FieldNode,
  GraphQLIncludeDirective,
  type GraphQLResolveInfo,
  GraphQLSkipDirective,
  getDirectiveValues,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
  valueFromASTUntyped,
} from 'graphql';
import type { EntryRow } from './entry-row.js';
import { ownFieldIds } from './kinds/own-properties.js';

type Info = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments' | 'variableValues'>;

/** The entry fields that have no property of the same name, and the properties that they require. */
const COLUMNS = new Map<string, keyof EntryRow>([['brand', 'brandId']]);

/**
 * Returns the direct subfields of the given fields, across all types and fragments. Reads each fragment once, no matter
 * how often it is spread.
 */
function fieldsBelow(parents: readonly FieldNode[], { fragments, variableValues }: Info): FieldNode[] {
  const fields: FieldNode[] = [];
  const seen = new Set<string>();
  const isExcluded = (selection: SelectionNode) =>
    getDirectiveValues(GraphQLSkipDirective, selection, variableValues)?.if === true ||
    getDirectiveValues(GraphQLIncludeDirective, selection, variableValues)?.if === false;
  function read(set: SelectionSetNode | undefined): void {
    for (const selection of set?.selections ?? []) {
      if (isExcluded(selection)) continue;
      if (selection.kind === Kind.FIELD) fields.push(selection);
      else if (selection.kind === Kind.INLINE_FRAGMENT) read(selection.selectionSet);
      else if (!seen.has(selection.name.value)) {
        seen.add(selection.name.value);
        read(fragments[selection.name.value]?.selectionSet);
      }
    }
  }
  for (const { selectionSet } of parents) read(selectionSet);
  return fields;
}

/** Returns the properties that contain the values that a field `values` requests. */
function wantedValues({ arguments: given = [] }: FieldNode, { variableValues }: Info): readonly string[] {
  const argument = given.find(({ name }) => name.value === 'ids');
  const ids = argument && (valueFromASTUntyped(argument.value, variableValues) as readonly string[] | null);
  if (!ids) return [...ownFieldIds, 'dynamicFields'];
  return [ids].flat().map((id) => (ownFieldIds.includes(id) ? id : 'dynamicFields'));
}

/**
 * Returns the fields that a query requests, and the properties of entries that they require.
 *
 * @param paths where to find the fields; by default, directly below the field that is resolved
 */
export function wantedFields(info: Info, ...paths: readonly string[][]): ReadonlySet<string> {
  const selected = (paths.length > 0 ? paths : [[]]).flatMap((path) =>
    path.reduce(
      (fields, step) =>
        fieldsBelow(
          fields.filter(({ name }) => name.value === step),
          info,
        ),
      fieldsBelow(info.fieldNodes, info),
    ),
  );
  return new Set([
    ...selected.map(({ name }) => COLUMNS.get(name.value) ?? name.value),
    ...selected.flatMap((field) => (field.name.value === 'values' ? wantedValues(field, info) : [])),
  ]);
}
