/**
 * Which columns the viewer sees in a list. Columns are named `date`, `brand` and so on, and `field:<fieldName>` for custom
 * fields.
 */
export interface ColumnPreference {
  /** The columns that are displayed. */
  readonly visibleColumns: readonly string[];
  /** All columns in their order. */
  readonly columnOrder: readonly string[];
}
