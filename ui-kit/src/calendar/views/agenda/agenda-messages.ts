import { defineMessages } from '../../../messages/define-messages.js';

/** Text in an agenda of late entries. */
export const agendaMessages = defineMessages('agenda', {
  nothingLate: 'Nothing is late',
  daysLate: ({ count }: { count: number }) => (count === 1 ? '1 day late' : `${count} days late`),
});
