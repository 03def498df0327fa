import { defineMessages } from '@content-planner/ui-kit';

/** The texts around the lists. Those that name the kind of entry are in the ui-kit. */
export const logScreenMessages = defineMessages('logScreen', {
  importSheet: 'Import a sheet',
  exportPdf: 'Export PDF',
  moreActions: 'More actions',
  /** A command, and the words that find it. `logs` is the heading of the list, such as 'Blog Logs'. */
  exportAsCsv: ({ logs }: { logs: string }) => `Export ${logs} as CSV`,
  exportKeywords: ['download', 'spreadsheet', 'excel'],
  columnsNotSaved: 'Error saving column preferences',
});
