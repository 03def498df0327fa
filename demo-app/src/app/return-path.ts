import { paths } from './paths.js';

const KEY = 'content-planner:return-path';

/** Saves the current page, to return to it after the next login in this tab. */
export const keepReturnPath = (): void => {
  const { pathname, search } = window.location;
  sessionStorage.setItem(KEY, pathname + search);
};

/** Returns the page to open after a login: the page where the session ended, else the calendar. */
export const returnPath = (): string => sessionStorage.getItem(KEY) ?? paths.home;

/** Clears the saved page, so that the next login opens the calendar. */
export const forgetReturnPath = (): void => sessionStorage.removeItem(KEY);
