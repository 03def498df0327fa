import { defineMessages } from '../messages/define-messages.js';

/** Text that all print pages share. */
export const printPageMessages = defineMessages('printPage', {
  /** Displayed while the entries of a calendar load. Lists have their own text. */
  loading: 'Loading calendar data...',
  loadingHint: 'Please wait while we prepare your data for printing',
  /** `moment` is the formatted date and time. */
  generated: ({ moment }: { moment: string }) => `Generated on ${moment}`,
  /** Visible only on screen, not in print. */
  note: 'Close this window after printing',
  failedTitle: 'Error Loading Data',
  /** Displayed if the entries of a calendar could not be loaded. Lists have their own text. */
  failed: 'Failed to load calendar data. Please try again.',
  /** Displayed if the window could not be closed. */
  closeHint: 'You can close this window.',
});
