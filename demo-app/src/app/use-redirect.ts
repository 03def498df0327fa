import { type ToastMessage, useToast } from '@content-planner/ui-kit';
import { useEffect } from 'react';
import { keepReturnPath } from './return-path.js';

/** How long a toast stands before the page moves on, in ms. */
const DELAY = 500;

/** What somebody without a session is told. */
export const UNAUTHORIZED: ToastMessage = {
  title: 'Unauthorized',
  description: 'You are logged out. Logging in again...',
  tone: 'destructive',
};

/** What a user is told where administrators go. */
export const ACCESS_DENIED: ToastMessage = {
  title: 'Access Denied',
  description: 'You must be an administrator to access this page.',
  tone: 'destructive',
};

/** Leaves the page for the login, as a navigation of the browser. The login leads back to the page. */
export const goToLogin = (): void => {
  keepReturnPath();
  window.location.assign('/api/login');
};

/**
 * Says why, and goes elsewhere half a second later.
 *
 * @param reason nothing happens while it is false or 0; another number starts anew
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
