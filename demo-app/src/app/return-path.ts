import { paths } from './paths.js';

const KEY = 'content-planner:return-path';

/** Saves the path of the current page. The next login in this tab returns to it. */
export const keepReturnPath = (): void => {
  const { pathname, search } = window.location;
  sessionStorage.setItem(KEY, pathname + search);
};

/** Returns the path to open after a login: the page where the session ended, or the calendar. */
export const returnPath = (): string => sessionStorage.getItem(KEY) ?? paths.home;

/** Clears the saved path, so that the next login opens the calendar. */
export const forgetReturnPath = (): void => sessionStorage.removeItem(KEY);
