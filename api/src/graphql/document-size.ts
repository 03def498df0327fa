import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

/** The size of a document with all fragments expanded. */
export interface DocumentSize {
  /** The number of fields, inline fragments and fragment spreads in all operations. */
  selections: number;
  /** The maximum depth of nested fields. */
  depth: number;
}

const NOTHING: DocumentSize = { selections: 0, depth: 0 };

/**
 * Measures a document without expanding it. Each selection set is measured once, no matter how often its fragment is
 * spread, so the time is linear in the length of the text. A recursive fragment counts as empty inside itself, because
 * validation rejects it anyway.
 */
export function documentSize(document: DocumentNode): DocumentSize {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  const counted = new Map<SelectionSetNode, DocumentSize>();

  function sizeOf(selection: SelectionNode): DocumentSize {
    if (selection.kind === Kind.FRAGMENT_SPREAD) {
      return sizeOfSet(fragments.get(selection.name.value)?.selectionSet);
    }
    const { selections, depth } = sizeOfSet(selection.selectionSet);
    return { selections, depth: selection.kind === Kind.FIELD ? depth + 1 : depth };
  }

  function sizeOfSet(set: SelectionSetNode | undefined): DocumentSize {
    if (!set) return NOTHING;
    const known = counted.get(set);
    if (known) return known;
    counted.set(set, NOTHING);
    const size = sum(set.selections.map(sizeOf));
    size.selections += set.selections.length;
    counted.set(set, size);
    return size;
  }

  return sum(
    document.definitions.map((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION ? sizeOfSet(definition.selectionSet) : NOTHING,
    ),
  );
}

const sum = (sizes: readonly DocumentSize[]): DocumentSize => ({
  selections: sizes.reduce((total, { selections }) => total + selections, 0),
  depth: sizes.reduce((deepest, { depth }) => Math.max(deepest, depth), 0),
});
