/**
 * The columns that a user has chosen for a list. Column ids are names such as `date` or `brand`, and
 * `field:<fieldName>` for custom fields.
 */
export interface ColumnPreference {
  /** The visible columns. */
  readonly visibleColumns: readonly string[];
  /** All columns, in order. */
  readonly columnOrder: readonly string[];
}
