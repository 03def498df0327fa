import { defineMessages } from '../messages/define-messages.js';
import { spokenKeys } from './shortcut.js';

/** Text of {@link ToastProvider}. */
export const toastMessages = defineMessages('toast', {
  dismiss: 'Dismiss',
  /** The accessible name of the region. `{hotkey}` is replaced with the key that focuses the region. */
  region: 'Notifications ({hotkey})',
  /**
   * The announcement for an action that has a shortcut, such as 'Undo: Control Z'. `keys` contains names such as 'Ctrl',
   * 'Shift' or 'Z' and, on Macs, 'Cmd' or 'Option'.
   */
  action: ({ label, keys }: { label: string; keys: readonly string[] }) => `${label}: ${spokenKeys(keys)}`,
});
