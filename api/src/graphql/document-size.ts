import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

/** How large a document is once every fragment is written out where it is used. */
export interface DocumentSize {
  /** Fields, inline fragments and fragment spreads of all operations. */
  selections: number;
  /** Fields inside fields. */
  depth: number;
}

const NOTHING: DocumentSize = { selections: 0, depth: 0 };

/**
 * Counts what a document asks for without writing it out: each selection set is counted once, however many fragments
 * lead to it, so the time is linear in the length of the text. A fragment inside itself counts as nothing there:
 * validation rejects it.
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
