import type { Field, FieldOption, LogKind } from '@content-planner/model';
import type { FieldCount } from './field-values.js';

const field = (
  displayOrder: number,
  label: string,
  type: Field['type'],
  {
    isRequired = false,
    kind = 'blog',
    ...rest
  }: Partial<Field> & { isRequired?: boolean; kind?: LogKind } = {},
): Field => ({
  id: label,
  name: label.toLowerCase().replaceAll(' ', '_'),
  label,
  type,
  options: [],
  isBuiltIn: false,
  isShareable: false,
  kinds: [{ id: `${label}-${kind}`, kind, isRequired, displayOrder }],
  ...rest,
});

const statusOptions = ['Outline', 'Draft', 'In review', 'Ready', 'Published'];

const option = (name: string): FieldOption => ({
  ...{ id: name.toLowerCase(), name, color: null },
  ...{ isDone: name === 'Published', isArchived: false },
});

const use = (kind: LogKind, displayOrder = 1) => ({
  id: `status-${kind}`,
  kind,
  isRequired: true,
  displayOrder,
});

/** A dropdown field that two kinds use, for dialog stories. */
export const statusField: Field = {
  ...{ id: 'status', name: 'status', label: 'Status', type: 'dropdown' },
  options: statusOptions.map(option),
  isBuiltIn: false,
  isShareable: false,
  kinds: [use('blog'), use('email', 3)],
};

/** How many entries have a status. */
export const statusCount: FieldCount = {
  fieldId: 'status',
  count: 66,
  kinds: [
    { kind: 'blog', count: 54 },
    { kind: 'email', count: 12 },
  ],
  options: [
    { optionId: 'outline', count: 0 },
    { optionId: 'draft', count: 31 },
    { optionId: 'in review', count: 14 },
    { optionId: 'ready', count: 9 },
    { optionId: 'published', count: 12 },
  ],
};

/** Unsorted fields for several kinds. */
export const storyFields: readonly Field[] = [
  field(4, 'Search Phrase', 'text'),
  statusField,
  field(0, 'Author', 'text', { isRequired: true }),
  field(3, 'Newsletter', 'boolean'),
  field(2, 'Copy Due', 'date', { isRequired: true }),
  field(0, 'Subject B', 'text', { kind: 'email' }),
];

/** Fields with very long labels and options. */
export const longFields: readonly Field[] = [
  field(0, 'Name of the person who approves the final text before it is published', 'text', {
    isRequired: true,
  }),
  field(1, 'Unbreakable'.repeat(8), 'dropdown', {
    options: [
      ...Array.from({ length: 14 }, (_, place) => `Choice number ${place + 1}`),
      'A choice that is as long as a sentence and then goes on, because it explains too much',
    ].map(option),
  }),
];
