import { defineMessages } from '../messages/define-messages.js';

/** Makes words small, except abbreviations and names such as 'KPI' or 'TikTok'. */
const inSentence = (label: string): string =>
  label.replaceAll(/(?<!\S)\p{Lu}\p{Ll}+(?!\S)/gu, (word) => word.toLowerCase());

/** The menus that change a value where it is displayed. `field` is the label of the field. */
export const changingValuesMessages = defineMessages('changingValues', {
  /** The accessible name of a button that displays a value and opens its menu. */
  button: ({ field, value }: { field: string; value: string }) => `${field}, ${value || 'empty'}`,
  /** The command that opens the menu, in the menu of an entry and in the command palette. */
  change: ({ field }: { field: string }) => `${field}…`,
  /** The choice that removes the value. */
  none: ({ field }: { field: string }) => `No ${inSentence(field)}`,
  changed: ({ field, value }: { field: string; value: string }) => `${field} changed to ${value}`,
  removed: ({ field }: { field: string }) => `${field} removed`,
  changeFailed: 'The entry could not be updated.',
  /** Another user was faster. `name` is null if the account was deleted, and `value` is empty if they removed it. */
  changedBy: ({ name, field, value }: { name: string | null; field: string; value: string }) =>
    `${name ?? 'Someone'} just ${value ? `changed ${field} to ${value}` : `removed ${field}`}`,
  /** Descriptions of the keys, for the list of keyboard shortcuts. */
  shortcut: ({ field }: { field: string }) => `Change ${field} of the focused or open entry`,
});
