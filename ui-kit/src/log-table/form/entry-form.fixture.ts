import type { Entry } from '../../logs/entry.js';
import type { FieldConfiguration, FieldOption } from '../../logs/types.js';

/** A field configuration for tests. */
export const configuration = (part: Partial<FieldConfiguration>): FieldConfiguration => ({
  id: `id-${part.fieldName ?? 'author'}`,
  kind: 'blog',
  fieldName: 'author',
  fieldLabel: 'Author',
  fieldType: 'text',
  dropdownOptions: null,
  isRequired: false,
  displayOrder: 0,
  ...part,
});

/** An entry for tests. */
export const entry = (part: Partial<Entry> = {}): Entry => ({
  id: '1',
  kind: 'blog',
  title: 'Winter tire guide',
  startDate: '2026-10-05',
  endDate: '2026-10-05',
  brandId: null,
  color: null,
  showOnCalendar: true,
  dynamicFields: {},
  fields: {},
  version: 1,
  createdAt: '2026-03-01T09:00:00.000Z',
  updatedAt: '2026-03-01T09:00:00.000Z',
  ...part,
});

/** Returns a person as the option of a field. */
export const person = (id: string, name: string, more: Partial<FieldOption> = {}): FieldOption => ({
  ...{ id, name, color: null, isDone: false, isArchived: false },
  ...more,
});
