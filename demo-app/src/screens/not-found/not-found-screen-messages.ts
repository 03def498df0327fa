import { defineMessages } from '@content-planner/ui-kit';

/** The texts of the screen for unknown paths. */
export const notFoundScreenMessages = defineMessages('notFoundScreen', {
  pageTitle: 'Page not found',
  home: 'Go to the calendar',
});
