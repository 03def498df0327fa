import { defineMessages } from '../../messages/define-messages.js';

/** Labels for QuickCreate. */
export const quickCreateMessages = defineMessages('quickCreate', {
  /** Accessible name of the card. `date` is the day, or the first and last day of a range. */
  newEntryOn: ({ date }: { date: string; isRange: boolean }) => `New entry on ${date}`,
  /** Accessible name and placeholder of the title field. */
  entryTitle: 'Title',
  /** Accessible names of the controls for the kind and the brand. */
  entryKind: 'Type',
  entryBrand: 'Brand',
  /** What will be created, such as 'Social Post on Tue, Nov 24'. */
  kindOn: ({ kind, date }: { kind: string; date: string; isRange: boolean }) => `${kind} on ${date}`,
  /** Lists the custom fields that the kind requires in addition to the title. */
  alsoRequired: ({ fields }: { fields: string }) => `Also required: ${fields}`,
  moreFields: 'More…',
  createEntry: 'Create',
  /** The main button if the kind requires custom fields. In this case, the button opens the form. */
  continueInForm: 'Continue',
});
