import { type ToastMessage, useToast } from '@content-planner/ui-kit';
import { useEffect } from 'react';
import { keepReturnPath } from './return-path.js';

/** The delay between the toast and the redirect, in ms. */
const DELAY = 500;

/** The toast for visitors who open a page that requires a login. */
export const UNAUTHORIZED: ToastMessage = {
  title: 'Unauthorized',
  description: 'You are logged out. Logging in again...',
  tone: 'destructive',
};

/** The toast for users who try to open a page that only administrators can access. */
export const ACCESS_DENIED: ToastMessage = {
  title: 'Access Denied',
  description: 'You must be an administrator to access this page.',
  tone: 'destructive',
};

/** Navigates to the login page. After the login, the user returns to the current page. */
export const goToLogin = (): void => {
  keepReturnPath();
  window.location.assign('/api/login');
};

/**
 * If there is a reason, shows a toast and redirects half a second later.
 *
 * @param reason false or 0 if there is no reason; a new number shows the toast again and restarts the delay
 */
export function useRedirect(reason: boolean | number, message: ToastMessage, go: () => void): void {
  const toast = useToast();
  useEffect(() => {
    if (!reason) return;
    toast(message);
    const timer = setTimeout(go, DELAY);
    return () => clearTimeout(timer);
  }, [reason, message, go, toast]);
}
