import { defineMessages } from '@content-planner/ui-kit';

/** The texts about entries that the calendar and the lists share. The texts for one kind are in the ui-kit. */
export const entryMessages = defineMessages('entries', {
  copyLink: 'Copy link',
  linkCopied: 'Link copied',
  linkNotCopied: 'The link could not be copied',
  show: 'Show',
  hiddenByFilters: 'It is hidden by your filters.',
  exportCsv: 'Export CSV',
  exportXlsx: 'Export Excel',
  exporting: 'Exporting…',
  exportFailed: 'The entries could not be exported. Check your connection and try again.',
  nothingToExport: 'No data to export',
  noEntriesToExport: 'There are no entries to export.',
  printOpened: 'Print window opened',
  printHint: "Use your browser's print dialog to save as PDF or print.",
  printBlocked: 'The print window was blocked',
  printBlockedHint: 'Allow pop-ups for this page in your browser, then try again.',
});
