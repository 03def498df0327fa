/**
 * A field that only one kind of log has. `text` is optional free text of up to 10,000 characters, `flag` a boolean
 * that is false by default.
 */
export interface OwnField {
  readonly type: 'text' | 'flag';
  /** The meaning of the field, for schema.graphql and the OpenAPI document. */
  readonly description: string;
}

/**
 * Describes a kind of log. Entities, validation, GraphQL types and REST routes are derived from it.
 */
export interface KindDescription {
  /** The value in the table's `kind` column and in `logType` of field configurations. */
  readonly kind: string;
  /** The kind's segment in `/api/logs/{segment}`. */
  readonly segment: string;
  /** Name of the GraphQL type. The names of its input type and mutations are derived from it. */
  readonly typeName: string;
  readonly description: string;
  /** The required title, and the kind's name for it. */
  readonly title: { readonly name: string; readonly description: string };
  /** Ids of the kind's own columns in its list, in default order. Shared columns follow. */
  readonly columns: readonly string[];
  /** `day`: one `date`; `span`: `startDate` and `endDate`, both inclusive. */
  readonly dates: 'day' | 'span';
  readonly fields: Readonly<Record<string, OwnField>>;
}

/** Optional free text. */
export const text = (description: string): OwnField => ({ type: 'text', description });

/** A boolean that is false by default. */
export const flag = (description: string): OwnField => ({ type: 'flag', description });
