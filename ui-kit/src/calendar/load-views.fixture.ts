import { calendarViews } from './views/index.js';

/** Fetches the code of all views, for tests that look at what the first render draws. */
export const loadViews = async (): Promise<void> => {
  await Promise.all(calendarViews.map(({ load }) => load?.()));
};
