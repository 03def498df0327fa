import { defineMessages } from '../../messages/define-messages.js';

/** Text of {@link BrandCards}. */
export const brandCardsMessages = defineMessages('brandCards', {
  list: 'Brands',
  loading: 'Loading brands',
  errorTitle: 'Brands could not be loaded',
  emptyTitle: 'No brands yet',
  emptyHint: 'Brands give entries their color on the calendar.',
  createFirst: 'Create Your First Brand',
  edit: ({ name }: { name: string }) => `Edit ${name}`,
  delete: ({ name }: { name: string }) => `Delete ${name}`,
});

/** Text of {@link BrandDialog}. */
export const brandDialogMessages = defineMessages('brandDialog', {
  createTitle: 'Create Brand',
  editTitle: 'Edit Brand',
  name: 'Brand Name',
  color: 'Color',
  colorHint: 'Enter HSL format: hsl(hue, saturation%, lightness%)',
  colorPlaceholder: 'hsl(220, 60%, 50%)',
  /** The warning below an invalid color, which can still be saved. */
  noColor: 'Not a valid color. Gray will be used instead.',
  nameRequired: 'Brand name is required',
  nameTooLong: 'Use at most 300 characters',
  create: 'Create',
  update: 'Update',
});
