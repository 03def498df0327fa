/**
 * A field that only one kind of log has. `text` is optional free text (up to 10,000 characters),
 * `flag` a boolean that is false unless set (decision L14).
 */
export interface OwnField {
  readonly type: 'text' | 'flag';
  /** What the field means, for schema.graphql and the documented API. */
  readonly description: string;
}

/**
 * All that is particular to one kind of log. Entities, input validation, GraphQL types and REST
 * routes are derived from this.
 */
export interface KindDescription {
  /** The value in the table's `kind` column and in `logType` of field configurations. */
  readonly kind: string;
  /** The kind's segment in `/api/logs/{segment}` (spec, section 7). */
  readonly segment: string;
  /** Name of the GraphQL type, of which input and mutation names are made. */
  readonly typeName: string;
  readonly description: string;
  /** The required title, under the name the spec gives it for this kind. */
  readonly title: { readonly name: string; readonly description: string };
  /** Ids of the list's own columns in their first order (spec, section 2); the shared ones follow. */
  readonly columns: readonly string[];
  /** `day`: one `date`; `span`: `startDate` and `endDate`, both inclusive. */
  readonly dates: 'day' | 'span';
  readonly fields: Readonly<Record<string, OwnField>>;
}

/** Optional free text. */
export const text = (description: string): OwnField => ({ type: 'text', description });

/** A tick, false unless set. */
export const flag = (description: string): OwnField => ({ type: 'flag', description });
