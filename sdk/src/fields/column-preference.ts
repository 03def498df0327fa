/**
 * The columns that a user has chosen for a list. Column ids are `date`, `brand` and so on, and `field:<fieldName>` for
 * custom fields.
 */
export interface ColumnPreference {
  /** The columns that are displayed. */
  readonly visibleColumns: readonly string[];
  /** All columns in order. */
  readonly columnOrder: readonly string[];
}
