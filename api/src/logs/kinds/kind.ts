import type { FieldType } from '../../field-types/field-types.js';

/** An option of a field. */
export interface FieldOption {
  /** The value that entries store. */
  readonly id: string;
  readonly label: string;
  /** What the option means, for schema.graphql and the OpenAPI document. */
  readonly description: string;
}

/** A field that only one kind of log has. */
export interface KindField {
  /** The type of its values. Several options of a `multipleChoice` field can be chosen. */
  readonly type: FieldType | 'multipleChoice';
  /** The header of the field's column in CSV files, which is the same as in the app's lists. */
  readonly label: string;
  /** The field's meaning, for schema.graphql and the OpenAPI document. */
  readonly description: string;
  /** The options of a dropdown or a multiple choice field, in order. */
  readonly options?: readonly FieldOption[];
}

/** The description of a kind of log. Validation, GraphQL types and REST routes are derived from it. */
export interface KindDescription {
  /** The value in the table's `kind` column. */
  readonly kind: string;
  /** The name of the GraphQL type. The names of its input type and mutations are derived from it. */
  readonly typeName: string;
  readonly description: string;
  /** The name of the kind in CSV files. */
  readonly label: string;
  /** The header of the title in CSV files. */
  readonly titleLabel: string;
  /** The meaning of the title. */
  readonly title: string;
  /** Whether entries have a single `day`, or a `span` of days with a separate `endDate`. Both dates are inclusive. */
  readonly dates: 'day' | 'span';
  /** The fields that only this kind has, keyed by id. */
  readonly fields: Readonly<Record<string, KindField>>;
  /** The ids of the kind's own list columns, in default order. Shared columns follow. */
  readonly columns: readonly string[];
  /** The names that only REST uses. */
  readonly rest: {
    /** The last part of the path `/api/logs/{path}`. */
    readonly path: string;
    /** The name of the property that contains the entry's title, such as `blogName`. */
    readonly title: string;
  };
}

/** Creates a field for optional free text of up to 10,000 characters. */
export const text = (label: string, description: string): KindField => ({ type: 'text', label, description });
