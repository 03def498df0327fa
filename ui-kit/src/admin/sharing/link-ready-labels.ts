import { type DialogLabels, dialogLabels } from '../../primitives/dialog-labels.js';
import type { ReadySummary } from './ready-summary.js';
import { scopeLabels } from './scope-labels.js';
import type { ScopeLabels } from './sharing-texts.js';
import type { NewLinkKind } from './types.js';

/**
 * Labels for LinkReadyDialog. If the user closes the dialog without copying, the confirmation uses the labels for
 * discarding a form.
 */
export interface LinkReadyDialogLabels extends DialogLabels, ScopeLabels {
  link: string;
  key: string;
  iframe: string;
  address: string;
  react: string;
  /** Accessible name of the control that switches between the iframe, React and the address. */
  format: string;
  /** Explains that the secret is displayed only once. */
  once: (target: { kind: NewLinkKind }) => string;
  example: string;
  openPage: string;
  /** Accessible name of the QR code. */
  qrCode: string;
  /** Displayed below the QR code. */
  forPhone: string;
  /** What a new link or embed shows, and when it expires. */
  summary: (shown: ReadySummary) => string;
  copy: string;
  /** Accessible name of the Copy button. The name must contain the visible text. */
  copyValue: (field: { label: string }) => string;
  copied: string;
  copyFailed: string;
  done: string;
}

const summary: LinkReadyDialogLabels['summary'] = (shown) => {
  const { brands, types, from, frozenOn, hasPassword, endsOn } = shown;
  const days = from === null ? 'all dates' : `from ${from} onward`;
  const content = `${brands ?? 'all brands'}, ${types ?? 'all types'}, ${days}`;
  return [
    frozenOn === null ? `Shows ${content}. Stays up to date.` : `Shows ${content}, as of ${frozenOn}.`,
    endsOn === null ? 'Never expires.' : `Expires on ${endsOn}.`,
    ...(hasPassword ? ['Send the password separately.'] : []),
  ].join(' ');
};

/** The default {@link LinkReadyDialogLabels}. */
export const linkReadyDialogLabels: LinkReadyDialogLabels = {
  ...dialogLabels,
  ...scopeLabels,
  discardQuestion: 'Close without copying? You won’t be able to see it again.',
  keepEditing: 'Keep open',
  discard: 'Close',
  link: 'Link for the client',
  key: 'Access key',
  iframe: 'Iframe',
  react: 'React',
  address: 'Address',
  format: 'Format',
  once: ({ kind }) => `Copy the ${kind} now. For your security, it won’t be shown again.`,
  example: 'Example',
  openPage: 'Open the page',
  qrCode: 'QR code for the link',
  forPhone: 'For a phone',
  summary,
  copy: 'Copy',
  copyValue: ({ label }) => `Copy: ${label}`,
  copied: 'Copied',
  copyFailed: 'The browser does not allow copying. Press Ctrl+C to copy the selected text.',
  done: 'Done',
};
