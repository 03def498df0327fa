import { filterLabels } from '../filters/filter-labels.js';
import type { LogKind } from '../logs/types.js';
import { type ShortcutSheetLabels, shortcutSheetLabels } from '../shortcuts/shortcut-labels.js';

/** Labels for CommandPalette. */
export interface CommandPaletteLabels extends Pick<ShortcutSheetLabels, 'keyName'> {
  /** Accessible name of the palette, and its name in the list of shortcuts. */
  palette: string;
  placeholder: string;
  /** Accessible name of the list. */
  results: string;
  /** Headings of the groups. */
  dates: string;
  entries: string;
  commands: string;
  /** Names of days. */
  today: string;
  tomorrow: string;
  nextWeek: string;
  nextMonth: string;
  goTo: string;
  kind: (kind: LogKind) => string;
  /** The dates of an entry that spans several days. */
  dateRange: (input: { from: string; to: string }) => string;
  allEntries: (input: { count: number; text: string }) => string;
  /** Announced when the results change. */
  resultCount: (input: { count: number }) => string;
  noResults: string;
  /** Descriptions of the keys. */
  choose: string;
  open: string;
  /** Escape first clears the text, and then closes the palette. */
  clear: string;
  close: string;
}

/** The default {@link CommandPaletteLabels}. */
export const commandPaletteLabels: CommandPaletteLabels = {
  keyName: shortcutSheetLabels.keyName,
  palette: 'Search and commands',
  placeholder: 'Find an entry, a date or a command',
  results: 'Results',
  dates: 'Dates',
  entries: 'Entries',
  commands: 'Commands',
  today: 'Today',
  tomorrow: 'Tomorrow',
  nextWeek: 'Next week',
  nextMonth: 'Next month',
  goTo: 'Go to',
  kind: filterLabels.kind,
  dateRange: ({ from, to }) => `${from} to ${to}`,
  allEntries: ({ count, text }) => `All ${count.toLocaleString('en-US')} entries with “${text}”`,
  resultCount: ({ count }) => (count === 1 ? '1 result' : `${count} results`),
  noResults: 'No results',
  choose: 'Choose',
  open: 'Open',
  clear: 'Clear',
  close: 'Close',
};
