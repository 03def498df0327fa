import { defineMessages } from '../messages/define-messages.js';

/** Text of {@link ViewMenu}. */
export const viewMenuMessages = defineMessages('viewMenu', {
  views: 'Views',
  /** The menu item for all entries, and the text of the button while no saved view is open. */
  allEntries: 'All entries',
  myViews: 'My views',
  teamViews: 'Team views',
  /** The views of every planner: the entries of the viewer, and the late ones. */
  mine: 'Mine',
  late: 'Late',
  /** What these views need before they can be opened. */
  mineNeeds: 'Needs a person field',
  lateNeeds: 'Needs a “Done” option',
  /** The number of a view's entries. */
  viewEntries: ({ count }: { count: number }) =>
    `${count.toLocaleString('en-US')} ${count === 1 ? 'entry' : 'entries'}`,
  noViews: 'Save what you see as a view.',
  /** Spoken after the name of a view that has unsaved changes. */
  unsavedChanges: 'unsaved changes',
  update: ({ name }: { name: string }) => `Update “${name}”`,
  save: 'Save view…',
  discard: 'Discard changes',
  copyLink: 'Copy link',
  subscribe: 'Subscribe…',
  /** Accessible name of the button that opens a view's actions menu. */
  actions: ({ name }: { name: string }) => `Actions for ${name}`,
  rename: 'Rename…',
  share: 'Share with the team',
  delete: 'Delete…',
  /** Descriptions of the keyboard shortcuts. */
  openViews: 'Open the views',
  openView: 'Switch to a view',
  /** The command that opens a view. */
  openNamedView: ({ name }: { name: string }) => `Open the view “${name}”`,
});
