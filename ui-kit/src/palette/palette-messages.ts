import { defineMessages } from '../messages/define-messages.js';

/** Labels for CommandPalette. */
export const commandPaletteMessages = defineMessages('commandPalette', {
  /** Accessible name of the palette, and its name in the list of shortcuts. */
  palette: 'Search and commands',
  placeholder: 'Find an entry, a date or a command',
  /** Accessible name of the list. */
  results: 'Results',
  /** Headings of the groups. */
  dates: 'Dates',
  entries: 'Entries',
  commands: 'Commands',
  /** Names of days. */
  today: 'Today',
  tomorrow: 'Tomorrow',
  nextWeek: 'Next week',
  nextMonth: 'Next month',
  goTo: 'Go to',
  /** The dates of an entry that spans several days. */
  dateRange: ({ from, to }: { from: string; to: string }) => `${from} to ${to}`,
  allEntries: ({ count, text }: { count: number; text: string }) =>
    `All ${count.toLocaleString('en-US')} entries with “${text}”`,
  /** Announced when the results change. */
  resultCount: ({ count }: { count: number }) => (count === 1 ? '1 result' : `${count} results`),
  noResults: 'No results',
  /** Descriptions of the keys. */
  choose: 'Choose',
  open: 'Open',
  /** Escape first clears the text, and then closes the palette. */
  clear: 'Clear',
  close: 'Close',
});
