import type { BuiltInKind, BuiltInKindId } from '@content-planner/model';

/** The description of a built-in kind. Validation, GraphQL types and REST routes are derived from it. */
export interface KindDescription extends BuiltInKind {
  /** The value in the table's `kind` column. */
  readonly kind: BuiltInKindId;
  /** The name of the GraphQL type. The names of its input type and mutations are derived from it. */
  readonly typeName: string;
}
