import { defineMessages } from '@content-planner/ui-kit';

/** The names of the commands that work on every screen, and the words that find them. */
export const commandMessages = defineMessages('commands', {
  /** `badge` is the name of a kind of entry, such as 'Blog Post'. */
  create: ({ badge }: { badge: string }) => `New ${badge}`,
  createKeywords: ['create', 'add'],
  lightTheme: 'Light theme',
  darkTheme: 'Dark theme',
  changePassword: 'Change password',
  logOut: 'Log out',
});
