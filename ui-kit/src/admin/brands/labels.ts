import { type DialogLabels, dialogLabels } from '../../primitives/dialog-labels.js';

/** Labels for BrandCards. */
export interface BrandCardsLabels {
  /** Accessible name of the list. */
  list: string;
  loading: string;
  errorTitle: string;
  errorText: string;
  retry: string;
  emptyTitle: string;
  emptyHint: string;
  createFirst: string;
  edit: (brand: { name: string }) => string;
  delete: (brand: { name: string }) => string;
}

/** The default {@link BrandCardsLabels}. */
export const brandCardsLabels: BrandCardsLabels = {
  list: 'Brands',
  loading: 'Loading brands',
  errorTitle: 'Brands could not be loaded',
  errorText: 'The server is not responding. Your data is safe.',
  retry: 'Try again',
  emptyTitle: 'No brands yet',
  emptyHint: 'Brands give entries their color on the calendar.',
  createFirst: 'Create Your First Brand',
  edit: ({ name }) => `Edit ${name}`,
  delete: ({ name }) => `Delete ${name}`,
};

/** Labels for BrandDialog. */
export interface BrandDialogLabels extends DialogLabels {
  createTitle: string;
  editTitle: string;
  name: string;
  color: string;
  colorHint: string;
  colorPlaceholder: string;
  pickColor: string;
  /** The warning below an invalid color, which can still be saved. */
  noColor: string;
  nameRequired: string;
  nameTooLong: string;
  cancel: string;
  create: string;
  update: string;
}

/** The default {@link BrandDialogLabels}. */
export const brandDialogLabels: BrandDialogLabels = {
  ...dialogLabels,
  createTitle: 'Create Brand',
  editTitle: 'Edit Brand',
  name: 'Brand Name',
  color: 'Color',
  colorHint: 'Enter HSL format: hsl(hue, saturation%, lightness%)',
  colorPlaceholder: 'hsl(220, 60%, 50%)',
  pickColor: 'Pick a color',
  noColor: 'Not a valid color. Gray will be used instead.',
  nameRequired: 'Brand name is required',
  nameTooLong: 'Use at most 300 characters',
  cancel: 'Cancel',
  create: 'Create',
  update: 'Update',
};
