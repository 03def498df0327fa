import { defineMessages } from '../../messages/define-messages.js';

/** The apps that SubscribeDialog has buttons for. */
export type CalendarApp = 'google' | 'apple' | 'outlook';

const APPS: Record<CalendarApp, string> = { google: 'Google', apple: 'Apple', outlook: 'Outlook' };

/** Text of {@link SubscribeDialog}. */
export const subscribeDialogMessages = defineMessages('subscribeDialog', {
  /** The heading. `name` is the name of the view, or null for all entries. */
  title: ({ name }: { name: string | null }) =>
    name === null ? 'Subscribe to all entries' : `Subscribe to “${name}”`,
  editTitle: ({ name }: { name: string }) => `Edit “${name}”`,
  description: 'See these entries in any calendar app. Changes to the plan appear there.',
  include: 'Include',
  titleAndDates: 'Title and dates',
  brandAndKind: 'Brand and type',
  details: 'Category, campaign and location',
  descriptions: 'Descriptions',
  notes: 'Notes and guest notes',
  /** Explains who can read the feed. */
  note: 'Anyone with the link can read these entries. You can revoke it at any time.',
  link: 'Link for calendar apps',
  /** The question that is asked when the user closes the dialog without copying the link. */
  discardLink: 'Close without copying? You won’t be able to see the link again.',
  keepLink: 'Keep open',
  discardLinkConfirm: 'Close',
  /** The button that opens an app. */
  app: ({ app }: { app: CalendarApp }) => APPS[app],
  /** Accessible name of the button that opens an app. The name must contain the visible text. */
  addTo: ({ app }: { app: CalendarApp }) => `Add to ${APPS[app]} Calendar`,
  /** Explains how often apps fetch changes. */
  refresh:
    'Google updates every 8 to 24 hours, Apple as often as you choose, and Outlook every few hours. Here, everything is always current.',
  /** Explains that the link is displayed only once. */
  once: 'Copy the link now. For your security, it won’t be shown again.',
  cancel: 'Cancel',
  create: 'Create link',
  save: 'Save',
});
