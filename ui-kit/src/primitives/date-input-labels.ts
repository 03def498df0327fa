/** Texts of DateInput. */
export interface DateInputLabels {
  /** Name of the button that opens the picker, and of the picker. */
  choose: string;
  /** What the two buttons of the picker lead through. */
  months: string;
  previousMonth: string;
  nextMonth: string;
  /** Name of a day; `date` is written out. It must hold the day's number, which is what one sees. */
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
