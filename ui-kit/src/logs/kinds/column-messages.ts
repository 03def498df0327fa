import { defineMessages } from '../../messages/define-messages.js';

/** Headers of the columns that all lists have, by column id. */
export const columnMessages = defineMessages('columns', {
  brand: 'Brand',
  onCalendar: 'On Calendar',
  actions: 'Actions',
});
