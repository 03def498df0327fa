import type { FieldConfiguration } from '../../logs/types.js';

const field = (
  displayOrder: number,
  fieldLabel: string,
  fieldType: FieldConfiguration['fieldType'],
  rest: Partial<FieldConfiguration> = {},
): FieldConfiguration => ({
  id: fieldLabel,
  kind: 'blog',
  fieldName: fieldLabel.toLowerCase().replaceAll(' ', '_'),
  fieldLabel,
  fieldType,
  dropdownOptions: null,
  isRequired: false,
  displayOrder,
  ...rest,
});

/** A dropdown field for dialog stories. */
export const statusField = field(1, 'Status', 'dropdown', {
  isRequired: true,
  dropdownOptions: ['Outline', 'Draft', 'In review', 'Ready', 'Published'],
});

/** Unsorted fields for several kinds. */
export const storyFields: readonly FieldConfiguration[] = [
  field(4, 'Search Phrase', 'text'),
  statusField,
  field(0, 'Author', 'text', { isRequired: true }),
  field(3, 'Newsletter', 'boolean'),
  field(2, 'Copy Due', 'date', { isRequired: true }),
  field(0, 'Subject B', 'text', { kind: 'email' }),
];

/** Fields with very long labels and options. */
export const longFields: readonly FieldConfiguration[] = [
  field(0, 'Name of the person who approves the final text before it is published', 'text', {
    isRequired: true,
  }),
  field(1, 'Unbreakable'.repeat(8), 'dropdown', {
    dropdownOptions: [
      ...Array.from({ length: 14 }, (_, place) => `Choice number ${place + 1}`),
      'A choice that is as long as a sentence and then goes on, because it explains too much',
    ],
  }),
];
