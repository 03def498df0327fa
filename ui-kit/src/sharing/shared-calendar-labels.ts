/** All text around the calendar in {@link SharedCalendar}. */
export interface SharedCalendarLabels {
  /** Displayed after the title. */
  subtitle: string;
  print: string;
  /** The product's name, at the end of the page. */
  product: string;
}

/** The default {@link SharedCalendarLabels}. */
export const sharedCalendarLabels: SharedCalendarLabels = {
  subtitle: 'Content plan',
  print: 'Print',
  product: 'Content Planner',
};
