import { defineMessages } from '../../messages/define-messages.js';

/** Text of {@link CopyField}. */
export const copyFieldMessages = defineMessages('copyField', {
  copy: 'Copy',
  /** Accessible name of the Copy button. The name must contain the visible text. */
  copyValue: ({ label }: { label: string }) => `Copy: ${label}`,
  copied: 'Copied',
  copyFailed: 'The browser does not allow copying. Press Ctrl+C to copy the selected text.',
});
