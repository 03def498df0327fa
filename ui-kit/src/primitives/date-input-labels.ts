/** Text in DateInput. */
export interface DateInputLabels {
  /** The accessible name of the picker and of the button that opens it. */
  choose: string;
  /** The accessible name of the picker's navigation. */
  months: string;
  previousMonth: string;
  nextMonth: string;
  /** The accessible name of a day. `date` is the long date. The name must contain the visible day number. */
  day: (day: { date: string; today: boolean; selected: boolean }) => string;
}

/** The default {@link DateInputLabels}. */
export const dateInputLabels: DateInputLabels = {
  choose: 'Choose a date',
  months: 'Months',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  day: ({ date, today, selected }) => `${today ? 'Today, ' : ''}${date}${selected ? ', selected' : ''}`,
};
