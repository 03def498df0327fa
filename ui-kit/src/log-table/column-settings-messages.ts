import { defineMessages } from '../messages/define-messages.js';

/** Text of {@link ColumnSettings}. */
export const columnSettingsMessages = defineMessages('columnSettings', {
  /** The button that opens the settings. */
  columns: 'Columns',
  /** The heading of the settings. */
  title: 'Column Settings',
  moveUp: ({ column }: { column: string }) => `Move up ${column}`,
  moveDown: ({ column }: { column: string }) => `Move down ${column}`,
  reset: 'Reset',
  /** Announced after a column moves. */
  moved: ({ column, place, total }: { column: string; place: number; total: number }) =>
    `${column} is now column ${place} of ${total}`,
  /** Announced after the default columns are restored. */
  wasReset: 'Columns were reset',
});
