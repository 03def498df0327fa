/** Which part of a calendar to print, and how. */
export type PrintLayout =
  | {
      /** One sheet for each month. */
      type: 'months';
      /** The number of months, from 1 to 6. */
      months: number;
      /** Whether the first and last week of a month include days of other months. */
      hasOutsideDays: boolean;
    }
  /**
   * The quarter that contains the displayed date, on one sheet, with a column for each month and a row for each day.
   */
  | { type: 'quarter' }
  /** The month's entries as a list. */
  | { type: 'agenda' };

/** The choices for the number of months to print. */
export const PRINT_MONTHS = [1, 2, 3, 4, 5, 6] as const;
