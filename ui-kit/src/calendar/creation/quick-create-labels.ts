import { filterLabels } from '../../filters/filter-labels.js';
import type { LogKind } from '../../logs/types.js';

/** Labels for QuickCreate. */
export interface QuickCreateLabels {
  /** The name of a kind. */
  kind: (kind: LogKind) => string;
  /** Accessible name of the card. `date` is the long date, or both dates. */
  newEntryOn: (input: { date: string }) => string;
  /** Accessible name and placeholder of the title. */
  entryTitle: string;
  /** Accessible names of the choices. */
  entryKind: string;
  entryBrand: string;
  noBrand: string;
  /** What will be created, such as 'Social Post on Tue, Nov 24'. */
  kindOn: (input: { kind: string; date: string }) => string;
  /** Names the custom fields that the kind also requires. */
  alsoRequired: (input: { fields: string }) => string;
  moreFields: string;
  createEntry: string;
  /** The main button if other fields are required, so that the form must open. */
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
