import { calendarViews } from './views/index.js';

/** Fetches the code for all views, for tests that check the first render. */
export const loadViews = async (): Promise<void> => {
  await Promise.all(calendarViews.map(({ load }) => load?.()));
};
