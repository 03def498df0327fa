import type { KindDateField } from './kind.js';

/** The date field for kinds with single-day entries. */
export const dateField = {
  name: 'date',
  label: 'Date',
  type: 'entryDate',
  holds: ['startDate', 'endDate'],
  required: true,
} as const satisfies KindDateField;
