/** The labels that depend on the brands of a page for clients. */
export interface SharedPageLabels {
  /** The title if there are several brands, and the subtitle after a brand's name. */
  plan: string;
  /** The subtitle if there are several brands. */
  brands: (shown: { names: readonly string[] }) => string;
}

/** All text around the calendar in `SharedCalendar`. */
export interface SharedCalendarLabels extends SharedPageLabels {
  print: string;
  /** The product's name, at the end of the page. */
  product: string;
}

/** The default {@link SharedPageLabels}. */
export const sharedPageLabels: SharedPageLabels = {
  plan: 'Content plan',
  brands: ({ names }) => (names.length > 3 ? `${names.length} brands` : names.join(', ')),
};

/** The default {@link SharedCalendarLabels}. */
export const sharedCalendarLabels: SharedCalendarLabels = {
  ...sharedPageLabels,
  print: 'Print',
  product: 'Content Planner',
};
