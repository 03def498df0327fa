import { defineMessages } from '../../messages/define-messages.js';

/** All text in the menu beside the Print button. */
export const printLayoutMessages = defineMessages('printLayout', {
  thisMonth: 'This month',
  quarter: 'Quarter on one sheet',
  agenda: 'Agenda as a list',
  /** A checkbox for including the days of other months in printed months. */
  outsideDays: 'Days of other months',
});
