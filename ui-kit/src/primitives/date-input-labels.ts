/** Texts of DateInput. */
export interface DateInputLabels {
  /** Accessible name of the button that opens the picker, and of the picker. */
  choose: string;
  /** Accessible name of the navigation of the picker. */
  months: string;
  previousMonth: string;
  nextMonth: string;
  /** Accessible name of a day. `date` is the long date. The name must contain the visible number of the day. */
  day: (day: { date: string; today: boolean; selected: boolean }) => string;
}

/** The defaults of {@link DateInputLabels}. */
export const dateInputLabels: DateInputLabels = {
  choose: 'Choose a date',
  months: 'Months',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  day: ({ date, today, selected }) => `${today ? 'Today, ' : ''}${date}${selected ? ', selected' : ''}`,
};
