import { useLogout } from '@content-planner/sdk';
import { useMessages, useReport } from '@content-planner/ui-kit';
import { useNavigate } from 'react-router';
import { appMessages } from './app-messages.js';
import { paths } from './paths.js';
import { noteUnsavedInput, useConfirmLeave } from './unsaved-input.js';

/**
 * Returns a function that logs out, shows a toast and navigates to the landing page. If there is unsaved input, the user
 * must confirm first.
 */
export function useLeave(): () => Promise<void> {
  const [logout] = useLogout();
  const report = useReport();
  const navigate = useNavigate();
  const confirmLeave = useConfirmLeave();
  const { loggedOut, logOutFailed } = useMessages(appMessages);
  return async () => {
    if (!confirmLeave()) return;
    noteUnsavedInput({ dirty: false });
    if (await report(logout(), loggedOut, { orServerMessage: logOutFailed })) navigate(paths.home);
  };
}
