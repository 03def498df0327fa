import type { DocumentNode } from 'graphql';

type Definition = DocumentNode['definitions'][number];

// Functions that create the most common nodes in parsed documents. Written as plain objects, these nodes would make up
// most of a document's size.
export const name = (value: string) => ({ kind: 'Name', value });
const named = (kind: string) => (value: string) => ({ kind, name: name(value) });
export const field = named('Field');
export const spread = named('FragmentSpread');
export const type = named('NamedType');
export const variable = named('Variable');
export const required = (value: string) => ({ kind: 'NonNullType', type: type(value) });
export const selection = (selections: readonly unknown[]) => ({ kind: 'SelectionSet', selections });
export const pass = (value: string) => ({ kind: 'Argument', name: name(value), value: variable(value) });

/**
 * Creates a document from its definitions and from the definitions of the fragments that it uses, without duplicates.
 */
export const graphql = (
  definitions: readonly unknown[],
  fragments: readonly DocumentNode[] = [],
): DocumentNode => ({
  kind: 'Document' as DocumentNode['kind'],
  definitions: [
    ...new Set([
      ...(definitions as readonly Definition[]),
      ...fragments.flatMap((fragment) => fragment.definitions),
    ]),
  ],
});
