/** Every word of the column settings that is seen or spoken. */
export interface ColumnSettingsLabels {
  /** The button. */
  columns: string;
  /** The heading of what it opens. */
  title: string;
  /** Names a button of a column, before the column's name. */
  moveUp: string;
  moveDown: string;
  reset: string;
  /** Spoken when a column has moved. */
  moved: (input: { column: string; place: number; total: number }) => string;
  /** Spoken when the default columns are back. */
  wasReset: string;
  /** Heads of columns by column id, where they are not the kind's own words. */
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
