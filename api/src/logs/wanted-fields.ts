import { type FieldNode, type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';
import type { EntryRow } from './entry-row.js';

type Info = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>;

/** The entry fields that are not columns, and the columns that they require. */
const COLUMNS = new Map<string, keyof EntryRow>([['brand', 'brandId']]);

/**
 * Returns the direct subfields of the given fields, across all types and fragments. Reads each fragment once, no matter
 * how often it is spread. Includes fields that `@skip` or `@include` excludes.
 */
function fieldsBelow(parents: readonly FieldNode[], fragments: Info['fragments']): FieldNode[] {
  const fields: FieldNode[] = [];
  const seen = new Set<string>();
  function read(set: SelectionSetNode | undefined): void {
    for (const selection of set?.selections ?? []) {
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

/** Returns the entry columns that a query requests. */
export function wantedFields({ fieldNodes, fragments }: Info): ReadonlySet<string> {
  const selected = fieldsBelow(fieldNodes, fragments);
  const ofKind = selected.filter(({ name }) => name.value === 'fields');
  return new Set(
    [...selected, ...fieldsBelow(ofKind, fragments)].map(({ name }) => COLUMNS.get(name.value) ?? name.value),
  );
}

/** Returns the subfields that a query requests for one of its fields. */
export function wantedFieldsOf({ fieldNodes, fragments }: Info, field: string): ReadonlySet<string> {
  const parents = fieldsBelow(fieldNodes, fragments).filter(({ name }) => name.value === field);
  return new Set(fieldsBelow(parents, fragments).map(({ name }) => name.value));
}
