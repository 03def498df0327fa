import { useLogout } from '@content-planner/sdk';
import { useNavigate } from 'react-router';
import { paths } from './paths.js';
import { confirmLeave, noteUnsavedInput } from './unsaved-input.js';
import { useReport } from './use-report.js';

const FAILURE = { orServerMessage: 'Failed to logout' };

/**
 * Returns a function that logs out, shows a toast and navigates to the landing page. If there is unsaved input, the user
 * must confirm first.
 */
export function useLeave(): () => Promise<void> {
  const [logout] = useLogout();
  const report = useReport();
  const navigate = useNavigate();
  return async () => {
    if (!confirmLeave()) return;
    noteUnsavedInput({ dirty: false });
    if (await report(logout(), 'Logged out successfully', FAILURE)) navigate(paths.home);
  };
}
