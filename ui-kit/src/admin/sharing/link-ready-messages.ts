import { defineMessages } from '../../messages/define-messages.js';
import type { ReadySummary } from './ready-summary.js';
import type { NewLinkKind } from './types.js';

const list = new Intl.ListFormat('en-US');

const summary = ({ brands, types, fields, from, frozenOn, hasPassword, endsOn }: ReadySummary) => {
  const days = from === null ? 'all dates' : `from ${from} onward`;
  const content = `${brands ?? 'all brands'}, ${types ?? 'all types'}, ${days}`;
  return [
    frozenOn === null ? `Shows ${content}. Stays up to date.` : `Shows ${content}, as of ${frozenOn}.`,
    ...(fields ? [`Includes ${list.format(['titles', 'dates', ...fields])}.`] : []),
    endsOn === null ? 'Never expires.' : `Expires on ${endsOn}.`,
    ...(hasPassword ? ['Send the password separately.'] : []),
  ].join(' ');
};

/** Text of {@link LinkReadyDialog}. */
export const linkReadyDialogMessages = defineMessages('linkReadyDialog', {
  /** The question that is asked if the user closes the dialog without copying. The next two are its buttons. */
  discardQuestion: 'Close without copying? You won’t be able to see it again.',
  keepEditing: 'Keep open',
  discard: 'Close',
  link: 'Link for the client',
  key: 'Access key',
  iframe: 'Iframe',
  react: 'React',
  address: 'Address',
  /** Accessible name of the control that switches between the iframe, React and the address. */
  format: 'Format',
  /** Explains that the secret is displayed only once. */
  once: ({ kind }: { kind: NewLinkKind }) =>
    `Copy the ${kind} now. For your security, it won’t be shown again.`,
  example: 'Example',
  openPage: 'Open the page',
  qrCode: 'QR code for the link',
  /** Displayed below the QR code. */
  forPhone: 'For a phone',
  /** What a new link or embed shows, and when it expires. */
  summary,
  done: 'Done',
});
