/** All text in the column settings, including text for screen readers. */
export interface ColumnSettingsLabels {
  /** The button that opens the settings. */
  columns: string;
  /** The heading of the settings. */
  title: string;
  /** Precedes the column's name in a button's accessible name. */
  moveUp: string;
  moveDown: string;
  reset: string;
  /** Announced after a column moves. */
  moved: (input: { column: string; place: number; total: number }) => string;
  /** Announced after the default columns are restored. */
  wasReset: string;
  /** Column headers, keyed by column id. They override the kind's default headers. */
  heads: Readonly<Record<string, string>>;
}

/** The default text for the column settings. */
export const columnSettingsLabels: ColumnSettingsLabels = {
  columns: 'Columns',
  title: 'Column Settings',
  moveUp: 'Move up',
  moveDown: 'Move down',
  reset: 'Reset',
  moved: ({ column, place, total }) => `${column} is now column ${place} of ${total}`,
  wasReset: 'Columns were reset',
  heads: {},
};
