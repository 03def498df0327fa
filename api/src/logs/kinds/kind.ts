import type { BuiltInKind, BuiltInKindId } from '@content-planner/model';

/** The description of a built-in kind. Validation and REST routes are derived from it. */
export interface KindDescription extends BuiltInKind {
  /** The value in the table's `kind` column. */
  readonly kind: BuiltInKindId;
  /** What the API reference says about its entries. */
  readonly description: string;
  /** The name of its entries in the REST reference. The names of its request bodies are derived from it. */
  readonly typeName: string;
}
