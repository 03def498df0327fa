import { filterLabels } from '../../filters/filter-labels.js';
import type { LogKind } from '../../logs/types.js';

/** Labels for QuickCreate. */
export interface QuickCreateLabels {
  /** Returns the name of a kind. */
  kind: (kind: LogKind) => string;
  /** Accessible name of the card. `date` is the day, or the first and last day of a range. */
  newEntryOn: (input: { date: string }) => string;
  /** Accessible name and placeholder of the title field. */
  entryTitle: string;
  /** Accessible names of the controls for the kind and the brand. */
  entryKind: string;
  entryBrand: string;
  noBrand: string;
  /** What will be created, such as 'Social Post on Tue, Nov 24'. */
  kindOn: (input: { kind: string; date: string }) => string;
  /** Lists the custom fields that the kind requires in addition to the title. */
  alsoRequired: (input: { fields: string }) => string;
  moreFields: string;
  createEntry: string;
  /** The main button if the kind requires custom fields. In this case, the button opens the form. */
  continueInForm: string;
  close: string;
}

/** The default {@link QuickCreateLabels}. */
export const quickCreateLabels: QuickCreateLabels = {
  kind: filterLabels.kind,
  newEntryOn: ({ date }) => `New entry on ${date}`,
  entryTitle: 'Title',
  entryKind: 'Type',
  entryBrand: 'Brand',
  noBrand: filterLabels.noBrand,
  kindOn: ({ kind, date }) => `${kind} on ${date}`,
  alsoRequired: ({ fields }) => `Also required: ${fields}`,
  moreFields: 'More…',
  createEntry: 'Create',
  continueInForm: 'Continue',
  close: 'Close',
};
