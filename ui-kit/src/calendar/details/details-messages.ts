import { defineMessages } from '../../messages/define-messages.js';

/** The texts in an entry's details, and of its commands. */
export const detailsMessages = defineMessages('details', {
  title: 'Event Details',
  multiDay: 'Multi-day Event',
  additional: 'Additional Information',
  error: 'Failed to load event details. Please try again.',
  edit: 'Edit',
  /** The accessible name of the menu in the details, which contains other commands. */
  actions: ({ title }: { title: string }) => `More actions for ${title}`,
  delete: 'Delete',
  /** The command that opens the dialog for moving an entry. */
  move: 'Move…',
  /** The accessible name of the buttons that move the entry by days, on small screens. */
  moveByDays: 'Move by days',
  close: 'Close',
  /** A command for an entry in the command palette. `label` is the command's name in menus, such as 'Move…'. */
  command: ({ label, title }: { label: string; title: string }) =>
    label.endsWith('…') ? `${label.slice(0, -1)} “${title}”…` : `${label} “${title}”`,
  /** Descriptions of the keys that work in an entry's details, for the list of keyboard shortcuts. */
  shortcuts: {
    edit: 'Edit the open entry',
    delete: 'Delete the open entry',
    /** In lists. */
    move: 'Move the focused entry',
    step: 'Previous or next entry',
  },
});
