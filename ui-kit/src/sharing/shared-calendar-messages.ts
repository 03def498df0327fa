import { defineMessages } from '../messages/define-messages.js';

/** The text that depends on the brands of a page for clients. */
export const sharedPageMessages = defineMessages('sharedPage', {
  /** The title if there are several brands, and the subtitle after a brand's name. */
  plan: 'Content plan',
  /** The subtitle if there are several brands. */
  brands: ({ names }: { names: readonly string[] }) =>
    names.length > 3 ? `${names.length} brands` : names.join(', '),
});

/** All text around the calendar in `SharedCalendar`. */
export const sharedCalendarMessages = defineMessages('sharedCalendar', {
  print: 'Print',
  /** The product's name, at the end of the page. */
  product: 'Content Planner',
});
