/** All texts of the column settings, including those for screen readers. */
export interface ColumnSettingsLabels {
  /** The button that opens the settings. */
  columns: string;
  /** The heading of the settings. */
  title: string;
  /** The name of a button, followed by the name of its column. */
  moveUp: string;
  moveDown: string;
  reset: string;
  /** Announced when a column has moved. */
  moved: (input: { column: string; place: number; total: number }) => string;
  /** Announced when the default columns are restored. */
  wasReset: string;
  /** Column headers by column id, to override those of the kind. */
  heads: Readonly<Record<string, string>>;
}

/** The default texts for column settings. */
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
