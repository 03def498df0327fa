import { kindOf } from '../../logs/kinds/kind-of.js';
import type { LogKind } from '../../logs/types.js';
import { type DialogLabels, dialogLabels } from '../../primitives/dialog-labels.js';
import { type LinkReadyDialogLabels, linkReadyDialogLabels } from './link-ready-labels.js';

/** The apps that SubscribeDialog has buttons for. */
export type CalendarApp = 'google' | 'apple' | 'outlook';

/**
 * Labels for SubscribeDialog. If the user closes the dialog without copying the link, the confirmation uses the labels
 * for discarding a form.
 */
export interface SubscribeDialogLabels
  extends DialogLabels,
    Pick<
      LinkReadyDialogLabels,
      'qrCode' | 'forPhone' | 'copy' | 'copyValue' | 'copied' | 'copyFailed' | 'done'
    > {
  /** The heading. `name` is the name of the view, or null for all entries. */
  title: (view: { name: string | null }) => string;
  editTitle: (feed: { name: string }) => string;
  description: string;
  include: string;
  titleAndDates: string;
  brandAndKind: string;
  details: string;
  descriptions: string;
  notes: string;
  /** The label for a custom field, including the kind that the field belongs to. */
  field: (field: { label: string; kind: LogKind }) => string;
  /** Explains who can read the feed. */
  note: string;
  link: string;
  /** The question that is asked when the user closes the dialog without copying the link. */
  discardLink: string;
  keepLink: string;
  discardLinkConfirm: string;
  /** The button that opens an app. */
  app: (target: { app: CalendarApp }) => string;
  /** Accessible name of the button that opens an app. The name must contain the visible text. */
  addTo: (target: { app: CalendarApp }) => string;
  /** Explains how often apps fetch changes. */
  refresh: string;
  /** Explains that the link is displayed only once. */
  once: string;
  cancel: string;
  create: string;
  save: string;
}

const APPS: Record<CalendarApp, string> = { google: 'Google', apple: 'Apple', outlook: 'Outlook' };

const { qrCode, forPhone, copy, copyValue, copied, copyFailed, done } = linkReadyDialogLabels;

/** The default {@link SubscribeDialogLabels}. */
export const subscribeDialogLabels: SubscribeDialogLabels = {
  ...dialogLabels,
  ...{ qrCode, forPhone, copy, copyValue, copied, copyFailed, done },
  title: ({ name }) => (name === null ? 'Subscribe to all entries' : `Subscribe to “${name}”`),
  editTitle: ({ name }) => `Edit “${name}”`,
  description: 'See these entries in any calendar app. Changes to the plan appear there.',
  include: 'Include',
  titleAndDates: 'Title and dates',
  brandAndKind: 'Brand and type',
  details: 'Category, campaign and location',
  descriptions: 'Descriptions',
  notes: 'Notes and guest notes',
  field: ({ label, kind }) => `${label} (${kindOf(kind).badge})`,
  note: 'Anyone with the link can read these entries. You can revoke it at any time.',
  link: 'Link for calendar apps',
  discardLink: 'Close without copying? You won’t be able to see the link again.',
  keepLink: 'Keep open',
  discardLinkConfirm: 'Close',
  app: ({ app }) => APPS[app],
  addTo: ({ app }) => `Add to ${APPS[app]} Calendar`,
  refresh:
    'Google updates every 8 to 24 hours, Apple as often as you choose, and Outlook every few hours. Here, everything is always current.',
  once: 'Copy the link now. For your security, it won’t be shown again.',
  cancel: 'Cancel',
  create: 'Create link',
  save: 'Save',
};
