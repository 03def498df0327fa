import { paths } from './paths.js';

const KEY = 'content-planner:return-path';

/** Keeps the current page, to return to it after the next login in this tab. */
export const keepReturnPath = (): void => {
  const { pathname, search } = window.location;
  sessionStorage.setItem(KEY, pathname + search);
};

/** The page to go to after a login: the one where the session ended, else the calendar. */
export const returnPath = (): string => sessionStorage.getItem(KEY) ?? paths.home;

/** The next login leads to the calendar. */
export const forgetReturnPath = (): void => sessionStorage.removeItem(KEY);
