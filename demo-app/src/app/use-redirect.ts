import { useMessages, useToast } from '@content-planner/ui-kit';
import { useEffect } from 'react';
import { appMessages } from './app-messages.js';
import { keepReturnPath } from './return-path.js';

/** The delay between the toast and the redirect, in ms. */
const DELAY = 500;

/** Why a page can't be displayed: it requires a login, or only administrators can access it. */
type Refusal = 'unauthorized' | 'accessDenied';

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
export function useRedirect(reason: boolean | number, refusal: Refusal, go: () => void): void {
  const toast = useToast();
  const text = useMessages(appMessages);
  const title = text[refusal];
  const description = refusal === 'unauthorized' ? text.loggingIn : text.adminsOnly;
  useEffect(() => {
    if (!reason) return;
    toast({ title, description, tone: 'destructive' });
    const timer = setTimeout(go, DELAY);
    return () => clearTimeout(timer);
  }, [reason, title, description, go, toast]);
}
