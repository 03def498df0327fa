import { defineMessages } from '../messages/define-messages.js';

/** Text in DateInput. */
export const dateInputMessages = defineMessages('dateInput', {
  /** The accessible name of the picker and of the button that opens it. */
  choose: 'Choose a date',
  /** The format of typed dates, such as 'MM/DD/YYYY'. */
  format: ({ pattern }: { pattern: string }) => pattern,
  /** The accessible name of the picker's navigation. */
  months: 'Months',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  /** The accessible name of a day. `date` is the long date. The name must contain the visible day number. */
  day: ({ date, today, selected }: { date: string; today: boolean; selected: boolean }) =>
    `${today ? 'Today, ' : ''}${date}${selected ? ', selected' : ''}`,
});
