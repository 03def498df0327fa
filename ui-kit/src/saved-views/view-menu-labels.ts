/** Labels for ViewMenu. */
export interface ViewMenuLabels {
  /** Accessible name of the menu. */
  views: string;
  /** The menu item for all entries, and the text of the button while no saved view is open. */
  allEntries: string;
  myViews: string;
  teamViews: string;
  /** Displayed if there are no saved views. */
  noViews: string;
  /** Spoken after the name of a view that has unsaved changes. */
  unsavedChanges: string;
  update: (view: { name: string }) => string;
  save: string;
  discard: string;
  copyLink: string;
  subscribe: string;
  /** Accessible name of the button that opens a view's actions menu. */
  actions: (view: { name: string }) => string;
  rename: string;
  share: string;
  delete: string;
  /** Descriptions of the keyboard shortcuts. */
  openViews: string;
  openView: string;
  /** The command that opens a view. */
  openNamedView: (view: { name: string }) => string;
}

/** The default {@link ViewMenuLabels}. */
export const viewMenuLabels: ViewMenuLabels = {
  views: 'Views',
  allEntries: 'All entries',
  myViews: 'My views',
  teamViews: 'Team views',
  noViews: 'Save what you see as a view.',
  unsavedChanges: 'unsaved changes',
  update: ({ name }) => `Update “${name}”`,
  save: 'Save view…',
  discard: 'Discard changes',
  copyLink: 'Copy link',
  subscribe: 'Subscribe…',
  actions: ({ name }) => `Actions for ${name}`,
  rename: 'Rename…',
  share: 'Share with the team',
  delete: 'Delete…',
  openViews: 'Open the views',
  openView: 'Switch to a view',
  openNamedView: ({ name }) => `Open the view “${name}”`,
};
